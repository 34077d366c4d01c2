lab-place = { $last ->
    [1] той, хто роздає
   *[other] { $place ->
        [1] перший гравець
        [2] другий
        [3] третій
        [4] четвертий
        [5] п’ятий
        [6] шостий
        [7] сьомий
        [8] восьмий
        [9] дев’ятий
       *[other] десятий
     }
 }
lab-together = Разом ви досягаєте мети у { $share } % роздач.
lab-together-easy = Це надто легко: разом ви досягаєте мети у { $share } % роздач.
lab-together-hard = Це надто важко: разом ви досягаєте мети у { $share } % роздач.
lab-begins-even = Майже байдуже, хто починає: { $best } вціліває у { $most } % роздач, { $worst } — у { $least } %.
lab-begins-open = Можливо, важливо, хто починає: { $best } вціліває у { $most } % роздач, { $worst } — у { $least } %.
lab-begins-uneven = Важливо, хто починає: { $best } вціліває у { $most } % роздач, { $worst } — лише у { $least } %.
lab-begins-hopeless = Є місця майже без шансів: { $worst } вціліває лише у { $least } % роздач, { $best } — у { $most } %.
lab-begins-consoled = Важливо, хто починає: { $best } вціліває у { $most } % роздач, { $worst } — у { $least } %. Але наступну роздачу починає той, хто програв, тож усе вирівнюється.
lab-begins-wins-even = Майже байдуже, хто починає: { $best } виграє { $most } % роздач, { $worst } — { $least } %.
lab-begins-wins-open = Можливо, важливо, хто починає: { $best } виграє { $most } % роздач, { $worst } — { $least } %.
lab-begins-wins-uneven = Важливо, хто починає: { $best } виграє { $most } % роздач, { $worst } — лише { $least } %.
lab-begins-wins-hopeless = Є місця майже без шансів: { $worst } виграє лише { $least } % роздач, { $best } — { $most } %.
lab-endless = { $share } % роздач не мають кінця.
lab-length = Роздача триває приблизно { $minutes ->
    [1] хвилину
    [one] { $minutes } хвилину
    [few] { $minutes } хвилини
    [many] { $minutes } хвилин
   *[other] { $minutes } хвилини
 }. Покладених карт: { $plays }, у найдовших роздачах { $tenth } і більше.
lab-length-long = Роздача триває довго: хвилин приблизно { $minutes }. Покладених карт: { $plays }, у найдовших роздачах { $tenth } і більше.
lab-length-short = Роздача закінчується зарано: покладених карт лише { $plays }.
lab-choice = Зазвичай є з чого вибирати: лише у { $share } % ходів можна зробити тільки щось одне.
lab-choice-none = Вибирати майже немає з чого: у { $share } % ходів можна зробити тільки щось одне або нічого.
lab-turns = Становище мінливе: за десять роздач небезпека переходить до іншого гравця { $times ->
    [one] { $times } раз
    [few] { $times } рази
    [many] { $times } разів
   *[other] { $times } раза
 }.
lab-turns-never = Становище майже не змінюється: хто в небезпеці спочатку, програє у { $share } % роздач.
lab-turns-wins = Становище мінливе: за десять роздач лідер змінюється { $times ->
    [one] { $times } раз
    [few] { $times } рази
    [many] { $times } разів
   *[other] { $times } раза
 }.
lab-turns-wins-never = Становище майже не змінюється: хто веде спочатку, виграє { $share } % роздач.
lab-skill-deals = Уміння зрештою дається взнаки: кращий гравець веде 19 разів із 20, коли роздач приблизно { $deals }.
lab-skill-games = Уміння зрештою дається взнаки: приблизно після { $games ->
    [one] { $games } партії
    [few] { $games } партій
    [many] { $games } партій
   *[other] { $games } партії
 } (роздач: { $deals }) кращий гравець веде 19 разів із 20.
