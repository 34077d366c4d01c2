## Quando a busca e os filtros não acham jogo

games-none-for-words = Nenhum jogo encontrado para “{ $words }”.
games-heard-found = { $count ->
    [one] 1 jogo encontrado: { $game }
   *[other] { $count } jogos encontrados. O que mais combina: { $game }
 }
games-none-fits = Nenhum jogo combina com tudo isso.
games-no-favorites = Você ainda não tem favoritos. A estrela num jogo faz dele um favorito.
games-none-played = Você ainda não jogou nenhum jogo.
games-do-you-mean = Será um destes?
games-like-it = Um jogo parecido
games-show-all = Mostrar todos os jogos

## Filtros

games-all = Todos os jogos
games-favorites = Favoritos
games-recent = Recentes
games-for-children = Bons para crianças
games-for-children-means = Uma carta por vez, poucas cartas especiais, mãos pequenas, nenhum total que tenha que ficar abaixo de 0
games-number-of-players = Número de jogadores
games-for-players = { $players ->
    [one] Para 1 jogador
   *[other] Para { $players }
 }

## A página

games-new-game = Nova partida
games-search = Buscar jogos
games-deal = Dar as cartas
games-seats = Lugares
games-house-rules = Regras da casa
games-how-to-play = Como se joga
games-what-to-look-at = O que ver
games-back-to-games = Voltar ao jogo
games-more = mais { $count }
games-up-to = { $players ->
    [one] 1 jogador, até { $most }
   *[other] { $players } jogadores, até { $most }
 }
games-how-long = Duração
games-short = Curta, { $time }
games-usual-length = Normal, { $time }
games-only-one = Só { $game } combina.
games-phones-join = Deixar celulares entrarem nesta partida
games-without = sem { $kind ->
    [reverse] inverter
    [skip] pular
    [any] qualquer total
    [name] escolher
    [hands] trocar
    [twice] jogar duas vezes
    [answer] resposta
    [together] várias cartas de uma vez
    [jokers] curingas
   *[pack] baralho próprio
 }
games-that-fits = Um jogo que combina
games-for-learner = Para { FORM($name, form: "whom") }: { $game }
games-rules-clash = Estas regras não combinam: { $why }.

## Regras da casa

games-no-house-rules = Este jogo não tem regras da casa.
games-more-house-rules = Mais regras da casa
games-value-usual = { $value } (de sempre)
games-deal-number = Número das cartas
games-new-cards = cartas novas
games-deal-number-means = Deixe vazio para cartas novas; o mesmo número, com os mesmos lugares e regras, dá as mesmas cartas de novo
games-with-changes = Com as suas mudanças: { $changes }.
games-with-more-changes = Com as suas mudanças: { $changes }; e mais { $more }.
games-the-usual-rules = As regras de sempre
games-takes-changes-back = Desfaz o que foi mudado nas regras

## Lugares

games-person = Pessoa
games-phone = Um celular
games-at-a-phone = { $name }, num celular
games-computer = Computador
games-add = Adicionar um jogador
games-name-and-picture = Nome e imagem
games-move-left = Mover para a esquerda
games-move-right = Mover para a direita
games-add-computer = Adicionar um computador (Insert)
games-add-person = Adicionar uma pessoa (Shift+Insert)
games-open-hands = Todas as cartas abertas
games-open-hands-means = As cartas de todos ficam viradas para cima, para iniciantes; os computadores não olham
games-drag = Arraste para outro lugar, ou aperte Alt e uma seta
games-another-picture = Outra imagem
games-seat-played-by = { $name ->
    [you] Lugar { $number }, o seu: quem joga
   *[other] Lugar { $number }, { $name }: quem joga
 }
games-seat-name = Lugar { $number }: nome
games-seat-picture = { $name ->
    [you] Lugar { $number }, o seu: imagem, { $picture }
   *[other] Lugar { $number }, { $name }: imagem, { $picture }
 }
games-what-does = O que { FORM($name, form: "whom") } faz
games-take-away = { $name ->
    [you] Tirar o seu lugar
   *[other] Tirar { $name }
 }

## O que um aprendiz faz na mesa

games-role-scorekeeper = Diz tudo
games-role-caller = Diz o seu
games-role-checker = Confere
games-role-plain = Só joga
games-role-scorekeeper-means = Diz tudo: diz cada total
games-role-caller-means = Diz o seu: diz o total das próprias cartas
games-role-checker-means = Confere: pega os totais errados dos computadores
games-role-plain-means = Só joga: não diz totais
games-level-beginner = Iniciante: joga quase sempre ao acaso
games-level-casual = Casual: vacila de vez em quando
games-level-cautious = Prudente: joga primeiro as cartas altas
games-level-expert = Craque: treinou, ou pensa à frente

## Estantes de famílias

games-families = Famílias de jogos
games-families-keys = Tab leva aos jogos de uma família, Enter joga o primeiro
games-variants = { $count ->
    [one] uma variante
   *[other] { $count } variantes
 }
games-shelf-spoken = { $family }, { $count ->
    [one] uma variante
   *[other] { $count } variantes
 }. { $hook }

## Dados de um jogo

games-age = { $age }+

## Jogos em linhas

games-found = Jogos encontrados
games-of-family = Jogos da família
games-favorite-key = F torna um jogo favorito
games-begin-here = comece aqui
