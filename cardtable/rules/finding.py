"""Finding a game by words that a person types, perhaps without its name: in any order, best first.

A word also finds its other endings (`queens` finds `queen`), words that begin with it, and synonyms (`skip`
finds `miss a turn`): these are data, `Words` of a language. Numbers are found whole, in words or figures:
`nine` is 9 and not 99. Words without meaning, such as `the`, are ignored, and so are words that no game has;
`nearest` takes these for misspelled names.

A word counts more if few games have it, in a more important text, as typed rather than as a synonym, and
close to the others: `king` and `nothing` in one phrase probably belong together. Games whose own name
contains the text as typed, words without meaning included, come first: `from 0` means the game of that name.

Games can also be found by their kind, which follows from their rules alone.
"""

from __future__ import annotations

import math
import re
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Annotated

import msgspec

from cardtable.cards.faces import JOKER, RANKS, pips_of, rank_of
from cardtable.language import SPEECH
from cardtable.language.catalog import ENGLISH
from cardtable.language.written import Writing
from cardtable.resources import resource
from cardtable.rules.effects import Add, AddAny, CardOption, SetAny, SetTotal
from cardtable.rules.loader import Definition, decoded, read_tables
from cardtable.rules.model import Rules
from cardtable.rules.schema import Document

_PHRASE = re.compile(r"[()\n（）「」、，。；：！？]|[.,;:!?]+(?=\s|$)")
_HARDLY_BEGUN = re.compile(r"-[^\W\d]?\s*$")
"""The end of `ninety-n`, which means no more than `ninety`."""
_SHORTEST = 3
"""The fewest letters left when an ending is removed."""
_AS_TYPED, _BEGUN, _ALIKE = 1.0, 0.9, 0.85
"""The weight of a word as typed, of one that begins like it, and of a synonym."""
_WRITTEN_ALIKE = 0.7
"""Minimum similarity of two words, by `difflib`, for one to be a misspelling of the other."""
_FLAT = 3
"""The higher, the less it matters which text has the words."""
_NEAR = 0.5
"""The share of the best game's score that a result needs."""

Texts = Sequence[str]
"""The texts about a game, the most important first."""


class Words(Document):
    """The words of a language for finding: see `resources/languages/en/finding.toml`."""

    empty: str
    minor: str
    top: str
    alike: Annotated[list[str], msgspec.Meta(min_length=1)]
    endings: dict[str, str]
    numbers: dict[str, int]


@dataclass(frozen=True)
class _Term:
    """A word, or several that are a synonym: as written, its root, and its groups of synonyms."""

    word: str
    root: str
    groups: frozenset[int]


@dataclass(eq=False)
class _Idea:
    """Something looked for: terms of the same meaning. An `is_minor` one counts only together with others."""

    terms: frozenset[_Term]
    is_minor: bool


