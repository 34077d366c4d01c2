## Ninety-nine

families-ninety-nine = 99
families-ninety-nine-hook = Dodawaj do 99 i ani o jeden więcej.
families-game-ninety-nine = Klasyczna
families-game-ninety-nine-king-nine-swap = Zamiana króla i dziewiątki
families-game-ninety-nine-four-nine-swap = Zamiana czwórki i dziewiątki
families-game-ninety-nine-minus-ten = Dziesiątka zawsze odejmuje
families-game-ninety-nine-four-again = Czwórka daje drugi ruch
families-game-ninety-nine-orcutt = Orcutt
families-game-ninety-nine-boyer = Boyer
families-game-ninety-nine-four-corners = Cztery rogi
families-game-ninety-nine-five-folds = Pięć zagięć
families-game-ninety-nine-pile-away = Znikający stos
families-game-ninety-nine-69 = Z premią za 69
families-game-ninety-nine-1950s = Jak w latach 50.
families-game-ninety-nine-gamerules = Dwie talie i żetony
families-game-ninety-nine-jokers = Z jokerami
families-game-ninety-nine-ishihara = Ishihara
families-game-ninety-nine-ishihara-hands = Ishihara z układami
families-game-99-gronemann = Gronemann
families-game-99-queen-anne = Queen Anne

## Ninety-eight

families-ninety-eight = 98
families-ninety-eight-hook = Limit o jeden niższy.
families-game-ninety-eight = Klasyczna
families-game-ninety-eight-umass = UMass Amherst
families-game-ninety-eight-arizona = Oryginał z Arizony

## One Hundred

families-one-hundred = Setka
families-one-hundred-hook = Czarne asy dają każdą sumę do 100.
families-game-one-hundred = Klasyczna

## 33, 66, 99

families-milestones = 33, 66, 99
families-milestones-hook = Liczby po drodze, które płacą albo kosztują.
families-game-ninety-nine-qcsalon = 33, 66, 99
families-game-ninety-nine-qcsalon-beginner = 33, 66, 99 na początek
families-game-ninety-nine-wilson = Granice

## Icelandic

families-icelandic = Islandzka
families-icelandic-hook = Na damę odpowiedz damą albo płać.
families-game-ninety-nine-icelandic = Klasyczna
families-game-ninety-nine-lincoln-2018 = Lincoln 2018
families-game-ninety-nine-st-albans-2019 = St Albans 2019
families-game-ninety-nine-norwich-2022 = Norwich 2022
families-game-ninety-nine-whitby-2025 = Whitby 2025

## Around the world

families-around-the-world = Dookoła świata
families-around-the-world-hook = Tak gra się w 99 gdzie indziej.
families-game-ninety-nine-standard = Standardowa
families-game-ninety-nine-alternative = Alternatywna
families-game-ninety-nine-hawaiian = Hawaje
families-game-ninety-nine-thai = Tajlandia
families-game-ninety-nine-taiwanese = Tajwan
families-game-99-poker-shed = Tajwan, wygrywa ostatnia karta
families-game-99-poker = Tajwan, Poker 99
families-game-ninety-nine-denexa = Denexa
families-game-99-ptaff = Quebec
families-game-99-japan = Japonia
families-game-99-nichidai = Nihon
families-game-99-zpag = Wiele talii

## O'NO 99

families-ono-99 = O'NO 99
families-ono-99-hook = Własna talia: Pauza, Zwrot, Podwójny ruch.
families-game-ono-99 = Pudełko z 1980 roku
families-game-ono-99-2022 = Pudełko z 2022 roku
families-game-rs-99 = RS Games

## Boom-O

families-boom-o = Boom-O
families-boom-o-hook = Sześćdziesiąt sekund do wybuchu.
families-game-boom-o = Gra

## Zeus on the Loose

families-zeus = Zeus on the Loose
families-zeus-hook = Złap Zeusa w drodze na szczyt.
families-game-zeus-on-the-loose = Gra

## First games

families-first-games = Pierwsze gry
families-first-games-hook = Małe sumy dla małych dzieci.
