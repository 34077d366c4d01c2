variants-ninety-nine = Noventa e nove
variants-ninety-nine-blurb = O clássico: noves não somam, quatros invertem o sentido, um rei deixa o total em 99.

variants-ninety-nine-orcutt = Noventa e nove, Orcutt
variants-ninety-nine-orcutt-blurb = Cinco cartas e quatro moedas: mais para escolher, rodadas mais longas.

variants-ninety-nine-boyer = Noventa e nove, Boyer
variants-ninety-nine-boyer-blurb = Sete cartas e uma vida: quem fica sem jogada sai na hora.

variants-99-gronemann = Noventa e nove, Gronemann
variants-99-gronemann-blurb = Quem fica sem jogada espera, o último que fica ganha a rodada, e três rodadas ganham a partida.

variants-ninety-nine-king-nine-swap = Noventa e nove, rei e nove trocados
variants-ninety-nine-king-nine-swap-blurb = Agora o nove deixa o total em 99, e o rei não soma.

variants-ninety-nine-four-nine-swap = Noventa e nove, quatro e nove trocados
variants-ninety-nine-four-nine-swap-blurb = Agora o nove inverte o sentido, e o quatro não soma.

variants-ninety-nine-minus-ten = Noventa e nove, o dez sempre tira
variants-ninety-nine-minus-ten-blurb = Um dez tira dez, e nunca soma.

variants-ninety-nine-four-again = Noventa e nove, o quatro repete
variants-ninety-nine-four-again-blurb = Entre dois jogadores, um quatro dá mais uma vez.

variants-ninety-nine-four-corners = Noventa e nove, quatro cantos
variants-ninety-nine-four-corners-blurb = Cada derrota dobra um canto da sua nota; com o quarto, você sai.

variants-ninety-nine-pile-away = Noventa e nove, o descarte sai
variants-ninety-nine-pile-away-blurb = Sem dar cartas de novo: quem fica sem jogada paga, o descarte sai, e a conta recomeça do 0.

variants-ninety-nine-69 = Noventa e nove com 69
variants-ninety-nine-69-blurb = Fazer exatamente 69 recupera uma ficha do centro.

variants-ninety-nine-1950s = Noventa e nove dos anos 50
variants-ninety-nine-1950s-blurb = Setes invertem o sentido, nenhuma carta faz 99, e pode-se jogar pela honra.

variants-ninety-nine-wilson = Noventa e nove com fronteiras
variants-ninety-nine-wilson-blurb = 33, 66 e 99 são fronteiras: cruzar uma custa um ponto. Os que sobram se somam; 15 pontos acabam a partida.

variants-ninety-nine-qcsalon = Noventa e nove, 33-66-99
variants-ninety-nine-qcsalon-blurb = Crave 33, 66 ou 99 e os outros pagam; pule um deles e você paga.

variants-ninety-nine-qcsalon-beginner = Noventa e nove, 33-66-99 fácil
variants-ninety-nine-qcsalon-beginner-blurb = 33, 66, 99 com valetes e quatros comuns: todo total par fica pela metade com um dois.

variants-ninety-nine-ishihara = Noventa e nove, Ishihara
variants-ninety-nine-ishihara-blurb = Uma rodada longa sem fichas: quem fica sem jogada sai, e os reis esperam cinco vezes.

variants-ninety-nine-ishihara-hands = Noventa e nove, Ishihara com mãos
variants-ninety-nine-ishihara-hands-blurb = Três reis ganham a partida na hora; com três cartas 6, todos perdem.

variants-ninety-eight = Noventa e oito
variants-ninety-eight-blurb = Simples e rápido: nenhuma carta inverte o sentido, e quem perde a rodada leva uma falta.

variants-ninety-eight-umass = Noventa e oito, UMass Amherst
variants-ninety-eight-umass-blurb = Três cartas especiais: uma tira alguém, uma salva você, uma troca as mãos.

variants-ninety-eight-arizona = Noventa e oito, Arizona original
variants-ninety-eight-arizona-blurb = Com um curinga o próximo joga duas vezes, cartas iguais vão juntas, e ganha o último que fica.

variants-one-hundred = Cem
variants-one-hundred-blurb = Até 100: ases pretos fazem qualquer total, o dez faz 100, e cincos vermelhos tiram cinco.

