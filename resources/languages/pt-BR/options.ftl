## Regras da casa de todos os jogos

options-negative-totals = Totais abaixo de zero
options-negative-totals-allow = valem
options-negative-totals-floor = param em 0

options-two-player-reverse = Inverter entre dois
options-two-player-reverse-pass = joga o outro
options-two-player-reverse-again = joga de novo

options-two-player-skip = Pular entre dois
options-two-player-skip-again = joga de novo
options-two-player-skip-none = sem efeito

options-draw-discipline = Comprar
options-draw-discipline-auto = a carta vem sozinha
options-draw-discipline-manual = à mão, ou perde-se a carta

options-elimination-rule = Fora da partida
options-elimination-rule-at-zero = quando não resta nada
options-elimination-rule-below-zero = uma derrota depois

options-tokens = Fichas
options-tokens-by-players = conforme os jogadores

options-hand-size = Cartas na mão
options-hand-size-by-players = conforme os jogadores

options-packs = Baralhos
options-packs-by-players = conforme os jogadores

options-packs-follow-players = Baralhos e fichas quando alguém sai
options-packs-follow-players-off = ficam como estavam
options-packs-follow-players-on = como para quem ficou

options-deal-end = Quando alguém fica sem jogada
options-deal-end-deal-ends = a rodada acaba
options-deal-end-knock-out = sai; os outros continuam
options-deal-end-drop-out = paga e sai da rodada
options-deal-end-pile-away = paga; o descarte é retirado
options-deal-end-over-ends = a rodada acaba
options-deal-end-shed = perde uma ficha

options-pile-away-loser = Mão de quem fica sem jogada
options-pile-away-loser-redraw = é trocada por uma nova
options-pile-away-loser-keep = fica
options-pile-away-loser-sit-out = é posta de lado; fica de fora

options-pile-away-cards = Cartas que saem do descarte
options-pile-away-cards-0 = o descarte todo

options-start-direction = Sentido no começo
options-start-direction-left = horário
options-start-direction-right = o outro

options-dealer-rotation = Próximo carteador
options-dealer-rotation-right-of-winner = à direita de quem ganhou
options-dealer-rotation-left-of-winner = à esquerda de quem ganhou
options-dealer-rotation-left = à esquerda de quem deu
options-dealer-rotation-right = à direita de quem deu
options-dealer-rotation-winner = quem ganhou
options-dealer-rotation-loser = quem perdeu

options-next-starter = Quem começa
options-next-starter-left-of-dealer = à esquerda de quem deu
options-next-starter-right-of-dealer = à direita de quem deu
options-next-starter-loser = quem perdeu
options-next-starter-winner = quem ganhou

options-stock = Quando o monte acaba
options-stock-reshuffle = o descarte é embaralhado
options-stock-reshuffle-all = o descarte é embaralhado, com a carta de cima
options-stock-play-on = continua-se sem comprar
options-empty-hand = Quem joga a última carta
options-empty-hand-stuck = fica sem jogada na vez seguinte
options-empty-hand-wins = ganhou

options-start-card = Começo do descarte
options-start-card-empty = sem carta, total 0
options-start-card-turn-up-apply = vira-se uma carta, com o seu efeito
options-start-card-turn-up-ordinary = vira-se uma carta comum

options-allow-give-up = Desistir
options-allow-give-up-off = não vale
options-allow-give-up-on = vale
options-allow-give-up-keeps-points = vale (quem desiste logo fica com todos os pontos)

options-mistakes-count = Enganos contam
options-mistakes-count-off = não: são recusados
options-mistakes-count-on = sim: quem estoura perde

options-call-check = Dizer o total
options-call-check-auto = ninguém confere a conta
options-call-check-practice = conta errada é corrigida
options-call-check-strict = conta errada custa uma falta
options-call-check-token = conta errada custa uma ficha
options-call-check-deal = conta errada perde a rodada

options-session-deals = Rodadas por partida
options-session-deals-0 = quantas vocês quiserem

options-match-won = Rodadas para ganhar

options-match-lost = Derrotas que acabam a partida

options-sixty-nine-effect = Exatamente 69
options-sixty-nine-effect-none = nada acontece
options-sixty-nine-effect-pool-token = ganha uma ficha do centro
options-sixty-nine-effect-bonus-token = ganha uma ficha
options-sixty-nine-effect-others-forfeit = os outros levam uma falta
options-sixty-nine-effect-reset-zero = o total volta a 0

options-exchange-timing = Trocar de mão
options-exchange-timing-after-draw = depois de comprar
options-exchange-timing-before-draw = antes de comprar

options-king-ban-turns = Vezes em que não vale rei

options-king-ban-at-99 = Rei proibido, no limite
options-king-ban-at-99-allowed = vale
options-king-ban-at-99-banned = não vale

options-qc-double-penalty = Pular um total e estourar
options-qc-double-penalty-off = paga uma vez
options-qc-double-penalty-on = paga pelos dois

options-doublet-repeat = Carta que não muda um total desses
options-doublet-repeat-pays = paga de novo
options-doublet-repeat-free = não custa

options-exact-by = Chegar exatamente ao total mais alto
options-exact-by-on = ganha com qualquer carta
options-exact-by-counted = só ganha somando ou tirando

options-hurdles-goal = Pontos por acabar a rodada
options-hurdles-target = Pontuação a alcançar

options-wilson-points-floor = Os pontos param em 0
options-wilson-points-floor-on = sim
options-wilson-points-floor-off = não
options-wilson-backwards = Voltar por uma fronteira
options-wilson-backwards-costs = custa um ponto
options-wilson-backwards-free = não custa nada

options-wilson-target = Pontuação a alcançar

