## A mesa

play-no-hint = Desta vez não há dica; peça de novo.
play-end-game-here = Acabar a partida aqui
play-skip-to-end = Ir ao fim

## O que as teclas fazem

play-key-choose = escolher uma carta
play-key-play = jogar, continuar
play-key-number = jogar essa carta, escolher
play-key-hear = ouvir as jogadas, ou tudo

## A cortina

play-tap-when-ready = Toque para começar
play-pass-to = Passe para { $name }
play-nobody-peeks = Nada de espiar!
play-running-total = Total
play-direction = Sentido
play-way = { $way ->
    [clockwise] horário
   *[counterclockwise] anti-horário
 }
play-after = Depois de { FORM($player, form: "whom") }
play-fact = { $fact }: { $value }.
play-since = Desde a sua última vez

## A mesa está em pausa

play-paused = Em pausa
play-table-waits = A mesa espera por você.
play-on = Continuar

## Salvar

play-disk-is-slow = O disco demora a salvar a partida; enquanto isso, o jogo continua.
play-saved-again = A partida voltou a ser salva.

## O fim da partida: o título

play-everybody-loses = Todos perdem
play-team-wins = Vocês conseguiram juntos!
play-team-loses = Desta vez não deu
play-you-win = Você ganhou!
play-name-wins = { $name } ganhou!
play-name-wins-this-one = Esta foi de { $name }.
play-several-win = { START($players, form: "whom") } ganharam!
play-held = { $player } aguentou!
play-not-held = { $player } não aguentou desta vez.

## O fim da partida: botões e o que fazem

play-again = Jogar de novo
play-back-to-today = Voltar a Hoje
play-look-back = Rever
play-what-held-is = O que os computadores achavam que os outros tinham, e o que tinham
play-share = Compartilhar

## O fim da partida: a folha com as colocações

play-your-team = A sua equipe
play-team = { $players }
play-game-and-deals = { $count ->
    [one] { $game }, uma rodada
   *[other] { $game }, { $count } rodadas
 }
play-score = Pontos
play-reward-marks = Estrelas
play-deals-lost = Derrotas
play-score-count = Pontos: { $count }
play-won-the-game = ganhou a partida
play-won-with-three = ganhou a partida com três { FORM($rank, form: "many") }
play-held-three = tinha três { FORM($rank, form: "many") }
play-out-on-move = saiu na jogada { $move }
play-out-in-deal = saiu na rodada { $deal }
play-lost-the-game = perdeu a partida
play-played-to-the-end = jogou até o fim
play-lost-deals = { $count ->
    [0] sem derrotas
    [one] uma derrota
   *[other] { $count } derrotas
 }
play-and-marks = estrelas: { $count }
play-standing-at-place = { $place }º: { $told }.

## Dito a quem não vê a mesa

play-taken-back = Desfeito.
play-done-again = Refeito.

## Quando alguns jogam em celulares: todos são consultados antes de desfazer uma jogada

play-wants-to-take-back = { $player } quer desfazer a última jogada.
play-take-it-back = Desfazer
play-do-not-take-back = Deixar valer
play-not-all-agree = Nem todos concordam: a jogada vale.

play-album-new = { $player ->
    [you] Novidade no seu álbum: { $deed }
   *[other] Novidade no álbum ({ $player }): { $deed }
 }
play-outlasted = { $player } aguentou mais que { $count } de { $all }
play-better = { play-outlasted }, melhor que nas { $games } partidas anteriores
play-survived = { $player } aguentou { $count } de { $all } rodadas
play-longest = { $player ->
    [you] Sua rodada mais longa
   *[other] { $player }: rodada mais longa
 } até hoje: { $count } jogadas
play-decided = A rodada { $deal } decidiu
