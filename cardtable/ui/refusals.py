"""Why a move was refused, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from cardtable.game.moves import Reason, Refusal


def refusal_sentence(refusal: Refusal) -> str:
    """Why a move was refused, as one sentence for the player."""
    translate = QCoreApplication.translate
    match refusal.reason:
        case Reason.NO_DEAL:
            return translate("Refusal", "No deal is on. Press Enter for the next deal.")
        case Reason.NOT_YOUR_TURN:
            return translate("Refusal", "It is not your turn yet.")
        case Reason.NOT_IN_HAND:
            return translate("Refusal", "That card is not in your hand.")
        case Reason.OVER_LIMIT if refusal.total is not None and refusal.limit is not None:
            text = translate("Refusal", "That would make {total}, over {limit}.")
            return text.format(total=refusal.total, limit=refusal.limit)
        case Reason.OVER_LIMIT:
            return translate("Refusal", "That would be over the limit.")
        case Reason.NO_SUCH_VALUE:
            return translate("Refusal", "That card does not have this value.")
        case Reason.CAN_PLAY:
            return translate("Refusal", "You still have a card you can play.")
        case _:
            return translate("Refusal", "That cannot be played now.")
