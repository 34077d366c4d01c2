## What a card of the hand can do

state-makes = { $card }, macht { $totals }
state-makes-any = { $card }, macht jede Zahl von { $low } bis { $high }
state-marked = markiert
state-with-others = geht zusammen mit anderen (+)
state-takes-zeus = holt Zeus
state-wins-game = gewinnt die Partie
state-brings = bringt sofort etwas ein
state-costs = kostet sofort etwas
state-refused = { $card } ({ $why })

## What binds whose turn it is; a line at the hand

state-you-owe = { $count ->
    [one] Du musst noch einmal legen
   *[other] Du musst noch { FORM($count, as: "form-times") } legen
 }
state-answer-queen = Antworte mit { FORM($rank, form: "a-dat") }
state-run-up = Eine Folge geht aufwärts: Nur { FORM($rank, form: "a") } bringt eine neue Karte
state-run-down = Eine Folge geht abwärts: Nur { FORM($rank, form: "a") } bringt eine neue Karte

## The whole table, sentence by sentence

state-you-are-asked = Du wirst gefragt.
state-your-turn = Du bist dran.
state-to-play = { $player ->
    [you] Du bist dran.
   *[other] { $player } ist dran.
 }
state-deal-over = Die Runde ist vorbei. Drück Enter für die nächste Runde.
state-game-over = Die Partie ist vorbei.
state-total = Stand { $total }.
state-hand = Deine Hand: { $cards }.
state-pile = Auf der Ablage: { $card }.
state-clockwise = Es geht im Uhrzeigersinn.
state-counterclockwise = Es geht gegen den Uhrzeigersinn.
