## Where search and filters find no game

games-none-for-words = Kein Spiel gefunden zu „{ $words }“.
games-heard-found = { $count ->
    [one] 1 Spiel gefunden: { $game }
   *[other] { $count } Spiele gefunden. Am besten passt: { $game }
 }
games-none-fits = Kein Spiel passt zu alledem.
games-no-favorites = Du hast noch keine Lieblingsspiele. Der Stern an einem Spiel macht es dazu.
games-none-played = Du hast noch nichts gespielt.
games-do-you-mean = Meinst du eins von diesen?
games-like-it = Ein ähnliches Spiel
games-show-all = Alle Spiele zeigen

## Filters, as chips and as buttons with a menu

games-all = Alle Spiele
games-favorites = Lieblingsspiele
games-recent = Zuletzt gespielt
games-for-children = Gut für Kinder
games-for-children-means = Eine Karte je Zug, wenige Sonderkarten, wenig auf der Hand, nie muss der Stand unter 0
games-number-of-players = Zahl der Spieler
games-for-players = { $players ->
    [one] Für 1 Spieler
   *[other] Für { $players }
 }

## The page

games-new-game = Neue Partie
games-search = Spiele suchen
games-deal = Austeilen
games-seats = Plätze
games-house-rules = Hausregeln
games-how-to-play = So wird gespielt
games-what-to-look-at = Was du sehen willst
games-back-to-games = Zurück zum Spiel
games-more = noch { $count }
games-up-to = { $players ->
    [one] 1 Spieler, bis zu { $most }
   *[other] { $players } Spieler, bis zu { $most }
 }
games-how-long = Wie lang
games-short = Kurz, { $time }
games-usual-length = Üblich, { $time }
games-only-one = Nur { $game } passt.
games-phones-join = Handys an dieses Spiel lassen
games-without = ohne { $kind ->
    [reverse] Richtungswechsel
    [skip] Aussetzen
    [any] beliebigen Stand
    [name] Bestimmen
    [hands] Tauschen
    [twice] zweimal legen
    [answer] Antwort
    [together] mehrere Karten zugleich
    [jokers] Joker
   *[pack] eigene Karten
 }
games-add = Spieler hinzufügen
games-name-and-picture = Name und Bild
games-move-left = Nach links
games-move-right = Nach rechts
games-that-fits = Ein Spiel, das passt
games-for-learner = Für { $name }: { $game }
games-rules-clash = Diese Regeln passen nicht zusammen: { $why }.

## House rules

games-no-house-rules = Dieses Spiel hat keine Hausregeln.
games-value-usual = { $value } (üblich)
games-more-house-rules = Mehr Hausregeln
games-deal-number = Mischung Nr.
games-new-cards = neue Karten
games-deal-number-means = Leer lassen für neue Karten; dieselbe Nummer gibt mit denselben Plätzen und Regeln wieder dieselben Karten
games-with-changes = Mit deinen Änderungen: { $changes }.
games-with-more-changes = Mit deinen Änderungen: { $changes }; und { $more } weitere.
games-the-usual-rules = Die üblichen Regeln
games-takes-changes-back = Nimmt zurück, was an den Regeln geändert wurde

## Seats

games-person = Mensch
games-phone = Ein Handy
games-at-a-phone = { $name }, am Handy
games-computer = Computer
games-add-computer = Einen Computergegner dazusetzen (Einfg)
games-add-person = Einen Menschen dazusetzen (Umschalt+Einfg)
games-open-hands = Alle Hände liegen offen
games-open-hands-means = Alle Karten liegen offen da, für Anfänger; Computergegner sehen nicht hin
games-drag = Zieh an einen anderen Platz, oder drück Alt und eine Pfeiltaste
games-another-picture = Anderes Bild
games-seat-played-by = { $name ->
    [you] Platz { $number }, deiner, gespielt von
   *[other] Platz { $number }, { $name }, gespielt von
 }
games-seat-name = Platz { $number }: Name
games-seat-picture = { $name ->
    [you] Platz { $number }, deiner: Bild, { $picture }
   *[other] Platz { $number }, { $name }: Bild, { $picture }
 }
games-what-does = { $name ->
    [you] Was du machst
   *[other] Was { $name } macht
 }
games-take-away = { $name ->
    [you] Deinen Platz vom Tisch nehmen
   *[other] { $name } vom Tisch nehmen
 }

## What a learner does at the table: on the closed button, and with its meaning in the menu

games-role-scorekeeper = Sagt alles an
games-role-caller = Sagt an
games-role-checker = Passt auf
games-role-plain = Spielt nur
games-role-scorekeeper-means = Sagt alles an: jeden Stand
games-role-caller-means = Sagt an: den Stand nach den eigenen Karten
games-role-checker-means = Passt auf: merkt, wenn sich ein Computer verrechnet
games-role-plain-means = Spielt nur: ohne anzusagen
games-level-beginner = Anfänger: legt meist irgendetwas
games-level-casual = Locker: macht ab und zu einen Schnitzer
games-level-cautious = Vorsichtig: legt hohe Karten zuerst
games-level-expert = Profi: hat geübt oder denkt voraus

## Shelves of families

games-families = Spielfamilien
games-families-keys = Tab führt zu den Spielen einer Familie, Enter spielt das erste
games-variants = { $count ->
    [one] eine Variante
   *[other] { $count } Varianten
 }
games-shelf-spoken = { $family }, { $count ->
    [one] eine Variante
   *[other] { $count } Varianten
 }. { $hook }

## Facts of a game, each beside an icon

games-age = { $age }+

## Games as rows

games-found = Gefundene Spiele
games-of-family = Spiele der Familie
games-favorite-key = F macht ein Spiel zum Lieblingsspiel
games-begin-here = hier anfangen
