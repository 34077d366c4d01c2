## Ninety-nine

families-ninety-nine = Níutíu og níu
families-ninety-nine-hook = Teljið upp í 99, og ekki einum lengra.
families-game-ninety-nine = Sá sígildi
families-game-ninety-nine-king-nine-swap = Kóngur og nía víxlast
families-game-ninety-nine-four-nine-swap = Fjarki og nía víxlast
families-game-ninety-nine-minus-ten = Tía dregur alltaf frá
families-game-ninety-nine-four-again = Fjarki á aftur leik
families-game-ninety-nine-orcutt = Orcutt
families-game-ninety-nine-boyer = Boyer
families-game-ninety-nine-four-corners = Fjögur horn
families-game-ninety-nine-five-folds = Fimm brot
families-game-ninety-nine-pile-away = Bunkinn burt
families-game-ninety-nine-69 = Með 69
families-game-ninety-nine-1950s = Eins og um 1950
families-game-ninety-nine-gamerules = Tveir stokkar og spilapeningar
families-game-ninety-nine-jokers = Með jókerum
families-game-ninety-nine-ishihara = Ishihara
families-game-ninety-nine-ishihara-hands = Ishihara með þrennum
families-game-99-gronemann = Gronemann
families-game-99-queen-anne = Queen Anne

## Ninety-eight

families-ninety-eight = Níutíu og átta
families-ninety-eight-hook = Hámarkið er einum lægra.
families-game-ninety-eight = Sá sígildi
families-game-ninety-eight-umass = UMass Amherst
families-game-ninety-eight-arizona = Frá Arizona

## One Hundred

families-one-hundred = Hundrað
families-one-hundred-hook = Svartir ásar fara í hvaða summu sem er, upp í 100.
families-game-one-hundred = Sá sígildi

## 33, 66, 99

families-milestones = 33, 66, 99
families-milestones-hook = Tölur á leiðinni sem gefa eða kosta.
families-game-ninety-nine-qcsalon = 33, 66, 99
families-game-ninety-nine-qcsalon-beginner = 33, 66, 99 fyrir byrjendur
families-game-ninety-nine-wilson = Þröskuldar

## Icelandic

families-icelandic = Íslenskt
families-icelandic-hook = Svaraðu drottningu með drottningu, eða borgaðu.
families-game-ninety-nine-icelandic = Sá sígildi
families-game-ninety-nine-lincoln-2018 = Lincoln 2018
families-game-ninety-nine-st-albans-2019 = St Albans 2019
families-game-ninety-nine-norwich-2022 = Norwich 2022
families-game-ninety-nine-whitby-2025 = Whitby 2025

## Around the world

families-around-the-world = Um víða veröld
families-around-the-world-hook = Níutíu og níu eins og annars staðar er spilað.
families-game-ninety-nine-standard = Staðlað
families-game-ninety-nine-alternative = Öðruvísi
families-game-ninety-nine-hawaiian = Havaí
families-game-ninety-nine-thai = Taíland
families-game-ninety-nine-taiwanese = Taívan
families-game-99-poker-shed = Taívan, síðasta spilið vinnur
families-game-99-poker = Taívan, Póker 99
families-game-ninety-nine-denexa = Denexa
families-game-99-ptaff = Quebec
families-game-99-japan = Japan
families-game-99-nichidai = Nihon
families-game-99-zpag = Margir stokkar

## O'NO 99

families-ono-99 = O'NO 99
families-ono-99-hook = Eigin stokkur: hvíld, snúningur, tvisvar.
families-game-ono-99 = Kassinn frá 1980
families-game-ono-99-2022 = Kassinn frá 2022
families-game-rs-99 = RS Games

## Boom-O

families-boom-o = Boom-O
families-boom-o-hook = Sextíu sekúndur á sprengjunni.
families-game-boom-o = Leikurinn

## Zeus on the Loose

families-zeus = Zeus on the Loose
families-zeus-hook = Gríptu Seif á leiðinni upp fjallið.
families-game-zeus-on-the-loose = Leikurinn

## First games

families-first-games = Fyrstu leikir
families-first-games-hook = Lítil dæmi fyrir lítil börn.
