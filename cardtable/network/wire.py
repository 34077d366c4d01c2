"""What a phone and the computer say to one another: JSON objects, one in a text frame of the web socket.

The phone knows no rules. It is sent a whole picture of its seat, a `Sheet`, whenever something changed,
draws it, and says which of its things was tapped. `do` names what a phone wants, `is` what the computer
sends. What comes in is bounded in every field, and nothing but these fields is let in; codes of cards and
names of animals are names of pictures (`/cards/4H.svg`, `/avatars/owl.svg`, `/icons/hint.svg`: see `site`),
and every other text is a whole sentence in the language of that phone. The web socket is `/table`.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from cardtable.plain_text import LONGEST_NAME
from cardtable.rules import MOST_SEATS

LONGEST = 2048
"""Bytes of the longest message that a phone may send."""

Turn = Annotated[int, Meta(ge=0, le=2**53 - 1)]
"""The `turn` of the sheet that was tapped on. JavaScript counts no further exactly."""
Place = Annotated[int, Meta(ge=0, le=999)]
Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Total = Annotated[int, Meta(ge=-99_999, le=99_999)]
Secret = Annotated[str, Meta(pattern=r"^([A-Za-z0-9_-]{22})?\Z")]
"""128 bits in base64 for addresses, or nothing."""
Tag = Annotated[str, Meta(pattern=r"^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8}){0,5}\Z")]
"""A language as in BCP 47."""
Avatar = Annotated[str, Meta(pattern=r"^[a-z]{1,20}\Z")]
"""The name of an animal."""


class WireError(ValueError):
    """What came in is no message."""


# --- from a phone


class _Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """The base of what a phone says: a field that is not known is an error."""


class Hello(_Asked, frozen=True, tag="hello"):
    """The page is there, for the first time or again; nothing else is heard before it.

    A phone that has sat here has its `secret`; one that was shown the code on the screen has an `invitation`.
    With neither it may only ask to be let in. It may be said again, after `Gone`.
    """

    languages: Annotated[tuple[Tag, ...], Meta(max_length=16)] = ()
    secret: Secret = ""
    invitation: Secret = ""


class Sit(_Asked, frozen=True, tag="sit"):
    """Sit down there with that name and animal; or, while seated, have another name or animal."""

    seat: Seat
    name: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
    avatar: Avatar


class Leave(_Asked, frozen=True, tag="leave"):
    """Stand up, or wait no longer: the answer is a `Lobby`, where another seat can be taken."""


class Card(_Asked, frozen=True, tag="card"):
    """The card at that place of the hand is chosen."""

    turn: Turn
    at: Place


class Mark(_Asked, frozen=True, tag="mark"):
    """The card at that place is to go with others, or is not any more."""

    turn: Turn
    at: Place


class Option(_Asked, frozen=True, tag="option"):
    """One of the options is taken."""

    turn: Turn
    at: Place


class Number(_Asked, frozen=True, tag="number"):
    """That total is taken, where a number is asked."""

    turn: Turn
    total: Total


class Named(_Asked, frozen=True, tag="seat"):
    """That seat is named."""

    turn: Turn
    seat: Seat


class Pressed(_Asked, frozen=True, tag="button"):
    """The button with that key."""

    turn: Turn
    key: Annotated[str, Meta(pattern=r"^[!-~]{1,12}\Z")]


class Back(_Asked, frozen=True, tag="back"):
    """One step back."""

    turn: Turn


class Confirm(_Asked, frozen=True, tag="confirm"):
    """What is marked is played."""

    turn: Turn


class Called(_Asked, frozen=True, tag="call"):
    """The total that is called, where a call is asked."""

    turn: Turn
    total: Total


class Begun(_Asked, frozen=True, tag="begun"):
    """Whether a call has begun: a figure is typed, or a ten of the line is stretched."""

    turn: Turn
    begun: bool


class Help(_Asked, frozen=True, tag="help"):
    """A learner does not know, or wants the next step shown."""

    turn: Turn


class GoOn(_Asked, frozen=True, tag="go_on"):
    """The next deal, or on with what waits for somebody to have read it."""

    turn: Turn


class Hint(_Asked, frozen=True, tag="hint"):
    """A hint is asked for."""

    turn: Turn


class Undo(_Asked, frozen=True, tag="undo"):
    """A move is to be taken back, if all agree."""

    turn: Turn


class Agree(_Asked, frozen=True, tag="agree"):
    """The answer to what all are asked."""

    turn: Turn
    yes: bool


class Pong(_Asked, frozen=True, tag="pong"):
    """The answer to `Ping`."""


Tap = (
    Card
    | Mark
    | Option
    | Number
    | Named
    | Pressed
    | Back
    | Confirm
    | Called
    | Begun
    | Help
    | GoOn
    | Hint
    | Undo
    | Agree
)
"""What is tapped on a sheet: it carries the `turn` of that sheet, and is dropped if another has come since.
"""

Asked = Hello | Sit | Leave | Pong | Tap

_DECODER = msgspec.json.Decoder(Asked)


def read(frame: str | bytes) -> Asked:
    """What a phone says. Raises WireError for everything that is no message, however it is meant."""
    size = len(frame) if isinstance(frame, bytes) else len(frame.encode("utf-8", "surrogatepass"))
    if size > LONGEST:
        raise WireError("too long")
    try:
        asked: Asked = _DECODER.decode(frame)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise WireError(str(error)) from error
    return asked


# --- to a phone


class _Told(msgspec.Struct, frozen=True, tag_field="is"):
    """The base of what the computer says."""


class Welcome(_Told, frozen=True, kw_only=True, tag="welcome"):
    """The first answer to `Hello`, and again when the phone is given another secret.

    `words` are those of the page itself, by the name of their message. A `secret` that is not empty
    replaces the one that the phone has; the invitation, if it came with one, is used up and can be
    forgotten.
    """

    words: dict[str, str]
    language: str
    dir: Literal["ltr", "rtl"] = "ltr"
    secret: str = ""


class LobbySeat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat as somebody sees it who wants to sit down. Whoever may not yet know gets no names."""

    seat: int
    name: str
    avatar: str
    state: Literal["free", "taken", "you", "computer", "screen", "away"]
    words: str = ""
    """All of it for a screen reader."""