class Language:
    """A reader of texts with the words of one language."""

    def __init__(self, words: Words, tag: str) -> None:
        groups = [group.split(",") for group in words.alike]
        empty, minor = words.empty.split(), words.minor.split()
        phrases = (phrase for group in groups for phrase in group)
        known = (word for phrase in phrases for word in phrase.split())
        self._writing = Writing(tag, [*known, *empty, *minor], words.numbers)
        self.top = words.top
        self._endings = sorted(
            ((self._writing.folded(end), instead) for end, instead in words.endings.items()),
            key=lambda row: -len(row[0]),
        )
        self._empty = frozenset(map(self._writing.folded, empty))
        self._minor = frozenset(map(self._writing.folded, minor))
        self._known_roots: dict[str, str] = {}
        self._groups: dict[tuple[str, ...], set[int]] = defaultdict(set)
        self._begun: dict[str, set[int]] = defaultdict(set)
        for number, group in enumerate(groups):
            for phrase in group:
                said = self._plain(phrase)
                self._groups[tuple(root for _, root in said)].add(number)
                if len(said) == 1:
                    self._begun[said[0][0]].add(number)
        self._longest = max(len(phrase) for phrase in self._groups)

    def sought(self, text: str) -> list[_Idea]:
        """Return the ideas in a search text.

        Several words that are one synonym are one term, and terms of one group one idea.
        """
        words = self._plain(text) or [(word, self._root(word)) for word in self._writing.words(text)]
        terms: list[_Term] = []
        while words:
            length = self._length(words)
            terms.append(self._term(words[:length]))
            words = words[length:]
        nothing_else = all(self._is_minor(term) for term in terms)
        ideas: list[_Idea] = []
        for term in terms:
            is_minor = self._is_minor(term) and not nothing_else
            alike = [idea for idea in ideas if any(_mean_the_same(term, other) for other in idea.terms)]
            ideas = [idea for idea in ideas if idea not in alike]
            joined = frozenset({term}.union(*(idea.terms for idea in alike)))
            ideas.append(_Idea(joined, is_minor and all(idea.is_minor for idea in alike)))
        return ideas

    def _is_minor(self, term: _Term) -> bool:
        """Return whether the term counts only together with others.

        A single letter does too, as the start of a word.
        """
        is_letter = len(term.word) == 1 and term.root.isalpha() and not term.groups
        return is_letter or term.word in self._minor

    def apart(self, text: str) -> list[str]:
        """Return every word of a text, in letters as they are compared."""
        return self._writing.apart(text)

    def words(self, text: str) -> list[str]:
        """Return the meaningful words of a search text."""
        return [word for word, _ in self._plain(text)]

    def lines(self, text: str) -> tuple[str, str]:
        """Return a text in a form for substring search: letter for letter, and with numbers in figures."""
        return self._writing.lines(text)

    def _length(self, words: Sequence[tuple[str, str]]) -> int:
        """Return how many of the first words are one term."""
        for length in range(min(self._longest, len(words)), 1, -1):
            if tuple(root for _, root in words[:length]) in self._groups:
                return length
        return 1

    def said(self, phrase: str) -> list[_Term]:
        """Return all terms in a phrase: every word, and every sequence of words that is a synonym."""
        words = self._plain(phrase)
        terms = [self._term([word]) for word in words]
        for length in range(2, self._longest + 1):
            for place in range(len(words) - length + 1):
                several = words[place : place + length]
                if tuple(root for _, root in several) in self._groups:
                    terms.append(self._term(several))
        return terms

    def begun(self, term: _Term) -> frozenset[int]:
        """Return the groups with a word that begins like this, if enough of it is typed.

        Numbers have none.
        """
        word = term.word
        if len(word) <= _SHORTEST or term.root.isdecimal():
            return frozenset()
        return frozenset(
            number for one, groups in self._begun.items() if one.startswith(word) for number in groups
        )

    def _term(self, words: Sequence[tuple[str, str]]) -> _Term:
        roots = tuple(root for _, root in words)
        groups = frozenset(self._groups.get(roots, ()))
        return _Term(" ".join(word for word, _ in words), " ".join(roots), groups)

    def _plain(self, text: str) -> list[tuple[str, str]]:
        """Return the meaningful words with their roots; a number of several words is one."""
        words: list[tuple[str, str]] = []
        number: int | None = None
        for word in self._writing.words(text):
            if word in self._empty:
                continue
            root = self._root(word)
            last, number = number, int(root) if root.isdecimal() and not word[0].isdecimal() else None
            if last is not None and number is not None and _goes_on(last, number):
                number = last * number if number >= 100 else last + number
                words[-1] = (f"{words[-1][0]}-{word}", str(number))
            else:
                words.append((word, root))
        return words

    def _root(self, word: str) -> str:
        """Return a word without its ending; a number in figures."""
        if word not in self._known_roots:
            self._known_roots[word] = self._new_root(word)
        return self._known_roots[word]

    def _new_root(self, word: str) -> str:
        for stem in (word, *(word.removesuffix(end) for end, _ in self._endings if word.endswith(end))):
            if (number := self._writing.number(stem)) is not None:
                return str(number)
        for end, instead in self._endings:
            if word.endswith(end) and len(word) - len(end) >= _SHORTEST:
                word = word.removesuffix(end) + instead
                break
        return word[:-1] if len(word) > _SHORTEST and word[-1] == word[-2] else word


def _mean_the_same(term: _Term, other: _Term) -> bool:
    return term.root == other.root or not term.groups.isdisjoint(other.groups)


def _is_another_ten(number: str, begun: str) -> bool:
    """Return whether `begun` is another number that merely begins with the same word: four, four-twenty."""
    return number.isdecimal() and begun.isdecimal() and int(begun) - int(number) not in range(1, 10)


def _is_whole(word: str, figures: str) -> bool:
    """Return whether this is a complete number word: `nine` is, `ninety` may go on."""
    return figures.isdecimal() and (word == figures or int(figures) not in range(20, 100, 10))


def _goes_on(number: int, further: int) -> bool:
    """Return whether these are one number: sixty-nine, one hundred, a hundred and five."""
    if 0 < further < 10 and number % 100 in range(20, 100, 10):
        return True
    return (further == 100 and number < 10) or (number == 100 and 0 < further < 100)


def language() -> Language:
    """Return the words of the chosen language, or the English ones if it has none. Raises RulesError."""
    tag = SPEECH.language.tag
    return _language(tag if _path(tag).is_file() else ENGLISH)


@cache
def _language(tag: str) -> Language:
    return load_language(_path(tag), tag)


def _path(tag: str) -> Path:
    return resource("languages", tag, "finding.toml")


def load_language(path: Path, tag: str) -> Language:
    """Return the words of one language from a file. Raises RulesError with one sentence for errors in it."""
    raw = read_tables(path)
    return Language(decoded(Definition("words", path.name, raw), raw, Words), tag)


