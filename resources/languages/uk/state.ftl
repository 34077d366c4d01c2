state-makes = { $card }, буде { $totals }
state-makes-any = { $card }, будь-яка сума від { $low } до { $high }
state-marked = позначено
state-with-others = можна разом з іншими (+)
state-takes-zeus = забирає Зевса
state-wins-game = виграє партію
state-brings = одразу щось дає
state-costs = одразу чогось коштує
state-refused = { $card } ({ $why })
state-you-owe = { $count ->
    [1] Треба ходити ще раз
    [one] Треба ходити { FORM($count, as: "form-times") }
    [few] Треба ходити { FORM($count, as: "form-times") }
   *[many] Треба ходити { FORM($count, as: "form-times") }
 }
state-answer-queen = Відповідай { FORM($rank, form: "inst") }
state-run-up = Ланцюжок угору: нову карту дають лише { FORM($rank, form: "many") }
state-run-down = Ланцюжок униз: нову карту дають лише { FORM($rank, form: "many") }
state-you-are-asked = Питання до тебе.
state-your-turn = Твій хід.
state-to-play = { $player ->
    [you] Ходиш ти.
   *[other] Ходить { $player }.
 }
state-deal-over = Роздачу закінчено. Натисни Enter, щоб почати наступну.
state-game-over = Партію закінчено.
state-total = Сума: { $total }.
state-hand = Твої карти: { $cards }.
state-pile = На стосі: { $card }.
state-clockwise = Гра йде за годинниковою стрілкою.
state-counterclockwise = Гра йде проти годинникової стрілки.
