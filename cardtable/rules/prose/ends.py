"""How turns, deals and games end, in words: being unable to play, the stock, the next deal, the end."""

from __future__ import annotations

from cardtable.rules.effects import ELIMINATE
from cardtable.rules.endless import could_be_endless
from cardtable.rules.model import Rules
from cardtable.rules.prose.words import (
    capital,
    costs,
    count_of,
    deal_goes_on,
    marked,
    ordinal_word,
    plural,
    token_word,
)


def cannot_play(rules: Rules) -> tuple[str, ...]:
    """What happens to a player who cannot play any card."""
    if rules.terms.overplay:
        may_be_out = _hands_shrink(rules) or rules.terms.allow_give_up == "on"
        return (_without_cards(rules),) if may_be_out else ()
    if rules.terms.shed is not None:
        zero = ", and the total goes to 0" if rules.terms.shed.reset_after_flip == "on" else ""
        rest = (
            f"A player who cannot play any card flips one time bomb{zero}. The hand is kept, and the "
            "next player goes on."
        )
        return (rest,)
    cost = _bust_cost(rules)
    if rules.deal_end == "pile_away":
        return (_pile_away(rules, cost),)
    joined = "," if " and " in cost else " and"
    text = f"A player who cannot play any card lays the hand down{joined} {cost}. {_goes_on(rules)}"
    return (text + _no_cards(rules),)


def _without_cards(rules: Rules) -> str:
    """Where every card can be played, only an empty hand ends a player's part in a deal (1.5.6)."""
    terms = rules.terms
    pays = f"{costs(rules, terms.milestones.end_tokens)} and " if terms.milestones is not None else ""
    over = "When only one player is left in it, the deal is over"
    if terms.borders is not None:
        over += ", and the points that everybody has left are added as usual"
    if terms.zeus is not None:
        over += ", and nobody gets a letter"
    who = "A player without any cards"
    if terms.allow_give_up == "on":
        who = "A player who gives up or has no cards" if _hands_shrink(rules) else "A player who gives up"
    return f"{who} {pays}is out of the deal. {over}."


def _bust_cost(rules: Rules) -> str:
    if rules.tokens is None:
        return "is out of the game" if rules.elimination_rule == "knock_out" else "gets a forfeit"
    if rules.deal_end == "knock_out":
        return f"{costs(rules)} and is out of the game, whatever is left"
    return costs(rules)


def _goes_on(rules: Rules) -> str:
    if rules.deal_end == "deal_ends":
        return "The deal is over."
    same = "the same total, in the same direction"
    out = (
        ""
        if rules.elimination_rule == "knock_out" or (rules.deal_end == "knock_out" and rules.tokens)
        else (" That player is out of this deal only.")
    )
    if rules.is_one_deal:
        return f"The next player faces {same}."
    return f"{out.strip()} The next player faces {same}. The last player left wins the deal.".strip()


def _no_cards(rules: Rules) -> str:
    return " A player without any cards cannot play either." if _hands_shrink(rules) else ""


def _hands_shrink(rules: Rules) -> bool:
    """Whether a hand can run out of cards other than by playing it out."""
    chain = rules.terms.queen_chain
    undrawn = rules.terms.runs is not None or (chain is not None and chain.draw == "none")
    return undrawn or rules.draw_discipline == "manual" or rules.stock == "play_on"


def _pile_away(rules: Rules, cost: str) -> str:
    loser = {
        "redraw": (
            "The player who could not play, if still in the game, puts the hand away too and draws a new one."
        ),
        "keep": "The player who could not play, if still in the game, keeps the hand.",
        "sit_out": "The player who could not play waits until only one player is left; that ends the deal.",
    }[rules.terms.pile_away_loser]
    if rules.elimination_rule == "knock_out":
        loser = "The hand of the player who is out is put away too."
    return (
        f"A player who cannot play any card {cost}. The pile is put aside, the total is 0, and the "
        "next player "
        f"begins a new pile in the same direction. The other players keep their cards. {loser}"
    )