Place = tuple[str, int, int]
"""A game, the number of its text, and the number of the phrase in that."""


class Finder:
    """An index of the texts about the games."""

    def __init__(self, said: Mapping[str, Texts], words: Language) -> None:
        """Index the texts of every game, by its id; all games have the same kinds of texts."""
        self._language = words
        self._games = tuple(said)
        self._names = sorted({word for texts in said.values() for word in words.apart(texts[0])})
        self._called = {
            game: [words.lines(name) for name in texts[0].splitlines()] for game, texts in said.items()
        }
        self._texts = max((len(texts) for texts in said.values()), default=0)
        self._lengths: dict[Place, int] = {}
        self._roots: dict[str, set[Place]] = defaultdict(set)
        self._groups: dict[int, set[Place]] = defaultdict(set)
        found: set[tuple[str, str]] = set()
        terms_of = cache(self._language.said)
        for place, phrase in _phrases(said):
            terms = terms_of(phrase)
            self._lengths[place] = len({term.root for term in terms})
            for term in terms:
                found.add((term.word, term.root))
                self._roots[term.root].add(place)
                for group in term.groups:
                    self._groups[group].add(place)
        self._words = sorted(found)

    def find(self, text: str) -> tuple[str, ...]:
        """Return the games that these words lead to, best first.

        Those with that name, then those with more than half of the known words and a score near the best.

        No words find all games.
        """
        sought = self._language.sought(text)
        if not sought:
            return self._games
        values: dict[str, _Values] = defaultdict(lambda: defaultdict(dict))
        there = {idea: places for idea in sought if (places := self._there(idea))}
        for idea, places in there.items():
            for place, value in places.items():
                values[place[0]][place][idea] = value
        half = sum(not idea.is_minor for idea in there) / 2
        best = {game: _best(places) for game, places in values.items()}
        total = {
            game: sum(apart.values()) + self._together(values[game], len(there))
            for game, apart in best.items()
            if len(apart) > half
        }
        least = max(total.values(), default=0) * _NEAR
        named = self._named(text)
        found = [game for game in self._games if game in named or total.get(game, 0) >= least > 0]
        if not found:
            # A number that no game has, such as 195, may begin one in a game's name: the 1950s.
            letters, _ = self._language.lines(text)
            found = [game for game in self._games if any(letters in name for name, _ in self._called[game])]
        return tuple(sorted(found, key=lambda game: (game not in named, -total.get(game, 0))))

    def _named(self, text: str) -> frozenset[str]:
        """Return the games whose names contain this text from the beginning of a word on.

        Or else its meaningful words.

        A number alone has to match whole.
        """
        text = _HARDLY_BEGUN.sub("", text)
        for words in (text, " ".join(self._language.words(text))):
            letters, figures = self._language.lines(words)
            is_whole = _is_whole(letters.strip(), figures.strip())
            end = " " if is_whole else ""
            named = frozenset(
                game
                for game, names in self._called.items()
                for name, in_figures in names
                if figures + end in in_figures + end or (letters in name and not is_whole)
            )
            if figures and named:
                return named
        return frozenset()

    def nearest(self, text: str) -> tuple[str, ...]:
        """Return the games whose names are spelled much like these words, best first.

        None if there are none.
        """
        words = self._language.words(text)
        alike = [name for word in words for name in get_close_matches(word, self._names, 1, _WRITTEN_ALIKE)]
        if not alike:
            return ()
        firsts = dict.fromkeys(game for word in alike for game in self.find(word)[:1])
        return self.find(" ".join(alike)) or tuple(firsts)

    def _there(self, idea: _Idea) -> dict[Place, float]:
        """Return the places of an idea, with its score there."""
        found: dict[Place, float] = defaultdict(float)
        for likeness, places, alike in (met for term in idea.terms for met in self._met(term)):
            rare = math.log(1 + len(self._games) / len({game for game, _, _ in alike}))
            for place in places:
                value = rare * likeness * (self._texts - place[1] + _FLAT)
                found[place] = max(found[place], value)
        return found

    def _met(self, term: _Term) -> Iterator[tuple[float, Set[Place], Set[Place]]]:
        """Yield the places similar to a term.

        The similarity, the places, and the places that measure its rarity.
        """
        there = self._roots.get(term.root, set())
        groups = [self._groups[group] for group in term.groups if group in self._groups]
        if there:
            yield _AS_TYPED, there, min(groups, key=len, default=there)
        if begun := self._begun(term):
            yield _BEGUN, begun, begun | there
        groups += [self._groups[group] for group in self._language.begun(term) if group in self._groups]
        for alike in groups:
            yield _ALIKE, alike, alike

    def _begun(self, term: _Term) -> set[Place]:
        """Return the places of other words that begin like it.

        `ninety` begins ninety-nine, `nine` does not.
        """
        found: set[Place] = set()
        if len(term.word) > 1 and not term.word[0].isdecimal():
            start = f"{term.word}-" if term.root.isdecimal() else term.word
            for word, root in self._words[bisect_left(self._words, (start, "")) :]:
                if not word.startswith(start):
                    break
                if root != term.root and not _is_another_ten(term.root, root):
                    found |= self._roots[root]
        return found

    def _together(self, places: _Values, known: int) -> float:
        """Return the score for words in one phrase, then for the remaining words in another."""
        total = 0.0
        left = {idea for values in places.values() for idea in values}
        while left:
            best, met = max(
                (
                    (self._in_one(place, values, left) / known, values.keys() & left)
                    for place, values in places.items()
                ),
                key=lambda one: one[0],
            )
            if not best:
                break
            total += best
            left -= met
        return total

    def _in_one(self, place: Place, values: Mapping[_Idea, float], left: Set[_Idea]) -> float:
        """Return a phrase's score for these words: higher if it is short and has more of them."""
        met = values.keys() & left
        if len(met) < 2 or all(idea.is_minor for idea in met):
            return 0.0
        share = len(met) / self._lengths[place]
        return sum(values[idea] for idea in met) * len(met) * math.sqrt(share)


