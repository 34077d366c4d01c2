"""Every id used in the name of a message has a message."""

from __future__ import annotations

from cardtable.bots.levels import LEVELS
from cardtable.language import say
from cardtable.ui.drawing.pictures import AVATARS
from cardtable.ui.features.new_game.seats_panel import ROLES
from cardtable.ui.shared.avatars import avatar_name
from cardtable.ui.shared.seating import level_name
from tests.rows import rows


@rows("level", LEVELS)
def test_every_level_has_a_name(level: str) -> None:
    assert level_name(level) == level.capitalize()


@rows("avatar", AVATARS)
def test_every_picture_has_a_name(avatar: str) -> None:
    assert avatar_name(avatar) == avatar.capitalize()


@rows("role", ROLES)
def test_every_role_of_a_learner_has_a_name_and_a_meaning(role: str) -> None:
    assert say(f"games-role-{role}-means").startswith(f"{say(f'games-role-{role}')}: ")
