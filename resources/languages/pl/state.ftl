## What a card of the hand can do

state-makes = { $card }, suma { $totals }
state-makes-any = { $card }, dowolna suma od { $low } do { $high }
state-marked = zaznaczona
state-with-others = można zagrać z innymi (+)
state-takes-zeus = zabiera Zeusa
state-wins-game = wygrywa partię
state-brings = od razu coś daje
state-costs = od razu coś kosztuje
state-refused = { $card } ({ $why })

## What binds whose turn it is; a line at the hand

state-you-owe = { $count ->
    [one] Musisz zagrać jeszcze raz
    [few] Musisz zagrać { FORM($count, as: "form-times") }
   *[many] Musisz zagrać { FORM($count, as: "form-times") }
 }
state-answer-queen = Odpowiedz { FORM($rank, form: "inst") }
state-run-up = Ciąg w górę: nową kartę dają tylko { FORM($rank, form: "many") }
state-run-down = Ciąg w dół: nową kartę dają tylko { FORM($rank, form: "many") }

## The whole table, sentence by sentence

state-you-are-asked = Pytanie do ciebie.
state-your-turn = Twoja kolej.
state-to-play = { $player ->
    [you] Teraz grasz ty.
   *[other] Teraz gra { $player }.
 }
state-deal-over = Koniec rozdania. Naciśnij Enter, by zacząć następne.
state-game-over = Koniec partii.
state-total = Suma { $total }.
state-hand = Twoje karty: { $cards }.
state-pile = Na stosie: { $card }.
state-clockwise = Gra toczy się zgodnie z ruchem wskazówek zegara.
state-counterclockwise = Gra toczy się przeciwnie do ruchu wskazówek zegara.
