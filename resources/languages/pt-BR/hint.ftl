## O que fazer

hint-play = Dica: jogue { FORM($cards, form: "the") } e vá para { $total }.
hint-play-several = Dica: jogue { $count } { FORM($rank, form: "many") } e vá para { $total }.
hint-do-to = { $effect ->
    [eliminate] Tire { FORM($player, form: "whom") } da rodada.
    [exchange] Troque de mão com { FORM($player, form: "whom") }.
    [steal] Roube uma carta de { FORM($player, form: "whom") }.
   *[choose] Escolha { FORM($player, form: "whom") } para jogar em seguida.
 }
hint-lay-down = Dica: baixe { FORM($cards, form: "the") }.
hint-sneak = Dica: fure a vez com { FORM($cards, form: "the") }.
hint-defend = Dica: defenda-se com { FORM($cards, form: "the") }.
hint-bottom = Dica: ponha { FORM($cards, form: "the") } embaixo do monte.
hint-take = Dica: pegue { FORM($cards, form: "the") }.
hint-call = Dica: diga { $total }.
hint-draw = Dica: compre a sua carta.
hint-let-it-pass = Dica: deixe passar.
hint-do-not-answer = Dica: não responda.
hint-give-up = Dica: desista.

## Por quê: seguem no máximo duas destas frases

hint-only-play = { $limit ->
    [0] Nada mais fica em 0 ou acima.
   *[other] Nada mais cabe em { $limit }.
 }
hint-only-choice = Nada mais pode ser jogado agora.
hint-all-over = { $limit ->
    [0] Toda escolha fica abaixo de 0.
   *[other] Toda escolha passa de { $limit }.
 }
hint-alike = Aqui toda escolha é mais ou menos igual.
hint-gains = Rende { $gained } na hora.
hint-takes-zeus = Pega Zeus.
hint-ends-with-zeus = Acaba a rodada com Zeus do seu lado.
hint-reaches-alone = Chega a { $total } e ganha a partida.
hint-reaches = Faz exatamente { $total }: todos vocês ganham.
hint-probably-cannot-stay = { $limit ->
    [0] { $player } provavelmente não consegue ficar em 0 ou acima.
   *[other] { $player } provavelmente não consegue ficar dentro de { $limit }.
 }
hint-may-not-stay = { $limit ->
    [0] { $player } talvez não consiga ficar em 0 ou acima.
   *[other] { $player } talvez não consiga ficar dentro de { $limit }.
 }
hint-for-the-game = Para a partida inteira vale mais do que a carta mais segura desta rodada.
hint-rival = Jogar { FORM($cards, form: "the") } e ir para { $total } talvez seja tão bom quanto.
hint-rival-let-it-pass = Deixar passar talvez seja tão bom quanto.
hint-rival-other = Outra escolha talvez seja tão boa quanto.
hint-odds = A chance de não perder esta rodada é de { $percent }%, senão de { $other }%.
hint-keeps = { $count ->
    [one] Guarda uma carta que pode ser jogada até em { $limit }.
   *[other] Guarda { $count } cartas que podem ser jogadas até em { $limit }.
 }
hint-spends = A carta mais alta sai enquanto há lugar para ela.
hint-least = Nenhuma outra carta soma tão pouco.
hint-least-off = Nenhuma outra carta tira tão pouco.
hint-holds = O total continua em { $total }.
hint-lowers = O total desce { $count }.
hint-raises = O total sobe { $count }.
hint-no-room = { $limit ->
    [0] Não deixa nada para tirar.
   *[other] Não deixa nenhum espaço até { $limit }.
 }
hint-little-room = { $limit ->
    [0] Deixa só { $count } até 0.
   *[other] Deixa só { $count } até { $limit }.
 }
hint-room = Deixa espaço para mais { $count }.

## Por quê: o que faz aos outros

hint-strikes-one = Tira outro jogador da rodada.
hint-strikes-obliges = O próximo jogador tem que jogar duas vezes.
hint-strikes-draw-1 = Cada um dos outros compra uma carta.
hint-strikes-draw-2 = Cada um dos outros compra duas cartas.
hint-strikes-bomb = A bomba pega todos os outros, se não descartarem uma carta que salva.

## As chances nas cartas, para quem não as vê

hint-card-chance = { $card } { $percent }%
hint-chances = Chance de não perder esta rodada: { $chances }.
