"""The words of the phones' page itself, sent with the welcome; all others come with a sheet."""

from __future__ import annotations

from cardtable.language import say

PAGE_WORDS = (
    "form-sentence",
    "form-sentences",
    "phones-page-animal",
    "shared-picture-bear",
    "shared-picture-cat",
    "shared-picture-fox",
    "shared-picture-frog",
    "shared-picture-owl",
    "shared-picture-panda",
    "shared-picture-penguin",
    "shared-picture-rabbit",
    "shared-picture-robot",
    "shared-picture-tiger",
    "phones-page-away",
    "phones-page-back",
    "phones-page-change",
    "phones-page-choices",
    "phones-page-close",
    "phones-page-computer",
    "phones-page-connecting",
    "phones-page-daylight",
    "phones-page-delete",
    "phones-page-face",
    "phones-page-free",
    "phones-page-go-on",
    "phones-page-hand",
    "phones-page-hint",
    "phones-page-knock",
    "phones-page-large-text",
    "phones-page-leave",
    "phones-page-leave-sure",
    "phones-page-lost",
    "phones-page-lost-help",
    "phones-page-name",
    "phones-page-next-deal",
    "phones-page-one-tap",
    "phones-page-plainly",
    "phones-page-play-here",
    "phones-page-play-marked",
    "phones-page-say",
    "phones-page-say-number",
    "phones-page-screen",
    "phones-page-seal",
    "phones-page-seal-broken",
    "phones-page-seal-holds",
    "phones-page-seats",
    "phones-page-seated",
    "phones-page-settings",
    "phones-page-sit",
    "phones-page-sound",
    "phones-page-stay",
    "phones-page-stop-waiting",
    "phones-page-table",
    "phones-page-taken",
    "phones-page-take-number",
    "phones-page-tap-again",
    "phones-page-tap-marks",
    "phones-page-tap-once",
    "phones-page-tap-twice",
    "phones-page-try-now",
    "phones-page-undo",
    "phones-page-vibration",
    "phones-page-which-seat",
    "phones-page-whole-line",
    "phones-page-you",
)

SLOTS = {
    "form-sentence": ("told",),
    "form-sentences": ("some", "next"),
    "phones-page-say-number": ("total",),
    "phones-page-take-number": ("total",),
}
"""The slots that the page fills in itself: `{total}` marks the place of a running total."""


def page_words() -> dict[str, str]:
    """Return the words of the page in the current language, by the name of the message."""
    return {name: say(name, **{slot: f"{{{slot}}}" for slot in SLOTS.get(name, ())}) for name in PAGE_WORDS}