lab-skill-open = Удача вирішує більше, ніж уміння.
lab-skill-none = Це чиста удача: хто грає краще, не веде, хоч би як довго ви грали.
lab-card = Найважливіша карта — { FORM($rank, form: "nom") }: хто ніколи її не кладе, програє { $lost } % роздач, а не { $usual } %.
lab-card-decides = Вирішує одна карта, { FORM($rank, form: "nom") }: хто ніколи її не кладе, програє { $lost } % роздач, а не { $usual } %.
lab-card-none = Жодна карта не важливіша за інші.
lab-sums = Є що рахувати: приблизно { $sums ->
    [one] { $sums } приклад
    [few] { $sums } приклади
    [many] { $sums } прикладів
   *[other] { $sums } прикладу
 } за хвилину. Найчастіше: { $kind }.
lab-sums-hard = Приклади для дитини важкі: { $share } % з них проходять у школі пізно. Найчастіше: { $hardest }.
lab-past-a-hundred = Числа за сотнею (96 + 8)
lab-sums-few = Рахувати майже нічого: { $sums ->
    [0] менше ніж один приклад
    [one] приблизно { $sums } приклад
    [few] приблизно { $sums } приклади
    [many] приблизно { $sums } прикладів
   *[other] приблизно { $sums } прикладу
 } за хвилину.
lab-figure-won = Роздачі, виграні разом
lab-figure-consoled = Роздачі, у яких уцілів той, хто програв попередню
lab-figure-endless = Роздачі без кінця
lab-figure-middle = Карт у типовій роздачі
lab-figure-tenth = Карт у найдовших роздачах, щонайменше
lab-figure-no-choice = Ходи без вибору
lab-figure-stuck = Ходи, коли нічим ходити
lab-figure-changes = Змін становища за роздачу
lab-figure-settled = Роздачі, що їх програє той, хто спочатку в небезпеці
lab-figure-settled-wins = Роздачі, що їх виграє той, хто спочатку веде
lab-figure-drama = Напруга наприкінці
lab-figure-sound = Роздачі, що їх програє кращий гравець
lab-figure-weak = Роздачі, що їх програють слабші гравці
lab-figure-deals-to-lead = Роздач, доки поведе кращий гравець
lab-figure-without = Наскільки частіше програють роздачі без { FORM($rank, form: "many-gen") }
lab-figure-sums = Прикладів за хвилину
lab-figure-hard = Приклади, які проходять пізно
lab-repair-loser-begins = Хай починає той, хто програв
lab-repair-limit = Зробити межею { $limit }
lab-repair-hand = { $count ->
    [one] Роздати по { $count } карті
    [few] Роздати по { $count } карти
   *[many] Роздати по { $count } карт
 }
lab-repair-packs = { $count ->
    [one] Узяти { $count } колоду
    [few] Узяти { $count } колоди
   *[many] Узяти { $count } колод
 }
lab-repair-way = { $way }: { $choice }
lab-repair-card = Змінити карту ({ $card }): { $does }
lab-repaired-consoled = Хто програв, вціліває в наступній роздачі у { $after } % (тепер { $before } %).
lab-repaired-begins = Між найкращим і найгіршим місцем різниця на 100 роздач: { $after } (тепер { $before }).
lab-repaired-endless = { $after } % роздач не мають кінця (тепер { $before } %).
lab-repaired-plays = Карт за роздачу: { $after } (тепер { $before }).
lab-repaired-choice = У { $after } % ходів можна зробити лише одне (тепер { $before } %).
lab-repaired-turns = Змін за десять роздач: { $after } (тепер { $before }).
lab-repaired-luck = Роздач, доки поведе кращий гравець: приблизно { $after }.
lab-repaired-card = Без найважливішої карти програють { $after } % роздач (тепер { $before } %).
lab-repaired-sums = { $after } % прикладів проходять у школі пізно (тепер { $before } %).
lab-repaired-few = Прикладів за хвилину: приблизно { $after } (тепер { $before }).
lab-repaired-too-easy = Ви досягаєте мети у { $after } % роздач (тепер { $before } %).
