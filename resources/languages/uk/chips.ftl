chips-limit = до { $limit }
chips-limit-in-full = найбільша сума { $limit }
chips-cards-take = карти віднімають
chips-down = від { $total } до 0
chips-reach-wins = хто перший до { $total }, виграє
chips-exact-wins = рівно { $total } виграє
chips-hurdles = { $numbers }: влучив +1, перестрибнув −1
chips-hurdles-end = роздача до { $total } або більше
chips-team = усі разом
chips-without-cards = без { FORM($ranks, form: "many-gen") }
chips-cards-in-hand = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
 }
chips-all-dealt = роздають усі карти
chips-players = гравців від { $players } до { $most }
chips-no-tokens = без жетонів
chips-tokens = { $kind ->
    [penny] { $count ->
        [one] { $count } копійка
        [few] { $count } копійки
       *[many] { $count } копійок
     }
    [nickel] { $count ->
        [one] { $count } п’ятак
        [few] { $count } п’ятаки
       *[many] { $count } п’ятаків
     }
    [chip] { $count ->
        [one] { $count } фішка
        [few] { $count } фішки
       *[many] { $count } фішок
     }
    [corner] { $count ->
        [one] { $count } куток
        [few] { $count } кутки
       *[many] { $count } кутків
     }
    [fold] { $count ->
        [one] { $count } згин
        [few] { $count } згини
       *[many] { $count } згинів
     }
    [point] { $count ->
        [one] { $count } бал
        [few] { $count } бали
       *[many] { $count } балів
     }
    [letter] { $count ->
        [one] { $count } літера
        [few] { $count } літери
       *[many] { $count } літер
     }
    [bomb] { $count ->
        [one] { $count } бомба
        [few] { $count } бомби
       *[many] { $count } бомб
     }
   *[token] { $count ->
        [one] { $count } жетон
        [few] { $count } жетони
       *[many] { $count } жетонів
     }
 }
chips-packs = { $count ->
    [one] { $count } колода
    [few] { $count } колоди
   *[many] { $count } колод
 }
chips-packs-from = { $count ->
    [one] { $count } колода від { $players } гравців
    [few] { $count } колоди від { $players } гравців
   *[many] { $count } колод від { $players } гравців
 }
chips-stock-runs-out = колода не поновлюється
chips-without-cards-has-won = хто без карт, виграє
chips-whole-pile-shuffled = тасують увесь стос
chips-stock-is-renewed = колода поновлюється
chips-good-last-card = добра остання карта
chips-card-turned-up = спершу відкрита карта
chips-milestones = приз за { $numbers }
chips-no-milestones = без призових чисел
chips-fines = плата за { $numbers }
chips-no-fines = за суми не платять
chips-borders = { $target ->
    [one] перетин { $numbers } коштує, до { $target } бала
    [few] перетин { $numbers } коштує, до { $target } балів
   *[many] перетин { $numbers } коштує, до { $target } балів
 }
chips-no-borders = без кордонів
chips-payment-overshoot = понад { $limit }: кожному різницю
chips-payment-forfeit = понад { $limit }: штрафний бал
chips-payment-over = { $count ->
    [one] понад { $limit }: кожному { $count } бал
    [few] понад { $limit }: кожному { $count } бали
   *[many] понад { $limit }: кожному { $count } балів
 }
chips-sixty-nine = 69: { $does }
chips-zeus = тримай Зевса на { $limit }
chips-never-below-zero = не нижче 0
chips-below-zero-too = і нижче 0
chips-penalties-handed-on = штраф іде далі
chips-penalties-end = штраф далі не йде
chips-runs = добір за ланцюжок
chips-same-rank = до { $count } однакових разом
chips-pairs = пара { FORM($ranks, form: "many-gen") } — як одна карта
chips-thrown = чотири { FORM($rank, form: "many") } разом
chips-one-at-once = по одній карті
chips-three-of-a-kind = три однакові — кінець роздачі
chips-hands = { $hands }
chips-hand-wins = три { FORM($rank, form: "many") } виграють
chips-hand-loses = з трьома { FORM($rank, form: "many-inst") } програють усі
chips-ban = { $count ->
    [one] без { FORM($rank, form: "many-gen") } { $count } хід
    [few] без { FORM($rank, form: "many-gen") } { $count } ходи
   *[many] без { FORM($rank, form: "many-gen") } { $count } ходів
 }
chips-wears-off = карта втрачає силу
chips-wakes = ефекти від { $total }
chips-wakes-turn = ефекти від ходу { $count }
chips-stuck-ends = без ходу — кінець роздачі
chips-stuck-out = без ходу — вибуваєш
chips-stuck-sits-out = без ходу — чекай
chips-stuck-clears = без ходу — стос геть
chips-stuck-takes-back = { $count ->
    [one] без ходу — зняти { $count } карту
    [few] без ходу — зняти { $count } карти
   *[many] без ходу — зняти { $count } карт
 }
chips-over-ends = перебір — кінець роздачі
chips-without-cards-wins = виграє перший без карт
chips-bomb-saves = { card-index } рятує від бомби
chips-hands-stay = карти лишаються в руці
chips-hands-new = нові карти щороздачі
chips-out-with-last = { $kind ->
    [penny] без копійок — вибуваєш
    [nickel] без п’ятаків — вибуваєш
    [chip] без фішок — вибуваєш
    [corner] без кутків — вибуваєш
    [fold] без згинів — вибуваєш
    [point] без балів — вибуваєш
    [bomb] без бомб — вибуваєш
   *[token] без жетонів — вибуваєш
 }
chips-out-later = вибуваєш на втрату пізніше
chips-nobody-out = ніхто не вибуває з гри
chips-match-won = до { $count ->
    [one] { $count } виграної роздачі
    [few] { $count } виграних роздач
   *[many] { $count } виграних роздач
 }
chips-match-lost = доки хтось не має { $count ->
    [one] { $count } штрафний бал
    [few] { $count } штрафні бали
   *[many] { $count } штрафних балів
 }
chips-counterclockwise = проти годинникової
chips-clockwise = за годинниковою
chips-turn-again = удвох розворот — ще хід
chips-turn-passes = удвох розворот — хід іншого
