"""The special procedures of a variant in words, one function for each part of the rules."""

from __future__ import annotations

from cardtable.rules.effects import (
    BOMB,
    CHOOSE,
    ELIMINATE,
    EXCHANGE,
    OTHERS_DRAW_1,
    OTHERS_DRAW_2,
    REVERSE,
    SHIELD,
    SKIP,
    STEAL,
    ZEUS,
)
from cardtable.rules.model import Rules
from cardtable.rules.prose.words import (
    a,
    capital,
    card_word,
    costs,
    listed,
    marked,
    number_word,
    plural,
    token_word,
)

THREE = 3
"""Cards of one rank that make a special hand."""


def named_players(rules: Rules) -> tuple[str, ...]:
    """Cards for which another player is named."""
    writers = (_eliminating, _exchanging, _stealing, _choosing)
    return tuple(text for writer in writers if (text := writer(rules)))


def _eliminating(rules: Rules) -> str:
    cards = listed(marked(rules, ELIMINATE), "or")
    if not cards:
        return ""
    text = (
        f"When you lay {cards}, you must name another player in the deal. That player is out of the "
        "deal with a "
        "forfeit, the hand is put aside, and the turn passes to the next player after you."
    )
    shield = listed(marked(rules, SHIELD), "or")
    if shield:
        text += (
            f" But a player who holds {shield} is saved: it must be put on the pile under the card "
            "just laid, its "
            "holder draws one card at once and stays in the deal. This is no turn."
        )
    over = " If only one player is left in the deal, it is over."
    return text + (over if rules.deal_end == "deal_ends" else "")


def _exchanging(rules: Rules) -> str:
    cards = listed(marked(rules, EXCHANGE), "or")
    if not cards:
        return ""
    whom = "whole hands with a player in the deal whom you name"
    if rules.terms.shed is not None:
        return f"When you lay {cards}, you must exchange {whom}."
    if rules.terms.exchange_timing == "before_draw":
        return (
            f"When you lay {cards}, you must exchange {whom}, before anybody draws; the other player, "
            "who now "
            "is a card short, then draws instead of you."
        )
    return f"When you lay {cards}, you draw first and then must exchange {whom}."


def _stealing(rules: Rules) -> str:
    cards = listed(marked(rules, STEAL), "or")
    if not cards:
        return ""
    draw = "The stolen card takes the place of your draw."
    if rules.terms.steal is not None and rules.terms.steal.draw == "also":
        draw = "You draw a card as well, as usual."
    how = "without seeing it,"
    if rules.terms.steal is not None and rules.terms.steal.pick == "thief_sees":
        how = "which you choose with the hand before you,"
    return (
        f"When you lay {cards}, you take a card, {how} from the hand of a player in the "
        "deal whom you "
        f"name. That player draws a card at once. {draw} If nobody else has any cards, you just draw."
    )


def _choosing(rules: Rules) -> str:
    cards = listed(marked(rules, CHOOSE), "or")
    if not cards:
        return ""
    return (
        f"When you lay {cards}, you name another player in the deal, who plays next. The direction "
        "stays, and "
        "play goes on from there."
    )


def ban(rules: Rules) -> tuple[str, ...]:
    """A rank that is banned in a player's first turns."""
    terms = rules.terms.ban
    if terms is None or not terms.turns:
        return ()
    word = card_word(terms.rank)
    turns = "first turn" if terms.turns == 1 else f"first {number_word(terms.turns)} turns"
    each = "Only turns in which you laid a card count."
    if terms.at_limit == "allowed":
        text = (
            f"In your {turns} of the game you may not play {a(word)} that changes the total; where "
            "the total is "
            f"{rules.limit} already, you may."
        )
    else:
        text = f"In your {turns} of the game you may not play {a(word)} at all."
    saves = f"{capital(a(word))} that may not be played does not save a player who has nothing else to play."
    return (f"{text} {each} {saves}",)


def milestones(rules: Rules) -> tuple[str, ...]:
    """Totals that cost or pay when they are reached from below."""
    terms = rules.terms.milestones
    if terms is None:
        return ()
    at = listed([str(number) for number in terms.at], "or")
    both = (
        f" What was jumped over on the way, {listed([str(n) for n in terms.at], 'or')}, is paid for as well."
        if terms.double_penalty == "on"
        else " Nothing is paid besides for what was jumped over on the way."
    )
    return (
        f"When a card takes the total up to exactly {at}, every other player in the deal "
        f"{costs(rules, terms.tokens)}. "
        f"When a card takes it from below {at} to above it, the player who laid it "
        f"{costs(rules, terms.tokens)}.",
        f"Whoever makes the total exactly {terms.end} ends the deal, and every other player in the deal "
        f"{costs(rules, terms.end_tokens)}. Whoever takes it over {terms.end} ends the deal and "
        f"{costs(rules, terms.end_tokens)}.{both}",
        f"A total that goes down or stays costs nobody anything.{_still_works(rules)}",
    )


def _still_works(rules: Rules) -> str:
    if not marked(rules, REVERSE) and not marked(rules, SKIP):
        return ""
    return (
        " A card that puts its own player out still turns the direction or skips, as if that player were in."
    )


def borders(rules: Rules) -> tuple[str, ...]:
    """Borders that cost a game point, and the score."""
    terms = rules.terms.borders
    if terms is None:
        return ()
    spans = listed([f"{number} and {number + 1}" for number in terms.at])
    floor = (
        "Nobody can have fewer than 0 game points."
        if terms.floor == "on"
        else "Game points may go below 0, and then are taken off the score."
    )
    return (
        f"There are borders between {spans}. A card that takes the total across a border, up or down, "
        "costs the "
        f"player who laid it one game point for each border that is crossed. {floor}",
    )


