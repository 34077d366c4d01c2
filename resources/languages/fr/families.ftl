## Le 99

families-ninety-nine = Le 99
families-ninety-nine-hook = Additionner jusqu’à 99, et pas un de plus.
families-game-ninety-nine = Le classique
families-game-ninety-nine-king-nine-swap = Roi et 9 échangés
families-game-ninety-nine-four-nine-swap = 4 et 9 échangés
families-game-ninety-nine-minus-ten = Le 10 enlève toujours
families-game-ninety-nine-four-again = Le 4 rejoue
families-game-ninety-nine-orcutt = Orcutt
families-game-ninety-nine-boyer = Boyer
families-game-ninety-nine-four-corners = Quatre coins
families-game-ninety-nine-five-folds = Cinq plis
families-game-ninety-nine-pile-away = Pile enlevée
families-game-ninety-nine-69 = Avec un 69
families-game-ninety-nine-1950s = Années 1950
families-game-ninety-nine-gamerules = Deux paquets, des jetons
families-game-ninety-nine-jokers = Avec jokers
families-game-ninety-nine-ishihara = Ishihara
families-game-ninety-nine-ishihara-hands = Ishihara à brelans
families-game-99-gronemann = Gronemann
families-game-99-queen-anne = Queen Anne

## Le 98

families-ninety-eight = Le 98
families-ninety-eight-hook = Un point de moins avant la limite.
families-game-ninety-eight = Le classique
families-game-ninety-eight-umass = UMass Amherst
families-game-ninety-eight-arizona = Arizona d’origine

## Le 100

families-one-hundred = Le 100
families-one-hundred-hook = Les as noirs font le total que tu veux.
families-game-one-hundred = Le classique

## 33, 66, 99

families-milestones = 33, 66, 99
families-milestones-hook = Des nombres qui rapportent, ou qui coûtent.
families-game-ninety-nine-qcsalon = 33, 66, 99
families-game-ninety-nine-qcsalon-beginner = 33, 66, 99 débutants
families-game-ninety-nine-wilson = Frontières

## Islandais

families-icelandic = Islandais
families-icelandic-hook = Une dame répond à une dame, ou tu paies.
families-game-ninety-nine-icelandic = Le classique
families-game-ninety-nine-lincoln-2018 = Lincoln 2018
families-game-ninety-nine-st-albans-2019 = St Albans 2019
families-game-ninety-nine-norwich-2022 = Norwich 2022
families-game-ninety-nine-whitby-2025 = Whitby 2025

## Autour du monde

families-around-the-world = Autour du monde
families-around-the-world-hook = Le 99 comme on le joue ailleurs.
families-game-ninety-nine-standard = Standard
families-game-ninety-nine-alternative = Autre version
families-game-ninety-nine-hawaiian = Hawaï
families-game-ninety-nine-thai = Thaïlande
families-game-ninety-nine-taiwanese = Taïwan
families-game-99-poker-shed = Taïwan, dernière carte
families-game-99-poker = Taïwan, Poker 99
families-game-ninety-nine-denexa = Denexa
families-game-99-ptaff = Québec
families-game-99-japan = Japon
families-game-99-nichidai = Nihon
families-game-99-zpag = Gros paquets

## O'NO 99

families-ono-99 = O'NO 99
families-ono-99-hook = Ses propres cartes : Pause, Inversion, Double.
families-game-ono-99 = La boîte de 1980
families-game-ono-99-2022 = La boîte de 2022
families-game-rs-99 = RS Games

## Boom-O

families-boom-o = Boom-O
families-boom-o-hook = Soixante secondes sur la bombe.
families-game-boom-o = Le jeu

## Zeus on the Loose

families-zeus = Zeus on the Loose
families-zeus-hook = Attrape Zeus en grimpant la montagne.
families-game-zeus-on-the-loose = Le jeu

## Premiers jeux

families-first-games = Premiers jeux
families-first-games-hook = De petits calculs pour les petits.
