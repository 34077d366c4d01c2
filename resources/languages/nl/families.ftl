families-ninety-nine = Negenennegentig
families-ninety-nine-hook = Tel op tot 99, en geen stap verder.
families-game-ninety-nine = De klassieker
families-game-ninety-nine-king-nine-swap = Heer en negen geruild
families-game-ninety-nine-four-nine-swap = Vier en negen geruild
families-game-ninety-nine-minus-ten = Tien gaat er altijd af
families-game-ninety-nine-four-again = Vier legt nog eens
families-game-ninety-nine-orcutt = Orcutt
families-game-ninety-nine-boyer = Boyer
families-game-ninety-nine-four-corners = Vier hoeken
families-game-ninety-nine-five-folds = Vijf vouwen
families-game-ninety-nine-pile-away = Stapel weg
families-game-ninety-nine-69 = Met 69
families-game-ninety-nine-1950s = Als in de jaren 50
families-game-ninety-nine-gamerules = Twee spellen en chips
families-game-ninety-nine-jokers = Met jokers
families-game-ninety-nine-ishihara = Ishihara
families-game-ninety-nine-ishihara-hands = Ishihara met handen
families-game-99-gronemann = Gronemann
families-game-99-queen-anne = Queen Anne

families-ninety-eight = Achtennegentig
families-ninety-eight-hook = Eén punt minder ruimte tot de top.
families-game-ninety-eight = De klassieker
families-game-ninety-eight-umass = UMass Amherst
families-game-ninety-eight-arizona = Origineel uit Arizona

families-one-hundred = Honderd
families-one-hundred-hook = Zwarte azen maken elk totaal tot 100.
families-game-one-hundred = De klassieker

families-milestones = 33, 66, 99
families-milestones-hook = Getallen onderweg die lonen, of kosten.
families-game-ninety-nine-qcsalon = 33, 66, 99
families-game-ninety-nine-qcsalon-beginner = 33, 66, 99 voor beginners
families-game-ninety-nine-wilson = Drempels

families-icelandic = IJslands
families-icelandic-hook = Vrouw op vrouw, of het kost je wat.
families-game-ninety-nine-icelandic = De klassieker
families-game-ninety-nine-lincoln-2018 = Lincoln 2018
families-game-ninety-nine-st-albans-2019 = St Albans 2019
families-game-ninety-nine-norwich-2022 = Norwich 2022
families-game-ninety-nine-whitby-2025 = Whitby 2025

families-around-the-world = De wereld rond
families-around-the-world-hook = Negenennegentig zoals ze het elders spelen.
families-game-ninety-nine-standard = Standaard
families-game-ninety-nine-alternative = Alternatief
families-game-ninety-nine-hawaiian = Hawaï
families-game-ninety-nine-thai = Thailand
families-game-ninety-nine-taiwanese = Taiwan
families-game-99-poker-shed = Taiwan, laatste kaart wint
families-game-99-poker = Taiwan, Poker 99
families-game-ninety-nine-denexa = Denexa
families-game-99-ptaff = Quebec
families-game-99-japan = Japan
families-game-99-nichidai = Nihon
families-game-99-zpag = Veel kaarten

families-ono-99 = O'NO 99
families-ono-99-hook = Eigen kaarten: halt, keer, dubbel.
families-game-ono-99 = De doos van 1980
families-game-ono-99-2022 = De doos van 2022
families-game-rs-99 = RS Games

families-boom-o = Boom-O
families-boom-o-hook = Zestig seconden tot de knal.
families-game-boom-o = Het spel

families-zeus = Zeus on the Loose
families-zeus-hook = Vang Zeus op weg naar de top.
families-game-zeus-on-the-loose = Het spel

families-first-games = Eerste spellen
families-first-games-hook = Kleine sommen voor kleine kinderen.
