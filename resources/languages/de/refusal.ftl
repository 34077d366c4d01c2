## Of a card

refusal-over-limit = { $limit ->
    [0] { START($rank, form: "the") } ergäbe { $total }: unter 0
   *[other] { START($rank, form: "the") } ergäbe { $total }: über { $limit }
 }
refusal-not-on-this-total = { START($rank, form: "the") } geht bei diesem Stand nicht
refusal-not-yet = { START($rank, form: "the") } darf noch nicht gelegt werden
refusal-not-now = { START($rank, form: "the") } geht jetzt nicht
refusal-answer-due = Auf { FORM($asked, form: "a-acc") } kannst du nur mit { FORM($asked, form: "a-dat") } antworten
refusal-run-goes-on = Die Folge muss mit { FORM($asked, form: "a-dat") } weitergehen
refusal-may-not-begin = { $count ->
    [one] { START($rank, form: "the") } darf nicht den Anfang machen: Du musst noch einmal legen
   *[other] { START($rank, form: "the") } darf nicht den Anfang machen: Du musst noch { FORM($count, as: "form-times") } legen
 }
refusal-too-few-left = { $count ->
    [one] Nach { FORM($rank, form: "the-dat") } hättest du zu wenige Karten: Du musst noch einmal legen
   *[other] Nach { FORM($rank, form: "the-dat") } hättest du zu wenige Karten: Du musst noch { FORM($count, as: "form-times") } legen
 }
refusal-cancels-fewer = { $cancels ->
    [one] Mit { FORM($rank, form: "the-dat") } wirst du nur eine fällige Karte los, nicht { $count }
   *[other] Mit { FORM($rank, form: "the-dat") } wirst du nur { $cancels } fällige Karten los, nicht { $count }
 }
refusal-number-first = { START($rank, form: "the") } darf nicht zuerst kommen: Eine Zahl beginnt die Runde
refusal-not-in-hand = { START($rank, form: "the-acc") } hast du nicht auf der Hand

## Of a move

refusal-no-deal = Gerade läuft keine Runde. Drück Enter für die nächste Runde.
refusal-not-your-turn = Du bist noch nicht dran.
refusal-no-such-value = Diesen Wert hat die Karte nicht.
refusal-can-play = Du hast noch eine Karte, die geht.
refusal-not-asked = Du wurdest nicht gefragt.
refusal-no-such-answer = Diese Karten kannst du jetzt nicht auslegen.
refusal-must-draw = Du musst zuerst eine Karte ziehen.
refusal-nothing-to-draw = Du musst keine Karte ziehen.
refusal-no-call-due = Jetzt gibt es keinen Stand anzusagen.
