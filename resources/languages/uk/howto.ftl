howto-side = { $side ->
    [right] праворуч
   *[left] ліворуч
 }
howto-other-side = { $side ->
    [right] ліворуч
   *[left] праворуч
 }
howto-way = { $side ->
    [right] проти годинникової стрілки
   *[left] за годинниковою стрілкою
 }
howto-heading-special = Що тут особливого
howto-heading-aim = Мета гри
howto-heading-players = Гравці й карти
howto-heading-deal = Роздавання
howto-heading-turn = Твій хід
howto-heading-cards = Що роблять карти
howto-heading-naming = Вибір гравця
howto-heading-redeal = Нові карти для всіх
howto-heading-several = Кілька карт разом
howto-heading-twice = Два ходи поспіль
howto-heading-answering = Відповідь на { FORM($rank, form: "many-acc") }
howto-heading-runs = Ланцюжки
howto-heading-ban = { START($rank, form: "many") } на початку партії
howto-heading-milestones = Влучити чи перестрибнути
howto-heading-fines = Суми, на яких платиш
howto-heading-borders = Кордони
howto-heading-wears-off = Карти, що втрачають силу
howto-heading-wakes = Карти, що прокидаються
howto-heading-payment = Понад { $limit } і рівно { $limit }
howto-heading-hurdles = Перешкоди
howto-heading-69 = Рівно 69
howto-heading-exact = Рівно { $total }
howto-heading-three = Три однакові
howto-heading-hands = Особливі набори карт
howto-heading-zeus = Зевс
howto-heading-last-card = Остання карта й бомби
howto-heading-two-players = Якщо гравців двоє
howto-heading-stuck = Коли ходити нічим
howto-heading-out = Коли вибуваєш із гри
howto-heading-stock = Коли колода скінчилася
howto-heading-next-deal = Наступна роздача
howto-heading-end = Кінець партії
howto-heading-tips = Поради
howto-source = Джерело: { $source }.
howto-source-own = Гру придумано для Cardtable.
howto-source-maker = Хто придумав гру: { $name }.
howto-source-home = Гру придумано вдома.
howto-source-sold = Джерело: { $source }. Ми не пов’язані з власником цієї назви.
howto-source-grade = { $grade ->
    [A] Ступінь A: правила взято з джерела, ми лише заповнили дрібні прогалини.
   *[B] Ступінь B: де джерело мовчить, правила визначили ми.
 }
howto-special-unlike = Якщо знаєш гру «{ $game }», ось що тут інакше: { $what }.
howto-special-otherwise = У всьому іншому грають так само, як у гру «{ $game }».
howto-special-top = { $over } — програш, а на { $limit } можна покласти лише { FORM($cards, form: "acc") }.
howto-special-bottom = Нижче 0 — програш, а на 0 можна покласти лише { FORM($cards, form: "acc") }.
howto-pay = { $cost ->
    [corner] загинаєш { FORM($cost, form: "acc") } своєї банкноти
    [fold] робиш { FORM($cost, form: "acc") } на своїй банкноті
    [point] втрачаєш { FORM($cost, form: "acc") }
    [bomb] перевертаєш { FORM($cost, form: "acc") }
   *[other] платиш { FORM($cost, form: "acc") }
 }
howto-pays = { $cost ->
    [corner] загинає { FORM($cost, form: "acc") } своєї банкноти
    [fold] робить { FORM($cost, form: "acc") } на своїй банкноті
    [point] втрачає { FORM($cost, form: "acc") }
    [bomb] перевертає { FORM($cost, form: "acc") }
   *[other] платить { FORM($cost, form: "acc") }
 }
howto-aim = Усі додають свої карти до однієї спільної суми.
howto-aim-down = Усі віднімають свої карти від однієї спільної суми, яка спочатку дорівнює { $total }.
howto-reach-wins = { $total ->
    [0] Хто першим зведе суму до 0, той виграє партію.
   *[other] Хто першим доведе суму до { $total } або більше, той виграє партію.
 }
howto-exact-wins = Хто доведе суму рівно до { $total }, одразу виграє гру.
howto-exact-counted = Хто додаванням чи відніманням доведе суму рівно до { $total }, одразу виграє гру.
howto-exact-not-by = Карта, що лише перетворює суму на { $total } або лишає її такою, не виграє.
howto-aim-zero = Вона не може опуститися нижче 0.
howto-aim-team = Ви граєте всі разом: коли сума стане рівно { $limit }, перемогли всі.
howto-aim-limit = Вона не може перевищити { $limit }: { $over } або більше — програш.
howto-aim-limit-shed = Вона не може перевищити { $limit }.
howto-aim-letters = Тримай Зевса в себе, коли сума дійде до { $limit }: за це дають літеру слова ZEUS. Хто першим збере { FORM($cost, form: "acc") }, той виграє партію.
howto-aim-shed = Позбудься всіх своїх карт: тоді кожен з інших гравців { howto-pays }.
howto-aim-borders = На деяких сумах є кордони, і кожен, який ти перетнеш, коштує тобі один бал. Бали, що лишилися в тебе наприкінці роздачі, додаються до твого рахунку. Партію виграє той, у кого найвищий рахунок.
howto-aim-borders-up = На деяких сумах є кордони, і кожен, який ти перетнеш угору, коштує тобі один бал. Бали, що лишилися в тебе наприкінці роздачі, додаються до твого рахунку. Партію виграє той, у кого найвищий рахунок.
howto-aim-payment = Якщо з твоєю картою сума перевищить { $limit }, це коштує тобі балів; рівно { $limit } їх приносить. Так чи так, роздача закінчується. Партію виграє той, у кого найвищий рахунок.
howto-aim-hurdles = Рівне влучання в певні суми приносить бали, перестрибування їх коштує. Роздача закінчується на { $limit } або більше. Партію виграє той, у кого найвищий рахунок.
howto-aim-forfeit = Хто перевищить { $limit }, отримує штрафний бал, і роздача закінчується. Виграє той, у кого найменше штрафних балів.
howto-aim-hit = Влуч точно в { $totals } — і платять інші. Перестрибни через одне з цих чисел — і платиш ти.
howto-players = Гравців може бути { $spans }.
howto-players-span = від { FORM($least, as: "form-number", form: "gen") } до { FORM($most, as: "form-number", form: "gen") }
howto-players-one = { FORM($least, as: "form-number", form: "people") }
howto-packs = { $jokers ->
    [0] { $packs ->
        [one] Потрібна { FORM($packs, as: "form-number", form: "f") } колода на 52 карти.
        [few] Потрібні { FORM($packs, as: "form-number", form: "f") } колоди по 52 карти, перетасовані разом.
       *[many] Потрібно { FORM($packs, as: "form-number", form: "f") } колод по 52 карти, перетасованих разом.
     }
    [one] { $packs ->
        [one] Потрібна { FORM($packs, as: "form-number", form: "f") } колода на 52 карти та { FORM($jokers, as: "form-number") } джокер.
        [few] Потрібні { FORM($packs, as: "form-number", form: "f") } колоди, перетасовані разом: у кожній 52 карти та { FORM($jokers, as: "form-number") } джокер.
       *[many] Потрібно { FORM($packs, as: "form-number", form: "f") } колод, перетасованих разом: у кожній 52 карти та { FORM($jokers, as: "form-number") } джокер.
     }
    [few] { $packs ->
        [one] Потрібна { FORM($packs, as: "form-number", form: "f") } колода на 52 карти та { FORM($jokers, as: "form-number") } джокери.
        [few] Потрібні { FORM($packs, as: "form-number", form: "f") } колоди, перетасовані разом: у кожній 52 карти та { FORM($jokers, as: "form-number") } джокери.
       *[many] Потрібно { FORM($packs, as: "form-number", form: "f") } колод, перетасованих разом: у кожній 52 карти та { FORM($jokers, as: "form-number") } джокери.
     }
   *[many] { $packs ->
        [one] Потрібна { FORM($packs, as: "form-number", form: "f") } колода на 52 карти та { FORM($jokers, as: "form-number") } джокерів.
        [few] Потрібні { FORM($packs, as: "form-number", form: "f") } колоди, перетасовані разом: у кожній 52 карти та { FORM($jokers, as: "form-number") } джокерів.
       *[many] Потрібно { FORM($packs, as: "form-number", form: "f") } колод, перетасованих разом: у кожній 52 карти та { FORM($jokers, as: "form-number") } джокерів.
     }
 }
howto-packs-from = Для { FORM($least, as: "form-number", form: "gen") } чи більше гравців { $packs ->
    [one] потрібна { FORM($packs, as: "form-number", form: "f") } колода
    [few] потрібні { FORM($packs, as: "form-number", form: "f") } колоди
   *[many] потрібно { FORM($packs, as: "form-number", form: "f") } колод
 }{ $jokers ->
    [0] .
    [one] : у кожній { FORM($jokers, as: "form-number") } джокер.
    [few] : у кожній { FORM($jokers, as: "form-number") } джокери.
   *[many] : у кожній { FORM($jokers, as: "form-number") } джокерів.
 }