def out_of_the_game(rules: Rules, players: int | None) -> tuple[str, ...]:
    """When the tokens, corners or bombs of a player are used up."""
    if rules.tokens is None or rules.terms.borders is not None or rules.terms.zeus is not None:
        return ()
    if rules.deal_end == "knock_out":
        return ()
    counts = {rules.tokens(n) for n in range(rules.min_players, rules.max_players + 1)}
    if players is not None:
        counts = {rules.tokens(players)}
    most = counts.pop() if len(counts) == 1 else None
    word = token_word(rules)
    made = {"corner": "folded corner", "fold": "fold", "time bomb": "flipped time bomb"}.get(word)
    if rules.elimination_rule == "below_zero":
        return (_on_honor(rules, word, made, most),)
    if made is None:
        at_once = " at once, also in the middle of a deal" if rules.terms.milestones is not None else ""
        return (f"Whoever pays the last {word} is out of the game{at_once}.",)
    which = "last" if most is None else ordinal_word(most)
    return (f"The {which} {made} puts a player out of the game.",)


def _on_honor(rules: Rules, word: str, made: str | None, most: int | None) -> str:
    last = (
        f"no {word} left"
        if made is None
        else f"all the {plural(made)}"
        if most is None
        else count_of(most, made)
    )
    if rules.terms.milestones is None:
        return f"A player with {last} plays on, “on your honor”, and is out of the game at the next loss."
    return (
        f"A player with {last} plays on, “on your honor”. Whoever has to pay more {plural(word)} than "
        "are left pays "
        "those and is out of the game at once, also in the middle of a deal; the others play on."
    )


ENOUGH = (
    "* The same few cards could go round without end. So by a rule of this program nobody draws any more "
    "once the stock has been renewed five hundred times in one deal; the hands run out, and the deal ends."
)


def _some_leave_early(rules: Rules) -> bool:
    """Whether players may be out while the others play on, so that their hands are put aside."""
    terms = rules.terms
    may_be_out = terms.milestones is not None or terms.shed is not None or bool(marked(rules, ELIMINATE))
    return deal_goes_on(rules) or may_be_out or _pays_and_drops_out(rules)


def _pays_and_drops_out(rules: Rules) -> bool:
    """Whether who hands a penalty on is out of the deal (rules, 4.4a)."""
    chain = rules.terms.queen_chain
    return chain is not None and chain.carry_over and chain.failure == "pay_and_drop_out"


def footnote(rules: Rules, players: int | None) -> str:
    """Our own rule that ends what might have no end, at the end of the text where that can be (4.24)."""
    return ENOUGH if could_be_endless(rules, players) else ""


def stock(rules: Rules, players: int | None) -> tuple[str, ...]:
    """What happens when the stock is used up."""
    if rules.terms.stock_end == "last_player_wins":
        return ("The game is over, and whoever laid the last card wins.",)
    if rules.stock == "play_on":
        return ("Nobody draws any more. Play goes on with the cards in hand.",)
    aside = ""
    if rules.deal_end == "pile_away":
        aside = " Piles and hands that were put aside are shuffled in too."
    elif _some_leave_early(rules):
        aside = " Hands of players who went out are shuffled in too."
    star = "*" if could_be_endless(rules, players) else ""
    return (
        "The card on top of the pile stays. All the other played cards are shuffled and become the "
        f"new stock; the total and the direction stay as they are.{aside} If there is still nothing to draw, "
        f"that draw is left out{star}.",
    )


