## Noventa y nueve

families-ninety-nine = Noventa y nueve
families-ninety-nine-hook = Sumar hasta 99, y ni uno más.
families-game-ninety-nine = El clásico
families-game-ninety-nine-king-nine-swap = Rey y nueve cambiados
families-game-ninety-nine-four-nine-swap = Cuatro y nueve cambiados
families-game-ninety-nine-minus-ten = El diez siempre resta
families-game-ninety-nine-four-again = El cuatro repite
families-game-ninety-nine-orcutt = Orcutt
families-game-ninety-nine-boyer = Boyer
families-game-ninety-nine-four-corners = Cuatro esquinas
families-game-ninety-nine-five-folds = Cinco pliegues
families-game-ninety-nine-pile-away = Pila apartada
families-game-ninety-nine-69 = Con 69
families-game-ninety-nine-1950s = De los años 50
families-game-ninety-nine-gamerules = Dos barajas y fichas
families-game-ninety-nine-jokers = Con comodines
families-game-ninety-nine-ishihara = Ishihara
families-game-ninety-nine-ishihara-hands = Ishihara con manos
families-game-99-gronemann = Gronemann
families-game-99-queen-anne = Queen Anne

## Noventa y ocho

families-ninety-eight = Noventa y ocho
families-ninety-eight-hook = Un punto menos de margen.
families-game-ninety-eight = El clásico
families-game-ninety-eight-umass = UMass Amherst
families-game-ninety-eight-arizona = Arizona original

## Cien

families-one-hundred = Cien
families-one-hundred-hook = Un as negro deja el total que quieras, hasta 100.
families-game-one-hundred = El clásico

## 33, 66, 99

families-milestones = 33, 66, 99
families-milestones-hook = Números por el camino que pagan o cuestan.
families-game-ninety-nine-qcsalon = 33, 66, 99
families-game-ninety-nine-qcsalon-beginner = 33, 66, 99 para empezar
families-game-ninety-nine-wilson = Fronteras

## Islandés

families-icelandic = Islandés
families-icelandic-hook = A una reina, otra reina: si no, a pagar.
families-game-ninety-nine-icelandic = El clásico
families-game-ninety-nine-lincoln-2018 = Lincoln 2018
families-game-ninety-nine-st-albans-2019 = St Albans 2019
families-game-ninety-nine-norwich-2022 = Norwich 2022
families-game-ninety-nine-whitby-2025 = Whitby 2025

## La vuelta al mundo

families-around-the-world = La vuelta al mundo
families-around-the-world-hook = Noventa y nueve como se juega en otros lugares.
families-game-ninety-nine-standard = Estándar
families-game-ninety-nine-alternative = Alternativo
families-game-ninety-nine-hawaiian = Hawái
families-game-ninety-nine-thai = Tailandia
families-game-ninety-nine-taiwanese = Taiwán
families-game-99-poker-shed = Taiwán, gana la última carta
families-game-99-poker = Taiwán, Póker 99
families-game-ninety-nine-denexa = Denexa
families-game-99-ptaff = Quebec
families-game-99-japan = Japón
families-game-99-nichidai = Nihon
families-game-99-zpag = Muchas barajas

## O'NO 99

families-ono-99 = O'NO 99
families-ono-99-hook = Con su propia baraja: pausa, giro, doble.
families-game-ono-99 = La caja de 1980
families-game-ono-99-2022 = La caja de 2022
families-game-rs-99 = RS Games

## Boom-O

families-boom-o = Boom-O
families-boom-o-hook = Sesenta segundos en la bomba.
families-game-boom-o = El juego

## Zeus on the Loose

families-zeus = Zeus on the Loose
families-zeus-hook = Atrapa a Zeus camino de la cima.
families-game-zeus-on-the-loose = El juego

## Primeros juegos

families-first-games = Primeros juegos
families-first-games-hook = Cuentas pequeñas para los más pequeños.
