ending-loses = { $player ->
    [you] { $lost ->
        [corner] Ти загинаєш { FORM($lost, form: "acc") } банкноти
        [fold] Ти згинаєш банкноту
        [bomb] Ти перевертаєш { FORM($lost, form: "acc") }
       *[other] Ти втрачаєш { FORM($lost, form: "acc") }
     }
   *[other] { $lost ->
        [corner] { $player } загинає { FORM($lost, form: "acc") } банкноти
        [fold] { $player } згинає банкноту
        [bomb] { $player } перевертає { FORM($lost, form: "acc") }
       *[other] { $player } втрачає { FORM($lost, form: "acc") }
     }
 }
ending-stuck-loses = { $player ->
    [you] { $lost ->
        [corner] Тобі нічим ходити: загинаєш { FORM($lost, form: "acc") } банкноти
        [fold] Тобі нічим ходити: згинаєш банкноту
        [bomb] Тобі нічим ходити: перевертаєш { FORM($lost, form: "acc") }
       *[other] Тобі нічим ходити: втрачаєш { FORM($lost, form: "acc") }
     }
   *[other] { $lost ->
        [corner] { $player } не має ходу й загинає { FORM($lost, form: "acc") } банкноти
        [fold] { $player } не має ходу й згинає банкноту
        [bomb] { $player } не має ходу й перевертає { FORM($lost, form: "acc") }
       *[other] { $player } не має ходу й втрачає { FORM($lost, form: "acc") }
     }
 }
ending-stuck-loses-deal = { $player ->
    [you] Тобі нічим ходити: програєш цю роздачу
   *[other] { $player } не має ходу й програє цю роздачу
 }
ending-loses-deal = { $player ->
    [you] Ти програєш цю роздачу
   *[other] { $player } програє цю роздачу
 }
ending-several-lose-deal = { $players ->
    [you] Цю роздачу програєте ви: { FORM($players, form: "who") }
   *[other] { $players } програють цю роздачу
 }
ending-deal-over = Роздачу закінчено
ending-out-of-deal = { $player ->
    [you] Ти вибуваєш із цієї роздачі
   *[other] { $player } вибуває з цієї роздачі
 }
ending-went-out = { $player ->
    [you] Ти кладеш останню карту й виграєш
   *[other] { $player } кладе останню карту й виграє
 }
ending-stuck-out-of-deal = { $player ->
    [you] Тобі нічим ходити: вибуваєш із роздачі
   *[other] { $player } не має ходу й вибуває з роздачі
 }
ending-out-of-game = { $player ->
    [you] Ти вибуваєш із гри
   *[other] { $player } вибуває з гри
 }
ending-stuck-out-of-game = { $player ->
    [you] Тобі нічим ходити: вибуваєш із гри
   *[other] { $player } не має ходу й вибуває з гри
 }
ending-wins-deal = { $player ->
    [you] Ти виграєш цю роздачу
   *[other] { $player } виграє цю роздачу
 }
ending-wins-letter = { $player ->
    [you] Ти здобуваєш літеру
   *[other] { $player } здобуває літеру
 }
ending-three-of-a-kind = { $player ->
    [you] Ти викладаєш три однакові карти
   *[other] { $player } викладає три однакові карти
 }
ending-wins-game = { $player ->
    [you] Ти виграєш партію
   *[other] { $player } виграє партію
 }
ending-several-win-game = { $players ->
    [you] Партію виграєте ви: { FORM($players, form: "who") }
   *[other] { $players } виграють партію
 }
ending-everybody-loses-game = Партію програють усі
ending-team-wins = Разом вам удалося
ending-team-pays = { $player ->
    [you] Тобі нічим ходити: усі втрачають { FORM($lost, form: "acc") }
   *[other] { $player } не має ходу: усі втрачають { FORM($lost, form: "acc") }
 }
ending-deal-number-over = Роздачу { $number } закінчено
ending-as-you-left-it = За столом усе так, як було.
ending-reached = { $player ->
    [you] У тебе { $total }.
   *[other] { $player } доходить до { $total }.
 }
ending-held-zeus = { $player ->
    [you] На { $total } Зевс у тебе.
   *[other] На { $total } Зевса має { $player }.
 }
ending-last-card = { $player ->
    [you] Ти кладеш свою останню карту.
   *[other] { $player } кладе свою останню карту.
 }
ending-struck-you = Тебе вибиває { $player }.
ending-bombed = Вибух бомби.
ending-penalty = Штрафних карт не вдалося докласти.
ending-well-played = Гарна гра, молодці всі!
ending-left-penny = { $count ->
    [0] Копійок більше немає.
    [one] Лишилася { $count } копійка.
    [few] Лишилися { $count } копійки.
   *[many] Лишилося { $count } копійок.
 }
