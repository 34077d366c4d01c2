## Botões

lessons-let-stand = Está certo
lessons-check = Vou conferir!
lessons-that-is-all = É só isso
lessons-do-not-know = Não sei
lessons-no-hurry = Vá com calma.
lessons-take-your-time = Vá com calma. Ou aperte “Mostre”: não custa nada.
lessons-call-it = Dizer { $total }
lessons-said-for-you = { $name }, as contas com números acima de { $most } o programa faz por você.

## O que as teclas fazem, na lista de teclas

lessons-key-pick-card = escolher essa carta
lessons-key-type-answer = digitar a resposta

## De quem é a jogada: uma frase na faixa

lessons-you-play = { $name }, você joga { FORM($cards, form: "the") }.
lessons-other-plays = { $name } joga { FORM($cards, form: "the") }.
lessons-look-at-hand = { $name }, olhe a sua mão.
lessons-here-is-a-sum = { $name }, aqui vai uma conta.

## O que se pergunta: uma frase na faixa

lessons-ask-total = Qual é o novo total?
lessons-ask-room = Quanto falta de { $total } até { $limit }?
lessons-ask-hold = Esta carta não muda o total. Quanto é?
lessons-ask-double = Esta carta dobra o total. Quanto é agora?
lessons-ask-halve = Esta carta deixa o total pela metade. Quanto é agora?
lessons-ask-swap = Esta carta troca de lugar os dois algarismos. Qual é o total agora?
lessons-ask-round = Esta carta vai à dezena mais próxima. O cinco sobe. Qual é o total agora?
lessons-ask-set = Esta carta dá um total novo. Quanto é agora?
lessons-ask-plainly = Quanto é?
lessons-ask-plainly-swap = Troque de lugar os dois algarismos. Que número fica?
lessons-ask-plainly-round = Vá à dezena mais próxima. O cinco sobe. Que número fica?
lessons-ask-which-fit = Quais cartas você ainda pode jogar?
lessons-ask-furthest = Qual carta chega mais perto de { $limit } sem passar?
lessons-ask-which-value = Qual dos valores desta carta você ainda pode jogar?

## Na faixa e ao lado da reta

lessons-who-calls-sum = { $name }:
lessons-or-tap-the-line = ou toque na reta
lessons-tile-swap = troca
lessons-tile-round = arredonda
lessons-card-as = { $card }: { $signed }

## Depois de uma resposta

lessons-yes = { $way ->
    [floor] Isso! { $total } menos { $step } ficaria abaixo de zero. Neste jogo o total para em zero.
    [total] Isso! O total é { $answer }.
    [number] Isso! É { $answer }.
    [rule] Isso!
   *[sum] Isso! { $sum }.
 }
lessons-yes-picked = Isso! De { $total } vai para { $made }.
lessons-yes-stays = Isso! Continua em { $total }.
lessons-yes-all-that-fit = Isso! Todas as que cabem: { $cards }.
lessons-nearly = Quase.
lessons-not-yet = Ainda não.
lessons-look-where-cards-lead = Veja aonde cada carta leva e escolha de novo.
lessons-there-it-stands = Aí está: { $answer }. Agora é com você.

## O computador disse um total, e a criança confere

lessons-is-that-right = { $way ->
    [sum] “{ $sum }: { $said }.” Está certo?
   *[total] “O total é { $said }.” Está certo?
 }
lessons-look = { $way ->
    [floor] Olhe: { $total } menos { $step } ficaria abaixo de zero. Neste jogo o total para em zero, não em { $said }.
    [total] Olhe: o total é { $answer }, não { $said }.
   *[sum] Olhe: { $sum }, não { $said }.
 }
lessons-was-right = { $way ->
    [floor] Estava certo: { $total } menos { $step } ficaria abaixo de zero. Neste jogo o total para em zero. Conferir é sempre bom.
    [total] Estava certo: o total é { $answer }. Conferir é sempre bom.
   *[sum] Estava certo: { $sum }. Conferir é sempre bom.
 }

