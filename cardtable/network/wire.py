"""The messages between a phone and the computer: JSON objects, one in a text frame of the web socket.

The phone knows no rules. It is sent a complete picture of its seat, a `Sheet`, after every change, draws it,
and answers with the thing that was tapped. `do` names a message of a phone, `is` one of the computer. In
messages from phones every field is bounded, and unknown fields are refused; codes of cards and names of
animals are names of pictures (`/cards/4H.svg`, `/avatars/owl.svg`, `/icons/hint.svg`: see `site`), and every
other text is a whole sentence in the language of that phone. The web socket is `/table`.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from cardtable.plain_text import LONGEST_NAME
from cardtable.rules import MOST_SEATS

LONGEST = 2048
"""The most bytes of a message from a phone."""

Turn = Annotated[int, Meta(ge=0, le=2**53 - 1)]
"""The `turn` of the sheet that was tapped on, up to the largest exact integer of JavaScript."""
Place = Annotated[int, Meta(ge=0, le=999)]
Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Total = Annotated[int, Meta(ge=-99_999, le=99_999)]
Secret = Annotated[str, Meta(pattern=r"^([A-Za-z0-9_-]{22})?\Z")]
"""128 bits in URL-safe base64, or nothing."""
Tag = Annotated[str, Meta(pattern=r"^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8}){0,5}\Z")]
"""A language as in BCP 47."""
Avatar = Annotated[str, Meta(pattern=r"^[a-z]{1,20}\Z")]
"""The name of an animal."""


class WireError(ValueError):
    """A frame from a phone is no message."""


# --- from a phone


class _Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """The base of the messages from a phone: an unknown field is an error."""


class Hello(_Asked, frozen=True, tag="hello"):
    """The page has connected, for the first time or again; no other message is accepted before it.

    A phone that was here before has its `secret`; one that was shown the code on the screen has an
    `invitation`. With neither it may only ask to be let in. It may be sent again, after `Gone`.
    """

    languages: Annotated[tuple[Tag, ...], Meta(max_length=16)] = ()
    secret: Secret = ""
    invitation: Secret = ""


class Sit(_Asked, frozen=True, tag="sit"):
    """Take a seat with this name and animal; or, if it is the phone's own, change its name or animal."""

    seat: Seat
    name: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
    avatar: Avatar


class Leave(_Asked, frozen=True, tag="leave"):
    """Give up the seat, or stop waiting: the answer is a `Lobby`, to take another seat."""


class _Tapped(_Asked, frozen=True):
    """The base of the taps on a sheet; one with the `turn` of an older sheet is ignored."""

    turn: Turn


class Card(_Tapped, frozen=True, tag="card"):
    """Choose the card at a place of the hand."""

    at: Place


class Mark(_Tapped, frozen=True, tag="mark"):
    """Mark the card at a place to be played with others, or unmark it."""

    at: Place


class Option(_Tapped, frozen=True, tag="option"):
    """Take an option."""

    at: Place


class Number(_Tapped, frozen=True, tag="number"):
    """Take a total, if a number is asked for."""

    total: Total


class Named(_Tapped, frozen=True, tag="seat"):
    """Name a seat."""

    seat: Seat


class Pressed(_Tapped, frozen=True, tag="button"):
    """Press the button with this key."""

    key: Annotated[str, Meta(pattern=r"^[!-~]{1,12}\Z")]


class Back(_Tapped, frozen=True, tag="back"):
    """Go back one step."""


class Confirm(_Tapped, frozen=True, tag="confirm"):
    """Play the marked cards."""


class Called(_Tapped, frozen=True, tag="call"):
    """Call the total, if a call is asked for."""

    total: Total


class Begun(_Tapped, frozen=True, tag="begun"):
    """Whether a call has begun: a figure is typed, or a ten of the line is stretched."""

    begun: bool


class Help(_Tapped, frozen=True, tag="help"):
    """The learner does not know, or wants to be shown the next step."""


class GoOn(_Tapped, frozen=True, tag="go_on"):
    """Go on to the next deal, or past a message that waits to be read."""


class Hint(_Tapped, frozen=True, tag="hint"):
    """Ask for a hint."""


class Undo(_Tapped, frozen=True, tag="undo"):
    """Ask to take back a move, if all agree."""


class Agree(_Tapped, frozen=True, tag="agree"):
    """Answer a question to all."""

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

Asked = Hello | Sit | Leave | Pong | Tap

_DECODER = msgspec.json.Decoder(Asked)


def read(frame: str | bytes) -> Asked:
    """Return the message in a frame. Raises WireError for anything else."""
    size = len(frame) if isinstance(frame, bytes) else len(frame.encode("utf-8", "surrogatepass"))
    if size > LONGEST:
        raise WireError("too long")
    try:
        asked: Asked = _DECODER.decode(frame)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise WireError(str(error)) from error
    return asked


# --- to a phone


class _ComputerMessage(msgspec.Struct, frozen=True, tag_field="is"):
    """The base of the messages from the computer."""