howto-packs-at-start = Важить те, скільки гравців починає партію, навіть якщо потім хтось вибуде.
howto-packs-follow = Якщо хтось вибуде з гри, у наступній роздачі буде стільки колод і стільки карт у руці, скільки мали б на початку ті, хто лишився.
howto-packs-follow-tokens = Якщо на початку в них було б більше { $kind ->
    [penny] копійок
    [nickel] п’ятаків
    [chip] фішок
    [corner] кутків
    [fold] згинів
    [point] балів
   *[token] жетонів
 }, кожен отримує ще стільки, скільки бракує.
howto-pack-part = { $packs ->
    [one] Із колоди беруть
    [few] Із кожної з { FORM($packs, as: "form-number", form: "f-gen") } колод беруть
   *[many] Із кожної з { FORM($packs, as: "form-number", form: "f-gen") } колод беруть
 } { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
 }: усі { FORM($ranks, form: "many-acc") }.
howto-pack-part-from = Для { FORM($least, as: "form-number", form: "gen") } чи більше гравців ці карти беруть із { $packs ->
    [one] { FORM($packs, as: "form-number", form: "f-gen") } колоди
    [few] кожної з { FORM($packs, as: "form-number", form: "f-gen") } колод
   *[many] кожної з { FORM($packs, as: "form-number", form: "f-gen") } колод
 }.
howto-pack-own = Гра має власну колоду: { $packs ->
    [one] { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
     }
    [few] { FORM($packs, as: "form-times") } по { $count ->
        [one] { $count } карті
        [few] { $count } карти
       *[many] { $count } карт
     }
   *[many] { FORM($packs, as: "form-times") } по { $count ->
        [one] { $count } карті
        [few] { $count } карти
       *[many] { $count } карт
     }
 }. Ось вони: { $kinds }.
howto-pack-own-kind = { $rank ->
    [M1] { $copies ->
        [one] { FORM($copies, as: "form-number", form: "f") } карта «Мінус 1»
        [few] { FORM($copies, as: "form-number", form: "f") } карти «Мінус 1»
       *[many] { FORM($copies, as: "form-number", form: "f") } карт «Мінус 1»
     }
    [M10] { $copies ->
        [one] { FORM($copies, as: "form-number", form: "f") } карта «Мінус 10»
        [few] { FORM($copies, as: "form-number", form: "f") } карти «Мінус 10»
       *[many] { FORM($copies, as: "form-number", form: "f") } карт «Мінус 10»
     }
    [N0] { $copies ->
        [one] { FORM($copies, as: "form-number") } нуль
        [few] { FORM($copies, as: "form-number") } нулі
       *[many] { FORM($copies, as: "form-number") } нулів
     }
    [APOLLO] { $copies ->
        [one] { FORM($copies, as: "form-number") } Аполлон
        [few] { FORM($copies, as: "form-number", form: "f") } { FORM($rank, form: "many") }
       *[many] { FORM($copies, as: "form-number", form: "f") } { FORM($rank, form: "many-gen") }
     }
    [ARES] { $copies ->
        [one] { FORM($copies, as: "form-number") } Арес
        [few] { FORM($copies, as: "form-number", form: "f") } { FORM($rank, form: "many") }
       *[many] { FORM($copies, as: "form-number", form: "f") } { FORM($rank, form: "many-gen") }
     }
    [HERMES] { $copies ->
        [one] { FORM($copies, as: "form-number") } Гермес
        [few] { FORM($copies, as: "form-number", form: "f") } { FORM($rank, form: "many") }
       *[many] { FORM($copies, as: "form-number", form: "f") } { FORM($rank, form: "many-gen") }
     }
    [POSEIDON] { $copies ->
        [one] { FORM($copies, as: "form-number") } Посейдон
        [few] { FORM($copies, as: "form-number", form: "f") } { FORM($rank, form: "many") }
       *[many] { FORM($copies, as: "form-number", form: "f") } { FORM($rank, form: "many-gen") }
     }
    [JK] { $copies ->
        [one] { FORM($copies, as: "form-number") } джокер
        [few] { FORM($copies, as: "form-number") } джокери
       *[many] { FORM($copies, as: "form-number") } джокерів
     }
   *[other] { $copies ->
        [one] { FORM($copies, as: "form-number", form: "f") } { FORM($rank, form: "nom") }
        [few] { FORM($copies, as: "form-number", form: "f") } { FORM($rank, form: "many") }
       *[many] { FORM($copies, as: "form-number", form: "f") } { FORM($rank, form: "many-gen") }
     }
 }
howto-pack-own-row = { $copies ->
    [one] по { FORM($copies, as: "form-number", form: "f-loc") } карті кожного числа
    [few] по { FORM($copies, as: "form-number", form: "f-acc") } карти кожного числа
   *[many] по { FORM($copies, as: "form-number", form: "f-acc") } карт кожного числа
 } від { FORM($first, form: "figure") } до { FORM($last, form: "figure") }
howto-zeus-needs = Потрібен також якийсь предмет, що буде Зевсом, а ще папір з олівцем, щоб записувати літери.
howto-tokens = На початку кожен має { FORM($cost, form: "acc") }.
howto-tokens-points = На початку кожної роздачі кожен має { FORM($cost, form: "acc") }.
howto-tokens-bombs = Кожен має { FORM($cost, form: "acc") }. Хто втрачає бомбу, перевертає її.
howto-tokens-jokers = Жетони — це джокери.
howto-tokens-in-box = На коробці вони звуться «{ $printed }».
howto-tokens-bill = Кожен має одну банкноту.
howto-tokens-bill-corners = За кожну втрату її згинають: щоразу один із чотирьох кутків.
howto-tokens-bill-in-half = За кожну втрату її згинають: спершу чотири кутки, один за одним, а потім усю банкноту навпіл.
howto-tokens-bill-room = За кожну втрату на ній роблять згин. Місця вистачає на { FORM($cost, form: "acc") }.
howto-tokens-bill-room-from = Для { FORM($least, as: "form-number", form: "gen") } чи більше гравців місця вистачає на { FORM($cost, form: "acc") }.
howto-tokens-from = Якщо гравців { FORM($least, as: "form-number", form: "people") } чи більше, кожен отримує { FORM($cost, form: "acc") }.
howto-first-dealer = Хто роздає першим, вирішує випадок.
howto-dealt = Карти тасують і роздають по одній, починаючи з гравця { howto-side } від того, хто роздає.
howto-hand = Кожен отримує { $count ->
    [one] { FORM($count, as: "form-number", form: "f-acc") } карту
    [few] { FORM($count, as: "form-number", form: "f-acc") } карти
   *[many] { FORM($count, as: "form-number", form: "f-acc") } карт
 }.
howto-hand-from = Якщо гравців { FORM($least, as: "form-number", form: "people") } чи більше, кожен отримує { $count ->
    [one] { FORM($count, as: "form-number", form: "f-acc") } карту
    [few] { FORM($count, as: "form-number", form: "f-acc") } карти
   *[many] { FORM($count, as: "form-number", form: "f-acc") } карт
 }.
howto-hand-all = Роздають усі карти, кожному порівну.
howto-rest-is-stock = Решта лежить сорочкою догори: це колода, з якої добирають.
howto-bottom = Потім той, хто роздає, виймає з колоди добру карту й кладе її відкритою під колоду, щоб усі бачили.
howto-bottom-first = Це { FORM($ranks, form: "nom") }: перша з цих карт, яка там є.
howto-bottom-chosen = Це { FORM($ranks, form: "nom") }: яка саме, вирішує той, хто роздає.
howto-bottom-last-draw = Її отримує той, хто добере останню карту колоди.
howto-start-empty = На стосі ще немає карт, і сума дорівнює { $total }.
howto-start-rest = Зайві карти кладуть відкритими на стос, і їхні числа дають суму. Якщо зайвих немає, сума дорівнює { $total }.
howto-start-number = Першою на стос має лягти карта з числом, якщо вона є в того, хто починає.
howto-start-left = Починає гравець { howto-side } від того, хто роздає.
howto-start-turned = { $deal ->
    [first] Після першої роздачі партії
   *[each] Після роздавання
 } верхню карту колоди відкривають: із неї починається стос.
howto-start-applied = Вона відразу діє на 0: так виходить перша сума.
howto-start-value = Її число — це перша сума.
howto-start-twice = Якщо це { FORM($cards, form: "nom") }, той, хто починає, має ходити двічі.
howto-start-reverse = Якщо ця карта змінює напрямок гри, починає гравець { howto-other-side } від того, хто роздає.
howto-start-nothing-else = Усе інше, що вона робить, не рахується.
howto-start-passed = Якщо це { FORM($cards, form: "nom") }, таку карту повертають у середину колоди й відкривають наступну. І так доти, доки не відкриється інша карта.
howto-start-counts = { START($cards, form: "nom") } рахується як { $total }.
howto-start-first-value = Якщо карта дає вибір, рахується те, що в таблиці стоїть першим.
howto-clockwise = Хід переходить { howto-way }, тобто { howto-side }.
howto-clockwise-until = Хід переходить { howto-way }, тобто { howto-side }, доки якась карта не змінить напрямку.
howto-turn = Коли твоя черга, поклади на стос одну карту, назви нову суму й добери карту з колоди.
howto-turn-draw-yourself = Коли твоя черга, поклади на стос одну карту й назви нову суму. Потім візьми карту з колоди.
howto-turn-no-draw = Коли твоя черга, поклади на стос одну карту й назви нову суму. Карт тут не добирають.
howto-limit = Сума може дорівнювати { $limit }, але не { $over } чи більше.
howto-zero = Сума може дорівнювати 0, але не може бути меншою за 0 чи перевищити { $limit }.
howto-team-talk = Ви можете розповідати одне одному, що у вас у руках, і показувати карти.
howto-choose-within-limit = Якщо карта дає вибрати число, вибери таке, щоб сума не перевищила { $limit }.
howto-must-play = Якщо маєш чим ходити, мусиш ходити.
howto-give-up = Коли твоя черга, можеш здатися, навіть якщо маєш чим ходити. Це рахується так, ніби ходити нічим.
howto-give-up-answer = Здатися можна й тоді, коли маєш чим відповісти на { FORM($rank, form: "acc") } або можеш докласти штрафні карти.
howto-give-up-hands-nothing-on = Тоді ти платиш, а до наступного гравця нічого не переходить.
howto-mistakes = Карта, з якою сума помилково перевищила { $limit }, лишається на стосі. Це рахується так, ніби ходити нічим.
howto-over-is-allowed = { $limit ->
    [0] Завжди можна покласти будь-яку карту; сума ніколи не менша за 0.
   *[other] Завжди можна покласти будь-яку карту, навіть таку, з якою сума перевищить { $limit }.
 }