## Lido em voz alta

lessons-read-sum = { $way ->
    [add] { $total } mais { $step }
    [take] { $total } menos { $step }
    [double] o dobro de { $total }
   *[halve] a metade de { $total }
 }
lessons-read-answer = { $way ->
    [add] { $total } mais { $step } é igual a { $answer }
    [take] { $total } menos { $step } é igual a { $answer }
    [double] o dobro de { $total } é { $answer }
   *[halve] a metade de { $total } é { $answer }
 }
lessons-total-is = O total é { $total }.
lessons-number-is = O número é { $total }.
lessons-total-and-limit = O total é { $total }, o limite é { $limit }.

## Como seguir

lessons-turn-card = { $way ->
    [floor] { $total } menos { $step } ficaria abaixo de 0. Neste jogo o total para em 0.
    [hold] O total continua { $answer }.
   *[set] Agora o total é { $answer }.
 }
lessons-way-room = { $total } e mais quanto dá { $limit }?
lessons-way-count-on = Comece em { $total } e conte { $step } para a frente.
lessons-way-count-back = Comece em { $total } e conte { $step } para trás.
lessons-way-start = Comece em { $total }.
lessons-way-again = Tente de novo a partir de { $total }.
lessons-way-tens-on = { $tens ->
    [one] Há uma dezena a mais
   *[other] Há { $tens } dezenas a mais
 }. As unidades não mudam.
lessons-way-tens-back = { $tens ->
    [one] Há uma dezena a menos
   *[other] Há { $tens } dezenas a menos
 }. As unidades não mudam.
lessons-way-break-ten = Troque uma dezena por dez unidades. 10 menos { $step } dá { $rest }.
lessons-way-make-ten = { $first ->
    [one] De { $total } até { $stop } falta { $first }
   *[other] De { $total } até { $stop } faltam { $first }
 }; { $rest ->
    [one] ainda sobra { $rest }
   *[other] ainda sobram { $rest }
 }.
lessons-way-on-and-back = { $total } mais { $first } dá { $stop }; depois { $rest } para trás.
lessons-way-on-and-on = { $total } mais { $first } dá { $stop }; depois mais { $rest }.
lessons-way-back-and-on = { $total } menos { $first } dá { $stop }; depois { $rest } para a frente.
lessons-way-back-and-back = { $total } menos { $first } dá { $stop }; depois mais { $rest } para trás.
lessons-way-left = { $left ->
    [0] O total é { $total }: até { $limit } não falta nada.
    [one] De { $total } até { $limit } falta { $left }.
   *[other] De { $total } até { $limit } faltam { $left }.
 }

## O que mostra uma resposta que ainda não é, como uma criança o vê

lessons-mistake-counted-the-start = Comece a contar depois de { $total }, não em { $total }.
lessons-mistake-added-to-the-tens = { $step ->
    [one] O { $step } é uma unidade, não uma dezena.
   *[other] O { $step } vale unidades, não dezenas.
 }
