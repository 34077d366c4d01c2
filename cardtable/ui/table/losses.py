"""What a seat lost at the end of a deal and what it has left, in the words of its kind of token."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def own_loss(kind: str, stuck: bool, lost: int) -> str:
    """What the person who reads it lost: `You lose a penny`."""
    translate = QCoreApplication.translate
    if lost == 1:
        one = {
            "penny": translate("Table", "You lose a penny"),
            "nickel": translate("Table", "You lose a nickel"),
            "chip": translate("Table", "You lose a chip"),
            "corner": translate("Table", "You fold a corner of your bill"),
            "fold": translate("Table", "You fold your bill once more"),
            "bomb": translate("Table", "You flip a time bomb"),
            "point": translate("Table", "You lose a game point"),
        }
        if kind in one:
            return one[kind]
        if stuck:
            return translate("Table", "You could not play and lose a token")
        return translate("Table", "You lose a token")
    if lost > 1:
        return _many_own(kind).format(count=lost)
    if stuck:
        return translate("Table", "You could not play and lose this deal")
    return translate("Table", "You lose this deal")


def _many_own(kind: str) -> str:
    translate = QCoreApplication.translate
    return {
        "penny": translate("Table", "You lose {count} pennies"),
        "nickel": translate("Table", "You lose {count} nickels"),
        "chip": translate("Table", "You lose {count} chips"),
        "corner": translate("Table", "You fold {count} corners of your bill"),
        "fold": translate("Table", "You fold your bill {count} times"),
        "bomb": translate("Table", "You flip {count} time bombs"),
        "point": translate("Table", "You lose {count} game points"),
    }.get(kind, translate("Table", "You lose {count} tokens"))


def loss(kind: str, who: str, stuck: bool, lost: int) -> str:
    """What somebody else lost: `Bruno loses a penny`."""
    translate = QCoreApplication.translate
    if lost == 1:
        one = {
            "penny": translate("Table", "{name} loses a penny"),
            "nickel": translate("Table", "{name} loses a nickel"),
            "chip": translate("Table", "{name} loses a chip"),
            "corner": translate("Table", "{name} folds a corner of the bill"),
            "fold": translate("Table", "{name} folds the bill once more"),
            "bomb": translate("Table", "{name} flips a time bomb"),
            "point": translate("Table", "{name} loses a game point"),
        }
        if kind in one:
            return one[kind].format(name=who)
        if stuck:
            return translate("Table", "{name} could not play and loses a token").format(name=who)
        return translate("Table", "{name} loses a token").format(name=who)
    if lost > 1:
        return _many(kind).format(name=who, count=lost)
    if stuck:
        return translate("Table", "{name} could not play and loses this deal").format(name=who)
    return translate("Table", "{name} loses this deal").format(name=who)


def _many(kind: str) -> str:
    translate = QCoreApplication.translate
    return {
        "penny": translate("Table", "{name} loses {count} pennies"),
        "nickel": translate("Table", "{name} loses {count} nickels"),
        "chip": translate("Table", "{name} loses {count} chips"),
        "corner": translate("Table", "{name} folds {count} corners of the bill"),
        "fold": translate("Table", "{name} folds the bill {count} times"),
        "bomb": translate("Table", "{name} flips {count} time bombs"),
        "point": translate("Table", "{name} loses {count} game points"),
    }.get(kind, translate("Table", "{name} loses {count} tokens"))


def of_others(kind: str, lost: int) -> str:
    """What all but the winner lost, at most so much each: `The others flip a bomb each.`"""
    translate = QCoreApplication.translate
    one = {
        "corner": translate("Table", "The others fold a corner each."),
        "fold": translate("Table", "The others fold once more."),
        "bomb": translate("Table", "The others flip a bomb each."),
    }
    if lost == 1:
        return one.get(kind, translate("Table", "The others pay one each."))
    return translate("Table", "The others pay {count} each.").format(count=lost)


def left(kind: str, count: int) -> str:
    """What there is still: `2 pennies left.`"""
    translate = QCoreApplication.translate
    none = {
        "penny": translate("Table", "No penny left."),
        "nickel": translate("Table", "No nickel left."),
        "chip": translate("Table", "No chip left."),
        "corner": translate("Table", "No corner left."),
        "fold": translate("Table", "No fold left."),
        "bomb": translate("Table", "No time bomb left."),
        "point": translate("Table", "No game point left."),
    }
    one = {
        "penny": translate("Table", "One penny left."),
        "nickel": translate("Table", "One nickel left."),
        "chip": translate("Table", "One chip left."),
        "corner": translate("Table", "One corner left."),
        "fold": translate("Table", "One fold left."),
        "bomb": translate("Table", "One time bomb left."),
        "point": translate("Table", "One game point left."),
    }
    many = {
        "penny": translate("Table", "{count} pennies left."),
        "nickel": translate("Table", "{count} nickels left."),
        "chip": translate("Table", "{count} chips left."),
        "corner": translate("Table", "{count} corners left."),
        "fold": translate("Table", "{count} folds left."),
        "bomb": translate("Table", "{count} time bombs left."),
        "point": translate("Table", "{count} game points left."),
    }
    if count == 0:
        return none.get(kind, translate("Table", "No token left."))
    if count == 1:
        return one.get(kind, translate("Table", "One token left."))
    return many.get(kind, translate("Table", "{count} tokens left.")).format(count=count)
