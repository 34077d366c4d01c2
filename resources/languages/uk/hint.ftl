hint-play = Підказка: поклади { FORM($cards, form: "acc") }, буде { $total }.
hint-play-several = { $count ->
    [one] Підказка: поклади { $count } { FORM($rank, form: "acc") }, буде { $total }.
    [few] Підказка: поклади { $count } { FORM($rank, form: "many-acc") }, буде { $total }.
   *[many] Підказка: поклади { $count } { FORM($rank, form: "many-gen") }, буде { $total }.
 }
hint-do-to = { $effect ->
    [eliminate] Вибий { FORM($player, form: "acc") }.
    [exchange] Поміняйся картами з { FORM($player, form: "inst") }.
    [steal] Укради карту в { FORM($player, form: "gen") }.
   *[choose] Хай далі ходить { FORM($player, form: "who") }.
 }
hint-lay-down = Підказка: виклади { FORM($cards, form: "acc") }.
hint-sneak = Підказка: підкинь { FORM($cards, form: "acc") }.
hint-defend = Підказка: скинь { FORM($cards, form: "acc") }, це тебе врятує.
hint-bottom = Підказка: поклади під колоду { FORM($cards, form: "acc") }.
hint-take = Підказка: візьми { FORM($cards, form: "acc") }.
hint-call = Підказка: назви { $total }.
hint-draw = Підказка: добери карту.
hint-let-it-pass = Підказка: відмовся.
hint-do-not-answer = Підказка: не відповідай.
hint-give-up = Підказка: здайся.
hint-only-play = { $limit ->
    [0] Усе інше опустить суму нижче 0.
   *[other] Усе інше — понад { $limit }.
 }
hint-only-choice = Нічого іншого зараз не можна.
hint-all-over = { $limit ->
    [0] Будь-який вибір опустить суму нижче 0.
   *[other] Будь-який вибір — понад { $limit }.
 }
hint-alike = Тут усе приблизно однаково добре.
hint-gains = Це відразу дає { FORM($gained, form: "acc") }.
hint-takes-zeus = Так ти забираєш Зевса.
hint-ends-with-zeus = Роздача скінчиться, а Зевс буде в тебе.
hint-reaches-alone = Так сума дійде до { $total }, і ти виграєш партію.
hint-reaches = Буде рівно { $total }: виграєте всі.
hint-probably-cannot-stay = { $limit ->
    [0] { $player }, мабуть, не втримається на 0 чи вище.
   *[other] { $player }, мабуть, не втримається в межах { $limit }.
 }
hint-may-not-stay = { $limit ->
    [0] { $player } може не втриматися на 0 чи вище.
   *[other] { $player } може не втриматися в межах { $limit }.
 }
hint-for-the-game = Для всієї партії це краще, ніж найбезпечніша карта цієї роздачі.
hint-rival = Може бути не гірше: { FORM($cards, form: "nom") } (буде { $total }).
hint-rival-let-it-pass = Відмовитися може бути не гірше.
hint-rival-other = Інший вибір може бути не гіршим.
hint-odds = Шанс не програти цю роздачу — { $percent } %, інакше { $other } %.
hint-keeps = { $count ->
    [1] У тебе лишиться карта, яку можна покласти навіть на { $limit }.
    [one] У тебе лишиться { $count } карта, яку можна покласти навіть на { $limit }.
    [few] У тебе лишаться { $count } карти, які можна покласти навіть на { $limit }.
   *[many] У тебе лишиться { $count } карт, які можна покласти навіть на { $limit }.
 }
hint-spends = Старшу карту краще покласти, поки є для неї місце.
hint-least = Жодна інша карта не додає так мало.
hint-least-off = Жодна інша карта не віднімає так мало.
hint-holds = Сума не зміниться: { $total }.
hint-lowers = Сума зменшиться на { $count }.
hint-raises = Сума збільшиться на { $count }.
hint-no-room = До { $limit } не лишиться нічого.
hint-little-room = До { $limit } лишиться тільки { $count }.
hint-room = Лишиться запас: { $count }.
hint-strikes-one = Це вибиває з роздачі іншого гравця.
hint-strikes-obliges = Наступний гравець має ходити двічі.
hint-strikes-draw-1 = Усі інші добирають по карті.
hint-strikes-draw-2 = Усі інші добирають по дві карти.
hint-strikes-bomb = Бомба накриє всіх інших, якщо вони не скинуть рятівної карти.
hint-card-chance = { $card } { $percent } %
hint-chances = Шанс не програти цю роздачу: { $chances }.
