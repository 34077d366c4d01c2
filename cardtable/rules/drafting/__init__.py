"""Games that people make themselves: a draft of a variant, and everything that can be changed about it.

    draft        the document, where it began, what is saved of it; the workbench with undo and redo
    document     what follows of itself when something is changed, so that nothing hangs in the air
    card_chips   what each card does, as chips: what each may be changed into, and what the rules would say
    ways         the numbers and ways of the game, each where it means something
    special      the special parts of a game, as switches with sensible values to begin with
    fit          whether it can be played: what contradicts itself, with repairs, and what holds

Everything here is a plain value: an edit makes another draft. Each word that can be said of a card comes from
the closed vocabulary of `rules.effects`.
"""