def sixty_nine(rules: Rules) -> tuple[str, ...]:
    """What happens at exactly 69."""
    who = "Whoever changes the total to exactly 69, from below or from above,"
    match rules.terms.sixty_nine_effect:
        case "pool_token" if rules.tokens is not None and rules.terms.borders is None:
            return (f"{who} {_won_back(rules)}, if anybody has lost one yet.",)
        case "bonus_token" if rules.tokens is not None:
            return (f"{who} {_won(rules)}.", *_bank(rules))
        case "pool_token" | "bonus_token":
            return ("Exactly 69 does nothing: in this game there is nothing to win back.",)
        case "others_forfeit":
            return ("When somebody changes the total to exactly 69, all others in the deal get a forfeit.",)
        case "reset_zero":
            return (f"{who} calls it, and then the total is 0.",)
    return ()


def _won_back(rules: Rules) -> str:
    word = token_word(rules)
    if word in ("corner", "fold"):
        return "gets one fold more"
    return f"takes back one {word} of those that were paid"


def _bank(rules: Rules) -> tuple[str, ...]:
    """How much can be won that nobody paid (4.24)."""
    if rules.terms.bank is None:
        return ()
    word = plural(token_word(rules))
    if rules.terms.borders is not None:
        text = (
            f"These {word} come from a bank, which in every deal has as many as all players begin it with. "
            "Once they are won, exactly 69 wins nothing more in that deal."
        )
        return (text,)
    what = "folds" if word in ("corners", "folds") else word
    text = (
        f"These {what} come from a bank, which has as many as all players begin the game with. Once the bank "
        "is empty, exactly 69 wins nothing."
    )
    if rules.packs_follow_players and rules.tokens is not None and len(rules.tokens.steps) > 1:
        text += f" The {what} that players get when others leave come from it too, as far as it has any."
    return (text,)


def _won(rules: Rules) -> str:
    word = token_word(rules)
    return "gets one fold more" if word in ("corner", "fold") else f"gets one {word} more"


def special_hands(rules: Rules) -> tuple[str, ...]:
    """Hands that decide the game at once."""
    hands = rules.terms.special_hands
    if not hands:
        return ()
    results = {
        "wins": "wins the game at once",
        "everybody loses": "ends the game at once, and everybody loses",
    }
    said = [f"a hand with three {plural(card_word(rank))} {results[what]}" for rank, what in hands.items()]
    text = (
        f"After the deal and after every draw, {'; '.join(said)}. If there are several such hands, the first "
        "one from the dealer's left decides."
    )
    largest = max(rules.hand_size(players) for players in range(rules.min_players, rules.max_players + 1))
    if len(hands) > 1 and largest >= 2 * THREE:
        text += f" A hand that has both counts for its three {plural(card_word(next(iter(hands))))}."
    return (text,)


def three_of_a_kind(rules: Rules) -> tuple[str, ...]:
    """Three cards of one rank that may be laid down."""
    terms = rules.terms.three_of_a_kind
    if terms is None:
        return ()
    when = (
        "at any time between two plays" if terms.timing == "any" else "in that player's turn, before playing"
    )
    who = "every other player who is still in the deal" if terms.hits == "active" else "every other player"
    return (
        f"A player who holds three cards of one rank may call and lay them down {when}. Then {who} "
        f"{costs(rules)}, the caller does not, and the deal is over. It is no play, and nobody has to "
        "do it. If "
        "several players could, the first from the dealer's left comes first.",
    )


def zeus(rules: Rules) -> tuple[str, ...]:
    """Who holds Zeus, and what it is good for."""
    terms = rules.terms.zeus
    if terms is None:
        return ()
    gods = listed(marked(rules, ZEUS), "or")
    texts = [
        "Nobody holds Zeus at first. You take Zeus, from whoever holds him, when your card changes "
        "the total to "
        f"10, 20 or another multiple of ten up to {rules.limit}; when you lay a number on the same "
        "number that "
        f"an opponent has just laid; and when you lay {gods}.",
    ]
    if terms.sneak == "on":
        texts.append(
            "When a player has laid a number, any other player who holds the same number may lay it "
            "at once, out "
            "of turn. It adds to the total as usual and takes Zeus; the player who laid it draws a card, and "
            "play goes on from there. If several players want to, the one who would have played first does."
        )
    texts.append(
        f"When the total is {rules.limit} or more, the deal is over, and whoever holds Zeus gets a "
        "letter; the card "
        "that ends the deal may take him. If nobody holds him, the player who ended the deal takes him."
    )
    return tuple(texts)


def shedding(rules: Rules) -> tuple[str, ...]:
    """Getting rid of all cards."""
    terms = rules.terms.shed
    if terms is None:
        return ()
    saves = card_word(terms.saves)
    texts = [
        "Whoever lays the last card of the hand wins the deal; that card does nothing else. All the others "
        "flip one time bomb each.",
    ]
    bombs = listed(marked(rules, BOMB), "or")
    if bombs:
        texts.append(
            f"When somebody lays {bombs}, every other player in turn either discards {a(saves)} or "
            "flips a time "
            f"bomb. A player who could discard {a(saves)} may rather flip. Whoever discards the last "
            "card that way "
            "wins the deal."
        )
    draws = marked(rules, OTHERS_DRAW_1) + marked(rules, OTHERS_DRAW_2)
    if draws:
        texts.append("When all the others have to draw, they do so beginning with the next player.")
    return tuple(texts)
