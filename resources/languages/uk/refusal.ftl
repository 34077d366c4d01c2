refusal-over-limit = { $limit ->
    [0] { START($rank, form: "nom") } дасть { $total }: це нижче 0
   *[other] { START($rank, form: "nom") } дасть { $total }: це понад { $limit }
 }
refusal-not-on-this-total = { START($rank, form: "nom") } не підходить до цієї суми
refusal-not-yet = { START($rank, form: "inst") } ще не можна ходити
refusal-not-now = { START($rank, form: "inst") } зараз не можна ходити
refusal-answer-due = На { FORM($asked, form: "acc") } відповідають лише { FORM($asked, form: "inst") }
refusal-run-goes-on = Ланцюжок треба продовжити { FORM($asked, form: "inst") }
refusal-may-not-begin = { $count ->
    [1] { START($rank, form: "inst") } не можна починати: треба ходити ще раз
    [one] { START($rank, form: "inst") } не можна починати: треба ходити { FORM($count, as: "form-times") }
    [few] { START($rank, form: "inst") } не можна починати: треба ходити { FORM($count, as: "form-times") }
   *[many] { START($rank, form: "inst") } не можна починати: треба ходити { FORM($count, as: "form-times") }
 }
refusal-too-few-left = { $count ->
    [1] Після { FORM($rank, form: "gen") } лишиться замало карт: треба ходити ще раз
    [one] Після { FORM($rank, form: "gen") } лишиться замало карт: треба ходити { FORM($count, as: "form-times") }
    [few] Після { FORM($rank, form: "gen") } лишиться замало карт: треба ходити { FORM($count, as: "form-times") }
   *[many] Після { FORM($rank, form: "gen") } лишиться замало карт: треба ходити { FORM($count, as: "form-times") }
 }
refusal-cancels-fewer = { $cancels ->
    [one] { START($rank, form: "nom") } скасовує { FORM($cancels, as: "form-number") } хід, а не { $count }
    [few] { START($rank, form: "nom") } скасовує { FORM($cancels, as: "form-number") } ходи, а не { $count }
   *[many] { START($rank, form: "nom") } скасовує { FORM($cancels, as: "form-number") } ходів, а не { $count }
 }
refusal-number-first = { START($rank, form: "inst") } не можна починати: спершу має бути число
refusal-not-in-hand = { START($rank, form: "gen") } немає серед твоїх карт
refusal-no-deal = Роздача скінчилася. Натисни Enter, щоб почати наступну.
refusal-not-your-turn = Ще не твоя черга.
refusal-no-such-value = Ця карта не має такого значення.
refusal-can-play = Ти ще маєш чим ходити.
refusal-not-asked = Тебе про це не питають.
refusal-no-such-answer = Ці карти зараз викласти не можна.
refusal-must-draw = Спершу добери карту.
refusal-nothing-to-draw = Тобі нічого добирати.
refusal-no-call-due = Зараз не треба називати суму.
