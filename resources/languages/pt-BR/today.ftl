
## Caminhos para o que mais há hoje

today-puzzle-solved = { $game }, resolvido

## A rodada do dia

today-deal = Rodada do dia
today-about = Todos recebem as mesmas cartas. Vale a primeira tentativa.
today-new-day = Começou um novo dia: esta é a rodada dele.
today-who = Quem joga
today-somebody-else = Outra pessoa…
today-new-name = Nome, depois Enter
today-game = Jogo
today-another-game = Outro jogo a cada dia

## A rodada do dia: no que deu, uma linha para cada um que jogou

today-came-to = { $plays ->
    [0] 0 jogadas
    [one] 1 jogada
   *[other] { $plays } jogadas
 }, a rodada acabou em { $total }
today-again = { $times ->
    [one] Jogou mais uma vez
   *[other] Jogou mais { $times } vezes
 }
today-again-and-held = { $times ->
    [one] Jogou mais uma vez, e aguentou
   *[other] Jogou mais { $times } vezes, e aguentou
 }
