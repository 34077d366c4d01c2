## Ninety-nine

families-ninety-nine = Neunundneunzig
families-ninety-nine-hook = Zusammen bis 99, und keinen Schritt weiter.
families-game-ninety-nine = Der Klassiker
families-game-ninety-nine-king-nine-swap = König und Neun getauscht
families-game-ninety-nine-four-nine-swap = Vier und Neun getauscht
families-game-ninety-nine-minus-ten = Zehn zieht immer ab
families-game-ninety-nine-four-again = Vier legt noch mal
families-game-ninety-nine-orcutt = Orcutt
families-game-ninety-nine-boyer = Boyer
families-game-ninety-nine-four-corners = Vier Ecken
families-game-ninety-nine-five-folds = Fünf Knicke
families-game-ninety-nine-pile-away = Ablage kommt weg
families-game-ninety-nine-69 = Mit der 69
families-game-ninety-nine-1950s = Wie in den 1950ern
families-game-ninety-nine-gamerules = Zwei Kartenspiele und Chips
families-game-ninety-nine-jokers = Mit Jokern
families-game-ninety-nine-ishihara = Ishihara
families-game-ninety-nine-ishihara-hands = Ishihara mit Drillingen
families-game-99-gronemann = Gronemann
families-game-99-queen-anne = Queen Anne

## Ninety-eight

families-ninety-eight = Achtundneunzig
families-ninety-eight-hook = Ein Punkt weniger Platz nach oben.
families-game-ninety-eight = Der Klassiker
families-game-ninety-eight-umass = UMass Amherst
families-game-ninety-eight-arizona = Original aus Arizona

## One Hundred

families-one-hundred = Hundert
families-one-hundred-hook = Schwarze Asse machen jeden Stand bis 100.
families-game-one-hundred = Der Klassiker

## 33, 66, 99

families-milestones = 33, 66, 99
families-milestones-hook = Zahlen unterwegs, die sich lohnen oder kosten.
families-game-ninety-nine-qcsalon = 33, 66, 99
families-game-ninety-nine-qcsalon-beginner = 33, 66, 99 für Anfänger
families-game-ninety-nine-wilson = Schwellen

## Icelandic

families-icelandic = Isländisch
families-icelandic-hook = Auf eine Dame gehört eine Dame, sonst wird es teuer.
families-game-ninety-nine-icelandic = Der Klassiker
families-game-ninety-nine-lincoln-2018 = Lincoln 2018
families-game-ninety-nine-st-albans-2019 = St Albans 2019
families-game-ninety-nine-norwich-2022 = Norwich 2022
families-game-ninety-nine-whitby-2025 = Whitby 2025

## Around the world

families-around-the-world = Rund um die Welt
families-around-the-world-hook = Neunundneunzig, wie es anderswo gespielt wird.
families-game-ninety-nine-standard = Standard
families-game-ninety-nine-alternative = Alternativ
families-game-ninety-nine-hawaiian = Hawaii
families-game-ninety-nine-thai = Thailand
families-game-ninety-nine-taiwanese = Taiwan
families-game-99-poker-shed = Taiwan, letzte Karte gewinnt
families-game-99-poker = Taiwan, Poker 99
families-game-ninety-nine-denexa = Denexa
families-game-99-ptaff = Quebec
families-game-99-japan = Japan
families-game-99-nichidai = Nihon
families-game-99-zpag = Viele Kartenspiele

## O'NO 99

families-ono-99 = O'NO 99
families-ono-99-hook = Mit eigenen Karten: Halt, Umkehr, Doppelzug.
families-game-ono-99 = Die Ausgabe von 1980
families-game-ono-99-2022 = Die Ausgabe von 2022
families-game-rs-99 = RS Games

## Boom-O

families-boom-o = Boom-O
families-boom-o-hook = Sechzig Sekunden bis zum Knall.
families-game-boom-o = Das Spiel

## Zeus on the Loose

families-zeus = Zeus on the Loose
families-zeus-hook = Fang Zeus auf dem Weg den Berg hinauf.
families-game-zeus-on-the-loose = Das Spiel

## First games

families-first-games = Erste Spiele
families-first-games-hook = Kleine Summen für kleine Kinder.