howto-give-up-instead = Замість ходити можна здатися.
howto-never-below-zero = Сума ніколи не опускається нижче 0: карта, що опустила б її нижче, робить 0.
howto-below-zero = Сума може опуститися нижче 0.
howto-below-zero-doubled = Якщо подвоїти суму, меншу за 0, вона опуститься ще нижче.
howto-below-zero-digits = Якщо поміняти місцями цифри суми, меншої за 0, мінус лишається: було { $before }, стане { $after }.
howto-total-stops = Сума ніколи не виходить за { $total }: карта, що завела б її далі, зупиняє її там.
howto-calls = Для деяких карт є свої слова. Їх кажуть перед сумою; тут сума — 42.
howto-call-pass = Коли карта нічого не додає, кажи: «{ $words }, 42».
howto-call-reverse = Коли карта нічого не додає і змінює напрямок, кажи: «{ $words }, 42».
howto-call-rank = Коли кладеш { FORM($rank, form: "acc") }, кажи: «{ $words }, 42».
howto-call-set = Коли кладеш { FORM($cards, form: "acc") }, кажи лише суму, навіть якщо вона не змінюється.
howto-add-without-help = Коли кладеш карту, рахуєш суму без допомоги.
howto-wrong-total-is-free = Хибну суму виправляють, і це нічого не коштує.
howto-wrong-total-costs = Хибну суму виправляють, а хто її назвав, отримує штрафний бал.
howto-wrong-total-pays = Якщо називаєш хибну суму, її виправляють, і ти { howto-pay }.
howto-wrong-total-loses = Якщо називаєш хибну суму, її виправляють, і ти програєш роздачу, ніби не маєш ходу.
howto-draw-yourself = Ніхто не добирає за тебе.
howto-draw-lost = Щойно хтось, байдуже хто, покладе наступну карту, твоя карта з колоди пропадає, і до кінця роздачі в тебе на одну менше.
howto-draw-as-usual = Далі добираєш по одній карті за кожну покладену.
howto-same-rank = Замість однієї карти можна покласти разом { $count ->
    [2] дві однакові, наприклад дві сімки
    [one] { FORM($count, as: "form-number", form: "f-acc") }
    [few] до { FORM($count, as: "form-number", form: "f-gen") } однакових, наприклад сімок
   *[many] до { FORM($count, as: "form-number", form: "f-gen") } однакових, наприклад сімок
 }.
howto-same-rank-value = Кожна з них додає чи віднімає своє. Якщо є вибір, для всіх вибери те саме.
howto-same-rank-set = Якщо вони перетворюють суму на якесь число, це стається лише раз.
howto-same-rank-effects = Усе інше, що вони роблять, стається за кожну карту.
howto-same-rank-reverse = Тож дві карти, що змінюють напрямок, лишають його таким, як був.
howto-same-rank-limit = Для межі важить лише сума після всіх цих карт.
howto-same-rank-draw = Добираєш по одній карті за кожну покладену. Потім гра йде далі, як після однієї карти.
howto-pairs = Можна покласти разом пару { FORM($ranks, form: "many-gen") }{ $ranks ->
    [1] .
   *[other] , можна й різних.
 }
howto-pairs-value = Разом вони рахуються як одна карта. За них добираєш дві карти.
howto-throw = Якщо маєш чотири { FORM($rank, form: "many-acc") }, можна покласти всі чотири як один хід.
howto-throw-value = Сума від них не змінюється, а ти добираєш чотири карти.
howto-throw-is-one-of-two = Якщо треба ходити двічі, це один із двох ходів.
howto-twice = Після { FORM($cards, form: "gen") } наступний гравець має ходити двічі поспіль.
howto-twice-four-times = Якщо покласти дві такі карти разом — чотири рази.
howto-twice-draw-each = Після кожного з ходів цей гравець добирає карту.
howto-twice-draw-at-end = Цей гравець добирає лише після останнього ходу, по одній карті за кожну покладену.
howto-twice-between = Після кожного ходу, крім останнього, цей гравець називає суму. Потім сума повертається до { $total }.
howto-twice-turns = Напрямок змінюється лише після останнього ходу. Якщо змінити його двічі, він такий, як був.
howto-twice-turns-unless = Напрямок змінюється лише після останнього ходу, хіба що перша карта передає обидва ходи далі. Якщо змінити його двічі, він такий, як був.
howto-twice-skips = Хід у наступного гравця карта забирає лише після останнього ходу.
howto-reverses-first = Спершу змінюється напрямок, потім пропадають ходи.
howto-twice-single = Кожен хід — це одна карта.
howto-twice-several-count-once = Кілька однакових карт, покладених разом, — це один хід.
howto-twice-again-after-last = Якщо останній хід — { FORM($cards, form: "nom") }, наступний гравець теж має ходити двічі.
howto-twice-again-after-any = Якщо один із ходів — { FORM($cards, form: "nom") }, наступний гравець теж має ходити двічі.
howto-twice-hands-on = { START($ranks, form: "nom") } як перший із двох ходів передає обидва далі. На цьому твоя черга закінчується, а двічі ходить наступний гравець.
howto-twice-hands-back = Після { FORM($ranks, form: "gen") } це попередній гравець: напрямок змінюється відразу.
howto-twice-hands-back-alone = { START($ranks, form: "nom") } як перший із двох ходів повертає обидва назад: напрямок змінюється відразу, твоя черга закінчується, а двічі має ходити попередній гравець.
howto-twice-hands-to-named = Після { FORM($ranks, form: "gen") } це той, кого вибрали.
howto-twice-never-four = Ходи не додаються: їх ніколи не буває більше двох.
howto-twice-adds = { START($ranks, form: "nom") } як перший із ходів передає їх далі й додає ще один: після другої такої карти наступний гравець має ходити тричі.
howto-twice-not-first = { START($ranks, form: "nom") } не може бути першим із двох ходів. Якщо іншого ходу немає, це рахується так, ніби ходити нічим.
howto-twice-cancels = Якщо треба ходити двічі, замість обох ходів можна покласти { FORM($rank, form: "acc") }.
howto-twice-cancels-ends = Карта діє як завжди, але твоя черга на ній закінчується, і в наступного гравця звичайний хід.
howto-twice-cancels-or-last = Інакше { FORM($rank, form: "nom") } може бути лише останнім із двох ходів.
howto-twice-must-finish = Починати можна лише тоді, коли маєш чим зробити всі ходи. Якщо ні, не кладеш нічого: це рахується так, ніби ходити нічим.
howto-twice-second-counts = Якщо немає чим зробити другий хід, це коштує стільки ж, як коли немає чим зробити перший.
howto-twice-second-stuck = Якщо не можеш зробити другого ходу, це рахується так, ніби ходити нічим. Пропущений хід уже не роблять.
howto-twice-first-still = Якщо твоя перша карта змінює напрямок, забирає хід або змушує наступного ходити двічі, це все одно діє.
howto-twice-stays = Якщо той, хто має ходити двічі, не може, стільки ж ходів має зробити наступний гравець.
howto-twice-rest-of-two = Хто не може зробити першого ходу, лишає обидва наступному гравцеві. Хто не може зробити другого, лишає тільки його, тобто звичайний хід.
howto-twice-rest = Якщо той, хто має ходити двічі, не може, решту ходів робить наступний гравець. Якщо лишився один — це звичайний хід.
howto-twice-lapses = Якщо той, хто має ходити двічі, не може, у наступного гравця звичайний хід.
howto-answer-must = На { FORM($rank, form: "acc") } треба відповісти.
howto-answer-must-lay = Якщо наступний гравець має { FORM($rank, form: "acc") }, він мусить покласти рівно одну таку карту.
howto-answer-must-next = Тоді відповідати має гравець після нього.
howto-answer-may = На { FORM($rank, form: "acc") } можна відповісти.
howto-answer-may-lay = Якщо наступний гравець має { FORM($rank, form: "acc") }, він може покласти одну таку карту, але не мусить.
howto-answer-may-next = Тоді так само може відповісти гравець після нього.
howto-answer-draw = За неї добирають карту, як завжди.
howto-answer-none = Якщо не відповіси на { $rank ->
    [A] одного
    [J] одного
    [K] одного
    [JK] одного
   *[other] одну
 } { FORM($rank, form: "acc") }, твій хід пропадає: нічого не кладеш і не добираєш. У гравця після тебе звичайний хід.
