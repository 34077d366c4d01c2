### The gallery's shelves: a name, a line on who it's for, and short names for its games.

## Ninety-nine

families-ninety-nine = Ninety-nine
families-ninety-nine-hook = Add up to 99, and not one more.
families-game-ninety-nine = The classic
families-game-ninety-nine-king-nine-swap = King and nine swapped
families-game-ninety-nine-four-nine-swap = Four and nine swapped
families-game-ninety-nine-minus-ten = Ten always subtracts
families-game-ninety-nine-four-again = Four plays again
families-game-ninety-nine-orcutt = Orcutt
families-game-ninety-nine-boyer = Boyer
families-game-ninety-nine-four-corners = Four corners
families-game-ninety-nine-five-folds = Five folds
families-game-ninety-nine-pile-away = Pile taken away
families-game-ninety-nine-69 = With a 69
families-game-ninety-nine-1950s = From the 1950s
families-game-ninety-nine-gamerules = Two packs and chips
families-game-ninety-nine-jokers = With jokers
families-game-ninety-nine-ishihara = Ishihara
families-game-ninety-nine-ishihara-hands = Ishihara with hands
families-game-99-gronemann = Gronemann
families-game-99-queen-anne = Queen Anne

## Ninety-eight

families-ninety-eight = Ninety-eight
families-ninety-eight-hook = One point less room than Ninety-nine.
families-game-ninety-eight = The classic
families-game-ninety-eight-umass = UMass Amherst
families-game-ninety-eight-arizona = Original Arizona

## One Hundred

families-one-hundred = One Hundred
families-one-hundred-hook = Black aces make any total up to 100.
families-game-one-hundred = The classic

## 33, 66, 99

families-milestones = 33, 66, 99
families-milestones-hook = Numbers that pay, or cost.
families-game-ninety-nine-qcsalon = 33, 66, 99
families-game-ninety-nine-qcsalon-beginner = 33, 66, 99 for beginners
families-game-ninety-nine-wilson = Borders

## Icelandic

families-icelandic = Icelandic
families-icelandic-hook = Answer a queen with a queen, or else.
families-game-ninety-nine-icelandic = The classic
families-game-ninety-nine-lincoln-2018 = Lincoln 2018
families-game-ninety-nine-st-albans-2019 = St Albans 2019
families-game-ninety-nine-norwich-2022 = Norwich 2022
families-game-ninety-nine-whitby-2025 = Whitby 2025

## Around the world

families-around-the-world = Around the world
families-around-the-world-hook = Ninety-nine as others play it.
families-game-ninety-nine-standard = Standard
families-game-ninety-nine-alternative = Alternative
families-game-ninety-nine-hawaiian = Hawaii
families-game-ninety-nine-thai = Thailand
families-game-ninety-nine-taiwanese = Taiwan
families-game-99-poker-shed = Taiwan, last card wins
families-game-99-poker = Taiwan, Poker 99
families-game-ninety-nine-denexa = Denexa
families-game-99-ptaff = Quebec
families-game-99-japan = Japan
families-game-99-nichidai = Nihon
families-game-99-zpag = Many packs

## O'NO 99

families-ono-99 = O'NO 99
families-ono-99-hook = Its own pack: hold, reverse, double play.
families-game-ono-99 = The 1980 box
families-game-ono-99-2022 = The 2022 box
families-game-rs-99 = RS Games

## Boom-O

families-boom-o = Boom-O
families-boom-o-hook = Sixty seconds on the bomb.
families-game-boom-o = The game

## Zeus on the Loose

families-zeus = Zeus on the Loose
families-zeus-hook = Catch Zeus on the mountain.
families-game-zeus-on-the-loose = The game

## First games

families-first-games = First games
families-first-games-hook = Small numbers for small children.
