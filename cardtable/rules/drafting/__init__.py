"""Games that people make: a draft of a variant, and everything that can be changed about it.

  draft        the document, its origin, what is saved of it, and what follows from a change
  document     the usual form of a document
  card_chips   what each card does, as chips, and what each chip may be changed into
  ways         the numbers and ways of the game, each if it means something
  workbench    the edits of a person, with undo and redo
  fit          whether it can be played: contradictions with repairs, and notes

Everything here is a plain value: an edit makes another draft. Each word for a card's effect comes from the
closed vocabulary of `rules.effects`.
"""