_Values = dict[Place, dict[_Idea, float]]
"""The scores of words in the phrases of a game."""


def _phrases(said: Mapping[str, Texts]) -> Iterator[tuple[Place, str]]:
    for game, texts in said.items():
        for number, text in enumerate(texts):
            for phrase, words in enumerate(_PHRASE.split(text)):
                yield (game, number, phrase), words


def _best(places: _Values) -> dict[_Idea, float]:
    """Return the best score of each word."""
    best: dict[_Idea, float] = {}
    for values in places.values():
        for idea, value in values.items():
            if not idea.is_minor:
                best[idea] = max(best.get(idea, 0), value)
    return best


KINDS = ("reverse", "skip", "any", "name", "hands", "twice", "answer", "together", "jokers", "pack")
"""Kinds of special cards: one that turns the direction; skips; makes any total; names a player; moves hands
or a card to other owners; asks for two plays; asks for an answer; several cards at once; jokers; a special
pack.
"""

MOST_SPECIAL = 5
LARGEST_HAND = 5
"""The most special ranks, and the largest hand, of a game for children."""

_COURT = 10
"""The number that a court card adds by default."""


def kinds_of_cards(rules: Rules) -> frozenset[str]:
    """Return the kinds of special cards that a variant has, of `KINDS`."""
    options = [option for several in rules.cards.values() for option in several]
    found: set[str] = {action.kind for option in options for action in option.actions if action.kind}
    if any(isinstance(option.total, SetAny) for option in options):
        found.add("any")
    ranks = {rank_of(face) for face in rules.faces}
    if JOKER in ranks:
        found.add("jokers")
    if not ranks <= {*RANKS, JOKER}:
        found.add("pack")
    if rules.terms.together is not None or rules.terms.three_of_a_kind is not None:
        found.add("together")
    return frozenset(found)


def is_good_with_children(rules: Rules) -> bool:
    """Return whether small children can keep up.

    One card a turn and nothing out of turn, few special cards, small hands, no arithmetic but adding, taking
    up to ten away or setting the total, no card that must lead below 0, and an end in sight.
    """
    down = rules.counts_down
    cards = rules.cards.items()
    special = {rank_of(face) for face, options in cards if not _just_counts(face, options, down)}
    seats = range(rules.min_players, rules.max_players + 1)
    return (
        rules.is_plain
        and rules.has_end
        and rules.limit <= 100
        and len(special) <= MOST_SPECIAL
        and all(rules.hand_size(players) <= LARGEST_HAND for players in seats)
        and all(_is_easy(option) for options in rules.cards.values() for option in options)
        and (rules.negative_totals != "allow" or not any(map(_must_go_down, rules.cards.values())))
    )


def _just_counts(face: str, options: tuple[CardOption, ...], down: bool) -> bool:
    """Return whether a card only adds its number, or ten for a court card; with `down` only takes it off."""
    if len(options) != 1 or options[0].actions or not isinstance(options[0].total, Add):
        return False
    amount = -options[0].total.amount if down else options[0].total.amount
    return amount == (_COURT if rank_of(face) in {"J", "Q", "K"} else pips_of(face))


def _is_easy(option: CardOption) -> bool:
    total = option.total
    return isinstance(total, SetTotal | AddAny) or (isinstance(total, Add) and total.amount >= -_COURT)


def _must_go_down(options: tuple[CardOption, ...]) -> bool:
    return all(isinstance(option.total, Add) and option.total.amount < 0 for option in options)
