## Botões: uma ou duas palavras, sem ponto

choice-lay-down-three = Baixar três { FORM($rank, form: "many") }
choice-sneak-card = Furar com { FORM($card, form: "the") }
choice-discard-card = Descartar { FORM($card, form: "the") }
choice-take-card = Pegar { FORM($card, form: "the") }
choice-let-it-pass = Deixar passar
choice-do-not-answer = Não responder
choice-draw-a-card = Comprar uma carta
choice-give-up = Desistir
choice-play-several = Jogar várias
choice-play-them = Jogar
choice-make-it-total = Ir para { $total }

## Perguntas: um título, e embaixo o que fazer

choice-which-total = { START($rank, form: "figure") }: qual total?
choice-turn-the-dial = Gire o mostrador, digite um número ou use as setas.
choice-tap-the-line = Toque na reta, digite um número ou use as setas.
choice-give-up-out = Se você desistir, estará fora da partida
choice-which-seat = Qual lugar?
choice-click-a-seat = Clique num lugar, ou aperte o número dele.
choice-which-go-together = Quais cartas vão juntas?
choice-click-cards-or-space = Clique nas cartas, ou marque com Espaço.
choice-marked = { $count ->
    [0] 0 cartas marcadas
    [one] 1 carta marcada
   *[other] { $count } cartas marcadas
 }
choice-mark-another = Marque outra carta que combine com ela.
choice-marked-make = { $count ->
    [one] Com 1 carta: { $totals }
   *[other] Com { $count } cartas: { $totals }
 }
choice-marked-make-any = { $count ->
    [one] Com 1 carta: qualquer total de { $low } a { $high }
   *[other] Com { $count } cartas: qualquer total de { $low } a { $high }
 }
choice-enter-plays = { $count ->
    [one] Enter joga a carta.
   *[other] Enter joga as cartas.
 }
choice-does-not-go-with = Esta carta não combina com as outras.
choice-which-card-from-name = Qual carta você tira de { $name }?
choice-you-see-the-hand = Você vê a mão inteira.
choice-a-bomb = Uma bomba! Você vai se salvar?
choice-name-laid-a-bomb = { $name } jogou uma bomba. Você vai se salvar?
choice-who-passes-flips = Se deixar passar, a bomba pega você.
choice-hold-it-too = Você também tem { FORM($card, form: "the") }. Quer furar a vez?
choice-name-laid-card = { $name } jogou { FORM($card, form: "the") }. Quer furar a vez com a sua?
choice-sneak-counts = Conta como a sua vez, e você pega Zeus.
choice-which-under-stock = Qual carta vai embaixo do monte?
choice-under-stock-face-up = Ela fica virada para cima; quem comprar a última carta fica com ela.
choice-lay-three-down = Você tem uma trinca. Quer baixar?
choice-others-pay = Os outros pagam, e a rodada acaba.
choice-which-value = { START($rank, form: "figure") }: { $values }?

## O que se diz quando se tenta outra carta que não as que respondem

choice-only-sneak = Só dá para furar a vez com { FORM($card, form: "the") }; ou deixe passar.
choice-only-saves = Da bomba só salva { FORM($card, form: "the") }; ou deixe passar.
choice-on-the-buttons = Escolha uma das cartas nos botões.
choice-only-three = Só uma trinca pode ser baixada; ou deixe passar.

## Uma linha junto à mão

choice-answer-queen-or-not = Responda com { FORM($rank, form: "a") }, ou não responda
choice-draw-before = { $count ->
    [one] Compre uma carta antes que joguem a próxima
   *[other] Compre { $count } cartas antes que joguem a próxima
 }

## O que as teclas fazem

choice-key-marks = marcar cartas que vão juntas
choice-key-next-seat = o próximo lugar

## O total que um jogador diz ao jogar

choice-what-total-now = { START($ranks, form: "figure") } ({ $value }) em { $total }: qual é o total agora?
choice-wrong-costs = Digite e aperte Enter. Conta errada custa uma falta.
choice-wrong-costs-token = Digite e aperte Enter. Conta errada custa uma ficha.
choice-wrong-costs-deal = Digite e aperte Enter. Conta errada perde a rodada.
choice-escape-takes-back = Digite e aperte Enter. Esc devolve a carta à mão.
choice-new-total = novo total
