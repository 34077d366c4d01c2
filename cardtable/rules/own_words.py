"""Texts in the files of variants, as a person reads them: names of games, of house rules, and calls.

A file is English. A text that equals one of the program's English messages is shown in the chosen language;
other texts are shown as they are written.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache

from cardtable.language import SPEECH, say
from cardtable.resources import resource
from cardtable.rules import game_called
from cardtable.rules.model import Choice, Rules

_APART = re.compile(r"[^a-z0-9]+")


def _key(text: str) -> str:
    """Return a key or a text in the form of a message name."""
    return _APART.sub("-", text.lower()).strip("-")


def game_name(rules: Rules) -> str:
    return game_called(rules.id, rules.name)


def game_blurb(rules: Rules) -> str:
    """Return the sentence that describes the game."""
    return SPEECH.own(rules.blurb, [f"variants-{rules.id}-blurb"])


def game_hook(rules: Rules) -> str:
    """Return the description of the game; "" if a house rule may make it untrue."""
    return "" if rules.options else game_blurb(rules)


@cache
def printed_names() -> Mapping[str, Mapping[str, str]]:
    """Return the names that boxes print on cards or tokens if they differ from ours, by game and face."""
    return tomllib.loads((resource("families") / "printed.toml").read_text("utf-8"))


def printed_name(variant: str, face: str) -> str:
    """Return the box's name for that card or token; "" if it is the same as ours."""
    return printed_names().get(variant, {}).get(face, "")


def call_words(written: str) -> str:
    """Return the words called with a card: `pass to you`."""
    return SPEECH.own(written, [f"variants-call-{_key(written)}"])


def option_name(option: str, written: str = "") -> str:
    """Return the name of a house rule; `written` is that in the file of the only variant that has it."""
    return _own(f"options-{_key(option)}", written)


def value_name(option: str, value: str, written: str = "") -> str:
    """Return the name of a value of a house rule."""
    return _own(f"options-{_key(option)}-{_key(value)}", written)


def choice_name(choice: Choice) -> str:
    return option_name(choice.key, choice.written)


def choice_label(choice: Choice, value: str) -> str:
    """Return the words for a value of an option."""
    if value not in choice.labels:
        return value
    return value_name(choice.key, choice.said_as.get(value, value), choice.labels[value])


def _own(message: str, written: str) -> str:
    """Return the text by a message.

    Variants may write different texts under one key, so a second message name includes the text.
    """
    return SPEECH.own(written, [message, f"{message}-{_key(written)}"]) if written else say(message)
