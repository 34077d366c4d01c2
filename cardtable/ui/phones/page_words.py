"""The words of the phones' page itself, sent with the welcome; all others come with a sheet."""

from __future__ import annotations

from functools import cache

from cardtable.language import SPEECH, say
from cardtable.language.catalog import ENGLISH, Language
from cardtable.ui.drawing.pictures import AVATARS

SLOTS = {
    "form-sentence": ("told",),
    "form-sentences": ("some", "next"),
    "phones-page-say-number": ("total",),
    "phones-page-take-number": ("total",),
}
"""The slots that the page fills in itself: `{total}` marks the place of a running total."""


@cache
def _names() -> tuple[str, ...]:
    """Return the names of the page's messages: its own, of the animals, and for joining sentences."""
    own = Language(ENGLISH, SPEECH.folder / ENGLISH).written("phones")
    return (
        *("form-sentence", "form-sentences"),
        *(f"shared-picture-{animal}" for animal in AVATARS),
        *(name for name in own if name.startswith("phones-page-")),
    )


def page_words() -> dict[str, str]:
    """Return the words of the page in the current language, by the name of the message."""
    return {name: say(name, **{slot: f"{{{slot}}}" for slot in SLOTS.get(name, ())}) for name in _names()}
