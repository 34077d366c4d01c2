phones-page-animal = Twoje zwierzę
phones-page-name = Twoje imię
phones-page-which-seat = Gdzie siadasz?
phones-page-sit = Usiądź
phones-page-seated = Masz miejsce. Karty są rozdawane przy ekranie.
phones-page-change = Zmień
phones-page-knock = Poproś o miejsce
phones-page-stop-waiting = Nie czekaj dłużej
phones-page-play-here = Graj tutaj

phones-page-free = wolne miejsce
phones-page-taken = już siedzi
phones-page-you = ty
phones-page-computer = komputer
phones-page-screen = przy ekranie
phones-page-away = brak telefonu

phones-page-table = Stół
phones-page-hand = Twoje karty
phones-page-choices = Co możesz zrobić
phones-page-seats = Przy stole

phones-page-tap-twice = Stuknij kartę dwa razy, aby ją zagrać
phones-page-tap-once = Stuknij kartę, aby ją zagrać
phones-page-tap-again = Stuknij jeszcze raz, aby ją zagrać
phones-page-tap-marks = Stuknij karty, które idą razem

phones-page-back = Wstecz
phones-page-close = Zamknij
phones-page-play-marked = Zagraj
phones-page-go-on = Dalej
phones-page-next-deal = Następne rozdanie
phones-page-hint = Podpowiedź
phones-page-undo = Cofnij
phones-page-take-number = Wybierz { $total }
phones-page-say = Powiedz
phones-page-say-number = Powiedz { $total }
phones-page-delete = Usuń ostatnią cyfrę
phones-page-whole-line = Cała oś

phones-page-settings = Ustawienia tego telefonu
phones-page-large-text = Duży tekst
phones-page-one-tap = Graj jednym stuknięciem
phones-page-sound = Dźwięki
phones-page-vibration = Wibracje
phones-page-daylight = W dzień jasno, jak telefon
phones-page-face = Imię i zwierzę
phones-page-plainly = To, co grasz, idzie przez wasze Wi-Fi bez szyfrowania: inni w tej sieci mogliby to zobaczyć.
phones-page-leave = Zwolnij miejsce
phones-page-leave-sure = Twoje miejsce będzie wtedy wolne dla innych. Gra toczy się dalej bez ciebie.
phones-page-stay = Zostań

phones-page-connecting = Szukam stołu
phones-page-lost = Znów szukam stołu
phones-page-lost-help = Czy telefon jest w tej samej sieci Wi-Fi co komputer i czy gra jest tam nadal otwarta?
phones-page-try-now = Spróbuj teraz

phones-page-seal = Karty tego rozdania są zapieczętowane
phones-page-seal-holds = Ten telefon to sprawdził: żadna karta nie została zmieniona.
phones-page-seal-broken = Pieczęć nie pasuje: to nie są karty, które zapieczętowano.

## Co widzi gracz na telefonie

phones-your-turn = { $name }, twoja kolej
phones-you-are-asked = { $name }, pytanie do ciebie
phones-turn-of = { $player ->
    [you] Twoja kolej
   *[other] Kolej: { $player }
 }
phones-paused = Przerwa przy stole
phones-you-are-relieved = Teraz ktoś gra za ciebie
phones-game-is-over = Koniec partii
phones-you-are-out = Odpadasz z gry
phones-you-sit-out = To rozdanie jest bez ciebie
phones-you-have-won = Wygrywasz
phones-said = { $player ->
    [you] Ty: { $what }
   *[other] { $player }: { $what }
 }
phones-who-is-at-the-screen = gracz przy ekranie

## Jak wybierać palcem

phones-choose-the-total = Wybierz sumę, którą chcesz.
phones-tap-a-seat = Stuknij gracza.
phones-tap-the-cards = Stuknij karty, które idą razem.
phones-with-others = można zagrać z innymi
phones-wrong-costs = Błędna suma kosztuje karę.
phones-wrong-costs-token = Błędna suma kosztuje żeton.
phones-wrong-costs-deal = Błędna suma przegrywa rozdanie.

phones-seal-is-open = SHA-256 zamienia drugi wiersz w pierwszy: żadna karta nie została zmieniona.
