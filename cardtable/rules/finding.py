"""Finding a game by what somebody types who may not know its name: words of it, in any order, best first.

A word typed finds words that begin with it, and their other endings (`queens` finds `queen`). Numbers and
single letters are found whole: `9` is not `99`. Words that say nothing, such as `the`, are not looked for.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from difflib import get_close_matches

_WORD = re.compile(r"[^\W_]+(?:'[^\W_]+)?")
_EMPTY = frozenset(
    [
        "a",
        "an",
        "and",
        "are",
        "as",
        "at",
        "be",
        "but",
        "by",
        "can",
        "do",
        "does",
        "for",
        "from",
        "game",
        "games",
        "has",
        "have",
        "i",
        "if",
        "in",
        "is",
        "it",
        "its",
        "me",
        "my",
        "of",
        "on",
        "one",
        "or",
        "play",
        "played",
        "playing",
        "rule",
        "rules",
        "so",
        "some",
        "that",
        "the",
        "their",
        "them",
        "then",
        "there",
        "they",
        "this",
        "to",
        "variant",
        "we",
        "what",
        "when",
        "where",
        "which",
        "who",
        "with",
        "you",
        "your",
    ]
)
_ENDINGS = ("ing", "ies", "ed", "es", "s")
_SHORTEST = 3
"""How much of a word is left at least where an ending is taken away."""

_ALIKE = 0.7
"""How much of two words is the same, as `difflib` counts it, where one may be meant by the other."""

Texts = Sequence[str]
"""What is said of a game, the most telling text first."""


class Finder:
    """Looks through what is said of the games."""

    def __init__(self, said: Mapping[str, Texts]) -> None:
        """`said` are the texts of every game, by its id; all have as many, alike in what they tell."""
        self._said = {
            game: [frozenset(stem for word in _words(text) for stem in _stems(word)) for text in texts]
            for game, texts in said.items()
        }

    def find(self, text: str) -> tuple[str, ...]:
        """The games that these words lead to, best first: those of which all are said, else those of which
        more than half are. Nothing looked for finds all.
        """
        sought = _sought(text)
        if not sought:
            return tuple(self._said)
        met = {game: _met(texts, sought) for game, texts in self._said.items()}
        most = max((len(found) for found in met.values()), default=0)
        if most * 2 <= len(sought):
            return ()
        found = [game for game, values in met.items() if len(values) == most]
        return tuple(sorted(found, key=lambda game: -sum(met[game])))

    def nearest(self, text: str) -> tuple[str, ...]:
        """The games whose names are written much like these words, best first; none where none is."""
        names = sorted(frozenset[str]().union(*(texts[0] for texts in self._said.values())))
        alike = [name for word in _sought(text) for name in get_close_matches(word, names, 1, _ALIKE)]
        if not alike:
            return ()
        return self.find(" ".join(alike)) or tuple(dict.fromkeys(self.find(word)[0] for word in alike))


def _met(texts: Sequence[frozenset[str]], sought: Sequence[str]) -> list[float]:
    """What each word counts that is said: more in a more telling text, and a little more as a whole word."""
    values = []
    for word in sought:
        stems = _stems(word)
        for place, there in enumerate(texts):
            if not stems.isdisjoint(there):
                values.append(len(texts) - place + 0.25)
                break
            if len(word) > 1 and not word.isdigit() and any(one.startswith(word) for one in there):
                values.append(float(len(texts) - place))
                break
    return values


def _sought(text: str) -> list[str]:
    """The words of a search that say something, or all where none does."""
    return [word for word in _words(text) if word not in _EMPTY] or _words(text)


def _words(text: str) -> list[str]:
    return _WORD.findall(text.casefold())


def _stems(word: str) -> frozenset[str]:
    """A word and what it is without its ending: `swapping` is `swapp`, and `swap` with one letter less."""
    stems = {word}
    if not word.isdigit():
        for end in _ENDINGS:
            if word.endswith(end) and len(word) - len(end) >= _SHORTEST:
                stem = word.removesuffix(end)
                stems |= {stem, stem[:-1]} if stem[-1] == stem[-2] else {stem}
    return frozenset(stems)
