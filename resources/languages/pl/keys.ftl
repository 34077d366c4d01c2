keys-title = Zmień klawisze
keys-how = Naciśnij Enter, a potem nowy klawisz
keys-press = Naciśnij nowy klawisz
keys-back-to-usual = Przywróć { $key }
keys-none = brak
keys-or = { $first } lub { $second }
keys-reset = Przywróć wszystkie klawisze
keys-were-reset = Wszystkie klawisze są takie jak na początku.
keys-is-now = { $action }: { $key }
keys-taken = { $key } już do czegoś służy: { $action }.
keys-fixed = { $key } wszędzie działa tak samo. Wybierz inny klawisz.
keys-need-ctrl = Tutaj wpisuje się litery: naciśnij { $key } razem z Ctrl lub Alt.

## Gdzie działają klawisze

keys-everywhere = Wszędzie
keys-at-table = Przy stole
keys-at-end = Na końcu partii
keys-in-lesson = Gdy odpowiada dziecko
keys-in-workshop = Warsztat

## Co robią klawisze

keys-hear-again = Usłysz ostatnie ruchy
keys-hear-all = Usłysz, jak idzie partia
keys-sneak = Dorzuć kartę
keys-defend = Odrzuć kartę, która ratuje
keys-declare = Wyłóż trzy takie same
keys-lesson-away = Dziecka tu nie ma
keys-lesson-again = Przeczytaj jeszcze raz
keys-lesson-leave = Dalej bez odpowiedzi
keys-replay-seat = Patrz z następnego miejsca
keys-replay-costly = Pokaż tylko kosztowne ruchy
keys-favorite = Dodaj grę do ulubionych lub ją z nich usuń