variants-hundert = Hundert
variants-hundert-blurb = Todas as cartas são dadas, e qualquer uma pode ser jogada: passou de 100, paga a cada um o que passou.
variants-hindernislauf = Hindernislauf
variants-hindernislauf-blurb = Corrida de obstáculos: 55, 66, 77, 88, 99 ou 111 exatos dão um ponto, pular tira um, e 120 acaba a rodada.

variants-to-twenty = Até vinte
variants-to-twenty-blurb = Um primeiro jogo para os pequenos: de ás a cinco, soma-se o número, valetes tiram dois, e 20 é o limite.

variants-to-ten = Até dez
variants-to-ten-blurb = Pontos em vez de números, até dez: os cheios somam e os vazios tiram.

variants-to-fifty = Até cinquenta
variants-to-fifty-blurb = Um segundo jogo para crianças, até 50: o valete soma dez, o dez tira dez, a dama, cinco, e o rei faz 50.

variants-back-to-zero = De volta ao zero
variants-back-to-zero-blurb = De 50 para baixo: números e reis tiram, o valete soma dez, a dama, cinco, e abaixo de 0 se perde.

variants-reach-99-together = Juntos até 99
variants-reach-99-together-blurb = Todos contra o limite: cheguem juntos a exatamente 99, antes de perder as duas fichas.

variants-oh-no-99 = Oh No! 99!
variants-oh-no-99-blurb = Um jogo de sala de aula: a dama vale de +1 a +10, −10 ou 0, e quem não pode jogar sai.

variants-depasse-pas-100 = Dépasse pas 100!
variants-depasse-pas-100-blurb = Das escolas francesas: figuras somam ou tiram, e quem não pode jogar leva as duas últimas cartas.
variants-99-do2learn = Ninetynine, do2learn
variants-99-do2learn-blurb = Quem chega a 99 exatos sem um rei ganha. Quem não pode jogar sai, e a conta recomeça do 0.
variants-99-school-fr = Je calcule jusqu’à 99
variants-99-school-fr-blurb = Um jogo de sala de aula: ganha quem chega primeiro a 99 exatos sem um rei; valete pula um jogador.

variants-scary-seven = O sete assustador
variants-scary-seven-blurb = Números até 12 chegam a 25 e não mais, e setes tiram sete.

variants-zero-to-100 = De 0 a 100
variants-zero-to-100-blurb = Números até 12, curingas, e ninguém sai da partida: quem chega primeiro a 100 ganha.

variants-ninety-nine-standard = Noventa e nove, padrão
variants-ninety-nine-standard-blurb = Um nove faz 99, um três pula um jogador, e um rei não muda nada.

variants-ninety-nine-alternative = Noventa e nove, alternativo
variants-ninety-nine-alternative-blurb = Noves não somam, o dez tira dez, reis fazem 99.

variants-ninety-nine-chicago = Chicago
variants-ninety-nine-chicago-blurb = O três e o nove pulam um jogador; o dez tira dez.

variants-ninety-nine-hawaiian = Havaí
variants-ninety-nine-hawaiian-blurb = Do Havaí: noves e valetes fazem 99, o cinco e o dez baixam o total.

variants-ninety-nine-nepal = Nepal
variants-ninety-nine-nepal-blurb = O pequeno dois faz 99, e um rei soma só dez.

variants-ninety-nine-denexa = Noventa e nove, denexa
variants-ninety-nine-denexa-blurb = Quatro cartas para cada um, o nove faz 99 e o três pula um jogador, de dois a seis.

variants-ninety-nine-gamerules = Noventa e nove, gamerules
variants-ninety-nine-gamerules-blurb = O clássico, com dois baralhos e três fichas a partir de quatro jogadores.

variants-ninety-nine-five-folds = Noventa e nove, cinco dobras
variants-ninety-nine-five-folds-blurb = Dobre os quatro cantos da sua nota, depois a nota ao meio: com a quinta dobra, você sai.

variants-ninety-nine-michigan = Michigan
variants-ninety-nine-michigan-blurb = Quem fica sem jogada só espera essa rodada; uma trinca pode ser baixada a qualquer hora.

variants-ninety-nine-taiwanese = Taiwan
variants-ninety-nine-taiwanese-blurb = Cinco cartas para cada um; o cinco escolhe quem joga, e a dama soma ou tira vinte.
variants-99-poker-shed = Jiujiu, a última carta ganha
variants-99-poker-shed-blurb = Nada é embaralhado de novo: quando o monte acaba, ganha quem jogar a última carta da mão.
variants-99-poker = Pôquer 99
variants-99-poker-blurb = O dez e a dama vermelhos só somam, e o ás de espadas só faz 0 até o monte ser renovado quatro vezes.

