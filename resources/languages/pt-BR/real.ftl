real-title = Cartas de verdade
real-game = { $game }, com o seu próprio baralho
real-with-own-pack = Com o seu próprio baralho
real-on-screen = Baralho na tela
real-start = Começar
real-who-sits = Quem senta aqui?
real-rules = As regras deste jogo
real-look-back = Rever a partida

## Antes de uma rodada e depois dela

real-who-deals = Quem dá as cartas?
real-sit-alike = Os jogadores se sentam aqui como na sua mesa, no sentido horário.
real-deals = Rodada { $number }: { FORM($name, form: "whom") } dá as cartas
real-dealt = { $name ->
    [you] Já dei as cartas
   *[other] { $name } já deu as cartas
 }
real-again = Outra partida

## O que se pergunta

real-which = Qual carta { FORM($name, form: "whom") } joga?
real-which-of-several = Qual carta { FORM($name, form: "whom") } joga? Jogadas devidas: { $count }.
real-which-turned = Qual carta foi virada?
real-which-bottom = Qual carta está virada para cima embaixo do monte?
real-which-saves = { $name } tem { FORM($card, form: "a") }?
real-which-answers = { $name } responde com { FORM($rank, form: "a") }?
real-which-way = Como se joga?
real-what-total = Está em { $total }. Para quanto { FORM($name, form: "whom") } leva o total?
real-who = Quem?
real-which-three = { $name } tem três cartas de que valor?

## Respostas

real-stuck = { $name ->
    [you] Não posso jogar
   *[other] { $name } não pode jogar
 }
real-saves = { $name ->
    [you] Sim, eu jogo
   *[other] { $name } joga { FORM($card, form: "a") }
 }
real-has-none = { $name ->
    [you] Não tenho
   *[other] { $name } não tem
 }
real-three = { $name }: três { FORM($rank, form: "many") }
real-sneaks = { $name } fura a vez com { FORM($card, form: "a") }
real-threes = Trinca
real-out-of-turn = Fora da vez
real-rank = { $rank }
real-several = Várias cartas
real-option = { $told }: { $total }
real-option-several = { $count } cartas, { $told }: { $total }
real-option-at = { $way ->
    [choose] { $told }, joga { FORM($name, form: "whom") }
    [eliminate] { $told }, tira { FORM($name, form: "whom") }
    [exchange] { $told }, troca com { FORM($name, form: "whom") }
   *[steal] { $told }, rouba de { FORM($name, form: "whom") }
 }

## Por que algo não pode ser dito

real-cannot-be-stuck = { $name } com certeza pode jogar: quase todas as cartas que faltam servem agora.
real-gone = Todas as cartas desse tipo já foram jogadas, e o descarte não foi embaralhado desde então: { $card }.
real-not-now = Essa carta não pode ser jogada agora: { $card }.
real-no-review = Só os jogadores conhecem as mãos das cartas de verdade, por isso nenhuma jogada é avaliada.

## Nas teclas

real-all-gone = já saíram
real-key = { $card }: { $told }

## À mesa

real-told-total = O total é { $total }, até o fim: { $count }.
real-clockwise = Joga-se no sentido horário
real-counterclockwise = Joga-se no sentido anti-horário

## Desfazer

real-take-back = Desfazer
real-take-back-what = Desfazer: { $told }
real-laid = { $name } jogou { FORM($cards, form: "a") }
real-was-stuck = { $name } não pôde jogar
real-was-turned = Virada: { $card }
real-was-put-under = Embaixo do monte: { $card }

## Teclas

real-keys-rank = Jogar essa carta: o número ou a letra dela, 0 para um dez, * para um curinga
real-keys-stuck = Quem joga está sem jogada
