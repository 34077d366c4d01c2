"""Games that people make: a draft of a variant, and everything that can be changed about it.

  draft        the document, its origin, and what is saved of it
  document     the usual form of a document
  settling     the changes that follow from a change, so that nothing is left over
  card_chips   what each card does, as chips, and what each chip may be changed into
  ways         the numbers and ways of the game, each if it means something
  workbench    the edits of a person, with undo and redo
  fit          whether it can be played: contradictions with repairs, and notes

Everything here is a plain value: an edit makes another draft. Each word for a card's effect comes from the
closed vocabulary of `rules.effects`.
"""
