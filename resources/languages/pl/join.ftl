### Strona, na której telefony siadają do stołu.

join-title = Telefony przy stole
join-subtitle = ten ekran jest stołem
join-scan = Zeskanuj i siadaj
join-code-spoken = Kod QR, który otwiera na telefonie { $address }
join-or-type = albo wpisz w przeglądarce
join-same-wifi = Telefon musi być w tej samej sieci Wi-Fi.
join-private = Karty każdego zostają na jego telefonie. Nic nie opuszcza tego domu.
join-plain = Wszystko idzie bez szyfrowania: inni w tej sieci Wi-Fi mogliby to odczytać.

join-no-network = Ten komputer nie jest w żadnej sieci, więc żaden telefon go nie znajdzie. Połącz go z Wi-Fi albo kablem: kod pojawi się sam.
join-not-yet = Wybierz miejsce przy stole i daj je telefonowi, a tutaj pojawi się kod.
join-all-taken = Wszystkie miejsca dla telefonów są zajęte.
join-no-server = Telefony nie mogą się teraz połączyć z tym komputerem.

join-have-sat-down = { $count ->
    [one] osoba już siedzi
    [few] osoby już siedzą
   *[many] osób już siedzi
 }
join-phones-here = { $count ->
    [one] telefon przy stole
    [few] telefony przy stole
   *[many] telefonów przy stole
 }

join-deal-for = Rozdaj dla { $count }
join-back-to-game = Wróć do partii
join-help = Jak telefony siadają do stołu i co robić, gdy telefon nic nie znajduje
join-let-in = Wpuść

join-free = wolne miejsce
join-picks = wybiera zwierzę
join-ready = jest
join-away = brak telefonu
join-screen = przy tym ekranie
join-computer = komputer
join-seat = Miejsce { $number }
join-free-spoken = wolne, dla telefonu
join-picks-spoken = przy telefonie, wybiera zwierzę
join-ready-spoken = przy telefonie, jest
join-away-spoken = przy telefonie, nieobecny
join-screen-spoken = przy tym ekranie
join-computer-spoken = gra komputer

join-to-phone = Oddaj telefonowi
join-to-screen = Graj przy tym ekranie
join-to-computer = Niech gra komputer
join-no-seat = Zabierz miejsce
join-remove-this = Usuń telefon
join-somebody = ktoś
join-remove-phone = Usuń telefon gracza { $name }

join-knock = { $name } prosi o miejsce przy stole.
join-knock-again = Inny telefon prosi o miejsce gracza { $owner } razem z kartami.
join-knock-for-seat = { $name } prosi o miejsce gracza { $owner } razem z kartami.
join-knock-whose = Czy to telefon gracza { $owner }?
join-yes = Tak
join-no = Nie
join-knocks-more = { $count ->
    [one] Czeka jeszcze jeden telefon.
    [few] Czekają jeszcze { $count } telefony.
   *[many] Czeka jeszcze { $count } telefonów.
 }
join-too-few = Liczba graczy w tej grze: co najmniej { $least }.
join-nobody-at-phone = Żaden telefon jeszcze nie usiadł.
join-knock-told = Telefon chce usiąść do stołu ({ $key }).
join-is-back = { $name } wraca do telefonu.
join-is-away = Gracz { $name }: telefonu nie ma.
join-stand-in = Niech gra komputer: { $name }

join-key-seats = przejść od miejsca do miejsca
join-key-remove = usunąć telefon z miejsca
join-key-computer = jeszcze jeden komputer

join-wait-for-host = Ktoś przy dużym ekranie musi cię wpuścić.
join-not-yours = To miejsce jest dla kogoś innego. Wybierz inne.
join-no-seat-free = Teraz nie ma wolnego miejsca. Ktoś przy dużym ekranie może zrobić miejsce.
join-gone-removed = Ktoś przy dużym ekranie zabrał ten telefon od stołu.
join-gone-over = Stół jest zamknięty. Ta strona wróci sama.
join-gone-elsewhere = Twoje karty są otwarte w innym oknie tego telefonu.
join-gone-unknown = Stół nie zna już tego telefonu. Zeskanuj kod na dużym ekranie albo poproś o miejsce.
join-gone-refused = Stół cię nie wpuszcza. Zapytaj przy dużym ekranie.
