join-title = Телефони за столом
join-subtitle = цей екран — стіл
join-scan = Скануй і сідай
join-code-spoken = QR-код, що відкриває на телефоні { $address }
join-or-type = або введи в браузері
join-same-wifi = Телефон має бути в тій самій мережі Wi-Fi.
join-private = Карти кожного лишаються на його телефоні. Нічого не виходить за межі дому.
join-plain = Усе йде без шифрування: інші в цій мережі Wi-Fi могли б прочитати.
join-no-network = Цей комп’ютер не в мережі, тож жоден телефон його не знайде. Під’єднай Wi-Fi або кабель: тоді код з’явиться сам.
join-not-yet = Вибери місце за столом і дай його телефону, тоді тут з’явиться код.
join-all-taken = Усі місця для телефонів зайнято.
join-no-server = Зараз телефони звідси недосяжні.
join-have-sat-down = { $count ->
    [one] уже за столом
    [few] уже за столом
   *[many] уже за столом
 }
join-phones-here = { $count ->
    [one] телефон тут
    [few] телефони тут
   *[many] телефонів тут
 }
join-deal-for = Роздати на { $count }
join-back-to-game = Назад до гри
join-help = Як телефони сідають за стіл і що робити, коли телефон нічого не знаходить
join-let-in = Впустити
join-free = вільне місце
join-picks = вибирає звіра
join-ready = готово
join-away = немає
join-screen = біля цього екрана
join-computer = комп’ютер
join-seat = Місце { $number }
join-free-spoken = вільне, для телефону
join-picks-spoken = за телефоном, вибирає звіра
join-ready-spoken = за телефоном, готово
join-away-spoken = телефону зараз немає
join-screen-spoken = біля цього екрана
join-computer-spoken = грає комп’ютер
join-to-phone = Віддати телефону
join-to-screen = Грати біля цього екрана
join-to-computer = Хай грає комп’ютер
join-no-seat = Прибрати місце
join-remove-this = Прибрати телефон
join-somebody = хтось
join-remove-phone = Прибрати телефон: { $name }
join-knock = { $name } хоче сісти за стіл.
join-knock-again = Інший телефон просить місце { FORM($owner, form: "gen") } і карти, що там.
join-knock-for-seat = { $name } просить місце { FORM($owner, form: "gen") } і карти, що там.
join-knock-whose = Це телефон { FORM($owner, form: "gen") }?
join-yes = Так
join-no = Ні
join-knocks-more = { $count ->
    [1] Чекає ще один телефон.
    [one] Чекає ще { $count } телефон.
    [few] Чекають ще { $count } телефони.
   *[many] Чекає ще { $count } телефонів.
 }
join-too-few = Для цієї гри треба гравців: { $least }.
join-nobody-at-phone = Жоден телефон ще не за столом.
join-knock-told = Телефон хоче сісти за стіл ({ $key }).
join-is-back = { $name } знову за телефоном.
join-is-away = { $name }: телефону немає.
join-stand-in = Нехай грає комп’ютер: { $name }
join-key-seats = іти від місця до місця
join-key-remove = прибрати телефон із місця
join-key-computer = ще один комп’ютер
join-wait-for-host = Хтось біля великого екрана має тебе впустити.
join-not-yours = Це місце для когось іншого. Обери інше.
join-no-seat-free = Зараз вільного місця немає. Хтось біля великого екрана може його дати.
join-gone-removed = Хтось біля великого екрана прибрав цей телефон із місця.
join-gone-over = Стіл закрито. Ця сторінка повернеться сама.
join-gone-elsewhere = Твої карти відкрито в іншому вікні цього телефону.
join-gone-unknown = Стіл уже не знає цього телефону. Відскануй код на великому екрані або попроси місце.
join-gone-refused = Тебе не впустили. Спитай біля великого екрана.