howto-penalty = Якщо не відповіси на { $rank ->
    [A] два
    [J] два
    [K] два
    [JK] два
   *[other] дві
 } чи більше { FORM($rank, form: "many-gen") } поспіль, маєш докласти штрафні карти: стільки, скільки там { FORM($rank, form: "many-gen") }, одну за одною.
howto-penalty-playable = Кожна має бути такою, якою в ту мить можна ходити, і вона відразу рахується.
howto-penalty-turns-last = Але напрямок змінюється і ходи пропадають лише після останньої карти.
howto-penalty-draw-after-all = Після останньої карти добираєш стільки карт, скільки покладено.
howto-penalty-draw-after-each = Після кожної з них добираєш карту.
howto-penalty-draw-none = За штрафні карти нічого не добираєш, тож карт у тебе стає менше.
howto-penalty-last-must = Якщо остання штрафна карта — { FORM($rank, form: "nom") }, на неї треба відповісти, як на одну.
howto-penalty-last-may = Якщо остання штрафна карта — { FORM($rank, form: "nom") }, на неї можна відповісти, як на одну.
howto-penalty-what-you-can = Якщо не можеш докласти всіх штрафних карт, доклади стільки, скільки можеш.
howto-penalty-then-stuck = Далі це рахується так, ніби ходити нічим.
howto-penalty-draw-laid = Добираєш стільки карт, скільки покладено.
howto-penalty-pays-nothing = Ти нічого не платиш.
howto-penalty-drops-out = Ти { howto-pay } і вибуваєш із роздачі.
howto-penalty-handed-on = Решта штрафних карт переходить до наступного гравця.
howto-penalty-dropped = Решта штрафних карт пропадає, і в наступного гравця звичайний хід.
howto-penalty-turns-first = Перед цим змінюється напрямок і пропадають ходи, якщо так діють покладені карти.
howto-penalty-still-on-top = Якщо не покладено жодної, зверху й далі лежить { FORM($rank, form: "nom") }.
howto-penalty-still-must-answer = Тоді наступний гравець має на неї відповісти: покласти { FORM($rank, form: "acc") }. Хто не має чим, докладає всі штрафні карти.
howto-penalty-still-may-answer = Тоді наступний гравець може на неї відповісти: покласти { FORM($rank, form: "acc") }. Хто цього не робить, докладає всі штрафні карти.
howto-penalty-comes-back = Якщо ніхто не кладе жодної карти і штраф повертається до першого, хто не зміг, він пропадає. У цього гравця звичайний хід.
howto-runs = Дві карти, покладені одна за одною, утворюють ланцюжок, якщо вони сусідні. Ланцюжок іде вгору або вниз.
howto-runs-ranks = Карти стоять колом: туз, двійка, трійка і так далі до десятки, потім валет, дама, король і знову туз.
howto-runs-printed = Тут важить те, що намальовано на карті, а не скільки вона додає. Джокер у колі місця не має.
howto-runs-draw = Поки триває ланцюжок, добираєш лише тоді, коли кладеш наступну карту в той самий бік. Вона продовжує ланцюжок для гравця після тебе.
howto-runs-must = Якщо можеш продовжити ланцюжок, мусиш. Якщо ні, клади іншу карту.
howto-runs-may = Можна покласти й будь-яку іншу карту.
howto-runs-no-draw = Тоді за неї нічого не добираєш, ланцюжок обривається, і до кінця роздачі в тебе на одну карту менше.
howto-runs-other-way = Якщо ця карта й попередня сусідні в інший бік, починається новий ланцюжок.
howto-runs-begin = Хто починає ланцюжок, добирає як завжди. Пропущений хід ланцюжка не обриває.
howto-runs-penalty = Штрафні карти й { FORM($rank, form: "many") }, якими відповідають, розглядають по одній, як усі інші.
howto-runs-put-aside = Якщо стос відкладають, ланцюжок на ньому обривається.
howto-eliminate = Коли кладеш { FORM($cards, form: "acc") }, мусиш назвати іншого гравця, який ще в роздачі. Цей гравець отримує штрафний бал і вибуває з роздачі, а його карти відкладають. Далі ходить наступний гравець після тебе.
howto-eliminate-saved = Але гравець, який має { FORM($cards, form: "acc") }, урятований. Цю карту треба покласти на стос, під щойно покладену, а той, хто її мав, відразу добирає одну карту. Ходом це не рахується.
howto-eliminate-last-one = Якщо в роздачі лишається тільки один гравець, вона закінчується.
howto-exchange = Коли кладеш { FORM($cards, form: "acc") }, мусиш назвати гравця, який ще в роздачі, і помінятися з ним усіма картами.
howto-exchange-after-draw = Коли кладеш { FORM($cards, form: "acc") }, спершу добери карту. Потім мусиш назвати гравця, який ще в роздачі, і помінятися з ним усіма картами.
howto-exchange-before-draw = Це роблять, перш ніж хтось добере карту. Замість тебе добирає інший гравець, бо тепер у нього на карту менше.
howto-redeal = Коли хтось кладе { FORM($cards, form: "acc") }, ця карта лишається на стосі. Усі інші карти, і ті, що в руках, тасують, і кожен, хто ще в роздачі, отримує нові, стільки, як на початку.
howto-redeal-no-draw = За неї ніхто не добирає карти.
howto-steal = Коли кладеш { FORM($cards, form: "acc") }, назви гравця, який ще в роздачі, і витягни в нього одну карту не дивлячись.
howto-steal-seen = Коли кладеш { FORM($cards, form: "acc") }, назви гравця, який ще в роздачі, подивися його карти й візьми одну на вибір.
howto-steal-robbed-draws = Цей гравець відразу добирає карту.
howto-steal-is-draw = Добирати не треба: украдена карта замінює добір.
howto-steal-and-draw = Ти теж добираєш карту, як завжди.
howto-steal-nobody = Якщо більше ні в кого немає карт, просто добери.
howto-choose-next = Коли кладеш { FORM($cards, form: "acc") }, назви іншого гравця, який ще в роздачі: він ходить наступним. Напрямок не змінюється, і гра йде далі від нього.
howto-ban = { $count ->
    [1] На своєму першому ході
    [one] На перших { $count } своїх ходах
    [few] На перших { FORM($count, as: "form-number", form: "loc") } своїх ходах
   *[many] На перших { FORM($count, as: "form-number", form: "loc") } своїх ходах
 } у партії не можна класти { FORM($rank, form: "acc") }, якщо це змінює суму.
howto-ban-not-at-limit = Коли сума вже дорівнює { $limit }, можна.
howto-ban-always = { $count ->
    [1] На своєму першому ході
    [one] На перших { $count } своїх ходах
    [few] На перших { FORM($count, as: "form-number", form: "loc") } своїх ходах
   *[many] На перших { FORM($count, as: "form-number", form: "loc") } своїх ходах
 } у партії взагалі не можна класти { FORM($rank, form: "acc") }.
howto-ban-turns = Рахуються лише ті ходи, коли кладеш карту.
howto-ban-saves-nobody = { START($rank, form: "nom") }, поки під забороною, не допомагає, якщо більше ходити нічим.
howto-wears-off = Коли за роздачу колода поновиться { $count ->
    [one] { FORM($count, as: "form-times") }
    [few] { FORM($count, as: "form-times") }
   *[many] { FORM($count, as: "form-times") }
 }, далі до кінця роздачі правила інші: { $what }.
howto-worn = { FORM($card, form: "nom") } { $does }
howto-wakes = Поки сума менша за { $total }: { $what }.
howto-wakes-down = Поки сума більша за { $total }: { $what }.
howto-wakes-turn = { $count ->
    [1] На своєму першому ході в партії
    [one] На перших { $count } своїх ходах у партії
    [few] На перших { FORM($count, as: "form-number", form: "loc") } своїх ходах у партії
   *[many] На перших { FORM($count, as: "form-number", form: "loc") } своїх ходах у партії
 }: { $what }.
