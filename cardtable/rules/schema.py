"""The shape of a variant file, as `msgspec` decodes it: every key there is, all optional.

A document states what it says and nothing else; `rules.loader` lays documents over one another and turns the
whole into `Rules`. Options of house rules are documents too: choosing one lays it over the variant.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Seats = Annotated[int, msgspec.Meta(ge=2, le=10)]
Count = Annotated[int, msgspec.Meta(ge=0, le=20)]
Limit = Annotated[int, msgspec.Meta(ge=1, le=999)]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=400)]

ByPlayers = Count | dict[str, Count]
"""A number, or `{ default = 5, "5+" = 3 }`: the number from so many players up."""


class Document(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The base of everything in a variant file: an unknown key is an error."""


class SourceDocument(Document):
    """Where a variant is taken from."""

    title: Text | None = None
    publisher: Text | None = None
    section: Text | None = None


class PlayersDocument(Document):
    """How many can play."""

    min: Seats | None = None
    max: Seats | None = None


class OptionDocument(Document):
    """A house-rule option of one variant: named choices, each a document that is laid over the variant."""

    name: Text | None = None
    default: Text | None = None
    choices: dict[str, PatchDocument] | None = None


class PatchDocument(Document):
    """The part of a variant that says how it is played; what an option's choice may change."""

    players: PlayersDocument | None = None
    decks: ByPlayers | None = None
    jokers: Count | None = None
    hand: ByPlayers | None = None
    tokens: ByPlayers | Literal["none"] | None = None
    limit: Limit | None = None
    cards: dict[str, str] | None = None
    calls: dict[str, Text] | None = None
    negative_totals: Literal["allow", "floor"] | None = None
    two_player_reverse: Literal["pass", "again"] | None = None
    two_player_skip: Literal["again", "none"] | None = None
    draw_discipline: Literal["auto", "manual"] | None = None
    elimination_rule: Literal["at_zero", "below_zero", "knock_out", "never"] | None = None
    packs_follow_players: Literal["off", "on"] | None = None
    deal_end: Literal["deal_ends", "knock_out", "drop_out"] | None = None
    dealer_rotation: Literal["left", "right", "winner", "loser"] | None = None
    next_starter: Literal["left_of_dealer", "loser", "winner"] | None = None
    stock: Literal["reshuffle", "play_on"] | None = None
    session_deals: Annotated[int, msgspec.Meta(ge=0, le=1000)] | None = None


class VariantDocument(PatchDocument):
    """One variant as its file states it."""

    base: Text | None = None
    name: Text | None = None
    blurb: Text | None = None
    family: Text | None = None
    source: SourceDocument | None = None
    options: dict[str, OptionDocument] | None = None
