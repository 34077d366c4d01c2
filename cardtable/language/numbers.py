"""Numbers in words, as they are read aloud: from −999 to 999, in the languages that have rules here.

Rules are written as in Unicode's rule-based number formats: `20 twenty[->]` is for numbers from 20 on, `>` is
the rest in words, `<` how many times the ten or the hundred is in it, and `[…]` is left out where there is no
rest. A number that more of a word follows takes its second form (`1 eins, ein`). At `&` a language joins with
its `and` before the last part only, else with a blank.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from cardtable.language.catalogue import SPEECH

_LAST = 999


@dataclass(frozen=True)
class _Language:
    rules: str
    minus: str
    joins: str = " "


_ENGLISH = _Language(
    "0 zero; 1 one; 2 two; 3 three; 4 four; 5 five; 6 six; 7 seven; 8 eight; 9 nine; 10 ten; 11 eleven; "
    "12 twelve; 13 thirteen; 14 fourteen; 15 fifteen; 16 sixteen; 17 seventeen; 18 eighteen; 19 nineteen; "
    "20 twenty[->]; 30 thirty[->]; 40 forty[->]; 50 fifty[->]; 60 sixty[->]; 70 seventy[->]; 80 eighty[->]; "
    "90 ninety[->]; 100 < hundred[ and >]",
    minus="minus",
)
_GERMAN = _Language(
    "0 null; 1 eins, ein; 2 zwei; 3 drei; 4 vier; 5 fünf; 6 sechs; 7 sieben; 8 acht; 9 neun; 10 zehn; "
    "11 elf; 12 zwölf; 13 dreizehn; 14 vierzehn; 15 fünfzehn; 16 sechzehn; 17 siebzehn; 18 achtzehn; "
    "19 neunzehn; 20 [>und]zwanzig; 30 [>und]dreißig; 40 [>und]vierzig; 50 [>und]fünfzig; 60 [>und]sechzig; "
    "70 [>und]siebzig; 80 [>und]achtzig; 90 [>und]neunzig; 100 <hundert[>]",
    minus="minus",
)
_POLISH = _Language(
    "0 zero; 1 jeden; 2 dwa; 3 trzy; 4 cztery; 5 pięć; 6 sześć; 7 siedem; 8 osiem; 9 dziewięć; 10 dziesięć; "
    "11 jedenaście; 12 dwanaście; 13 trzynaście; 14 czternaście; 15 piętnaście; 16 szesnaście; "
    "17 siedemnaście; 18 osiemnaście; 19 dziewiętnaście; 20 dwadzieścia[ >]; 30 trzydzieści[ >]; "
    "40 czterdzieści[ >]; 50 pięćdziesiąt[ >]; 60 sześćdziesiąt[ >]; 70 siedemdziesiąt[ >]; "
    "80 osiemdziesiąt[ >]; 90 dziewięćdziesiąt[ >]; 100 sto[ >]; 200 dwieście[ >]; 300 trzysta[ >]; "
    "400 czterysta[ >]; 500 <set[ >]",
    minus="minus",
)
_ICELANDIC = _Language(
    "0 núll; 1 einn, eitt; 2 tveir, tvö; 3 þrír, þrjú; 4 fjórir, fjögur; 5 fimm; 6 sex; 7 sjö; 8 átta; "
    "9 níu; 10 tíu; 11 ellefu; 12 tólf; 13 þrettán; 14 fjórtán; 15 fimmtán; 16 sextán; 17 sautján; 18 átján; "
    "19 nítján; 20 tuttugu[&>]; 30 þrjátíu[&>]; 40 fjörutíu[&>]; 50 fimmtíu[&>]; 60 sextíu[&>]; "
    "70 sjötíu[&>]; 80 áttatíu[&>]; 90 níutíu[&>]; 100 < hundrað[&>]; 200 < hundruð[&>]",
    minus="mínus",
    joins=" og ",
)
_LANGUAGES = {"en": _ENGLISH, "de": _GERMAN, "pl": _POLISH, "is": _ICELANDIC}

_INVERTING = frozenset({"af", "ar", "da", "de", "fo", "fy", "lb", "mt", "nds", "nl", "sl"})


def inverts(tag: str) -> bool:
    """Whether the language says ones before tens (siebenundvierzig), so that children write 74 for 47."""
    return _main(tag) in _INVERTING


def spoken(number: int, tag: str | None = None) -> str:
    """The number in words, of the language that is spoken if none is named; in figures where that has no
    words for it here.
    """
    language = _LANGUAGES.get(_main(SPEECH.language.tag if tag is None else tag))
    if language is None or abs(number) > _LAST:
        return str(number).replace("-", "−")
    *parts, last = _worded(language, abs(number), is_bound=False).split("&")
    words = f"{' '.join(parts)}{language.joins}{last}" if parts else last
    return f"{language.minus} {words}" if number < 0 else words


_FIGURES = re.compile(r"(?<!\w)[−-]?\d+(?!\w)")


def aloud(text: str) -> str:
    """What is written with figures, as it is to be read aloud in the language that is spoken."""
    return _FIGURES.sub(lambda found: spoken(int(found[0].replace("−", "-"))), text)


def _main(tag: str) -> str:
    return tag.partition("-")[0]


@cache
def _rules(language: _Language) -> list[tuple[int, str]]:
    """From which number on which rule, the highest first."""
    rules = (rule.strip().partition(" ") for rule in language.rules.split(";"))
    return sorted(((int(number), words) for number, _, words in rules), reverse=True)


def _worded(language: _Language, number: int, is_bound: bool) -> str:
    base, rule = next(entry for entry in _rules(language) if entry[0] <= number)
    alone, _, bound = rule.partition(", ")
    rule = bound if bound and is_bound else alone
    times, rest = divmod(number, 10 ** (len(str(base)) - 1))
    rule = re.sub(r"\[(.*)\]", r"\1" if rest else "", rule)

    def part(found: re.Match[str]) -> str:
        return _worded(language, times if found[0] == "<" else rest, found.end() < len(rule))

    return re.sub("[<>]", part, rule)