howto-hit = Якщо твоя карта доводить суму рівно до { $totals }, кожен інший гравець, який ще в роздачі, { howto-pays }.
howto-jump = Якщо вона переносить суму через { $totals } знизу вгору, ти { howto-pay }.
howto-hit-end = Якщо твоя карта доводить суму рівно до { $limit }, роздача закінчується, і кожен інший гравець у ній { howto-pays }.
howto-over-end = Якщо з нею сума перевищує { $limit }, роздача закінчується, і ти { howto-pay }.
howto-jump-also-paid = Якщо дорогою сума перестрибне через { $totals }, платиш і за це.
howto-jump-not-paid = За те, через що сума перестрибне дорогою, більше нічого не платиш.
howto-down-is-free = Сума, що зменшується або не змінюється, нікому нічого не коштує.
howto-out-still-turns = Якщо карта, яку ти кладеш, виводить тебе з гри, а вона змінює напрямок, він усе одно змінюється, ніби ти ще в грі.
howto-out-still-skips = Якщо карта, яку ти кладеш, виводить тебе з гри, а вона забирає хід, вона все одно його забирає, ніби ти ще в грі.
howto-out-still-turns-or-skips = Якщо карта, яку ти кладеш, виводить тебе з гри, вона все одно змінює напрямок чи забирає хід, ніби ти ще в грі.
howto-fine = Якщо після твоєї карти сума дорівнює { $totals }, ти відразу { howto-pay }. Роздача триває.
howto-fine-repeated-pays = Якщо сума вже така, а твоя карта її не змінює, називаєш її ще раз і теж платиш.
howto-fine-repeated-free = Якщо сума вже така, а твоя карта її не змінює, це нічого не коштує.
howto-fine-owed = Хто через це вибуває, у цьому ході більше не кладе карт, а ходи, що лишилися, пропадають.
howto-fine-owed-handed-on = Хто через це вибуває, у цьому ході більше не кладе карт, а ходи, що лишилися, пропадають, хіба що покладена карта передає їх далі.
howto-borders = Кордони лежать одразу після { $totals }. Якщо твоя карта переводить суму через кордон, угору чи вниз, втрачаєш по одному балу за кожен перетнутий кордон.
howto-borders-up = Кордони лежать одразу після { $totals }. Якщо твоя карта переводить суму через кордон угору, втрачаєш по одному балу за кожен перетнутий кордон. Повернутися вниз нічого не коштує.
howto-borders-floor = Менше 0 балів не буває.
howto-borders-no-floor = Балів може бути й менше 0. Тоді їх віднімають від твого рахунку.
howto-payment-overshoot = Якщо з твоєю картою сума перевищує { $limit }, платиш кожному з інших по балу за кожну зайву одиницю: якщо сума { $total }, кожен отримує { $count ->
    [one] { FORM($count, as: "form-number") } бал
    [few] { FORM($count, as: "form-number") } бали
   *[many] { FORM($count, as: "form-number") } балів
 }. Тоді роздача закінчується.
howto-payment-over = Якщо з твоєю картою сума перевищує { $limit }, роздача закінчується, і ти платиш кожному з інших { $count ->
    [one] { FORM($count, as: "form-number") } бал
    [few] { FORM($count, as: "form-number") } бали
   *[many] { FORM($count, as: "form-number") } балів
 }.
howto-payment-forfeit = Якщо з твоєю картою сума перевищує { $limit }, отримуєш штрафний бал. Тоді роздача закінчується.
howto-payment-exact = Якщо після твоєї карти рівно { $limit }, роздача теж закінчується, і ти отримуєш від кожного з інших { $count ->
    [one] { FORM($count, as: "form-number") } бал
    [few] { FORM($count, as: "form-number") } бали
   *[many] { FORM($count, as: "form-number") } балів
 }.
howto-payment-exact-free = Якщо після твоєї карти рівно { $limit }, роздача теж закінчується, і нікому це нічого не коштує.
howto-payment-debts = Бали записують як рахунок, і він може опуститися нижче 0.
howto-hurdles = Якщо твоя карта влучає рівно в { $totals }, ти отримуєш бал. За кожне з цих чисел, яке вона перестрибує вгору, втрачаєш один.
howto-hurdles-goal = Якщо після твоєї карти сума { $limit } або більше, ти отримуєш { $count ->
    [one] { FORM($count, as: "form-number") } бал
    [few] { FORM($count, as: "form-number") } бали
   *[many] { FORM($count, as: "form-number") } балів
 }, і роздача закінчується.
howto-69-back = Якщо після твоєї карти сума стає рівно 69, знизу чи згори, { $cost ->
    [corner] можеш мати на один згин більше
    [fold] можеш мати на один згин більше
   *[other] забираєш назад { FORM($cost, form: "acc") } із заплаченого
 }. Якщо повертати вже нічого, не отримуєш нічого.
howto-69-more = Якщо після твоєї карти сума стає рівно 69, знизу чи згори, { $cost ->
    [corner] можеш мати на один згин більше
    [fold] можеш мати на один згин більше
   *[other] отримуєш ще { FORM($cost, form: "acc") }
 }.
howto-69-nothing = Рівно 69 нічого не дає: у цій грі нічого повертати.
howto-69-forfeit = Якщо після твоєї карти сума стає рівно 69, знизу чи згори, усі інші, хто ще в роздачі, отримують штрафний бал.
howto-69-zero = Якщо після твоєї карти сума стає рівно 69, знизу чи згори, скажи про це, і тоді сума стає 0.
howto-69-bank = Те, що ти отримуєш, береться з банку. У ньому стільки, скільки всі гравці разом мають на початку партії. Коли банк порожній, за рівно 69 нічого не дають.
howto-69-bank-followers = Те, що гравці отримують, коли хтось вибуває, теж береться з банку, поки в ньому щось є.
howto-69-bank-each-deal = Те, що ти отримуєш, береться з банку. У кожній роздачі в ньому стільки, скільки всі гравці разом мають на її початку. Коли банк порожній, за рівно 69 у цій роздачі більше нічого не дають.
howto-hands = Після роздавання і після кожного добору дивляться, у кого що в руці.
howto-hands-wins = Три { FORM($rank, form: "many") } відразу виграють партію.
howto-hands-all-lose = Три { FORM($rank, form: "many") } відразу закінчують партію, і програють усі.
howto-hands-first = Якщо такі набори мають кілька гравців, рахується набір того, хто найближче { howto-side } від того, хто роздає.
howto-hands-both = Хто має обидва набори, тому рахуються три { FORM($rank, form: "many") }.
howto-three-any-time = Якщо маєш три однакові карти, можеш оголосити й викласти їх будь-коли між двома ходами.
howto-three-own-turn = Якщо маєш три однакові карти, можеш оголосити й викласти їх у свою чергу, перш ніж ходити.
howto-three-active = Тоді кожен інший гравець, який ще в роздачі, { howto-pays }, і вона закінчується.
howto-three-all = Тоді кожен інший гравець { howto-pays }, і роздача закінчується.
howto-three-free = Тобі це нічого не коштує. Це не хід, і ніхто не мусить цього робити.
howto-three-first = Якщо це можуть зробити кілька гравців, перший із них — найближчий { howto-side } від того, хто роздає.
howto-zeus-nobody = Спочатку Зевса не має ніхто. Забрати його, хоч би в кого він був, можна трьома способами.
howto-zeus-tens = Забираєш Зевса, коли після твоєї карти сума — кругле число: 10, 20 і так далі аж до { $limit }.
howto-zeus-same = Забираєш Зевса, коли кладеш число на таке саме число, яке щойно поклав суперник.
howto-zeus-gods = Забираєш Зевса, коли кладеш { FORM($cards, form: "acc") }.
howto-zeus-sneak = Коли хтось поклав число, будь-хто інший, хто має таке саме, може відразу підкинути його поза чергою. Воно додається до суми як завжди й забирає Зевса. Хто його підкинув, добирає карту, і гра йде далі від цього гравця.
howto-zeus-sneak-again = Тоді інші, хто має таке число, можуть зробити так само.
howto-zeus-sneak-several = Якщо охочих кілька, підкидає той, чия черга настала б раніше.
howto-zeus-end = Коли сума сягне { $limit } або більше, роздача закінчується. Хто має Зевса, виграє її й отримує літеру. Карта, що закінчує роздачу, ще може його забрати.
howto-zeus-end-nobody = Якщо Зевса не має ніхто, його забирає той, хто закінчив роздачу.
howto-last-card = Хто покладе останню карту з руки, виграє роздачу, і вона закінчується. Це має бути карта, якою можна ходити, але нічого з того, що вона робить, уже не діє.
howto-last-card-others = Кожен інший гравець { howto-pays }.
howto-bomb = Коли хтось кладе { FORM($cards, form: "acc") }, усі інші гравці по черзі, починаючи з наступного, роблять одне з двох: гравець або скидає { FORM($rank, form: "acc") }, або { howto-pays }. Якщо маєш { FORM($rank, form: "acc") }, можеш не скидати: тоді ти { howto-pay }.
howto-bomb-last-card = Коли це зробили всі, роздачу виграє той, хто так скинув останню карту з руки.
howto-bomb-several = Якщо таких кілька, виграє перший із них.
howto-bomb-next = Інакше потім, як завжди, ходить гравець після того, хто поклав { FORM($cards, form: "acc") }.
howto-others-draw = Коли добирати мають усі інші, першим добирає наступний гравець.
howto-two-players = Це діє, поки в роздачі лише двоє гравців.
howto-two-reverse-nothing = Карта, що змінює напрямок, не змінює того, хто ходить далі.
howto-two-reverse-again = Якщо кладеш карту, що змінює напрямок, ходиш ще раз.
howto-two-skip-nobody = Карта, що забирає хід, не забирає його в іншого гравця.
howto-two-skip-again = Якщо кладеш карту, що забирає хід, ходиш ще раз.
howto-two-skips = Дві такі карти за один хід скасовують одна одну.
howto-two-hands-on = Карта, що передає ходи далі, передає їх іншому гравцеві.
howto-two-choose = Якщо можеш вибрати, хто ходить далі, вибираєш іншого гравця.
howto-out-of-deal = { $who ->
    [both] Якщо здаєшся або не маєш карт
    [give-up] Якщо здаєшся
   *[cards] Якщо не маєш карт
 }, вибуваєш із роздачі.
