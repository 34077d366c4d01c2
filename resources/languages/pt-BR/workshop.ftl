workshop-name = Nome do jogo
workshop-maker = Feito por
workshop-started-from = começou de { $game }
workshop-from-nothing = feito do nada
workshop-undo = Desfazer: { $step }
workshop-redo = Refazer: { $step }
workshop-nothing-to-undo = Nada para desfazer
workshop-nothing-to-redo = Nada para refazer
workshop-undone = Desfeito: { $step }
workshop-redone = Refeito: { $step }
workshop-try = Testar uma rodada
workshop-save = Salvar
workshop-saved = { $game } está na sua estante.
workshop-saved-as = Salvo como { $game }, porque você já tem { $other }.
workshop-does-not-fit = Não combina
workshop-change-rules = Mudar as regras…
workshop-make-own = Fazer um jogo próprio
workshop-back = Voltar à oficina

## As colunas

workshop-columns = O que mudar
workshop-tab-game = O jogo
workshop-tab-cards = As cartas
workshop-tab-told = O que significa
workshop-the-game = O jogo
workshop-cards = O que cada carta faz
workshop-group-game = O total
workshop-group-cards = Cartas e jogadores
workshop-group-stakes = O que se perde
workshop-group-players = Com mais jogadores
workshop-group-turn = Uma vez
workshop-group-deal = Uma rodada
workshop-group-special = Partes especiais
workshop-on = Em uso: { $names }

## O que cada carta faz

workshop-suits = Naipes
workshop-suits-alike = Todos iguais
workshop-suits-colors = Vermelho e preto
workshop-suits-each = Cada naipe
workshop-suits-mixed = Alguns à parte
workshop-in-pack = { $count } no baralho
workshop-in-pack-short = ×{ $count }
workshop-how-many = Quantidade de { $cards }
workshop-or = ou
workshop-row = { $cards }: { $does }
workshop-chip = { $cards }, { $words }, { $number } de { $count ->
    [one] { $count } peça
   *[other] { $count } peças
 }
workshop-add = { $cards }: pôr algo
workshop-opens-menu = Abre um menu

## Menus

workshop-choice = { $chip }: { $words }
workshop-menu-change = { START($cards) }: mudar { $chip }
workshop-menu-add = { START($cards) }: pôr algo
workshop-menu-row = { START($cards) }
workshop-menu-action = Também faz isto
workshop-menu-action-of = Só onde { $words }
workshop-menu-way = Outro jeito de jogar, à escolha
workshop-menu-suits = Naipes desta carta
workshop-other-number = Qualquer outro número
workshop-way-number = Outro jeito, com qualquer número
workshop-number = Número
workshop-sign = O que o número faz
workshop-sign-adds = soma
workshop-sign-takes = tira
workshop-sign-either = soma ou tira
workshop-sign-makes = faz o total
workshop-take-number = Usar
workshop-take-away = Tirar isto
workshop-copy = Copiar para outra carta
workshop-paste = Pôr { $chip } aqui
workshop-nothing-to-add = Não há nada a pôr nesta carta.
workshop-copied = Peça { $chip } copiada. Vá a outra carta e cole.
workshop-cut = A peça { $chip } vai junto. Vá a outra carta e cole.
workshop-chip-gone = Essa peça não está mais aqui.

## O que se fez

workshop-step-way = { $name }: { $value }
workshop-takes-away = Isso tira: { $ways }. { $key } traz de volta.
workshop-step-name = Nome: { $name }
workshop-step-suits = Naipes: { $value }
workshop-step-count = { START($cards) }: { $count } no baralho
workshop-step-kept = O que foi guardado

## Rascunhos

workshop-drafts = Outros rascunhos
workshop-begin-again = Recomeçar de { $game }
workshop-begin-nothing = Começar do nada
workshop-go-on-with = Continuar com { $game }
workshop-goes-on = Você continua de onde parou.

## Teclas

workshop-key-cards = de carta em carta, de peça em peça
workshop-key-type = à carta, número ou modo que você digita
workshop-key-number = outro número numa peça
workshop-key-menu = abrir o menu
workshop-key-delete = pôr algo, tirar uma peça
workshop-key-chip = recortar, copiar e colar uma peça
workshop-key-columns = ao jogo, às cartas, ao que significa