ending-left-nickel = { $count ->
    [0] П’ятаків більше немає.
    [one] Лишився { $count } п’ятак.
    [few] Лишилися { $count } п’ятаки.
   *[many] Лишилося { $count } п’ятаків.
 }
ending-left-chip = { $count ->
    [0] Фішок більше немає.
    [one] Лишилася { $count } фішка.
    [few] Лишилися { $count } фішки.
   *[many] Лишилося { $count } фішок.
 }
ending-left-corner = { $count ->
    [0] Кутків більше немає.
    [one] Лишився { $count } куток.
    [few] Лишилися { $count } кутки.
   *[many] Лишилося { $count } кутків.
 }
ending-left-fold = { $count ->
    [0] Згинів більше немає.
    [one] Лишився { $count } згин.
    [few] Лишилися { $count } згини.
   *[many] Лишилося { $count } згинів.
 }
ending-left-bomb = { $count ->
    [0] Бомб більше немає.
    [one] Лишилася { $count } бомба.
    [few] Лишилися { $count } бомби.
   *[many] Лишилося { $count } бомб.
 }
ending-left-point = { $count ->
    [0] Балів більше немає.
    [one] Лишився { $count } бал.
    [few] Лишилися { $count } бали.
   *[many] Лишилося { $count } балів.
 }
ending-left-token = { $count ->
    [0] Жетонів більше немає.
    [one] Лишився { $count } жетон.
    [few] Лишилися { $count } жетони.
   *[many] Лишилося { $count } жетонів.
 }
ending-is-out = { $player ->
    [you] Ти вибуваєш.
   *[other] { $player } вибуває.
 }
ending-game-out = { $player ->
    [you] Ти вибуваєш.
   *[other] Вибуває з гри.
 }
ending-deal-out = { $player ->
    [you] Чекаєш до кінця роздачі.
   *[other] Чекає до кінця роздачі.
 }
ending-letters = { $count ->
    [1] Це перша літера.
    [one] Це вже { $count } літера.
    [few] Це вже { $count } літери.
   *[many] Це вже { $count } літер.
 }
ending-others-pay = { $count ->
    [1] { $kind ->
        [penny] Інші платять по копійці.
        [nickel] Інші платять по п’ятаку.
        [chip] Інші платять по фішці.
        [corner] Інші загинають по кутку.
        [fold] Інші згинають банкноту ще раз.
        [bomb] Інші перевертають по бомбі.
        [point] Інші втрачають по балу.
       *[other] Інші платять по жетону.
     }
    [one] { $kind ->
        [penny] Інші платять по { $count } копійці.
        [nickel] Інші платять по { $count } п’ятаку.
        [chip] Інші платять по { $count } фішці.
        [corner] Інші загинають по { $count } кутку.
        [fold] Інші згинають банкноту { FORM($count, as: "form-times") }.
        [bomb] Інші перевертають по { $count } бомбі.
        [point] Інші втрачають по { $count } балу.
       *[other] Інші платять по { $count } жетону.
     }
    [few] { $kind ->
        [penny] Інші платять по { $count } копійки.
        [nickel] Інші платять по { $count } п’ятаки.
        [chip] Інші платять по { $count } фішки.
        [corner] Інші загинають по { $count } кутки.
        [fold] Інші згинають банкноту { FORM($count, as: "form-times") }.
        [bomb] Інші перевертають по { $count } бомби.
        [point] Інші втрачають по { $count } бали.
       *[other] Інші платять по { $count } жетони.
     }
   *[many] { $kind ->
        [penny] Інші платять по { $count } копійок.
        [nickel] Інші платять по { $count } п’ятаків.
        [chip] Інші платять по { $count } фішок.
        [corner] Інші загинають по { $count } кутків.
        [fold] Інші згинають банкноту { FORM($count, as: "form-times") }.
        [bomb] Інші перевертають по { $count } бомб.
        [point] Інші втрачають по { $count } балів.
       *[other] Інші платять по { $count } жетонів.
     }
 }
ending-highest-score = Найвищий рахунок — { $most }.
ending-your-score-is-highest = Твій рахунок { $own } найвищий.
ending-highest-score-is-shared = { $count ->
    [one] Ти і { $player } маєте найвищий рахунок — { $most }.
    [few] Ти і ще { $count } гравці маєте найвищий рахунок — { $most }.
   *[many] Ти і ще { $count } гравців маєте найвищий рахунок — { $most }.
 }
ending-your-score = Твій рахунок { $own }, найвищий { $most }.
ending-begins-next = { $player ->
    [you] Наступну роздачу починаєш ти.
   *[other] Наступну роздачу починає { $player }.
 }
ending-deals-next = { $player ->
    [you] Далі роздаєш ти.
   *[other] Далі роздає { $player }.
 }
