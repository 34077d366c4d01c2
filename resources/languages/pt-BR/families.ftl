## Noventa e nove

families-ninety-nine = Noventa e nove
families-ninety-nine-hook = Some até 99, e nem um a mais.
families-game-ninety-nine = O clássico
families-game-ninety-nine-king-nine-swap = Rei e nove trocados
families-game-ninety-nine-four-nine-swap = Quatro e nove trocados
families-game-ninety-nine-minus-ten = O dez sempre tira
families-game-ninety-nine-four-again = O quatro repete
families-game-ninety-nine-orcutt = Orcutt
families-game-ninety-nine-boyer = Boyer
families-game-ninety-nine-four-corners = Quatro cantos
families-game-ninety-nine-five-folds = Cinco dobras
families-game-ninety-nine-pile-away = O descarte sai
families-game-ninety-nine-69 = Com 69
families-game-ninety-nine-1950s = Como nos anos 50
families-game-ninety-nine-gamerules = Dois baralhos e fichas
families-game-ninety-nine-jokers = Com curingas
families-game-ninety-nine-ishihara = Ishihara
families-game-ninety-nine-ishihara-hands = Ishihara com mãos
families-game-99-gronemann = Gronemann
families-game-99-queen-anne = Queen Anne

## Noventa e oito

families-ninety-eight = Noventa e oito
families-ninety-eight-hook = Um ponto a menos de folga.
families-game-ninety-eight = O clássico
families-game-ninety-eight-umass = UMass Amherst
families-game-ninety-eight-arizona = Arizona original

## Cem

families-one-hundred = Cem
families-one-hundred-hook = Ases pretos fazem qualquer total até 100.
families-game-one-hundred = O clássico

## 33, 66, 99

families-milestones = 33, 66, 99
families-milestones-hook = Números que pagam, ou custam.
families-game-ninety-nine-qcsalon = 33, 66, 99
families-game-ninety-nine-qcsalon-beginner = 33, 66, 99 fácil
families-game-ninety-nine-wilson = Fronteiras

## Islandês

families-icelandic = Islandês
families-icelandic-hook = Responda à dama com uma dama, ou pague.
families-game-ninety-nine-icelandic = O clássico
families-game-ninety-nine-lincoln-2018 = Lincoln 2018
families-game-ninety-nine-st-albans-2019 = St Albans 2019
families-game-ninety-nine-norwich-2022 = Norwich 2022
families-game-ninety-nine-whitby-2025 = Whitby 2025

## Volta ao mundo

families-around-the-world = Volta ao mundo
families-around-the-world-hook = O Noventa e nove como se joga por aí.
families-game-ninety-nine-standard = Padrão
families-game-ninety-nine-alternative = Alternativo
families-game-ninety-nine-hawaiian = Havaí
families-game-ninety-nine-thai = Tailândia
families-game-ninety-nine-taiwanese = Taiwan
families-game-99-poker-shed = Taiwan, a última carta ganha
families-game-99-poker = Taiwan, Pôquer 99
families-game-ninety-nine-denexa = Denexa
families-game-99-ptaff = Quebec
families-game-99-japan = Japão
families-game-99-nichidai = Nihon
families-game-99-zpag = Muitos baralhos

## O'NO 99

families-ono-99 = O'NO 99
families-ono-99-hook = Baralho próprio: pausa, inverte, joga dobrado.
families-game-ono-99 = A caixa de 1980
families-game-ono-99-2022 = A caixa de 2022
families-game-rs-99 = RS Games

## Boom-O

families-boom-o = Boom-O
families-boom-o-hook = Sessenta segundos na bomba.
families-game-boom-o = O jogo

## Zeus on the Loose

families-zeus = Zeus on the Loose
families-zeus-hook = Pegue Zeus na subida da montanha.
families-game-zeus-on-the-loose = O jogo

## Primeiros jogos

families-first-games = Primeiros jogos
families-first-games-hook = Contas pequenas, para os pequenos.