options-wilson-tie = Empate no fim
options-wilson-tie-extra-deal = decide outra rodada
options-wilson-tie-shared = ganham juntos

options-michigan-trips-hits = Quem paga por uma trinca
options-michigan-trips-hits-active = quem ainda está na rodada
options-michigan-trips-hits-all = todos os outros

options-michigan-trips-timing = Quando se baixa uma trinca
options-michigan-trips-timing-any = entre duas jogadas quaisquer
options-michigan-trips-timing-own-turn = na própria vez

options-arizona-multi-in-obligation = Várias cartas ao jogar duas vezes
options-arizona-multi-in-obligation-single = não: uma carta por jogada
options-arizona-multi-in-obligation-counts-once = sim: como uma jogada

options-queen-penalty-draw = Comprar pelas cartas do castigo
options-queen-penalty-draw-after-all = depois da última
options-queen-penalty-draw-after-each = depois de cada uma
options-queen-penalty-draw-none = não se compra

options-queen-answer = Responder a uma dama
options-queen-answer-forced = é preciso jogar uma dama
options-queen-answer-optional = pode-se jogar uma dama

options-carryover-failure = Repassar um castigo
options-carryover-failure-safe = não custa nada
options-carryover-failure-pay-and-drop-out = paga e sai da rodada

options-zeus-letters = Letras para ganhar
options-zeus-letters-4 = quatro
options-zeus-letters-3 = três

options-zeus-sneak = Mesmo número fora da vez
options-zeus-sneak-on = vale
options-zeus-sneak-off = não vale

options-boomo-reset-after-flip = Total quando alguém não pode jogar
options-boomo-reset-after-flip-on = volta a 0
options-boomo-reset-after-flip-off = fica

options-shed-new-round = Nova rodada
options-shed-new-round-fill-up = completam-se as mãos
options-shed-new-round-deal = cada um recebe uma mão nova

options-arizona-stock-end = Quando o monte acabou
options-arizona-stock-end-play-on = continua-se sem comprar
options-arizona-stock-end-last-player-wins = quem jogou por último ganha a rodada

options-ono-first-number = Um número começa a rodada
options-ono-first-number-off = não é preciso
options-ono-first-number-on = é preciso

options-run-forced = Continuar uma sequência
options-run-forced-off = só se quiser
options-run-forced-on = sempre que der

options-baltimore-six-draw = Comprar depois de roubar
options-baltimore-six-draw-replaces = nenhuma carta
options-baltimore-six-draw-also = uma carta, como sempre

options-baltimore-six-pick = Qual carta se rouba
options-baltimore-six-pick-random = uma por sorteio
options-baltimore-six-pick-thief-sees = uma que o ladrão escolhe

## Regras da casa de alguns jogos

options-ace-values = O ás
options-ace-values-choice = 1 ou 11
options-ace-values-red-aces = Ases vermelhos

options-umass-round-end = Fim da rodada
options-umass-round-end-last-survivor = fica um jogador só
options-umass-round-end-first-bust = o primeiro fica sem jogada

options-bottom-card = Carta boa embaixo do monte
options-bottom-card-auto = a melhor
options-bottom-card-dealer-chooses = quem dá as cartas escolhe
options-bottom-card-off = nenhuma

options-stack-seven = O sete
options-stack-seven-7 = soma 7
options-stack-seven-0 = não soma nada

options-one-hundred-min = Mínimo de jogadores
options-one-hundred-min-3 = três
options-one-hundred-min-2 = dois

options-alternative-joker = Dois curingas
options-alternative-joker-none = ficam de fora
options-alternative-joker-set0 = deixam em 0
options-alternative-joker-set99 = deixam em 99
options-poker-zero = O que deixa o total em 0
options-poker-zero-ace = o ás de espadas
options-poker-zero-jokers = dois curingas
options-poker-zero-king = um rei, se quiser

options-one-deal = Uma partida inteira
options-one-deal-tokens = rodadas até que só um tenha fichas
options-one-deal-knock-out = uma rodada: quem fica sem jogada sai

options-baltimore-three = O três
options-baltimore-three-0 = não soma nada
options-baltimore-three-3 = soma 3

options-baltimore-four = O quatro
options-baltimore-four-rev = inverte o sentido
options-baltimore-four-4 = soma 4

options-ono99-card = A carta O'NO 99
options-ono99-card-never = nunca se joga
options-ono99-card-when-total-ends-in-0 = não soma, em total que termina em 0

options-double-stack = Jogada dupla em cima de outra
options-double-stack-pass-on = repassa duas jogadas
options-double-stack-add = soma mais uma jogada

options-skip-cards = Cartas Pular no baralho
options-skip-cards-four = quatro
options-skip-cards-none = nenhuma

options-maximum-score = O total mais alto

options-zeus-deck = O baralho
options-zeus-deck-60 = 60 cartas
options-zeus-deck-56 = 56 cartas

options-from-total = O começo

options-queen = A dama
options-queen-any-card = qualquer outra carta
options-queen-1-to-9 = de 1 a 9

options-count-down = Para onde o total vai
options-count-down-up = sobe até 25
options-count-down-down = desce de 100 a 0

options-joker = O curinga
options-joker-life = é uma vida
options-joker-starts-again = pode recomeçar o total

options-way = Para onde o total vai
options-way-up = sobe até 100
options-way-down = desce de 100 a 0
options-way-up-plain = sobe até 100, sem curingas
options-way-down-plain = desce de 100 a 0, sem curingas

options-hundert-pay = Passar de 100
options-hundert-pay-overshoot = paga a cada um o que passou
options-hundert-pay-one = paga a cada um um ponto
options-hundert-pay-forfeit = custa uma falta