howto-out-of-deal-pays = { $who ->
    [both] Якщо здаєшся або не маєш карт
    [give-up] Якщо здаєшся
   *[cards] Якщо не маєш карт
 }, ти { howto-pay } і вибуваєш із роздачі.
howto-out-of-deal-last = Коли в ній лишається тільки один гравець, роздача закінчується.
howto-out-of-deal-last-wins = Хто лишиться в ній останнім, той виграє гру.
howto-out-of-deal-points = Бали, що в кого лишилися, додають як завжди.
howto-out-of-deal-keeps-points = Хто здається, зберігає всі свої бали, тож здатися одразу може бути найкраще.
howto-out-of-deal-no-letter = Літери тоді не отримує ніхто.
howto-stuck-pay = Якщо ходити нічим, ти { howto-pay }.
howto-team-pays = Якщо комусь із вас ходити нічим, кожен із вас платить { FORM($cost, form: "acc") }.
howto-stuck-forfeit = Якщо ходити нічим, отримуєш штрафний бал.
howto-stuck-out = Якщо ходити нічим, вибуваєш із гри.
howto-stuck-reset = Сума повертається до 0.
howto-stuck-keeps-hand = Карти лишаються в тебе, хіба що через цю втрату ти вибуваєш із гри. Так чи так, далі ходить наступний гравець.
howto-stuck-lays-down = Ти відкладаєш свої карти.
howto-stuck-out-of-deal = Ти відкладаєш свої карти й вибуваєш лише з цієї роздачі.
howto-stuck-out-of-deal-only = Якщо ходити нічим, вибуваєш із цієї роздачі.
howto-stuck-pay-out = Якщо ходити нічим, ти { howto-pay } і вибуваєш із гри, хоч би скільки в тебе лишилося.
howto-pile-away = { $turns ->
    [on] Стос відкладають, сума стає { $total }, і наступний гравець починає новий стос у тому самому напрямку.
   *[off] Стос відкладають, сума стає { $total }, і наступний гравець починає новий стос.
 }
howto-pile-away-last = { $count ->
    [1] { $turns ->
        [on] Останню карту знімають зі стосу, сума стає такою, якою була перед нею, і наступний гравець ходить у тому самому напрямку.
       *[off] Останню карту знімають зі стосу, сума стає такою, якою була перед нею, і ходить наступний гравець.
     }
    [one] { $turns ->
        [on] Останню { $count } карту знімають зі стосу, сума стає такою, якою була перед ними, і наступний гравець ходить у тому самому напрямку.
       *[off] Останню { $count } карту знімають зі стосу, сума стає такою, якою була перед ними, і ходить наступний гравець.
     }
    [few] { $turns ->
        [on] Останні { FORM($count, as: "form-number", form: "f-acc") } карти знімають зі стосу, сума стає такою, якою була перед ними, і наступний гравець ходить у тому самому напрямку.
       *[off] Останні { FORM($count, as: "form-number", form: "f-acc") } карти знімають зі стосу, сума стає такою, якою була перед ними, і ходить наступний гравець.
     }
   *[many] { $turns ->
        [on] Останні { FORM($count, as: "form-number", form: "f-acc") } карт знімають зі стосу, сума стає такою, якою була перед ними, і наступний гравець ходить у тому самому напрямку.
       *[off] Останні { FORM($count, as: "form-number", form: "f-acc") } карт знімають зі стосу, сума стає такою, якою була перед ними, і ходить наступний гравець.
     }
 }
howto-pile-away-others = В інших гравців карти лишаються.
howto-pile-away-redraw = Якщо ти ще в грі, свої карти теж відкладаєш і добираєш нові.
howto-pile-away-keep = Якщо ти ще в грі, карти лишаються в тебе.
howto-pile-away-sit-out = Якщо ти ще в грі, чекаєш, доки лишиться тільки один гравець. Тоді роздача закінчується.
howto-pile-away-out = Карти гравця, який вибув, теж відкладають.
howto-deal-is-over = Роздача закінчується.
howto-next-faces-same = { $turns ->
    [on] Якщо лишається двоє чи більше, наступний гравець продовжує від тієї самої суми й у тому самому напрямку.
   *[off] Якщо лишається двоє чи більше, наступний гравець продовжує від тієї самої суми.
 }
howto-last-wins-deal = Хто лишився останнім, виграє роздачу.
howto-no-cards = Якщо твоя черга, а карт у тебе немає, ходити теж нічим.
howto-no-cards-pay = Якщо твоя черга, а карт у тебе немає, це коштує більше: тоді ти { howto-pay }.
howto-out-last-paid = Заплативши { $kind ->
    [penny] останню копійку
    [nickel] останній п’ятак
    [chip] останню фішку
   *[token] останній жетон
 }, вибуваєш із гри.
howto-out-last-paid-at-once = Заплативши { $kind ->
    [penny] останню копійку
    [nickel] останній п’ятак
    [chip] останню фішку
   *[token] останній жетон
 }, відразу вибуваєш із гри, навіть посеред роздачі.
howto-out-made = { $kind ->
    [bomb] З { FORM($count, as: "form-ordinal", form: "f-inst") } перевернутою бомбою
    [corner] З { FORM($count, as: "form-ordinal", form: "inst") } загнутим кутком
   *[fold] З { FORM($count, as: "form-ordinal", form: "inst") } згином
 } вибуваєш із гри.
howto-out-last-made = { $kind ->
    [bomb] З останньою перевернутою бомбою
    [corner] З останнім загнутим кутком
   *[fold] З останнім згином
 } вибуваєш із гри.
howto-honor = { $kind ->
    [bomb] Коли всі твої бомби перевернуто
    [corner] Коли всі твої кутки загнуто
    [fold] Коли для нового згину вже немає місця
    [penny] Коли копійок більше немає
    [nickel] Коли п’ятаків більше немає
    [chip] Коли фішок більше немає
   *[token] Коли жетонів більше немає
 }, ти ще не вибуваєш: граєш далі «на чесне слово».
howto-honor-out = Наступна втрата виводить тебе з гри.
howto-honor-out-at-once = Якщо тоді довелося б платити ще раз, відразу вибуваєш із гри, навіть посеред роздачі. Якщо роздача на цьому не закінчується, інші грають далі.
howto-honor-too-little = Якщо треба заплатити більше, ніж лишилося, платиш усе, що маєш, і теж вибуваєш.
howto-stock-last-wins = Гру закінчено: виграє той, хто поклав останню карту.
howto-stock-play-on = Більше ніхто не добирає. Гра йде далі тими картами, що в руках.
howto-going-out = Якщо колода скінчилася і ти кладеш свою останню карту, це твоя перемога.
howto-going-out-of-deal = Якщо колода скінчилася і ти кладеш свою останню карту, ти виграєш цю роздачу: вона тобі нічого не коштує.
howto-going-out-others = Ти виходиш із гри, а інші грають далі; той, хто лишиться останнім, теж виграє.
howto-stock = { $turns ->
    [on] Верхня карта стосу лишається. Усі інші зіграні карти тасують: це нова колода. Сума й напрямок не змінюються.
   *[off] Верхня карта стосу лишається. Усі інші зіграні карти тасують: це нова колода. Сума не змінюється.
 }
howto-stock-all = { $turns ->
    [on] Усі зіграні карти, і верхню карту стосу теж, тасують: це нова колода. З наступної карти починається новий стос. Сума й напрямок не змінюються.
   *[off] Усі зіграні карти, і верхню карту стосу теж, тасують: це нова колода. З наступної карти починається новий стос. Сума не змінюється.
 }
howto-stock-piles-too = Відкладені стоси й карти гравців теж тасують разом.
howto-stock-hands-too = Карти гравців, які вибули, теж тасують разом.
howto-stock-nothing = Якщо добирати все одно нічого, цього разу не добирають.
howto-stock-nothing-star = Якщо добирати все одно нічого, цього разу не добирають*.
howto-footnote = * Ті самі карти могли б ходити по колу без кінця. Тому в програми є власне правило: коли за одну роздачу колода поновиться п’ятсот разів, більше ніхто не добирає. Карти в руках закінчуються, а з ними й роздача.
howto-one-deal = Одна роздача — це ціла партія. Потім можна зіграти ще одну.
howto-reward = Переможець партії отримує зірочку. Зірочки лічать за всі партії, які ви граєте одну за одною.
howto-next-shuffle = { $turns ->
    [on] Перед наступною роздачею тасують усі карти. Сума знову дорівнює { $total }, і хід переходить { howto-way }.
   *[off] Перед наступною роздачею тасують усі карти. Сума знову дорівнює { $total }.
 }
howto-next-all-dealt = { $turns ->
    [on] Перед наступною роздачею всі карти тасують і роздають знову, і хід переходить { howto-way }.
   *[off] Перед наступною роздачею всі карти тасують і роздають знову.
 }
howto-next-keep-hands = { $turns ->
    [on] На наступну роздачу в кожного лишаються карти, що є в руці. Починаючи з гравця { howto-side } від того, хто роздає, кожен добирає до повної руки. Сума знову дорівнює 0, і хід переходить { howto-way }.
   *[off] На наступну роздачу в кожного лишаються карти, що є в руці. Починаючи з гравця { howto-side } від того, хто роздає, кожен добирає до повної руки. Сума знову дорівнює 0.
 }
