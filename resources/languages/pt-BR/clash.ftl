## Motivos, sem ponto, depois de dois-pontos

clash-endless-stock = um monte que se renova nunca acaba, então ninguém pode ganhar com isso
clash-useless-tokens = os jogadores saem na hora, então as fichas não servem para nada
clash-lack-of-cards = { $players ->
    [one] um jogador precisaria de { $cards } cartas, mas só há { $size } e uma tem que ficar
   *[other] { $players } jogadores precisariam de { $cards } cartas, mas só há { $size } e uma tem que ficar
 }

## Frases

clash-no-such-game = Não há no catálogo um jogo chamado “{ $game }”.
clash-number-of-players = { $game } é para { $least } a { $most } jogadores, não para { $players }.
clash-number-of-players-fixed = { $game } é para { $most } jogadores, não para { $players }.
clash-of-game = { $game }: { $why }.
clash-no-such-option = { $game } não tem a regra da casa “{ $option }”; tem { $known }.
clash-no-such-choice = A regra da casa { $option } é uma de { $known }, não “{ $value }”.
clash-no-such-number = A regra da casa { $option } é um número inteiro de { $least } a { $most }, não “{ $value }”.

## O mesmo na oficina: frases inteiras, e o que está nos botões que resolvem

clash-makes-over-limit = { START($names, form: "a") } deixa o total em { $total }, mas o total mais alto é { $limit }. Ninguém poderia escolher isso.
clash-only-over-limit = { START($names, form: "a") } deixa o total em { $total }, mas o total mais alto é { $limit }. Ninguém poderia jogar essa carta.
clash-any-over-limit = { START($names, form: "a") } pode fazer qualquer total até { $total }, mas o total mais alto é { $limit }.
clash-too-few-cards = { $players } jogadores receberiam { $cards } cartas, mas só há { $size }, e uma tem que ficar no monte.
clash-large-hands = { $players } jogadores teriam { $cards } cartas cada um; mais de { $most } não cabem na mão.
clash-no-card = Nenhuma carta do baralho jamais poderia ser jogada.
clash-nobody-is-stuck = Seja qual for a carta jogada, todos podem continuar: ninguém perderia nunca.
clash-nobody-goes-over = Nenhuma carta leva o total a { $limit } ou além: nenhuma rodada acabaria.
clash-nobody-pays = Ninguém jamais pagaria nada: a partida nunca acabaria.
clash-team-misses = Nenhuma carta chega exatamente a { $total }: vocês nunca poderiam ganhar.
clash-starts-over = Uma rodada começaria em { $total }, mas o total mais alto é { $limit }.
clash-begins-over = Virando-se { FORM($card, form: "the") }, uma rodada começaria em { $total }, acima do total mais alto, { $limit }.
clash-no-neighbors = Não há dois valores vizinhos no baralho: nunca haveria uma sequência.
clash-past-the-end = Nenhuma rodada chega a { $totals }: o total mais alto é { $limit }.
clash-three-in-hand = { $cards ->
    [one] Isto pede três cartas do mesmo valor numa mão, mas cada um só tem uma carta.
   *[other] Isto pede três cartas do mesmo valor numa mão, mas cada um só tem { $cards } cartas.
 }
clash-repair-makes = { START($names) } vai para { $total }
clash-repair-limit = Total até { $total }
clash-repair-players = No máximo { $most } jogadores
clash-repair-more-players = No mínimo { $least } jogadores
clash-repair-hand = { $cards ->
    [one] 1 carta na mão
   *[other] { $cards } cartas na mão
 }
clash-repair-packs = { $packs } baralhos
clash-repair-numbers = Números valem
clash-repair-counts = { START($names, form: "figure") }: vale { $total }
clash-repair-end-costs = { $total } custa 1
clash-repair-pass = { START($rank, form: "the") } não soma
clash-repair-start = Começar em { $total }
clash-repair-no-start-card = Não virar carta
clash-repair-without-total = Sem { $totals }
clash-repair-without-rule = Sem esta regra
