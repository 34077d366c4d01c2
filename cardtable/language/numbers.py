"""Numbers in words, as they are read aloud: from −999 to 999, in the languages that have rules here.

Rules are written as in Unicode's rule-based number formats: `20 twenty[->]` is for numbers from 20 on, `>` is
the rest in words, `<` how many times the ten or the hundred is in it, `[…]` is left out if there is no rest,
and `(…)` if there is one. A number that is followed by more of a word takes its second form (`1 eins, ein`).
At `&` a language joins with its `and` before the last part only, else with a blank. `spells` are regular
expressions for parts that change when they are joined, and their replacements.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from cardtable.language.catalog import SPEECH

_LAST = 999


@dataclass(frozen=True)
class _Language:
    rules: str
    minus: str
    joins: str = " "
    spells: tuple[tuple[str, str], ...] = ()


_ENGLISH = _Language(
    "0 zero; 1 one; 2 two; 3 three; 4 four; 5 five; 6 six; 7 seven; 8 eight; 9 nine; 10 ten; 11 eleven; "
    "12 twelve; 13 thirteen; 14 fourteen; 15 fifteen; 16 sixteen; 17 seventeen; 18 eighteen; 19 nineteen; "
    "20 twenty[->]; 30 thirty[->]; 40 forty[->]; 50 fifty[->]; 60 sixty[->]; 70 seventy[->]; 80 eighty[->]; "
    "90 ninety[->]; 100 < hundred[ and >]",
    minus="minus ",
)
_GERMAN = _Language(
    "0 null; 1 eins, ein; 2 zwei; 3 drei; 4 vier; 5 fünf; 6 sechs; 7 sieben; 8 acht; 9 neun; 10 zehn; "
    "11 elf; 12 zwölf; 13 dreizehn; 14 vierzehn; 15 fünfzehn; 16 sechzehn; 17 siebzehn; 18 achtzehn; "
    "19 neunzehn; 20 [>und]zwanzig; 30 [>und]dreißig; 40 [>und]vierzig; 50 [>und]fünfzig; 60 [>und]sechzig; "
    "70 [>und]siebzig; 80 [>und]achtzig; 90 [>und]neunzig; 100 <hundert[>]",
    minus="minus ",
)
_POLISH = _Language(
    "0 zero; 1 jeden; 2 dwa; 3 trzy; 4 cztery; 5 pięć; 6 sześć; 7 siedem; 8 osiem; 9 dziewięć; 10 dziesięć; "
    "11 jedenaście; 12 dwanaście; 13 trzynaście; 14 czternaście; 15 piętnaście; 16 szesnaście; "
    "17 siedemnaście; 18 osiemnaście; 19 dziewiętnaście; 20 dwadzieścia[ >]; 30 trzydzieści[ >]; "
    "40 czterdzieści[ >]; 50 pięćdziesiąt[ >]; 60 sześćdziesiąt[ >]; 70 siedemdziesiąt[ >]; "
    "80 osiemdziesiąt[ >]; 90 dziewięćdziesiąt[ >]; 100 sto[ >]; 200 dwieście[ >]; 300 trzysta[ >]; "
    "400 czterysta[ >]; 500 <set[ >]",
    minus="minus ",
)
_ICELANDIC = _Language(
    "0 núll; 1 einn, eitt; 2 tveir, tvö; 3 þrír, þrjú; 4 fjórir, fjögur; 5 fimm; 6 sex; 7 sjö; 8 átta; "
    "9 níu; 10 tíu; 11 ellefu; 12 tólf; 13 þrettán; 14 fjórtán; 15 fimmtán; 16 sextán; 17 sautján; 18 átján; "
    "19 nítján; 20 tuttugu[&>]; 30 þrjátíu[&>]; 40 fjörutíu[&>]; 50 fimmtíu[&>]; 60 sextíu[&>]; "
    "70 sjötíu[&>]; 80 áttatíu[&>]; 90 níutíu[&>]; 100 < hundrað[&>]; 200 < hundruð[&>]",
    minus="mínus ",
    joins=" og ",
)
_FRENCH = _Language(
    "0 zéro; 1 un; 2 deux; 3 trois; 4 quatre; 5 cinq; 6 six; 7 sept; 8 huit; 9 neuf; 10 dix; 11 onze; "
    "12 douze; 13 treize; 14 quatorze; 15 quinze; 16 seize; 17 dix->; 20 vingt[->]; 30 trente[->]; "
    "40 quarante[->]; 50 cinquante[->]; 60 soixante[->]; 70 soixante-dix; 71 soixante-onze; "
    "72 soixante-douze; 73 soixante-treize; 74 soixante-quatorze; 75 soixante-quinze; 76 soixante-seize; "
    "77 soixante-dix->; 80 quatre-vingt(s)[->]; 90 quatre-vingt-dix; 91 quatre-vingt-onze; "
    "92 quatre-vingt-douze; 93 quatre-vingt-treize; 94 quatre-vingt-quatorze; 95 quatre-vingt-quinze; "
    "96 quatre-vingt-seize; 97 quatre-vingt-dix->; 100 cent[ >]; 200 < cent(s)[ >]",
    minus="moins ",
    spells=((r"(?<!quatre-vingt)-(un|onze)$", r"-et-\1"),),
)
_SPANISH = _Language(
    "0 cero; 1 uno; 2 dos; 3 tres; 4 cuatro; 5 cinco; 6 seis; 7 siete; 8 ocho; 9 nueve; 10 diez; 11 once; "
    "12 doce; 13 trece; 14 catorce; 15 quince; 16 dieciséis; 17 dieci>; 20 veinte; 21 veinti>; "
    "22 veintidós; 23 veintitrés; 24 veinti>; 26 veintiséis; 27 veinti>; 30 treinta[ y >]; "
    "40 cuarenta[ y >]; 50 cincuenta[ y >]; 60 sesenta[ y >]; 70 setenta[ y >]; 80 ochenta[ y >]; "
    "90 noventa[ y >]; 100 cien; 101 ciento >; 200 <cientos[ >]; 500 quinientos[ >]; 600 <cientos[ >]; "
    "700 setecientos[ >]; 800 <cientos[ >]; 900 novecientos[ >]",
    minus="menos ",
)
_PORTUGUESE = _Language(
    "0 zero; 1 um; 2 dois; 3 três; 4 quatro; 5 cinco; 6 seis; 7 sete; 8 oito; 9 nove; 10 dez; 11 onze; "
    "12 doze; 13 treze; 14 catorze; 15 quinze; 16 dezesseis; 17 dezessete; 18 dezoito; 19 dezenove; "
    "20 vinte[ e >]; 30 trinta[ e >]; 40 quarenta[ e >]; 50 cinquenta[ e >]; 60 sessenta[ e >]; "
    "70 setenta[ e >]; 80 oitenta[ e >]; 90 noventa[ e >]; 100 cem; 101 cento e >; 200 duzentos[ e >]; "
    "300 trezentos[ e >]; 400 <centos[ e >]; 500 quinhentos[ e >]; 600 <centos[ e >]",
    minus="menos ",
)
_ITALIAN = _Language(
    "0 zero; 1 uno; 2 due; 3 tre; 4 quattro; 5 cinque; 6 sei; 7 sette; 8 otto; 9 nove; 10 dieci; 11 undici; "
    "12 dodici; 13 tredici; 14 quattordici; 15 quindici; 16 sedici; 17 diciassette; 18 diciotto; "
    "19 diciannove; 20 venti[>]; 30 trenta[>]; 40 quaranta[>]; 50 cinquanta[>]; 60 sessanta[>]; "
    "70 settanta[>]; 80 ottanta[>]; 90 novanta[>]; 100 cento[>]; 200 <cento[>]",
    minus="meno ",
    spells=(("(?<=t)[ai](?=uno$|otto$)", ""), ("o(?=otto$|ottant)", ""), (r"(?<=\w)tre$", "tré")),
)
_DUTCH = _Language(
    "0 nul; 1 een; 2 twee; 3 drie; 4 vier; 5 vijf; 6 zes; 7 zeven; 8 acht; 9 negen; 10 tien; 11 elf; "
    "12 twaalf; 13 dertien; 14 veertien; 15 vijftien; 16 zestien; 17 zeventien; 18 achttien; "
    "19 negentien; 20 [>en]twintig; 30 [>en]dertig; 40 [>en]veertig; 50 [>en]vijftig; 60 [>en]zestig; "
    "70 [>en]zeventig; 80 [>en]tachtig; 90 [>en]negentig; 100 honderd[>]; 200 <honderd[>]",
    minus="min ",
    spells=(("(twee|drie)en", r"\1ën"),),
)
_TURKISH = _Language(
    "0 sıfır; 1 bir; 2 iki; 3 üç; 4 dört; 5 beş; 6 altı; 7 yedi; 8 sekiz; 9 dokuz; 10 on[ >]; 20 yirmi[ >]; "
    "30 otuz[ >]; 40 kırk[ >]; 50 elli[ >]; 60 altmış[ >]; 70 yetmiş[ >]; 80 seksen[ >]; 90 doksan[ >]; "
    "100 yüz[ >]; 200 < yüz[ >]",
    minus="eksi ",
)
_UKRAINIAN = _Language(
    "0 нуль; 1 один; 2 два; 3 три; 4 чотири; 5 п’ять, п’ят; 6 шість, шіст; 7 сім; 8 вісім; "
    "9 дев’ять, дев’ят; 10 десять; 11 одинадцять; 12 дванадцять; 13 тринадцять; 14 чотирнадцять; "
    "15 п’ятнадцять; 16 шістнадцять; 17 сімнадцять; 18 вісімнадцять; 19 дев’ятнадцять; 20 двадцять[ >]; "
    "30 тридцять[ >]; 40 сорок[ >]; 50 п’ятдесят[ >]; 60 шістдесят[ >]; 70 сімдесят[ >]; 80 вісімдесят[ >]; "
    "90 дев’яносто[ >]; 100 сто[ >]; 200 двісті[ >]; 300 триста[ >]; 400 чотириста[ >]; 500 <сот[ >]",
    minus="мінус ",
)
_VIETNAMESE = _Language(
    "0 không; 1 một; 2 hai; 3 ba; 4 bốn; 5 năm; 6 sáu; 7 bảy; 8 tám; 9 chín; 10 mười[ >]; 20 < mươi[ >]; "
    "100 < trăm[ >]",
    minus="âm ",
    spells=(
        ("(?<=mươi )một$", "mốt"),
        ("(?<=mươi )bốn$", "tư"),
        ("(?<=m[ưư][ờơ]i )năm$", "lăm"),
        (r"trăm (\w+)$", r"trăm lẻ \1"),
        ("trăm lẻ mười$", "trăm mười"),
    ),
)
_CHINESE = _Language(
    "0 零; 1 一; 2 二; 3 三; 4 四; 5 五; 6 六; 7 七; 8 八; 9 九; 10 十[>]; 20 <十[>]; 100 <百[>]",
    minus="負",
    spells=(("百(?=[一二三四五六七八九]$)", "百零"), ("百十", "百一十")),
)
_LANGUAGES = {
    "en": _ENGLISH,
    "de": _GERMAN,
    "pl": _POLISH,
    "is": _ICELANDIC,
    "fr": _FRENCH,
    "es": _SPANISH,
    "pt": _PORTUGUESE,
    "it": _ITALIAN,
    "nl": _DUTCH,
    "tr": _TURKISH,
    "uk": _UKRAINIAN,
    "vi": _VIETNAMESE,
    "zh": _CHINESE,
}

_INVERTING = frozenset({"af", "ar", "da", "de", "fo", "fy", "lb", "mt", "nds", "nl", "sl"})


def inverts(tag: str) -> bool:
    """Return whether the language says ones before tens (siebenundvierzig).

    Then children write 74 for 47.
    """
    return _main(tag) in _INVERTING


def spoken(number: int, tag: str | None = None) -> str:
    """Return the number in words of `tag`, by default of the chosen language.

    In figures if there are no words.
    """
    language = _LANGUAGES.get(_main(SPEECH.language.tag if tag is None else tag))
    if language is None or abs(number) > _LAST:
        return str(number).replace("-", "−")
    *parts, last = _worded(language, abs(number), is_bound=False).split("&")
    words = f"{' '.join(parts)}{language.joins}{last}" if parts else last
    for pattern, spelled in language.spells:
        words = re.sub(pattern, spelled, words)
    return f"{language.minus}{words}" if number < 0 else words


_FIGURES = re.compile(r"(?<![^\W\u4e00-\u9fff])[−-]?\d+(?![^\W\u4e00-\u9fff])")
"""Whole numbers; in writing without spaces, as Chinese, they touch letters."""


def aloud(text: str) -> str:
    """Return a text with its figures in words, to be read aloud in the chosen language."""
    return _FIGURES.sub(lambda found: spoken(int(found[0].replace("−", "-"))), text)


def _main(tag: str) -> str:
    return tag.partition("-")[0]


@cache
def _rules(language: _Language) -> list[tuple[int, str]]:
    """Return the rules, each with the number that it starts from, the highest first."""
    rules = (rule.strip().partition(" ") for rule in language.rules.split(";"))
    return sorted(((int(number), words) for number, _, words in rules), reverse=True)


def _worded(language: _Language, number: int, is_bound: bool) -> str:
    base, rule = next(entry for entry in _rules(language) if entry[0] <= number)
    alone, _, bound = rule.partition(", ")
    rule = bound if bound and is_bound else alone
    times, rest = divmod(number, 10 ** (len(str(base)) - 1))
    rule = re.sub(r"\[(.*)\]", r"\1" if rest else "", rule)
    rule = re.sub(r"\((.*)\)", "" if rest else r"\1", rule)

    def part(found: re.Match[str]) -> str:
        return _worded(language, times if found[0] == "<" else rest, found.end() < len(rule))

    return re.sub("[<>]", part, rule)
