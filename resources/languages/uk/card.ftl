card-index = { START($rank, form: "figure") }
card-name = { $face ->
    [M1] мінус 1
    [T1] мінус 1
    [T2] мінус 2
    [M10] мінус 10
   *[other] { FORM($face, form: "figure") }
 }
card-in-box = { card-name } ({ $printed })
card-printed = { $rank ->
    [WILD] Будь-яке
   *[other] { START($rank) }
 }
card-black = { $rank ->
    [A] чорний { FORM($rank, form: "nom") }
    [J] чорний { FORM($rank, form: "nom") }
    [K] чорний { FORM($rank, form: "nom") }
    [JK] чорний { FORM($rank, form: "nom") }
   *[other] чорна { FORM($rank, form: "nom") }
 }
card-red = { $rank ->
    [A] червоний { FORM($rank, form: "nom") }
    [J] червоний { FORM($rank, form: "nom") }
    [K] червоний { FORM($rank, form: "nom") }
    [JK] червоний { FORM($rank, form: "nom") }
   *[other] червона { FORM($rank, form: "nom") }
 }
card-of-suits = { FORM($rank, form: "nom") } { $suits }
card-other = { $rank ->
    [A] будь-який інший { FORM($rank, form: "nom") }
    [J] будь-який інший { FORM($rank, form: "nom") }
    [K] будь-який інший { FORM($rank, form: "nom") }
    [JK] будь-який інший { FORM($rank, form: "nom") }
   *[other] будь-яка інша { FORM($rank, form: "nom") }
 }
card-apart = { FORM($rank, form: "figure") } (крім { FORM($apart, form: "gen") })
card-row = { START($names) }
card-black-chip = { $rank ->
    [A] чорний { $card }
    [J] чорний { $card }
    [K] чорний { $card }
    [JK] чорний { $card }
   *[other] чорна { $card }
 }
card-red-chip = { $rank ->
    [A] червоний { $card }
    [J] червоний { $card }
    [K] червоний { $card }
    [JK] червоний { $card }
   *[other] червона { $card }
 }
card-of-suits-chip = { $card } { $suits }
card-other-chip = { $rank ->
    [A] інший { $card }
    [J] інший { $card }
    [K] інший { $card }
    [JK] інший { $card }
   *[other] інша { $card }
 }
card-leave = нічого не додає
card-add = додає { $number }
card-add-own = додає своє число
card-take-own = віднімає своє число
card-add-choice = додає { $numbers } (на вибір)
card-take-any = віднімає будь-яке число від { $low } до { $high }
card-add-any = додає будь-яке число від { $low } до { $high }
card-take-off = віднімає { $number }
card-set = перетворює суму на { $number }
card-set-any = перетворює суму на будь-яке число від { $low } до { $high }
card-copy = робить те саме, що й попередня карта; а як перша карта роздачі додає { $number }
card-double = подвоює суму
card-double-or-halve = парну суму, більшу за 49, ділить навпіл, а будь-яку іншу подвоює
card-double-odd-or-halve-even = парну суму ділить навпіл, а непарну подвоює
card-swap-digits = міняє місцями дві цифри суми (7 читаємо як 07)
card-round-to-ten = округлює суму до найближчого десятка (5 — угору)
card-pass-on-a-round-total = нічого не додає, і покласти цю карту можна лише тоді, коли сума закінчується на 0
card-never = ніколи не лягає на стос
card-only-together = не лягає на стос поодинці
card-reverse = змінює напрямок гри
card-skip = забирає хід у наступного гравця
card-choose = дає тобі вибрати, хто ходить далі
card-eliminate = вибиває з роздачі гравця, якого ти назвеш
card-shield = рятує від вибування того, хто має цю карту: її кладуть під ту, що вибиває, і добирають нову
card-exchange = змушує тебе помінятися всіма картами з гравцем, якого ти назвеш
card-redeal = перетасовує всі карти й роздає всім нові
card-oblige = змушує наступного гравця ходити двічі
card-chain = { $answer ->
    [forced] вимагає відповіді: треба покласти { FORM($wanted, form: "acc") }
   *[optional] дозволяє відповісти: можна покласти { FORM($wanted, form: "acc") }
 }
