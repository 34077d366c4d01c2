## Cztery teksty, z których widać jeden: ich nazwy na rzędzie przycisków

about-title = O programie
about-cardtable = O Cardtable
about-news = Co nowego
about-accessibility = Dostępność
about-licenses = Licencje
about-diagnostics = Diagnostyka

about-copy = Kopiuj
about-copied = Skopiowano
about-all-licenses = Wszystkie licencje

## O Cardtable

about-what = Wersja { $version }. Stół do „99” i innych karcianych gier w dodawanie.
about-private = Wszystko zostaje na tym komputerze, chyba że coś komuś przekażesz: bez konta, nikt nie liczy, w co grasz. Sieć jest używana tylko wtedy, gdy oddasz miejsce telefonowi: jego karty idą wtedy do tego telefonu, w twojej sieci Wi-Fi i nigdzie indziej.
about-version-looking = Szukam nowej wersji…
about-version-newest = Masz najnowszą wersję.
about-version-newer = Jest już wersja { $version }. Znajdziesz ją tutaj: { $link }
about-version-silent = Nie można połączyć się z { $homepage }. Sprawdź połączenie i spróbuj ponownie.
about-version-asks = Jeden wyjątek: „Poszukaj nowej wersji” w menu pyta { $homepage } o listę wersji. Nic o tobie nie jest wysyłane.

## Czyja to praca i na jakich zasadach wolno jej używać

about-ours = Cardtable
about-ours-terms = licencja MIT; także karty, obrazy i dźwięki
about-qt = Qt i PySide6
about-qt-terms = LGPL 3; biblioteki leżą otwarcie obok programu i można je podmienić
about-letters = Krój pisma, Nunito
about-letters-terms = SIL Open Font License 1.1
about-voices = Nagrane głosy
about-voices-terms = zrobione programami Flite i eSpeak NG; wolno ich używać i je przekazywać
about-rules = Zasady
about-rules-terms = opisane naszymi słowami; każda gra podaje, gdzie je spisano

about-licenses-of-all = W tym programie jest też praca innych. Każda nazwa otwiera pełny tekst licencji.
about-from-source = Cardtable działa tu prosto z kodu źródłowego: licencje przyszły razem z Pythonem i każdym pakietem przy instalacji.

## Teksty, które powinny być, a ich nie ma

about-news-missing = Brakuje listy nowości; zainstaluj program jeszcze raz.
about-licenses-missing = Nie da się odczytać listy licencji; zainstaluj program jeszcze raz.
about-text-missing = Brakuje tego tekstu; zainstaluj program jeszcze raz.

## Diagnostyka: nazwa i co o niej wiadomo, po linijce, dla kogoś, kto pomaga

about-fact = { $fact }: { $value }
about-fact-python = Python
about-fact-qt = Qt, PySide6
about-fact-system = System
about-fact-windows = Okna rysuje
about-fact-screen = Ekran
about-screen = { $width } x { $height }, { $dpr ->
    [1] 1 piksel
    [2] 2 piksele
    [3] 3 piksele
   *[other] { $dpr } piksela
 } na punkt, { $hertz } Hz
about-fact-reader = Czytnik ekranu
about-fact-motion = Mniej ruchu
about-motion-by-settings = tak, w ustawieniach
about-motion-unknown = nie; to Qt nie mówi, czego życzy sobie system
about-fact-sounds = Dźwięk
about-fact-speech = Głos
about-fact-look = Wygląd
about-look = { $theme }, { $deck }, { $percent }%
about-fact-resources = Dane programu
about-fact-folder = Partie i ustawienia
about-fact-saved = Ustawienia zapisane
about-fact-damaged = Uszkodzony plik
about-yes = tak
about-no = nie
about-log = Ostatnie wiersze dziennika:
about-log-empty = (nic nie zapisano)

## A wording that is reported: a text to be filled in, which is copied

about-wording = Sformułowanie w Cardtable { $version } ({ $language }, { $tag })
about-wording-wrong = Co brzmi źle:
about-wording-better = Jak lepiej to powiedzieć:
about-wording-words = Słowa na stronie:
about-wording-copied = Słowa z tej strony są skopiowane: wklej je do wiadomości i zaznacz, co brzmi źle.