variants-ninety-nine-jokers = Noventa e nove com curingas
variants-ninety-nine-jokers-blurb = Curingas fazem 99, e um rei inverte o sentido.

variants-ninety-nine-icelandic = Islandês
variants-ninety-nine-icelandic-blurb = Responda à dama com uma dama, ou perca a vez; depois, tantas cartas quantas forem as damas.

variants-ninety-nine-lincoln-2018 = JBB Lincoln 2018
variants-ninety-nine-lincoln-2018-blurb = Damas a responder, e o que você não pode jogar de um castigo passa ao próximo jogador.

variants-ninety-nine-st-albans-2019 = JBB St Albans 2019
variants-ninety-nine-st-albans-2019-blurb = Damas a responder, e os seis valem oito enquanto os oitos valem seis.

variants-ninety-nine-norwich-2022 = JBB Norwich 2022
variants-ninety-nine-norwich-2022-blurb = Damas a responder, e um curinga que faz 99 e inverte o sentido.

variants-ninety-nine-whitby-2025 = JBB Whitby 2025
variants-ninety-nine-whitby-2025-blurb = Damas a responder, e sequências: enquanto sobem ou descem, só compra quem continua.

variants-ninety-nine-baltimore = Baltimore
variants-ninety-nine-baltimore-blurb = Setes copiam, o seis rouba, valetes de um olho só fazem 99, e pares reais contam uma vez.

variants-ninety-nine-thai = Thai 99
variants-ninety-nine-thai-blurb = Da Tailândia: vira-se uma carta para começar, e quem fica sem jogada sai.

variants-99-ptaff = Le 99, Quebec
variants-99-ptaff-blurb = Valetes invertem o sentido, e assim que alguém tem duas faltas, a partida acaba.

variants-99-queen-anne = O 99 de Queen Anne
variants-99-queen-anne-blurb = Depois de um curinga o próximo joga duas vezes, e um quatro devolve as duas ao anterior.

variants-99-japan = 99 do Japão
variants-99-japan-blurb = O quatro inverte o sentido ou soma quatro, o oito soma oito ou nada, e o curinga dobra o total.

variants-99-zpag = Le 99, muitos baralhos
variants-99-zpag-blurb = Dois baralhos ou mais: noves invertem o sentido, valetes pulam um jogador, o dez tira dez.

variants-99-nichidai = 99 da Universidade Nihon
variants-99-nichidai-blurb = Cartas especiais dormem até o total ser 90. Só dois ases agem sempre.

variants-ono-99 = O'NO 99 (1980)
variants-ono-99-blurb = O jogo de caixa: fique abaixo de 99, e repasse uma jogada dupla com uma Pausa ou um Inverter.

variants-ono-99-2022 = ONO 99 (2022)
variants-ono-99-2022-blurb = A nova edição: uma rodada, quem fica sem jogada sai, e quatro cartas ONO vão juntas.

variants-neu-101 = Neu (Noi)
variants-neu-101-blurb = A caixa do Japão: até 101, cinco cartas fazem 101 na hora, e uma jogada dupla se repassa.
variants-lobo-77 = LOBO 77
variants-lobo-77-blurb = O jogo de caixa: fique abaixo de 77 e não diga 11, 22, 33, 44, 55 ou 66: cada um custa uma ficha.

variants-rs-99 = RS Games 99
variants-rs-99-blurb = Nove fichas e 60 cartas, como nos servidores da RS Games: até 99, com Pular e quatro 99.

variants-zeus-on-the-loose = Zeus on the Loose
variants-zeus-on-the-loose-blurb = Deuses e números sobem uma montanha: tenha Zeus quando o total chegar a 100.

variants-boom-o = Boom-O
variants-boom-o-blurb = Livre-se das cartas antes que o relógio passe de sessenta; três bombas-relógio viradas, e você sai.

variants-five-alive = 5 Alive
variants-five-alive-blurb = Livre-se de dez cartas abaixo de 22: a bomba pede um zero, e uma carta dá mãos novas a todos.

## O que se diz na mesa quando uma carta assim é jogada, antes do total

variants-call-pass-to-you = passo para você
variants-call-back-on-you = volta para você
variants-call-pass-me-by = passa por mim