def game_end(rules: Rules) -> tuple[str, ...]:
    """How the game ends and who wins."""
    terms = rules.terms
    if terms.zeus is not None:
        return (f"The first player to have {count_of(terms.zeus.letters, 'letter')} wins the game.",)
    if terms.borders is not None:
        tie = (
            "If several have it, further deals decide."
            if terms.borders.tie == "extra_deal"
            else "If several have it, they share the win."
        )
        return (
            f"A deal is over when the total is above {rules.limit}. Everybody adds the game points "
            "that are left to "
            f"a score. When somebody has a score of {terms.borders.target} or more, the highest score "
            "wins the "
            f"game. {tie}",
        )
    if rules.elimination_rule != "never":
        return (f"The last player left in the game wins{_stakes(rules)}.",)
    if rules.session_deals and not rules.is_one_deal:
        return (
            f"The game is over after {count_of(rules.session_deals, 'deal')}. Whoever has the fewest "
            "forfeits wins.",
        )
    return (
        "The game has no end of its own: it is over when the players want to stop, and whoever has "
        "the fewest "
        "forfeits is the best.",
    )


def _stakes(rules: Rules) -> str:
    if rules.tokens is None or rules.terms.shed is not None:
        return ""
    word = token_word(rules)
    if word in ("corner", "fold"):
        return " and gets all the bills"
    return f" and takes all the {plural(word)} that were paid"


def _has_winner(rules: Rules) -> bool:
    """Whether every deal has a winner."""
    terms = rules.terms
    if terms.milestones is not None or terms.three_of_a_kind is not None:
        return False  # Not every deal has one.
    return rules.deal_end in ("knock_out", "drop_out") or terms.zeus is not None or terms.shed is not None


def next_deal(rules: Rules) -> tuple[str, ...]:
    """Who deals and who begins, and how the next deal differs."""
    dealer = {
        "left": "the deal passes to the left",
        "right": "the deal passes to the right",
        "winner": "the winner deals",
        "loser": "the loser deals",
        "right_of_winner": "the player at the winner's right deals",
    }[rules.dealer_rotation]
    begins = {
        "left_of_dealer": "the player at the dealer's left begins",
        "loser": "the loser begins",
        "winner": "the winner begins",
    }[rules.next_starter]
    if rules.is_one_deal:
        return (f"One deal is a whole game. If you play another one, {dealer} and {begins}.", *_reward(rules))
    text = (
        f"{capital(dealer)}, to the next player in the game, whatever the direction of play was, and "
        f"{begins}."
        if "passes" in dealer
        else (f"{capital(dealer)} and {begins}.")
    )
    if rules.next_starter in ("loser", "winner") or rules.dealer_rotation == "loser":
        text += " For a player who is out of the game the next one to the left steps in."
    if "loser" in (rules.next_starter, rules.dealer_rotation) and _may_have_several_losers(rules):
        text += " Of several losers it is the one who paid last."
    return (f"{_new_cards(rules)} {text}{_nobody_won(rules)}",)


def _reward(rules: Rules) -> tuple[str, ...]:
    """What the winner of a game gets (4.2.12)."""
    if rules.terms.reward is None:
        return ()
    return ("The winner of a game gets a reward mark. Marks are counted over all the games you play again.",)


def _may_have_several_losers(rules: Rules) -> bool:
    """Whether more than one player can pay in one deal."""
    terms = rules.terms
    all_at_once = (terms.milestones, terms.three_of_a_kind, terms.shed)
    one_by_one = (
        rules.deal_end in ("knock_out", "drop_out"),
        rules.deal_end == "pile_away" and terms.pile_away_loser == "sit_out",
        _pays_and_drops_out(rules),
    )
    return any(one_by_one) or any(part is not None for part in all_at_once)


def _new_cards(rules: Rules) -> str:
    if rules.terms.shed is not None:
        return (
            "For the next deal everybody keeps the cards that are left in hand. Beginning at the "
            "dealer's left, "
            "everybody draws as many as are missing to a full hand; the total is 0."
        )
    return "All the cards are shuffled for the next deal; the total is 0 again and play goes clockwise."


def _nobody_won(rules: Rules) -> str:
    if _has_winner(rules):
        return ""
    texts = ""
    if rules.dealer_rotation == "winner":
        texts += " A deal that ends without a winner passes to the left."
    if rules.next_starter == "winner":
        texts += " After a deal without a winner the player at the dealer's left begins."
    return texts
