saved-title = Gespeicherte Partien

## Which games are shown, on a row of buttons

saved-which = Welche Partien
saved-all = Alle
saved-unfinished = Angefangene
saved-finished = Beendete
saved-none = Hier sind noch keine Partien.

## Buttons; the key for each is told beside it

saved-open-file = Datei öffnen
saved-play-on = Weiterspielen
saved-save-as = Speichern als
saved-copy = Als Text kopieren

## The name of a game, in a field that can be typed in

saved-name = Name der Partie

## How a game stands or how it ended, in one short line

saved-before-first = Vor der ersten Runde
saved-after-deal = Nach Runde { $deal }
saved-in-deal = In Runde { $deal }
saved-your-turn = Runde { $deal }, du bist dran, Stand { $total }
saved-turn = Runde { $deal }, { $player ->
    [you] du bist
   *[other] { $player } ist
 } dran, Stand { $total }
saved-won = { $player ->
    [you] Du hast gewonnen
   *[other] { $player } hat gewonnen
 }
saved-all-won = { $players ->
    [you] Ihr habt gewonnen: { FORM($players, form: "who") }
   *[other] { $players } haben gewonnen
 }
saved-played-by = { $title }: { $names }
saved-lines = { $title }. { $line }

## What is told in place of a game

saved-reading = Diese Partie wird gelesen.
saved-unreadable-now = Diese Partie lässt sich gerade nicht lesen; sie bleibt, wie sie ist.
saved-damaged = Beschädigt: Sie reicht so weit, wie sie lesbar ist.

## A game as text: what stands before it, and what is wrong with a text that was pasted

saved-text-title = Cardtable: { $name }
saved-text-title-numbered = Cardtable: { $name }, Mischung Nr. { $number }
saved-text-no-game = In diesem Text steht keine ganze Partie; kopiere sie noch einmal, bis zur letzten Klammer.
saved-text-beginning = Der Anfang der Partie in diesem Text ist beschädigt; kopiere sie noch einmal.
saved-text-moves = In diesem Text { $moves ->
    [one] steht nur ein Zug
   *[other] stehen nur { $moves } Züge
 } von { $all }; kopiere noch einmal den ganzen Text.
saved-text-unknown-rules = Diese Partie wurde nach Regeln gespielt, die dein Cardtable nicht kennt; lass sie dir als Datei schicken.
saved-text-move = Zug { $move } in diesem Text lässt sich nicht spielen; kopiere noch einmal den ganzen Text.
