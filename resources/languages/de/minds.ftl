minds-title = Wer hatte was?

## Which choice is looked at

minds-whose-choices = Wessen Züge
minds-all-computers = Alle Computer
minds-earlier = Vorige Entscheidung
minds-later = Nächste Entscheidung
minds-where = Runde { $deal }, Zug { $number }: { $name } beim Stand { $total } – { $move }
minds-no-choices = In den gespielten Runden hatte kein Computer die Wahl.

## How the choice came about

minds-thinking = { $name } denkt noch einmal darüber nach …
minds-slip = Ein Ausrutscher: Auf dieser Stufe wird manchmal aufs Geratewohl gelegt.
minds-chose-otherwise =
    Am Tisch war die Entscheidung anders: Die Bedenkzeit war zu kurz, oder der Computer hat seither dazugelernt. Jetzt würde er so spielen: { $move }.
minds-by-rule = { $name } folgt hier einer Regel und stellt sich keine Hände vor.
minds-imagined = { $count ->
    [one] { $name } hat sich { $count } Möglichkeit vorgestellt, wie die verdeckten Karten liegen.
   *[other] { $name } hat sich { $count } Möglichkeiten vorgestellt, wie die verdeckten Karten liegen.
 } Die Zahl unter einer Karte sagt, in wie vielen von hundert sie dort liegt.
minds-fair =
    { $name } kannte die eigene Hand, die gelegten Karten und das, was alle sehen und sich merken können. Sonst nichts.

## What it believed most, and what was so

minds-was-right = { $name } war sich am sichersten, dass { FORM($other, form: "who") } { FORM($rank, form: "a-acc") } { $other ->
    [you] hattest
   *[other] hatte
 }: In { $percent } von hundert Vermutungen war es so. Und es stimmte.
minds-was-wrong = { $name } war sich am sichersten, dass { FORM($other, form: "who") } { FORM($rank, form: "a-acc") } { $other ->
    [you] hattest
   *[other] hatte
 }: In { $percent } von hundert Vermutungen war es so. In Wahrheit { $other ->
    [you] hattest du
   *[other] hatte { $other }
 }: { $cards }.

## The hands on the felt

minds-known = bekannt
minds-imagined-world = Vermutung { $number } von { $count }
minds-another-world = Andere Vermutung
minds-another-world-tip = Was außerdem vorstellbar war
minds-held = { $name ->
    [you] Du hattest: { $cards }.
   *[other] { $name } hatte: { $cards }.
 }
minds-held-in-world = Nach dieser Vermutung: { $cards }.

## What the computer weighed: each with its card, what it makes, and a note at the end of the row

minds-weighed = Was zur Wahl stand
minds-makes-total = macht { $total }
minds-makes-total-at = { $way ->
    [eliminate] macht { $total }, wirft { FORM($other, form: "whom") } raus
    [exchange] macht { $total }, tauscht mit { FORM($other, form: "to") }
    [steal] macht { $total }, stiehlt von { FORM($other, form: "to") }
   *[choose] { $other ->
        [you] macht { $total }, dann spielst du
       *[other] macht { $total }, dann spielt { $other }
     }
 }
minds-rules-choice = nach der Regel
minds-played = gespielt
minds-not-to-lose = { $percent } % Chance, die Runde nicht zu verlieren
minds-weighed-move = { $facts }.

## The moves of the deal, for screen readers: who, with which cards, to which total

minds-made = { $name }: { $cards }, { $total }.
