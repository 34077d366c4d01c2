"""Sheets as games send them, one for each state of the page."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from cardtable.network.wire import (
    Agreement,
    Ask,
    Button,
    CallAsked,
    HandCard,
    Jump,
    Lobby,
    LobbySeat,
    Notice,
    NumberAsked,
    Pill,
    Sealed,
    Sheet,
    SheetOption,
    SheetSeat,
)

_FAMILY = (("Dad", "bear"), ("Leo", "tiger"), ("Olive", "owl"), ("Mia", "rabbit"))


def seat(number: int, name: str, avatar: str, **more: Any) -> SheetSeat:
    """Return a seat at the table with some tokens and five cards."""
    details = {
        "tokens": 5 - number % 3,
        "tokens_text": f"{5 - number % 3} tokens",
        "cards": 5,
        "words": f"{name}, 5 cards",
    }
    return SheetSeat(seat=number, name=name, avatar=avatar, **{**details, **more})


SEATS = tuple(seat(n, name, avatar, you=n == 3, turn=n == 3) for n, (name, avatar) in enumerate(_FAMILY))


def card(at: int, code: str, *pills: str, tone: Any = "plain", icon: str = "arrow", **more: Any) -> HandCard:
    """Return a card of the hand with its effects."""
    shown = tuple(Pill(text=text, tone=tone, icon=icon) for text in pills)
    return HandCard(at=at, card=code, name=f"{code}, makes {' or '.join(pills)}", pills=shown, **more)


HAND = (
    card(0, "4S", "87", tone="reverse", icon="reverse"),
    card(1, "7D", "94"),
    card(2, "AH", "88 or 98"),
    card(3, "QC", "97", tone="warn"),
    card(4, "10S", "77"),
)

TURN = Sheet(
    n=1,
    turn=7,
    game="Ninety-nine",
    deal="Deal 3",
    total=87,
    limit=99,
    left="12 left",
    pile=("7S", "9D"),
    pile_name="nine of diamonds",
    said="Olive: nine, hold",
    banner="Mia, it's your turn",
    state="turn",
    seats=SEATS,
    hand=HAND,
    can_hint=True,
    can_undo=True,
    sealed=Sealed(before="", sentence=""),
    live="Olive, nine, hold, 87. Your turn.",
)


def _only(*marked: int, can: bool = True) -> tuple[HandCard, ...]:
    return tuple(replace(one, marked=one.at in marked, can=can) for one in HAND)


_ASKED = replace(TURN, banner="", can_back=True)
_CALL = replace(TURN, state="call", banner="", total=None)

MANY = tuple(
    seat(n, name, avatar, you=n == 9, turn=n == 4, state="away" if n == 2 else "out" if n == 6 else "")
    for n, (name, avatar) in enumerate(
        zip(
            ("Anna", "Bo", "Clementine", "Dmitri", "Elif", "Fritz-Wilhelm", "Greta", "Hugo", "Ines", "Mia"),
            ("bear", "cat", "fox", "frog", "owl", "panda", "penguin", "tiger", "robot", "rabbit"),
            strict=True,
        )
    )
)

_THIRTEEN = ("4S", "7D", "AH", "QC", "10S", "2C", "3D", "8H", "9C", "KS", "JD", "5S", "5S")

SHEETS: dict[str, Sheet] = {
    "turn": TURN,
    "options": replace(
        _ASKED,
        hand=_only(2),
        ask=Ask(title="Ace: 1 or 11?"),
        options=(
            SheetOption(at=0, text="+1", total=88, words="plus 1, makes 88"),
            SheetOption(at=1, text="+11", total=98, words="plus 11, makes 98"),
        ),
    ),
    "number": replace(
        _ASKED,
        hand=_only(3),
        ask=Ask(title="Which running total?"),
        number=NumberAsked(low=0, high=99, at=57, totals=tuple(range(100)), label="Running total"),
    ),
    "naming": replace(
        _ASKED,
        hand=_only(0),
        ask=Ask(title="Who plays next?", detail="Tap a seat"),
        naming=True,
        seats=tuple(replace(one, can_name=not one.you) for one in SEATS),
    ),
    "marking": replace(
        _ASKED,
        hand=_only(1, 4),
        ask=Ask(title="2 cards make 51 or 61", detail="Mark another, or play them"),
        can_confirm=True,
    ),
    "together": replace(
        TURN,
        buttons=(
            Button(key="+", text="Play several"),
            Button(key="L", text="Lay down three sevens", cards=("7D", "7S", "7H")),
        ),
        hint="Lay the ten: it leaves 22.",
    ),
    "asked": replace(
        TURN,
        state="asked",
        banner="",
        ask=Ask(
            title="Olive laid the nine of diamonds",
            detail="Whoever holds it too may sneak it in.",
            avatar="owl",
        ),
        hand=tuple(
            replace(one, can=one.at == 1, why="Only the nine of diamonds can be sneaked in.") for one in HAND
        ),
        buttons=(
            Button(key="S", text="Sneak in the 9", primary=True, cards=("9D",)),
            Button(key="N", text="Let it pass"),
        ),
    ),
    "offers": replace(
        TURN,
        state="asked",
        banner="",
        ask=Ask(title="Which card will you take from Olive?", detail="You see the hand", avatar="owl"),
        options=tuple(
            SheetOption(at=n, text="", card=code, words=code)
            for n, code in enumerate(("4S", "KS", "QC", "10S", "9D"))
        ),
        hand=_only(can=False),
    ),
    "wait": replace(
        TURN,
        state="wait",
        banner="Olive is thinking",
        seats=tuple(replace(one, turn=one.seat == 2) for one in SEATS),
        can_hint=False,
    ),
    "call": replace(
        _CALL,
        left="",
        call=CallAsked(sum="87 + 7 = ?", highest=99, before=87, help_text="I do not know"),
    ),
    "call checked": replace(
        TURN,
        state="call",
        banner="",
        can_back=True,
        call=CallAsked(
            sum="Seven, +7 on 87: what is the running total now?",
            lowest=-20,
            before=87,
            sentence="A wrong call costs a token.",
        ),
    ),
    "call help": replace(
        _CALL,
        call=CallAsked(
            sum="68 + 7 = ?",
            highest=99,
            before=68,
            jumps=(Jump(start=68, end=70, text="+2"), Jump(start=70, end=75, text="+5")),
            sentence="Two more make 70.",
            help_text="Show me",
            answer="Almost.",
        ),
    ),
    "call offers": replace(
        _CALL, call=CallAsked(sum="87 + 7 = ?", offers=(84, 94, 95), before=87, help_text="I do not know")
    ),
    "call dots": replace(
        _CALL, call=CallAsked(sum="5 + 2 = ?", dots=(5, 2), highest=10, before=5, help_text="Show me")
    ),
    "between": replace(
        TURN,
        state="between",
        banner="",
        hand=(),
        notice=Notice(
            title="Leo cannot play and loses a token", details=("Leo has 3 tokens left.", "Olive deals next.")
        ),
        can_go_on=True,
        can_hint=False,
    ),
    "over": replace(
        TURN,
        state="over",
        banner="",
        hand=(),
        notice=Notice(title="You win the game", details=("Well played!",), winner=True),
        sealed=Sealed(
            before="ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
            after="abc",
            sentence="Sealed",
        ),
        can_go_on=True,
        can_hint=False,
    ),
    "setback": replace(
        TURN, notice=Notice(title="You lose a token", details=("You go over 99.",)), can_go_on=True, banner=""
    ),
    "agree": replace(
        TURN,
        state="wait",
        banner="Leo asks",
        agree=Agreement(sentence="Leo wants to take back the seven of hearts.", yes="All right", no="No"),
    ),
    "out": replace(TURN, state="out", banner="You're out of this deal", hand=()),
    "paused": replace(TURN, state="paused", banner="The game is paused at the screen"),
    "thirteen": replace(
        TURN, hand=tuple(card(n, code, str(70 + n)) for n, code in enumerate(_THIRTEEN)), seats=MANY
    ),
    "special": replace(
        TURN,
        game="Zeus",
        limit=60,
        total=-12,
        lowest=-20,
        hand=(
            card(0, "ARES", "−2"),
            card(1, "HERMES", "reverse", icon="reverse"),
            card(2, "M10", "−22", tone="over", can=False, why="The total may not go below −20."),
        ),
    ),
    "bound": replace(TURN, ask=Ask(title="The king has to be answered with a king.")),
    "long": replace(
        TURN,
        game="Neunundneunzig mit Hausregeln",
        deal="Runde 13",
        left="noch zweiundzwanzig übrig",
        said="Fritz-Wilhelm hat die Karo-Neun gelegt, der Stand bleibt bei siebenundachtzig",
        banner="Clementine-Annabel, du bist dran, und musst zwei Karten legen",
        hand=tuple(
            replace(
                one,
                pills=(
                    Pill(text="88 oder 98", icon="arrow"),
                    Pill(text="aussetzen lassen", tone="skip", icon="skip"),
                ),
            )
            for one in HAND[:4]
        ),
        buttons=(
            Button(key="L", text="Drei Siebenen auslegen", cards=("7D", "7S", "7H")),
            Button(key="S", text="Die Kreuzkönigin dazwischenwerfen", primary=True),
        ),
        hint="Leg die Pik 10: Danach steht es bei siebenundsiebzig, und die anderen haben kaum noch Karten, die passen.",
    ),
}

LOBBY = Lobby(
    game="Ninety-nine",
    seats=(
        LobbySeat(seat=0, name="Dad", avatar="bear", state="screen", words="Dad, at the screen"),
        LobbySeat(seat=1, name="Leo", avatar="tiger", state="taken", words="Leo has joined"),
        LobbySeat(seat=2, name="", avatar="", state="free", words="free seat"),
        LobbySeat(seat=3, name="", avatar="", state="free", words="free seat"),
        LobbySeat(seat=4, name="Olive", avatar="owl", state="computer", words="Olive, computer"),
        LobbySeat(seat=5, name="Grandma", avatar="panda", state="away", words="Grandma, away"),
    ),
    avatars=("cat", "fox", "frog", "penguin", "rabbit", "robot"),
    sentence="Pick a seat, a name and an animal.",
)
