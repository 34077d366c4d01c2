"""A variant in words.

Its whole text (`text`), the chips that distinguish it (`differences`), tips, and the words of cards.

The words of each part of the rules are with that part, in `rules.parts`.
"""