howto-next-keep-piles = Колода й стос лишаються, як були.
howto-deals-left = Наступним роздає гравець { howto-side } від того, хто роздавав.
howto-deals-right = Наступним роздає гравець { howto-other-side } від того, хто роздавав.
howto-deals-left-past = { $turns ->
    [on] Наступним роздає найближчий { howto-side } гравець, який ще в грі, хоч би в якому напрямку йшла гра.
   *[off] Наступним роздає найближчий { howto-side } гравець, який ще в грі.
 }
howto-deals-right-past = { $turns ->
    [on] Наступним роздає найближчий { howto-other-side } гравець, який ще в грі, хоч би в якому напрямку йшла гра.
   *[off] Наступним роздає найближчий { howto-other-side } гравець, який ще в грі.
 }
howto-deals-winner = Роздає переможець.
howto-deals-loser = Роздає той, хто програв.
howto-deals-right_of_winner = Роздає гравець { howto-other-side } від переможця.
howto-next-dealer-steps-in = Якщо той гравець вибув із гри, роздає наступний { howto-other-side } від нього.
howto-begins-left_of_dealer = Починає гравець { howto-side } від того, хто роздає.
howto-begins-loser = Починає той, хто програв.
howto-begins-winner = Починає переможець.
howto-next-steps-in = Замість гравця, який вибув із гри, це робить наступний { howto-side } від нього.
howto-next-last-to-pay = Якщо програли кілька гравців, це той, хто заплатив останнім.
howto-deals-no-winner = Якщо в роздачі немає переможця, наступним роздає гравець { howto-side } від того, хто роздавав.
howto-begins-no-winner = Після роздачі без переможця починає гравець { howto-side } від того, хто роздає.
howto-end-letters = Хто першим збере { FORM($cost, form: "acc") }, той виграє партію.
howto-end-team = Коли сума точно дорівнює { $limit }, ви виграєте партію всі разом.
howto-end-team-lost = Коли всі ваші жетони сплачено, ви програли партію всі разом.
howto-end-deal-over = Роздача закінчується, коли сума перевищує { $limit }. Тоді кожен додає до свого рахунку бали, що лишилися.
howto-end-score = Коли в когось рахунок { $total } або більше, партію виграє той, у кого найвищий рахунок.
howto-end-tie-extra_deal = Якщо такий рахунок у кількох, вирішують наступні роздачі.
howto-end-tie-shared = Якщо такий рахунок у кількох, перемога спільна.
howto-last-wins = Хто лишиться в грі останнім, той виграє.
howto-last-wins-too = Хто лишиться в грі останнім, теж виграє.
howto-end-going-out = Хто поклав свою останню карту, виграє партію, і той, хто лишиться в грі останнім, — теж. Тож переможців може бути кілька, і, може, ніхто не програє.
howto-end-all-bills = Переможець отримує всі банкноти.
howto-end-all-paid = Переможець забирає всі { $kind ->
    [penny] копійки
    [nickel] п’ятаки
    [chip] фішки
   *[token] жетони
 }, які заплачено.
howto-end-deals = Партія закінчується після { $count ->
    [one] { FORM($count, as: "form-number", form: "f-gen") } роздачі
    [few] { FORM($count, as: "form-number", form: "f-gen") } роздач
   *[many] { FORM($count, as: "form-number", form: "f-gen") } роздач
 }.
howto-end-match-won = Виграна роздача дає один бал. Хто першим матиме { $count ->
    [one] { FORM($count, as: "form-number") } бал
    [few] { FORM($count, as: "form-number") } бали
   *[many] { FORM($count, as: "form-number") } балів
 }, той виграє партію.
howto-end-match-lost = Через штрафний бал ніхто з гри не вибуває. Коли в когось буде { $count ->
    [one] { FORM($count, as: "form-number") } штрафний бал
    [few] { FORM($count, as: "form-number") } штрафні бали
   *[many] { FORM($count, as: "form-number") } штрафних балів
 }, партія закінчується.
howto-end-fewest-wins = Виграє той, у кого найменше штрафних балів. Переможців може бути кілька.
howto-end-highest-wins = Виграє той, у кого найвищий рахунок. Переможців може бути кілька.
howto-end-none = Власного кінця ця гра не має: закінчуєте, коли захочете.
howto-fewest-best = Найкращий той, у кого найменше штрафних балів.
howto-ours-zeus = Джерела не кажуть, хто забирає Зевса, якщо наприкінці його не має ніхто, куди округлюють суму, що закінчується на 5, як міняють місцями цифри малої суми і чи може сума опуститися нижче 0. Те, що тут про це сказано, визначили ми.
howto-ours-shed = Джерела не кажуть, що буває після перевернутої бомби, чи остання карта з руки ще щось робить, у якому порядку добирають і що стається з двома ходами, яких хтось не може закінчити. Те, що тут про це сказано, визначили ми.
howto-ours-no-end = Джерело не каже, як закінчується гра. Рахувати штрафні бали — наше правило.
howto-example = Приклад: { $told }
howto-example-name = { $count ->
    [1] Аня
    [2] Богдан
    [3] Віра
   *[other] Гліб
 }
howto-example-makes = Сума дорівнює { $before }. { $player } кладе { FORM($card, form: "acc") }, і стає { $after }.
howto-example-keeps = Сума дорівнює { $before }. { $player } кладе { FORM($card, form: "acc") }, і лишається { $before }.
howto-example-choice = Сума дорівнює { $before }. { $player } кладе { FORM($card, form: "acc") } і має вибір: { $totals }.
howto-example-has-to-stay = Коли сума { $before }, вона мусить такою й лишитися: { $total } було б забагато.
howto-example-has-to-turn = Коли сума { $before }, вона мусить такою й лишитися, а напрямок змінюється: { $total } було б забагато.
howto-example-no-choice = Коли сума { $before }, може бути лише { $after }: { $total } було б забагато.
howto-example-one-way = { $player } вибирає { $after }; з { $totals } більше нічого не сталося б.
howto-example-otherwise = Коли сума { $before }, після тієї самої карти стає { $after }.
howto-example-any = Сума дорівнює { $before }. { $player } кладе { FORM($card, form: "acc") } і каже: «{ $after }». Тепер сума — { $after }.
howto-example-copies = { $other } кладе { FORM($second, form: "acc") }, і сума стає { $before }. { $player } кладе { FORM($card, form: "acc") }, що робить те саме, і стає { $after }.
howto-example-not-now = Коли сума { $before }, цієї карти покласти не можна.
howto-example-never = Сума — лише { $before }. Навіть тепер { $player } не може покласти { FORM($card, form: "acc") }.
howto-example-thrown = { $player } має чотири { FORM($rank, form: "many-acc") } і може покласти всі чотири разом. Сума лишається { $before }.
howto-example-turned = Напрямок змінюється: далі ходить { $next }, а не { $other }.
howto-example-skipped = { $other } пропускає хід, далі ходить { $next }.
howto-example-again = { $player } ходить ще раз.
howto-example-named = { $player } вибирає, хто ходить далі: { $next }.
howto-example-struck = { $player } вибирає, хто вибуває з роздачі: { $other }. Далі ходить { $next }.
howto-example-saved = { $player } кладе { FORM($card, form: "acc") } і вибирає, хто вибуває: { $other }. Але { $other } має { FORM($second, form: "acc") }: кладе цю карту під ту, добирає нову й лишається в роздачі.
howto-example-exchanged = { $player } вибирає, з ким мінятися: це { $other }. Вони міняються всіма картами: { $other } віддає { $count ->
    [1] свою одну карту
    [one] свою { $count } карту
    [few] свої { FORM($count, as: "form-number", form: "f-acc") } карти
   *[many] свої { FORM($count, as: "form-number", form: "f-acc") } карт
 }, а { $player } — свої.
howto-example-redealt = Усім роздають нові карти: { $count ->
    [one] кожен отримує { FORM($count, as: "form-number", form: "f-acc") } карту
    [few] кожен отримує { FORM($count, as: "form-number", form: "f-acc") } карти
   *[many] кожен отримує { FORM($count, as: "form-number", form: "f-acc") } карт
 }.
howto-example-stolen = { $player } вибирає, у кого вкрасти карту: це { $other }. { $player } витягує її не дивлячись, а { $other } відразу добирає нову.
howto-example-stolen-seen = { $player } вибирає, у кого вкрасти карту: це { $other }. { $player } дивиться ці карти й бере { FORM($second, form: "acc") }, а { $other } відразу добирає нову карту.
howto-example-zeus = { $other } втрачає Зевса: тепер його має { $player }.
howto-example-others-draw = { $others ->
    [1] { $others } добирає { $count ->
        [one] { FORM($count, as: "form-number", form: "f-acc") } карту
        [few] { FORM($count, as: "form-number", form: "f-acc") } карти
       *[many] { FORM($count, as: "form-number", form: "f-acc") } карт
     }.
   *[other] { $others } добирають по { $count ->
        [one] { FORM($count, as: "form-number", form: "f-loc") } карті
        [few] { FORM($count, as: "form-number", form: "f-acc") } карти
       *[many] { FORM($count, as: "form-number", form: "f-acc") } карт
     }.
 }
