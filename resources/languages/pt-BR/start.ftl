start-motto = Jogue as suas cartas, de olho no total.
start-table = A mesa, e em volta { $names }

## O botão que joga, e o que se diz da partida ao lado dele

start-put-away = Guardar esta partida
start-with-company = Com { $company }
start-turn-of = { $player ->
    [you] Rodada { $deal }, sua vez, total { $total }
   *[other] Rodada { $deal }, joga { $player }, total { $total }
 }
start-goes-on-with = { $game }. { $place }. { $when }
start-deals-with = { $game }. Com { $company }
start-comfort = Deixe do seu jeito
start-comfort-text = Letra maior
start-comfort-motion = Menos movimento

## Portas: um título, e umas palavras embaixo

start-new-game-note = Escolha jogo e jogadores
start-today-note = Desafio, rodada e contas
start-learning-note = Uma criança diz o total
start-rules-note = Cada jogo, carta por carta
start-saved = Partidas salvas
start-saved-note = Continuar, ou rever
start-album-note = O que você já fez