class Lobby(_Told, frozen=True, kw_only=True, tag="lobby"):
    """Where one can sit down. While `knocking`, the phone waits to be let in at the screen."""

    game: str
    seats: tuple[LobbySeat, ...]
    avatars: tuple[str, ...]
    """The animals that nobody has."""
    knocking: bool = False
    sentence: str = ""


class Gone(_Told, frozen=True, kw_only=True, tag="gone"):
    """This page is at the table no more. The connection ends, but for `unknown`, after which the page says
    `Hello` again. It does not come back on its own; a new one, which asks to be let in, may come if it
    `may_knock`.

    `why`: `removed` at the screen; `over`, no phones are wanted any more; `elsewhere`, the same phone is
    here with another page; `unknown`, nobody here knows the secret, which the phone forgets; `refused`, it
    was not let in.
    """

    why: Literal["removed", "over", "elsewhere", "unknown", "refused"]
    sentence: str
    may_knock: bool = True


class Ping(_Told, frozen=True, kw_only=True, tag="ping"):
    """Is the phone there? It answers at once with `Pong`, and otherwise counts as away."""


Tone = Literal["plain", "reverse", "skip", "warn", "over"]


class Pill(msgspec.Struct, frozen=True, kw_only=True):
    """What a card would make, on a little plate above it."""

    text: str
    tone: Tone = "plain"
    icon: str = ""
    """Of a picture in `icons`, or none."""


class HandCard(msgspec.Struct, frozen=True, kw_only=True):
    """A card of the own hand; `at` is its place, which a tap names."""

    at: int
    card: str
    name: str
    """What a screen reader says: which card, what it would make, whether it is marked."""
    pills: tuple[Pill, ...] = ()
    can: bool = True
    why: str = ""
    """Why it cannot be played now."""
    marked: bool = False


