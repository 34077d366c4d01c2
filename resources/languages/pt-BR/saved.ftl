saved-title = Partidas salvas

## Que partidas se mostram

saved-which = Que partidas
saved-all = Todas
saved-unfinished = Em andamento
saved-finished = Acabadas
saved-none = Ainda não há partidas aqui.

## Botões; a tecla de cada um é dita ao lado

saved-open-file = Abrir um arquivo
saved-play-on = Continuar
saved-save-as = Salvar como
saved-copy = Copiar como texto

## O nome de uma partida

saved-name = Nome da partida

## Como está uma partida ou como acabou, numa linha curta

saved-before-first = Antes da primeira rodada
saved-after-deal = Depois da rodada { $deal }
saved-in-deal = Na rodada { $deal }
saved-your-turn = Rodada { $deal }, sua vez, total { $total }
saved-turn = Rodada { $deal }, joga { FORM($player, form: "whom") }, total { $total }
saved-won = { $player } ganhou
saved-all-won = { $players } ganharam
saved-played-by = { $title }: { $names }
saved-lines = { $title }. { $line }

## O que se diz no lugar de uma partida

saved-reading = Esta partida está sendo lida.
saved-unreadable-now = Esta partida não pode ser lida agora; fica guardada como está.
saved-damaged = Danificada: vai até onde pode ser lida.

## Uma partida como texto

saved-text-title = Cardtable: { $name }
saved-text-title-numbered = Cardtable: { $name }, cartas nº { $number }
saved-text-no-game = Não há uma partida inteira neste texto; copie de novo, até o último colchete.
saved-text-beginning = O começo da partida neste texto está danificado; copie de novo.
saved-text-moves = Este texto tem { $moves ->
    [0] 0 jogadas
    [one] uma jogada
   *[other] { $moves } jogadas
 } de { $all }; copie de novo, tudo.
saved-text-unknown-rules = Esta partida foi jogada com regras que este Cardtable não tem; peça como arquivo.
saved-text-move = A jogada { $move } neste texto não pode ser feita; copie de novo, tudo.
