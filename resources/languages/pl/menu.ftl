## What can be done, each beside an icon and its key

menu-menu = Menu
menu-rules = Zasady
menu-rules-of-this-game = Zasady tej gry
menu-undo = Cofnij
menu-redo = Ponów
menu-hint = Podpowiedź
menu-phones = Telefony
menu-stand-in = Niech gra komputer
menu-back-to-start = Strona główna
menu-look-back-on-game = Powtórka tej partii
menu-play-last-again = Ostatnia partia jeszcze raz
menu-same-cards = Jeszcze raz te same karty
menu-deal-number = Tasowanie nr { $number }
menu-today = Dzisiaj
menu-open = Otwórz partię…
menu-paste = Wklej partię
menu-sort-value = Ułóż karty według wartości
menu-sort-suit = Ułóż karty według koloru
menu-sort-dealt = Pokaż karty tak, jak je rozdano
menu-sounds-off = Wyłącz dźwięki
menu-sounds-on = Włącz dźwięki
menu-full-screen = Pełny ekran
menu-not-far = Stół na biurko
menu-reset-settings = Zresetuj wszystkie ustawienia
menu-all-keys = Wszystkie klawisze
menu-phones-help = Jak telefony siadają do stołu
menu-new-version = Poszukaj nowej wersji
menu-wording = Zgłoś sformułowanie
menu-about = O programie Cardtable
menu-quit = Zakończ

## Groups of these

menu-games = Partie
menu-this-game = Ta partia
menu-settings-and-view = Ustawienia i widok
menu-help = Pomoc
