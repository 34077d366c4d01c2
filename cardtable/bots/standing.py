"""How a seat stands: what the whole game is about, as one number."""

from __future__ import annotations

from cardtable.game.state import Phase, State


def standings(state: State) -> list[float]:
    """By seat, in tokens: how far it is ahead of the others' mean; tokens, forfeits and won games count."""
    players = state.table.players
    own = [tokens - forfeits for tokens, forfeits in zip(state.tokens, state.forfeits, strict=True)]
    if state.phase is Phase.OVER:
        for seat in state.winners:
            own[seat] += 1
    everybody = sum(own)
    return [(mine * players - everybody) / (players - 1) for mine in own]