class SheetSeat(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody at the table. `tokens` is None where they are not known or there are none."""

    seat: int
    name: str
    avatar: str
    tokens: int | None = None
    tokens_text: str = ""
    cards: int = 0
    state: Literal["", "out", "away"] = ""
    turn: bool = False
    can_name: bool = False
    you: bool = False
    words: str = ""
    """All of it for a screen reader."""


class Ask(msgspec.Struct, frozen=True, kw_only=True):
    """A question to this seat, with the animal of whoever it is about."""

    title: str
    detail: str = ""
    avatar: str = ""


class SheetOption(msgspec.Struct, frozen=True, kw_only=True):
    """One way to count what was chosen, or one of the cards that are offered (`card`)."""

    at: int
    text: str
    total: int | None = None
    card: str = ""
    words: str = ""


class NumberAsked(msgspec.Struct, frozen=True, kw_only=True):
    """One of `totals` is chosen; `at` is the one that is shown first."""

    low: int
    high: int
    at: int
    totals: tuple[int, ...]
    label: str


class Button(msgspec.Struct, frozen=True, kw_only=True):
    """Something to do besides laying a card; `cards` are shown on it."""

    key: str
    text: str
    primary: bool = False
    cards: tuple[str, ...] = ()


class Notice(msgspec.Struct, frozen=True, kw_only=True):
    """How a deal or the game ended."""

    title: str
    details: tuple[str, ...] = ()
    winner: bool = False
    """Whether this seat won, or is among those who did."""


class Jump(msgspec.Struct, frozen=True, kw_only=True):
    """One step of a sum on the line, from a number to another."""

    start: int
    end: int
    text: str = ""


class CallAsked(msgspec.Struct, frozen=True, kw_only=True):
    """The total is to be called. Without `offers` it is typed, or tapped on the line."""

    sum: str
    offers: tuple[int, ...] = ()
    lowest: int = 0
    highest: int = 99
    before: int | None = None
    """Where the total stood, as the line shows it; None where that is to be known by heart."""
    jumps: tuple[Jump, ...] = ()
    sentence: str = ""
    help_text: str = ""
    """What the button for help says; empty, there is none."""
    answer: str = ""
    """What was said of the last try."""


class Agreement(msgspec.Struct, frozen=True, kw_only=True):
    """Something that all are asked, with the two answers."""

    sentence: str
    yes: str
    no: str


class Sealed(msgspec.Struct, frozen=True, kw_only=True):
    """That nothing was changed: a hash of the deal `before` it, and what it was made of after it."""

    before: str
    after: str = ""
    sentence: str = ""


class Sheet(_Told, frozen=True, kw_only=True, tag="sheet"):
    """Everything that this seat sees now. `n` counts the sheets that were sent to this seat."""

    n: int
    turn: int
    game: str
    deal: str
    total: int | None
    """None while the players call it themselves."""
    limit: int
    lowest: int = 0
    left: str = ""
    pile: tuple[str, ...] = ()
    """The cards on top, the topmost last."""
    pile_name: str = ""
    said: str = ""
    """What just happened, in a line."""
    banner: str = ""
    state: Literal["turn", "asked", "wait", "call", "between", "over", "paused", "out"]
    seats: tuple[SheetSeat, ...] = ()
    hand: tuple[HandCard, ...] = ()
    ask: Ask | None = None
    options: tuple[SheetOption, ...] = ()
    number: NumberAsked | None = None
    naming: bool = False
    buttons: tuple[Button, ...] = ()
    can_back: bool = False
    can_confirm: bool = False
    can_hint: bool = False
    can_undo: bool = False
    can_go_on: bool = False
    notice: Notice | None = None
    call: CallAsked | None = None
    hint: str = ""
    agree: Agreement | None = None
    sealed: Sealed | None = None
    live: str = ""
    """What a screen reader says of the change."""


Told = Welcome | Lobby | Gone | Ping | Sheet

_ENCODER = msgspec.json.Encoder()


def written(message: Told) -> bytes:
    """A message as it goes out, in UTF-8."""
    return _ENCODER.encode(message)
