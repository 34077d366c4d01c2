settings-title = Ustawienia
settings-saved-at-once = Każda zmiana zapisuje się od razu

## Pokoje, talie i rewersy: pod obrazkiem najwyżej dwa krótkie słowa

settings-cards-and-table = Karty i stół
settings-room = Pokój
settings-room-note = pokój, w którym grasz
settings-room-game = Według gry
settings-room-forest = Sosnowa izba
settings-room-midnight = Północ
settings-room-salon = Bordowy salon
settings-room-cabin = Zimowa chata
settings-room-garden = Oranżeria
settings-room-seaside = Nad morzem
settings-room-olympus = Olimp
settings-room-playroom = Pokój zabaw
settings-room-classroom = Klasa
settings-room-contrast = Wysoki kontrast
settings-room-system = Jak w systemie
settings-deck = Talia kart
settings-deck-note = talia kart
settings-deck-classic = Domowa
settings-deck-four-colour = Czterobarwna
settings-deck-jumbo = Duże znaki
settings-deck-jumbo-four-colour = Duże, cztery barwy
settings-letters = Litery na kartach
settings-letters-note = as, walet, dama i król
settings-choice-letters = { $ace } { $jack } { $queen } { $king }
settings-back = Rewers
settings-back-note = rewers wszystkich kart
settings-back-lattice = Kratka
settings-back-stars = Gwiazdy
settings-back-fans = Wachlarze
settings-back-knit = Dzianina
settings-back-leaves = Liście
settings-back-waves = Fale
settings-back-clouds = Chmury
settings-back-confetti = Konfetti
settings-back-squares = Kratka
settings-back-peacock = Paw
settings-back-own = Własny obraz
settings-move-list = Lista ruchów
settings-move-list-note = obok stołu; { $key } otwiera ją i zwija
settings-far = Stół na telewizor
settings-far-note = sumę, imiona i słowa widać z trzech metrów; bez listy ruchów obok

## Własny obraz jako rewers kart

settings-choose-picture = Wybierz obraz
settings-remove-picture = Usuń swój obraz
settings-picture-files = Obrazy ({ $endings })
settings-picture-taken = Twój obraz jest teraz rewersem kart.
settings-picture-removed = Twojego obrazu nie ma już na kartach; plik jest taki, jaki był.
settings-cut-title = Twój własny rewers
settings-cut-question = Która część ma być na kartach?
settings-cut-help = Przeciągnij obraz albo użyj strzałek; plus powiększa, minus zmniejsza.
settings-cut-picture = Część obrazu, która jest na karcie
settings-cut-smaller = Pomniejsz
settings-cut-larger = Powiększ
settings-cut-use = Użyj

## Dźwięk

settings-sound = Dźwięk
settings-sounds = Dźwięki
settings-sounds-note = { $key } albo przycisk przy stole
settings-volume = Głośność
settings-volume-note = wszystkich dźwięków
settings-volume-percent = { $volume }%

## Dźwięki włączane po kolei, w trzech rzędach, każde słowo na małym przycisku

settings-sounds-of-cards = Karty
settings-sound-card-slide = Przesuw
settings-sound-card-land = Na stos
settings-sound-stock-draw = Dobranie
settings-sound-shuffle = Tasowanie
settings-sounds-of-total = Suma
settings-sound-count-up = Tykanie
settings-sound-reverse = Zwrot
settings-sound-skip = Pominięcie
settings-sound-hold = Pas
settings-sounds-of-game = Partia
settings-sound-turn = Twoja kolej
settings-sound-bust = Ponad limit
settings-sound-token-drop = Żeton
settings-sound-win = Wygrana
settings-sound-accent = Emocje

## Gra

settings-play = Gra
settings-pace = Tempo
settings-choice-pace-calm = Spokojne
settings-choice-pace-normal = Normalne
settings-choice-pace-quick = Szybkie
settings-choice-pace-still = Łagodne
settings-choice-pace-off = Od razu
settings-pace-note = Łagodne: krótkie przenikanie, nic nie wiruje, bez gwiazd. Od razu: bez animacji.
settings-previews = Podgląd sumy
settings-previews-note = ile będzie po zagraniu karty
settings-choice-previews-always = Zawsze
settings-choice-previews-hover = Pod myszą
settings-choice-previews-never = Nigdy
settings-hand-order = Układanie kart na ręce
settings-hand-order-note = gdy jest ich więcej niż pięć
settings-choice-hand-order-value = Według wartości
settings-choice-hand-order-suit = Według koloru
settings-choice-hand-order-dealt = Jak rozdano
settings-play-by = Zagranie karty
settings-play-by-note = z dwóch kliknięć pierwsze ją podnosi
settings-choice-play-by-one-click = 1 kliknięcie
settings-choice-play-by-two-clicks = 2 kliknięcia
settings-curtain = Kurtyna między graczami
settings-curtain-note = zasłania karty, gdy oddajecie sobie komputer
settings-undo = Cofanie, gdy gra więcej osób
settings-undo-note = najpierw pytamy grających na telefonach
settings-ask-phones = Pytaj, zanim telefon usiądzie
settings-ask-phones-note = nie: czeka tylko ten, kto wpisał adres

## Dla oczu i uszu

settings-access = Dla oczu i uszu
settings-language = Język
settings-language-note = działa od razu, także w środku partii
settings-language-system = Jak w systemie
settings-text-size = Rozmiar tekstu
settings-text-size-note = na każdej stronie i przy stole
settings-choice-text-size-100 = Normalny
settings-choice-text-size-150 = Duży
settings-choice-text-size-200 = Ogromny
settings-speech = Suma na głos po każdej karcie
settings-speech-note = milczy, gdy działa czytnik ekranu: on czyta wszystko
settings-voice = Głos
settings-voice-note = jak szybko mówi sumy i pytania do dzieci
settings-voice-slow = Powoli
settings-voice-normal = Normalnie
settings-voice-fast = Szybko
settings-detail = Ile mówić na głos
settings-detail-note = R powtarza, T opisuje stół
settings-choice-detail-brief = Mało
settings-choice-detail-normal = Normalnie
settings-choice-detail-full = Wszystko
settings-letter-keys = Litery jako klawisze
settings-letter-keys-note = nie: litera nic nie robi, więc mowa nie naciśnie żadnej
settings-keys-note = zobacz wszystkie i wybierz inne

## Twoje dane

settings-data = Twoje dane
settings-everything = Wszystko z twoich gier
settings-everything-note = zostaje na tym komputerze; kopia z każdego dnia albo wszystko w jednym pliku
settings-backups = Kopie zapasowe
settings-show-folder = Pokaż folder
settings-these = Te ustawienia
settings-trouble = Coś nie działa?
settings-trouble-note = dane dla kogoś, kto ci pomaga

## Wszystkie ustawienia naraz: słowa na przyciskach, a potem, co robią, do czytania na głos

settings-reset = Domyślne
settings-take-back = Cofnij
settings-export-all = Eksportuj ustawienia
settings-import-all = Importuj ustawienia
settings-take-reset-back = Cofnij ustawienia domyślne
settings-files = Ustawienia (*.json)
settings-imported = Teraz obowiązują ustawienia z pliku { $file }.
settings-not-ours = W tym pliku nie ma ustawień Cardtable.
settings-were-reset = Wszystkie ustawienia są takie jak pierwszego dnia; ten sam przycisk to cofa.
settings-are-back = Twoje ustawienia wróciły.
