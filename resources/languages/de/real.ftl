real-title = Echte Karten
real-game = { $game }, mit eurem eigenen Blatt
real-with-own-pack = Mit eurem eigenen Blatt
real-on-screen = Karten am Bildschirm
real-start = Los geht’s
real-who-sits = Wer sitzt hier?
real-rules = Die Regeln dieses Spiels
real-look-back = Auf die Partie zurückblicken

## Before a deal and after it

real-who-deals = Wer gibt zuerst?
real-sit-alike = Hier sitzen alle wie an eurem Tisch, im Uhrzeigersinn.
real-deals = { $name ->
    [you] Runde { $number }: Du gibst
   *[other] Runde { $number }: { $name } gibt
 }
real-dealt = { $name ->
    [you] Ich habe gegeben
   *[other] { $name } hat gegeben
 }
real-again = Noch eine Partie

## What is asked

real-which = { $name ->
    [you] Welche Karte legst du?
   *[other] Welche Karte legt { $name }?
 }
real-which-of-several = { $name ->
    [you] Welche Karte legst du? { $count } sind fällig.
   *[other] Welche Karte legt { $name }? { $count } sind fällig.
 }
real-which-turned = Welche Karte wurde aufgedeckt?
real-which-bottom = Welche Karte liegt offen unter dem Stapel?
real-which-saves = { $name ->
    [you] Hast du { FORM($card, form: "a-acc") }?
   *[other] Hat { $name } { FORM($card, form: "a-acc") }?
 }
real-which-answers = { $name ->
    [you] Legst du { FORM($rank, form: "a-acc") } darauf?
   *[other] Legt { $name } { FORM($rank, form: "a-acc") } darauf?
 }
real-which-way = Wie wird sie gelegt?
real-what-total = { $name ->
    [you] Es steht { $total }. Was sagst du an?
   *[other] Es steht { $total }. Was sagt { $name } an?
 }
real-who = Wer?
real-which-three = { $name ->
    [you] Drei von welcher Sorte hast du?
   *[other] Drei von welcher Sorte hat { $name }?
 }

## Answers

real-stuck = { $name ->
    [you] Ich kann nicht legen
   *[other] { $name } kann nicht legen
 }
real-saves = { $name ->
    [you] Ja, ich lege sie
   *[other] { $name } legt { FORM($card, form: "a-acc") }
 }
real-has-none = { $name ->
    [you] Ich habe keine
   *[other] { $name } hat keine
 }
real-three = { $name }: drei { FORM($rank, form: "many") }
real-sneaks = { $name } legt { FORM($card, form: "a-acc") } dazwischen
real-threes = Drei gleiche
real-out-of-turn = Dazwischen legen
real-rank = { $rank }
real-several = Karten auf einmal
real-option = { $told }: { $total }
real-option-several = { $count } Karten, { $told }: { $total }
real-option-at = { $way ->
    [choose] { $told }, { FORM($name, form: "who") } ist dran
    [eliminate] { $told }, wirft { FORM($name, form: "whom") } raus
    [exchange] { $told }, tauscht mit { FORM($name, form: "to") }
   *[steal] { $told }, stiehlt von { FORM($name, form: "to") }
 }

## Why something cannot be told

real-cannot-be-stuck = { $name ->
    [you] Du musst noch legen können: Von den Karten, die noch da sind, passen fast alle.
   *[other] { $name } muss noch legen können: Von den Karten, die noch da sind, passen fast alle.
 }
real-gone = Alle Karten dieser Sorte liegen schon, und gemischt wurde seither nicht: { $card }.
real-not-now = Diese Karte kann jetzt nicht gelegt werden: { $card }.
real-no-review = Die Hände bei echten Karten kennen nur die Spieler, darum wird kein Zug beurteilt.

## On the keys

real-all-gone = alle gelegt
real-key = { $card }: { $told }

## At the table

real-told-total = Der Stand ist { $total }, noch { $count }.
real-clockwise = Es geht im Uhrzeigersinn
real-counterclockwise = Es geht gegen den Uhrzeigersinn

## Taking back

real-take-back = Zurücknehmen
real-take-back-what = Zurücknehmen: { $told }
real-laid = { $name ->
    [you] Du hast { FORM($cards, form: "a-acc") } gelegt
   *[other] { $name } hat { FORM($cards, form: "a-acc") } gelegt
 }
real-was-stuck = { $name ->
    [you] Du konntest nicht legen
   *[other] { $name } konnte nicht legen
 }
real-was-turned = Aufgedeckt: { $card }
real-was-put-under = Unter dem Stapel: { $card }

## Keys

real-keys-rank = diese Karte legen: Zahl oder Buchstabe, 0 für eine Zehn, * für einen Joker
real-keys-stuck = wer dran ist, kann nicht legen
