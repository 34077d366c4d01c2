"""What the files of variants write, as a person reads it: names of games, of house rules, and what is called.

A file is English. Where it says what a message says in English, it is the program's own, and is said in the
language that is spoken; what somebody else wrote is shown as it is written.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

from cardtable.language import SPEECH, say
from cardtable.resources import resource

if TYPE_CHECKING:
    from cardtable.rules.model import Rules

_APART = re.compile(r"[^a-z0-9]+")


def _key(text: str) -> str:
    """A key or a text as a part of the name of a message."""
    return _APART.sub("-", text.lower()).strip("-")


def game_name(rules: Rules) -> str:
    """What the game is called."""
    return game_called(rules.id, rules.name)


def game_called(variant: str, written: str) -> str:
    """The same of a game that is known by its id and by the name that its rules had."""
    return SPEECH.own(written, [f"variants-{variant}"])


def game_blurb(rules: Rules) -> str:
    """The sentence that tells what the game is like."""
    return SPEECH.own(rules.blurb, [f"variants-{rules.id}-blurb"])


def game_hook(rules: Rules) -> str:
    """The same of the game as it is played; nothing where a house rule may make it untrue."""
    return "" if rules.options else game_blurb(rules)


@cache
def printed_names() -> Mapping[str, Mapping[str, str]]:
    """What boxes print on cards that we call by other names, by game and face, and what tokens are there."""
    return tomllib.loads((resource("families") / "printed.toml").read_text("utf-8"))


def printed_name(variant: str, face: str) -> str:
    """What the box prints on that card, or takes as tokens of that kind; "" if both go by our name."""
    return printed_names().get(variant, {}).get(face, "")


def call_words(written: str) -> str:
    """What is called when a card is laid: `pass to you`."""
    return SPEECH.own(written, [f"variants-call-{_key(written)}"])


def option_name(option: str, written: str = "") -> str:
    """What a house rule is called; `written` is what the file of a variant calls it that has it alone."""
    return _own(f"options-{_key(option)}", written)


def value_name(option: str, value: str, written: str = "") -> str:
    """What one of its values is called."""
    return _own(f"options-{_key(option)}-{_key(value)}", written)


def _own(message: str, written: str) -> str:
    """Variants may write different things under one key: a second message is named by the text as well."""
    return SPEECH.own(written, [message, f"{message}-{_key(written)}"]) if written else say(message)
