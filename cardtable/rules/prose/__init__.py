"""A variant in words: its whole text (`text`), the chips that set it apart (`differences`), tips, and the
words of cards.

What a part of the rules says for itself stands with that part, in `rules.parts`.
"""