howto-example-bomb = { $next } скидає { FORM($second, form: "acc") } і нічого не втрачає. { $others ->
    [1] { $others } такої карти не має і { howto-pays }.
   *[other] { $others } такої карти не мають: кожен із них { howto-pays }.
 }
howto-example-twice = { $next } має ходити двічі: після { FORM($card, form: "gen") } стає { $before }, а потім після { FORM($second, form: "gen") } — { $after }.
howto-example-twice-back = { $next } має ходити двічі. Після { FORM($card, form: "gen") } стає { $before }, а потім сума повертається до { $total }. Після { FORM($second, form: "gen") } стає { $after }.
howto-example-handed-on = { $player } має ходити двічі й спершу кладе { FORM($card, form: "acc") }. На цьому черга закінчується: тепер двічі має ходити { $next }.
howto-example-canceled = { $player } має ходити двічі, але кладе натомість { FORM($card, form: "acc") }. На цьому черга закінчується, а { $next } має звичайний хід.
howto-example-unanswered = Якщо { $next } не відповідає { FORM($rank, form: "inst") }, хід пропадає, і ходить { $other }.
howto-example-answered = Якщо { $next } відповідає, а { $other } ні, то { $other } має докласти { $count ->
    [one] { FORM($count, as: "form-number", form: "f-acc") } штрафну карту
    [few] { FORM($count, as: "form-number", form: "f-acc") } штрафні карти
   *[many] { FORM($count, as: "form-number", form: "f-acc") } штрафних карт
 }.
howto-example-pair = Сума дорівнює { $before }. { $player } кладе разом { FORM($cards, form: "acc") }, і стає { $after }.
howto-example-several = Сума дорівнює { $before }. { $player } кладе разом { $count ->
    [one] { FORM($count, as: "form-number", form: "f-acc") } карту
    [few] { FORM($count, as: "form-number", form: "f-acc") } карти
   *[many] { FORM($count, as: "form-number", form: "f-acc") } карт
 }, самі { FORM($rank, form: "many-acc") }, і стає { $after }.
howto-example-hit = Тому кожен інший гравець { howto-pays }.
howto-example-jump = Це стрибок через { $total }, тому { $player } { howto-pays }.
howto-example-fine = Тому { $player } відразу { howto-pays }, а роздача триває.
howto-example-border = Сума перетинає кордон після { $total }, тому { $player } { howto-pays }.
howto-example-69-wins = { $cost ->
    [corner] Тому { $player } може мати на один згин більше.
    [fold] Тому { $player } може мати на один згин більше.
   *[other] Тому { $player } отримує { FORM($cost, form: "acc") }.
 }
howto-example-69-forfeit = Тому всі інші отримують штрафний бал.
howto-example-69-zero = Тому тепер сума — 0.
howto-example-three = { $player } викладає три { FORM($rank, form: "many-acc") }. Роздача закінчується, і кожен інший гравець { howto-pays }.
howto-example-banned = На першому ході партії { $player } не може покласти { FORM($card, form: "acc") }, коли сума { $before }.
howto-example-not-banned = Якби сума була { $before }, то можна було б.
howto-example-sneak = { $other } теж має { FORM($card, form: "acc") }, відразу підкидає, і сума стає { $after }. Тепер { $other } має Зевса.
howto-example-run = { $player } кладе { FORM($card, form: "acc") }, а { $next } — { FORM($second, form: "acc") }: це ланцюжок. Тепер { $other } добирає карту лише за { FORM($rank, form: "acc") } і більше ні за яку.
howto-tip-keep = Бережи { FORM($cards, form: "acc") } на кінець: таку карту можна покласти навіть на { $limit }.
howto-tip-team = Ближче до { $limit } спитайте, хто має карту, що зробить рівно стільки, і лишіть суму цьому гравцеві.
howto-tip-another-try = Коли потрібної карти не має ніхто, { FORM($cards, form: "nom") } дає вам ще одну спробу.
howto-tip-high = Старші карти клади завчасу: ближче до { $limit } місця для них уже немає.
howto-tip-rush = Коли решта твоїх карт безпечна на { $limit }, поклади завчасу { FORM($cards, form: "acc") }: інші можуть бути не готові.
howto-tip-take-off = Віднімаючи, ти даєш місце й наступному гравцеві. Якщо можеш натомість лишити { $limit }, лиши.
howto-tip-name-next = Коли сума дорівнює { $limit }, поклади { FORM($cards, form: "acc") } і вибери того, кому буде важко.
howto-tip-any = Бережи { FORM($cards, form: "acc") }, доки підходить щось інше: сума стане такою, як ти скажеш.
howto-tip-double = Клади { FORM($cards, form: "acc") } завчасу: подвоїти малу суму — це додати мало.
howto-tip-copy = { START($cards, form: "nom") } рахується так, як попередня карта. Після такої, що нічого не додає або щось віднімає, цю карту можна покласти навіть на { $limit }.
howto-tip-never = Не розраховуй на { FORM($cards, form: "acc") }: така карта лишиться в руці до кінця роздачі, а граєш ти рештою.
howto-tip-thrown = { START($rank, form: "nom") } лише займає місце: позбутися такої карти можна тільки разом із трьома ще такими.
howto-tip-twice = Тримай дві безпечні карти, а не одну: якщо доведеться ходити двічі, потрібні обидві.
howto-tip-hand-on = Бережи { FORM($ranks, form: "acc") } на той час, коли треба ходити двічі: покладена першою, така карта передає обидва ходи далі.
howto-tip-answer = Тримай { FORM($rank, form: "acc") } для відповіді. Хто не відповість на дві такі карти поспіль, докладає дві карти; на три { FORM($rank, form: "many-acc") } — три.
howto-tip-shield = Без потреби не клади { FORM($cards, form: "acc") }: ніщо інше не врятує, коли виберуть тебе.
howto-tip-exchange = Міняйся картами, коли жодна інша твоя карта не безпечна на { $limit }.
howto-tip-several = Однакові карти можна покласти разом і добрати стільки ж нових: швидкий спосіб позбутися поганих карт.
howto-tip-pair = Пара { FORM($ranks, form: "many-gen") } додає не більше, ніж одна карта, а тобі приносить дві нові.
howto-tip-run = Тримай сусідні карти. Хто не може продовжити ланцюжка, нічого не добирає, і карт у нього дедалі менше.
howto-tip-exchange-shed = Міняйся картами з тим, у кого їх найменше.
howto-tip-others-draw = Коли в когось лишилася карта чи дві, поклади { FORM($cards, form: "acc") }.
howto-tip-redeal = Коли в інших карт набагато менше, ніж у тебе, поклади { FORM($cards, form: "acc") }.
howto-tip-bomb = Тримай { FORM($rank, form: "acc") } якомога довше: це врятує, коли хтось покладе { FORM($cards, form: "acc") }.
howto-tip-zeus-ten = Перш ніж ходити, глянь, яка з твоїх карт доповнить суму до круглого десятка: вона забере Зевса.
howto-tip-reach = Поки можеш, не лишай суми, з якої наступний гравець дістане { $total }.
howto-tip-reach-high = Бережи старші карти на кінець: вони виграють здалеку.
howto-tip-zeus-last = Ближче до { $limit } прибережи на останню мить { FORM($cards, form: "acc") }. Літеру дають лише тому, хто наприкінці має Зевса.
howto-tip-hit = Дивися, чи котрась із твоїх карт доводить суму рівно до { $totals }.
howto-tip-fine = Перш ніж класти карту, глянь, чи не вийде { $totals }. Якщо інша не гірша, клади іншу.
howto-tip-ten-short = Не лишай суми, якій до { $totals } бракує десяти: карт, що додають десять, найбільше.
howto-tip-down = Коли зі старшою картою сума перестрибнула б через одне з цих чисел, поклади таку, що віднімає або нічого не додає: це нічого не коштує.
howto-tip-payment = Бережи на кінець карту, що нічого не додає: трохи нижче { $limit } майже всі інші дають перебір.
howto-tip-exact = Рахуй наперед, щоб вийшло рівно { $limit }: потрібною картою закінчиш роздачу, а заплатять інші.
howto-tip-all-dealt = Стеж, що лягає на стос: чого не видно, те в руках в інших.
howto-tip-border = Перед самим кордоном клади карту, що нічого не додає. Вона ніколи не коштує бала.
howto-tip-border-room = Старших карт позбувайся тоді, коли до наступного кордону є місце.
howto-tip-69 = Рахуй наперед до 69: потрібною картою влучиш точно.
howto-tip-three = Бережи дві однакові карти: з третьою закінчиш роздачу, а заплатять інші.
howto-tip-hand-wins = Бережи пару { FORM($rank, form: "many-gen") }: із третьою такою картою виграєш партію.
howto-tip-hand-loses = Не тримай пари { FORM($rank, form: "many-gen") }: якщо добереш третю таку карту, програють усі.
howto-tip-ban = На початку не розраховуй на { FORM($rank, form: "many-acc") }. Тримай щось інше, безпечне на { $limit }.
howto-tip-pile-away = Коли комусь нічим ходити, сума знову дорівнює { $total }, а карти лишаються в тебе. Тоді старші карти стають у пригоді.
howto-tip-stock = Коли колода скінчиться, ніхто не добирає. Прибережи на той час найбезпечніші карти.
howto-tip-draw = Добирай відразу. Щойно хтось покладе наступну карту, твоя з колоди пропадає.
