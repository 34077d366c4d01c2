"""The values of house-rule options in words, by option and value.

A value that is a number, or a word that says all, has none. The options are those of section 5 of the settled
rules; an option that a variant file writes has its words there.
"""

from __future__ import annotations

from collections.abc import Mapping

BY_PLAYERS = "by players"
"""The default of a number that depends on how many sit down."""

_OFF_ON = {"off": "no", "on": "yes"}

WORDS: Mapping[str, Mapping[str, str]] = {
    "negative_totals": {"allow": "allowed", "floor": "stop at 0"},
    "two_player_reverse": {"pass": "the other plays next", "again": "play again"},
    "two_player_skip": {"again": "play again", "none": "no effect"},
    "draw_discipline": {"auto": "by itself", "manual": "by hand, or the card is lost"},
    "elimination_rule": {"at_zero": "with the last token", "below_zero": "one loss after the last token"},
    "tokens": {BY_PLAYERS: "by number of players"},
    "hand_size": {BY_PLAYERS: "by number of players"},
    "packs": {BY_PLAYERS: "by number of players"},
    "packs_follow_players": _OFF_ON,
    "deal_end": {
        "deal_ends": "the deal is over",
        "knock_out": "out; the others play on",
        "drop_out": "pays and sits out the deal",
        "pile_away": "pays; the pile is taken away",
        "over_ends": "the deal is over",
        "shed": "a token is lost",
    },
    "pile_away_loser": {
        "redraw": "is laid down for a new one",
        "keep": "is kept",
        "sit_out": "is laid down; sits out",
    },
    "dealer_rotation": {
        "left": "to the dealer's left",
        "right": "to the dealer's right",
        "winner": "the winner",
        "loser": "the loser",
        "right_of_winner": "to the winner's right",
    },
    "next_starter": {"left_of_dealer": "the dealer's left", "loser": "the loser", "winner": "the winner"},
    "stock": {"reshuffle": "the pile is shuffled", "play_on": "play on without drawing"},
    "start_card": {
        "empty": "no card, total 0",
        "turn_up_apply": "a card turned up, with its effect",
        "turn_up_ordinary": "an ordinary card turned up",
    },
    "allow_give_up": {"off": "not allowed", "on": "allowed"},
    "mistakes_count": {"off": "no: refused", "on": "yes: going over loses"},
    "session_deals": {"0": "as many as you like"},
    "sixty_nine_effect": {
        "none": "nothing happens",
        "pool_token": "wins a token from the centre",
        "bonus_token": "wins a token",
        "others_forfeit": "the others get a forfeit",
        "reset_zero": "the total goes to 0",
    },
    "exchange_timing": {"after_draw": "after drawing", "before_draw": "before drawing"},
    "king_ban_at_99": {"allowed": "allowed", "banned": "banned"},
    "qc_double_penalty": {"off": "pay once", "on": "pay for both"},
    "wilson_points_floor": _OFF_ON,
    "wilson_tie": {"extra_deal": "another deal decides", "shared": "the win is shared"},
    "michigan_trips_hits": {"active": "who is still in the deal", "all": "everybody else"},
    "michigan_trips_timing": {"any": "between any two plays", "own_turn": "in one's own turn"},
    "arizona_multi_in_obligation": {"single": "no: one card a play", "counts_once": "yes: as one play"},
    "queen_penalty_draw": {
        "after_all": "after the last of them",
        "after_each": "after each of them",
        "none": "no cards are drawn",
    },
    "queen_answer": {"forced": "a queen must be played", "optional": "a queen may be played"},
    "carryover_failure": {
        "safe": "pays nothing",
        "pay_and_drop_out": "pays and sits out the deal",
    },
    "zeus_letters": {"4": "four", "3": "three"},
    "zeus_sneak": {"on": "allowed", "off": "not allowed"},
    "boomo_reset_after_flip": {"on": "goes to 0", "off": "stays"},
    "arizona_stock_end": {
        "play_on": "play on without drawing",
        "last_player_wins": "the last to play wins the deal",
    },
    "ono_first_number": {"off": "not needed", "on": "needed"},
    "run_forced": {"off": "if one likes", "on": "whenever one can"},
    "baltimore_six_draw": {"replaces": "no card", "also": "a card as usual"},
    "baltimore_six_pick": {"random": "one by chance", "thief_sees": "one that the thief chooses"},
    "call_check": {
        "auto": "nobody checks the sum",
        "practice": "a wrong sum is put right",
        "strict": "a wrong sum costs a forfeit",
    },
}
"""What a person reads for a value; a value that is not here is shown as it is."""