card-steal = забирає карту в гравця, якого ти назвеш
card-zeus = забирає Зевса
card-others-draw-1 = змушує всіх інших добрати по одній карті
card-others-draw-2 = змушує всіх інших добрати по дві карти
card-bomb = змушує всіх інших скинути { FORM($saves, form: "acc") } або { $cost ->
    [bomb] перевернути бомбу з годинником
   *[other] заплатити { FORM($cost, form: "acc") }
 }
card-several = { $does }
card-choice = { $does } (на вибір)
card-either = або { $first }, або { $second }
card-add-own-short = своє число
card-take-own-short = віднімає
card-leave-short = +0
card-add-any-short = +{ $low }…{ $high }
card-take-any-short = −{ $low }…{ $high }
card-set-short = робить { $number }
card-set-any-short = робить { $low }–{ $high }
card-copy-short = копіює
card-double-short = подвоює
card-double-or-halve-short = половина або ×2
card-double-odd-or-halve-even-short = парну — навпіл
card-swap-digits-short = цифри навпаки
card-round-to-ten-short = округлює до …0
card-pass-on-a-round-total-short = +0, якщо …0
card-never-short = не можна класти
card-only-together-short = лише чотири разом
card-reverse-short = { $rank ->
    [REV] міняє напрямок
   *[other] розворот
 }
card-skip-short = { $rank ->
    [SKIP] наступний чекає
   *[other] пропуск
 }
card-choose-short = хто наступний
card-eliminate-short = вибиває
card-shield-short = щит
card-exchange-short = обмін картами
card-redeal-short = нові карти
card-oblige-short = наступний двічі
card-chain-short = відповідай
card-steal-short = краде карту
card-zeus-short = забирає Зевса
card-others-draw-1-short = { $rank ->
    [DRAW1] іншим по карті
   *[other] інші беруть 1
 }
card-others-draw-2-short = { $rank ->
    [DRAW2] іншим по дві
   *[other] інші беруть 2
 }
card-bomb-short = { $rank ->
    [BOMB] інші, рятуйтеся
   *[other] бомба
 }
card-several-short = { $value }, { $told }
card-list-short = { $told }
card-later-short = { $told }, потім { $value }
card-awake-short = { $number }+: { $told }
card-awake-down-short = ≤ { $number }: { $told }
card-awake-turn-short = хід { $number }: { $told }
card-does = { $card }: { $does }
card-equals = { $card } = { $value }
card-equals-and = { $card } = { $value }, { $does }
card-range = від { $low } до { $high }
card-list-chip = { $told }
card-leave-chip = +0
card-copy-chip = копіює
card-double-chip = подвоює
card-double-or-halve-chip = половина або ×2
card-double-odd-or-halve-even-chip = парну — навпіл
card-swap-digits-chip = цифри навпаки
card-round-to-ten-chip = округлює до …0
card-pass-on-a-round-total-chip = +0, якщо …0
card-never-chip = не можна класти
card-only-together-chip = лише чотири разом
card-reverse-chip = { $rank ->
    [REV] міняє напрямок
   *[other] розворот
 }
card-skip-chip = { $rank ->
    [SKIP] наступний чекає
   *[other] пропуск
 }
card-choose-chip = хто наступний
card-eliminate-chip = вибиває
card-shield-chip = щит
card-exchange-chip = обмін картами
card-redeal-chip = усім нові карти
card-oblige-chip = наступний двічі
card-chain-chip = чекає відповіді
card-steal-chip = краде карту
card-zeus-chip = забирає Зевса
card-others-draw-1-chip = інші беруть 1
card-others-draw-2-chip = інші беруть 2
card-bomb-chip = б’є по інших
card-note-limit = Карту, яка робить { $limit }, можна покласти й тоді, коли сума вже дорівнює { $limit }.
card-note-over = Якщо з числом цієї карти сума перевищила б { $limit }, покласти її не можна, хоч би що ще вона робила.
card-note-copy = { START($rank, form: "nom") } копіює останню карту, покладену в цій роздачі, байдуже ким: і число, і все, що вона ще робить.
card-note-copy-turned-up = { START($rank, form: "nom") } копіює останню карту, покладену в цій роздачі, байдуже ким, або карту, відкриту на початку: і число, і все, що вона ще робить.
card-note-copy-again = { START($rank, form: "nom") } на { FORM($rank, form: "loc") } ще раз робить те, що зробила попередня. Таку карту можна класти тоді, коли можна було б покласти ту, яку вона копіює.
card-note-copy-pair = Після двох карт, що рахуються як одна, вона робить те саме, що одна з них.