lessons-mistake-digits-reversed = Os algarismos estão certos, mas dezenas e unidades trocaram de lugar.
lessons-mistake-no-carry = As unidades chegam a dez ou mais: vai um para as dezenas.
lessons-mistake-carried-twice = As unidades formam uma dezena nova, não duas.
lessons-mistake-added-to-the-ones = { $step } só tem dezenas: as unidades não mudam.
lessons-mistake-only-the-ten = A dezena já está certa; faltam as unidades.
lessons-mistake-only-the-ones = As unidades já estão certas; falta a dezena.
lessons-mistake-added-instead = Aqui é para tirar.
lessons-mistake-took-instead = Aqui é para somar.
lessons-mistake-said-the-card = { $step } é só o passo: aonde ele leva, a partir de { $total }?
lessons-mistake-counted-the-card = Um passo não basta: aqui são { $step }.
lessons-mistake-said-the-old-total = { $total } é só o começo: aonde leva o passo de { $step }?
lessons-mistake-wrote-side-by-side = Dez unidades formam mais uma dezena.
lessons-mistake-finger-slip = Só um algarismo não está certo. Olhe de novo.
lessons-mistake-took-from-the-ones = { $step } só tem dezenas: as unidades não mudam.
lessons-mistake-smaller-from-larger = As unidades não bastam. Troque uma dezena.
lessons-mistake-did-not-break-the-ten = As unidades estão certas. Mas uma dezena foi usada.
lessons-mistake-lost-the-sign = Está abaixo de zero: o número precisa do sinal de menos.
lessons-mistake-stopped-at-zero = Aqui o total não para em zero.
lessons-mistake-doubled-only-the-tens = As unidades também dobram.
lessons-mistake-doubled-only-the-ones = As dezenas também dobram.
lessons-mistake-added-two = O dobro é o número e mais uma vez o número.
lessons-mistake-lost-the-odd-ten = A metade de uma dezena é cinco: não esqueça esse cinco.
lessons-mistake-halved-only-the-tens = As unidades também ficam pela metade.
lessons-mistake-took-two = A metade são duas partes iguais.
lessons-mistake-kept-the-total = O número não fica como está.
lessons-mistake-said-the-total = { $total } é o total: quanto falta?
lessons-mistake-doubled-a-digit = Os dois algarismos trocam de lugar.
lessons-mistake-rounded-the-other-way = { $ones ->
    [5] A partir de cinco, vai-se para cima, à próxima dezena.
   *[other] Veja qual dezena está mais perto.
 }
lessons-mistake-added-the-face = Aqui esta carta não soma { $face }.
lessons-mistake-off-by-one = Conte mais uma vez.
lessons-mistake-off-by-ten = As unidades estão certas; olhe as dezenas.
lessons-mistake-stopped-at-the-ten = Você chegou à dezena, mas ainda falta um pedaço.
lessons-mistake-went-on-from-the-ten = Para chegar à dezena já vai uma parte de { $step }.
lessons-mistake-read-the-total-reversed = Olhe { $total } de novo: as dezenas vêm primeiro.
lessons-mistake-took-a-teen-for-tens = De 11 a 19 há uma dezena só.
lessons-mistake-wrote-as-said = Há um zero a mais.
lessons-mistake-dropped-the-tens = Não esqueça as dezenas de { $total }.
lessons-mistake-took-six-for-nine = Olhe bem: é 6 ou 9?
lessons-mistake-doubled-the-total = Aqui não se dobra: some { $step }.
lessons-mistake-did-the-step-twice = O passo de { $step } é uma vez só.
lessons-mistake-compared-the-ones = { $left ->
    [0] Olhe o número inteiro: de { $total } até { $limit } não falta nada.
    [one] Olhe o número inteiro: de { $total } até { $limit } só falta { $left }.
   *[other] Olhe o número inteiro: de { $total } até { $limit } só faltam { $left }.
 }
lessons-mistake-over-the-limit = { $total } mais { $step } daria { $made }: passa de { $limit }.
lessons-mistake-left-one-out = { $left ->
    [0] Ainda há outra que cabe: até { $limit } não falta nada.
    [one] Ainda há outra que cabe: até { $limit } falta { $left }.
   *[other] Ainda há outra que cabe: até { $limit } faltam { $left }.
 }
lessons-mistake-left-a-special-out = Ainda há outra que cabe: uma delas não soma nada.
lessons-mistake-not-the-largest = Essa cabe. Há alguma que chega mais longe?

## De quem é a vez de dizer

lessons-who-calls = { $name } responde
lessons-who-calls-heard = { $name } responde. Os outros: nada de soprar!
lessons-others-hush = Os outros: nada de soprar!
lessons-hush = psiu
lessons-i-am = Eu sou { $name }
lessons-is-not-here = { $name } não está aqui
lessons-own-book = Caderno de { $name }
lessons-own-book-note = só entra o que { $name } diz
lessons-read-aloud = Ler em voz alta

lessons-tap-the-line = Toque na reta
