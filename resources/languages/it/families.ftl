## Novantanove

families-ninety-nine = Novantanove
families-ninety-nine-hook = Conta fino a 99, e non uno di più.
families-game-ninety-nine = Il classico
families-game-ninety-nine-king-nine-swap = Re e 9 scambiati
families-game-ninety-nine-four-nine-swap = 4 e 9 scambiati
families-game-ninety-nine-minus-ten = Il 10 toglie sempre
families-game-ninety-nine-four-again = Il 4 rigioca
families-game-ninety-nine-orcutt = Orcutt
families-game-ninety-nine-boyer = Boyer
families-game-ninety-nine-four-corners = Quattro angoli
families-game-ninety-nine-five-folds = Cinque pieghe
families-game-ninety-nine-pile-away = Via la pila
families-game-ninety-nine-69 = Con il 69
families-game-ninety-nine-1950s = Anni Cinquanta
families-game-ninety-nine-gamerules = Due mazzi e fiche
families-game-ninety-nine-jokers = Con i jolly
families-game-ninety-nine-ishihara = Ishihara
families-game-ninety-nine-ishihara-hands = Ishihara con tris
families-game-99-gronemann = Gronemann
families-game-99-queen-anne = Queen Anne

## Novantotto

families-ninety-eight = Novantotto
families-ninety-eight-hook = Un punto in meno di margine.
families-game-ninety-eight = Il classico
families-game-ninety-eight-umass = UMass Amherst
families-game-ninety-eight-arizona = Arizona originale

## Cento

families-one-hundred = Cento
families-one-hundred-hook = Un asso nero fa il totale che vuoi, fino a 100.
families-game-one-hundred = Il classico

## 33, 66, 99

families-milestones = 33, 66, 99
families-milestones-hook = Numeri che rendono, o costano.
families-game-ninety-nine-qcsalon = 33, 66, 99
families-game-ninety-nine-qcsalon-beginner = 33, 66, 99 facile
families-game-ninety-nine-wilson = Confini

## Islandese

families-icelandic = Islandese
families-icelandic-hook = Rispondi alla regina con una regina, o paga.
families-game-ninety-nine-icelandic = Il classico
families-game-ninety-nine-lincoln-2018 = Lincoln 2018
families-game-ninety-nine-st-albans-2019 = St Albans 2019
families-game-ninety-nine-norwich-2022 = Norwich 2022
families-game-ninety-nine-whitby-2025 = Whitby 2025

## Giro del mondo

families-around-the-world = Giro del mondo
families-around-the-world-hook = Novantanove come si gioca altrove.
families-game-ninety-nine-standard = Standard
families-game-ninety-nine-alternative = Alternativo
families-game-ninety-nine-hawaiian = Hawaii
families-game-ninety-nine-thai = Thailandia
families-game-ninety-nine-taiwanese = Taiwan
families-game-99-poker-shed = Taiwan, ultima carta
families-game-99-poker = Taiwan, Poker 99
families-game-ninety-nine-denexa = Denexa
families-game-99-ptaff = Québec
families-game-99-japan = Giappone
families-game-99-nichidai = Nihon
families-game-99-zpag = Tanti mazzi

## O'NO 99

families-ono-99 = O'NO 99
families-ono-99-hook = Un mazzo tutto suo: pausa, cambio giro, doppio.
families-game-ono-99 = La scatola del 1980
families-game-ono-99-2022 = La scatola del 2022
families-game-rs-99 = RS Games

## Boom-O

families-boom-o = Boom-O
families-boom-o-hook = Sessanta secondi sulla bomba.
families-game-boom-o = Il gioco

## Zeus on the Loose

families-zeus = Zeus on the Loose
families-zeus-hook = Acchiappa Zeus mentre sale sul monte.
families-game-zeus-on-the-loose = Il gioco

## Primi giochi

families-first-games = Primi giochi
families-first-games-hook = Conti piccoli, per i più piccoli.
