## Of a card

refusal-over-limit = { $limit ->
    [0] { START($rank, form: "nom") } daje { $total }: to poniżej 0
   *[other] { START($rank, form: "nom") } daje { $total }: to ponad { $limit }
 }
refusal-not-on-this-total = { START($rank, form: "nom") } nie pasuje do tej sumy
refusal-not-yet = { START($rank, form: "gen") } jeszcze nie można zagrać
refusal-not-now = { START($rank, form: "gen") } nie można teraz zagrać
refusal-answer-due = Na { FORM($asked, form: "acc") } można odpowiedzieć tylko { FORM($asked, form: "inst") }
refusal-run-goes-on = Ciąg trzeba przedłużyć { FORM($asked, form: "inst") }
refusal-may-not-begin = { $count ->
    [one] { START($rank, form: "inst") } nie można zacząć: trzeba zagrać jeszcze raz
    [few] { START($rank, form: "inst") } nie można zacząć: trzeba zagrać { FORM($count, as: "form-times") }
   *[many] { START($rank, form: "inst") } nie można zacząć: trzeba zagrać { FORM($count, as: "form-times") }
 }
refusal-too-few-left = { $count ->
    [one] Po { FORM($rank, form: "loc") } zostanie za mało kart: trzeba zagrać jeszcze raz
    [few] Po { FORM($rank, form: "loc") } zostanie za mało kart: trzeba zagrać { FORM($count, as: "form-times") }
   *[many] Po { FORM($rank, form: "loc") } zostanie za mało kart: trzeba zagrać { FORM($count, as: "form-times") }
 }
refusal-cancels-fewer = { $cancels ->
    [one] { START($rank, form: "nom") } znosi jeden ruch, nie { $count }
    [few] { START($rank, form: "nom") } znosi { $cancels } ruchy, nie { $count }
   *[many] { START($rank, form: "nom") } znosi { $cancels } ruchów, nie { $count }
 }
refusal-number-first = { START($rank, form: "inst") } nie można zacząć: najpierw musi być liczba
refusal-not-in-hand = { START($rank, form: "gen") } nie masz na ręce

## Of a move

refusal-no-deal = Rozdanie się skończyło. Naciśnij Enter, by zacząć następne.
refusal-not-your-turn = To jeszcze nie twoja kolej.
refusal-no-such-value = Ta karta nie ma takiej wartości.
refusal-can-play = Masz jeszcze kartę, którą możesz zagrać.
refusal-not-asked = Nikt cię o to teraz nie pyta.
refusal-no-such-answer = Tych kart nie można teraz wyłożyć.
refusal-must-draw = Najpierw dobierz kartę.
refusal-nothing-to-draw = Nie masz teraz czego dobierać.
refusal-no-call-due = Nie trzeba teraz ogłaszać sumy.