class Welcome(_ComputerMessage, frozen=True, kw_only=True, tag="welcome"):
    """The first answer to `Hello`, sent again when the phone is given another secret.

    `words` are those of the page itself, by message name. A `secret` that is not empty replaces the phone's
    own; an invitation that it came with is used up and can be forgotten.
    """

    words: dict[str, str]
    language: str
    dir: Literal["ltr", "rtl"] = "ltr"
    secret: str = ""


class LobbySeat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat in the lobby. A stranger is shown no names."""

    seat: int
    name: str
    avatar: str
    state: Literal["free", "taken", "you", "computer", "screen", "away"]
    words: str = ""
    """All of it for a screen reader."""


class Lobby(_ComputerMessage, frozen=True, kw_only=True, tag="lobby"):
    """The seats to choose from. While `knocking`, the phone waits to be let in at the screen."""

    game: str
    seats: tuple[LobbySeat, ...]
    avatars: tuple[str, ...]
    """The animals that are free."""
    knocking: bool = False
    sentence: str = ""


class Gone(_ComputerMessage, frozen=True, kw_only=True, tag="gone"):
    """This page has to leave the table.

    The connection ends, except for `unknown`, after which the page says `Hello` again. The page does not
    reconnect on its own; if it `may_knock`, a new one may ask to be let in.

    `why`: `removed` at the screen; `over`, phones may not play any more; `elsewhere`, the same phone is here
    with another page; `unknown`, the secret is not known, and the phone forgets it; `refused`, it was not let
    in.
    """

    why: Literal["removed", "over", "elsewhere", "unknown", "refused"]
    sentence: str
    may_knock: bool = True


class Ping(_ComputerMessage, frozen=True, kw_only=True, tag="ping"):
    """Ask whether the phone is there. It answers at once with `Pong`, or else counts as away."""


Tone = Literal["plain", "reverse", "skip", "warn", "over"]


class Pill(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a card, on a small label above it."""

    text: str
    tone: Tone = "plain"
    icon: str = ""
    """The name of a picture in `icons`, or ""."""


class HandCard(msgspec.Struct, frozen=True, kw_only=True):
    """A card of the phone's hand; `at` is its place, which a tap names."""

    at: int
    card: str
    name: str
    """The words for a screen reader: the card, its result, whether it is marked."""
    pills: tuple[Pill, ...] = ()
    can: bool = True
    why: str = ""
    """Why it can't be played now."""
    marked: bool = False


class SheetSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A player at the table. `tokens` is None if they are unknown or there are none."""

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
    """A question to this seat, with the animal of the player it is about."""

    title: str
    detail: str = ""
    avatar: str = ""


class SheetOption(msgspec.Struct, frozen=True, kw_only=True):
    """One way to count the chosen cards, or one of the cards that are offered (`card`)."""

    at: int
    text: str
    total: int | None = None
    card: str = ""
    words: str = ""


class NumberAsked(msgspec.Struct, frozen=True, kw_only=True):
    """A choice among `totals`; `at` is shown first."""

    low: int
    high: int
    at: int
    totals: tuple[int, ...]
    label: str


class Button(msgspec.Struct, frozen=True, kw_only=True):
    """Something to do besides playing a card; `cards` are shown on it."""

    key: str
    text: str
    primary: bool = False
    cards: tuple[str, ...] = ()


class Notice(msgspec.Struct, frozen=True, kw_only=True):
    """How a deal or the game ended."""

    title: str
    details: tuple[str, ...] = ()
    winner: bool = False
    """Whether this seat won, alone or with others."""


class Jump(msgspec.Struct, frozen=True, kw_only=True):
    """One step of a sum on the line, from a number to another."""

    start: int
    end: int
    text: str = ""


class CallAsked(msgspec.Struct, frozen=True, kw_only=True):
    """The total is to be called. Without `offers` it is typed, or tapped on the line."""

    sum: str
    dots: tuple[int, ...] = ()
    """For a child who doesn't know digits: the total and the card's step, as dots instead of the sum."""
    offers: tuple[int, ...] = ()
    lowest: int = 0
    highest: int = 99
    before: int | None = None
    """The total before the card, as the line shows it; None if it has to be remembered."""
    jumps: tuple[Jump, ...] = ()
    sentence: str = ""
    help_text: str = ""
    """The text of the help button; empty if there is none."""
    answer: str = ""
    """The response to the last try."""


class Agreement(msgspec.Struct, frozen=True, kw_only=True):
    """A question to all, with the two answers."""

    sentence: str
    yes: str
    no: str


class Sealed(msgspec.Struct, frozen=True, kw_only=True):
    """The proof that nothing was changed: a hash of the deal `before` it, and the hashed text `after` it."""

    before: str
    after: str = ""
    sentence: str = ""


class Sheet(_ComputerMessage, frozen=True, kw_only=True, tag="sheet"):
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
    """The last event, in a line."""
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
    """The words for a screen reader about the change."""


ComputerMessage = Welcome | Lobby | Gone | Ping | Sheet

_ENCODER = msgspec.json.Encoder()


def written(message: ComputerMessage) -> bytes:
    """Return a message encoded in UTF-8."""
    return _ENCODER.encode(message)
