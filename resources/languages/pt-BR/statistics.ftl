statistics-title = Estatísticas

## De que são os números, escolhido numa fileira de listas

statistics-person = Pessoa
statistics-nobody = Ninguém ainda
statistics-game = Jogo
statistics-time = Tempo
statistics-time-all = Todo o tempo
statistics-time-12 = Últimas 12 semanas
statistics-time-4 = Últimas 4 semanas
statistics-time-1 = Últimos 7 dias
statistics-seat = Lugar
statistics-any-seat = Todos os lugares
statistics-seat-number = Lugar { $seat }
statistics-opponents = Adversários
statistics-any-opponents = Todos os adversários

## Botões

statistics-unreadable = As estatísticas não puderam ser lidas e são contadas de novo; as antigas estão em { $file }.
statistics-save = Salvar como CSV
statistics-files = CSV (*.csv)

## Os números mais importantes

statistics-numbers = Os números mais importantes
statistics-deals-played = rodadas jogadas
statistics-games-won = partidas ganhas
statistics-won-of = { $won } de { $games }
statistics-streak = vitórias seguidas
statistics-busts = estouros
statistics-plays-a-deal = jogadas por rodada
statistics-tokens = fichas guardadas
statistics-number-of = { $words }: { $number }

## Partidas ganhas, por adversário

statistics-levels = Partidas ganhas, por adversário
statistics-level = { $level }: { $won } de { $games } ganhas.
statistics-even-share = pontilhado: se todos ganhassem por igual

## Rodadas por semana

statistics-weeks = Rodadas por semana
statistics-week = semana de { $day }: { $deals ->
    [0] nenhuma rodada
    [one] 1 rodada
   *[other] { $deals } rodadas
 }
statistics-now = hoje
statistics-this-week = esta semana: { $deals }
statistics-no-weeks = Nessas semanas não se jogou nenhuma rodada.

## Jogadas numa rodada

statistics-plays = Jogadas numa rodada
statistics-length = { $plays ->
    [0] 0 jogadas
    [one] 1 jogada
   *[other] { $plays } jogadas
 }: { $deals ->
    [0] nenhuma rodada
    [one] 1 rodada
   *[other] { $deals } rodadas
 }
statistics-lengths = de { $low } a { $high } jogadas: { $deals ->
    [0] nenhuma rodada
    [one] 1 rodada
   *[other] { $deals } rodadas
 }

## Recordes

statistics-bests = Recordes
statistics-best-streak = Mais vitórias seguidas
statistics-best-deal = Rodada mais longa
statistics-best-deal-plays = { $plays ->
    [one] 1 jogada
   *[other] { $plays } jogadas
 }
statistics-best-table = Vitória na maior mesa
statistics-best-table-seats = { $seats ->
    [one] 1 lugar
   *[other] { $seats } lugares
 }
statistics-best-tokens = Mais fichas guardadas
statistics-best = { $words }: { $number }, { $day }.

statistics-nothing = Ainda não há o que mostrar: acabe uma partida.
statistics-bar = { $words }.

## A tabela que se salva

statistics-column-date = data
statistics-column-game = jogo
statistics-column-seats = lugares
statistics-column-deals = rodadas
statistics-column-ended = fim
statistics-column-undone = desfeitas
statistics-column-seat = lugar
statistics-column-name = nome
statistics-column-level = nível
statistics-column-won = ganhou
statistics-column-tokens = fichas
statistics-column-busts = estouros
