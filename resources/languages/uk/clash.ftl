clash-endless-stock = колода, що поновлюється, ніколи не скінчиться, тож завдяки цьому ніхто не виграє
clash-useless-tokens = гравці вибувають одразу, тож жетони ні до чого
clash-lack-of-cards = { $players ->
    [one] на стількох гравців ({ $players }) треба стільки карт: { $cards }, а їх лише { $size }, і одна має лишитися
    [few] на стількох гравців ({ $players }) треба стільки карт: { $cards }, а їх лише { $size }, і одна має лишитися
   *[many] на стількох гравців ({ $players }) треба стільки карт: { $cards }, а їх лише { $size }, і одна має лишитися
 }
clash-no-such-game = У переліку немає гри «{ $game }».
clash-number-of-players = Гра «{ $game }»: гравців від { $least } до { $most }, а не { $players }.
clash-number-of-players-fixed = Гра «{ $game }»: гравців має бути { $most }, а не { $players }.
clash-of-game = { $game }: { $why }.
clash-no-such-option = Гра «{ $game }» не має домашнього правила «{ $option }»; є такі: { $known }.
clash-no-such-choice = Домашнє правило «{ $option }» — це одне з: { $known }, а не «{ $value }».
clash-no-such-number = Домашнє правило «{ $option }» — це ціле число від { $least } до { $most }, а не «{ $value }».
clash-makes-over-limit = Покласти { FORM($names, form: "acc") } — це сума { $total }, а найбільша сума — { $limit }. Цього ніхто ніколи не вибрав би.
clash-only-over-limit = Покласти { FORM($names, form: "acc") } — це сума { $total }, а найбільша сума — { $limit }. Цього ніхто ніколи не зробив би.
clash-any-over-limit = Покласти { FORM($names, form: "acc") } — це будь-яка сума до { $total }, а найбільша сума — { $limit }.
clash-too-few-cards = На стількох гравців ({ $players }) треба роздати стільки карт: { $cards }, а їх лише { $size }, і одна має лишитися в колоді.
clash-large-hands = За стількох гравців ({ $players }) кожен мав би стільки карт: { $cards }, а тримати можна щонайбільше { $most }.
clash-no-card = Жодної карти колоди ніколи не можна було б покласти.
clash-nobody-is-stuck = Хоч би що лежало, хід є в кожного: ніхто ніколи не програв би.
clash-nobody-goes-over = Жодні карти не доведуть суму до { $limit } чи вище: роздача не скінчилася б.
clash-nobody-pays = Ніхто ніколи нічого не платив би: гра не скінчилася б.
clash-team-misses = Жодні карти не дають рівно { $total }: виграти було б неможливо.
clash-starts-over = Роздача починалася б із { $total }, а найбільша сума — { $limit }.
clash-begins-over = Якщо відкрито { FORM($card, form: "acc") }, роздача починалася б із { $total }, а найбільша сума — { $limit }.
clash-no-neighbors = У колоді немає сусідніх карт: ланцюжка ніколи не було б.
clash-past-the-end = Жодна роздача не дійде до { $totals }: найбільша сума — { $limit }.
clash-three-in-hand = { $cards ->
    [one] Для цього треба три однакові карти в одній руці, а кожен має лише { $cards } карту.
    [few] Для цього треба три однакові карти в одній руці, а кожен має лише { $cards } карти.
   *[many] Для цього треба три однакові карти в одній руці, а кожен має лише { $cards } карт.
 }
clash-repair-makes = { START($names, form: "nom") } = { $total }
clash-repair-limit = Сума до { $total }
clash-repair-players = Не більше гравців, ніж { $most }
clash-repair-more-players = Не менше гравців, ніж { $least }
clash-repair-hand = { $cards ->
    [one] { $cards } карта в руці
    [few] { $cards } карти в руці
   *[many] { $cards } карт у руці
 }
clash-repair-packs = Колод: { $packs }
clash-repair-numbers = Числа рахуються
clash-repair-counts = { START($names, form: "figure") }: по { $total }
clash-repair-end-costs = { $total } коштує 1
clash-repair-pass = { START($rank, form: "figure") }: +0
clash-repair-start = Почати з { $total }
clash-repair-no-start-card = Без відкритої карти
clash-repair-without-total = Без { $totals }
clash-repair-without-rule = Без цього правила
