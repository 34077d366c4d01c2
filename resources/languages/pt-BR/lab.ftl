## Veredictos

lab-place = { $last ->
    [1] o carteador
   *[other] { $place ->
        [1] o primeiro jogador
        [2] o segundo
        [3] o terceiro
        [4] o quarto
        [5] o quinto
        [6] o sexto
        [7] o sétimo
        [8] o oitavo
        [9] o nono
       *[other] o décimo
     }
 }

lab-together = Juntos vocês chegam lá em { $share }% das rodadas.
lab-together-easy = Está fácil demais: juntos vocês chegam lá em { $share }% das rodadas.
lab-together-hard = Está difícil demais: juntos vocês chegam lá em { $share }% das rodadas.

lab-begins-even = Quase não importa quem começa: { $best } se salva em { $most }% das rodadas, { $worst } em { $least }%.
lab-begins-open = Talvez importe quem começa: { $best } se salva em { $most }% das rodadas, { $worst } em { $least }%.
lab-begins-uneven = Importa quem começa: { $best } se salva em { $most }% das rodadas, { $worst } só em { $least }%.
lab-begins-hopeless = Há lugares que quase não têm chance: { $worst } só se salva em { $least }% das rodadas, { $best } em { $most }%.
lab-begins-consoled = Importa quem começa: { $best } se salva em { $most }% das rodadas, { $worst } em { $least }%. Mas quem perdeu começa a rodada seguinte, e assim se equilibra.
lab-begins-wins-even = Quase não importa quem começa: { $best } ganha { $most }% das rodadas, { $worst } { $least }%.
lab-begins-wins-open = Talvez importe quem começa: { $best } ganha { $most }% das rodadas, { $worst } { $least }%.
lab-begins-wins-uneven = Importa quem começa: { $best } ganha { $most }% das rodadas, { $worst } só { $least }%.
lab-begins-wins-hopeless = Há lugares que quase não têm chance: { $worst } ganha só { $least }% das rodadas, { $best } { $most }%.

lab-endless = { $share }% das rodadas não têm fim.

lab-length = Uma rodada leva cerca de { $minutes ->
    [one] um minuto
   *[other] { $minutes } minutos
 }: jogam-se { $plays } cartas, nas mais longas { $tenth } e mais.
lab-length-long = Uma rodada demora: cerca de { $minutes } minutos. Jogam-se { $plays } cartas, nas mais longas { $tenth } e mais.
lab-length-short = Uma rodada acaba cedo demais: jogam-se só { $plays } cartas.

lab-choice = Quase sempre há o que escolher: só em { $share }% das vezes há uma única coisa a fazer.
lab-choice-none = Há pouco a escolher: em { $share }% das vezes há uma única coisa a fazer, ou nenhuma.

lab-turns = Há reviravoltas: em dez rodadas, o perigo passa para outro jogador { $times } vezes.
lab-turns-never = Quase não há reviravoltas: quem corre perigo primeiro perde em { $share }% das rodadas.
lab-turns-wins = Há reviravoltas: em dez rodadas, a dianteira muda { $times } vezes.
lab-turns-wins-never = Quase não há reviravoltas: quem sai na frente ganha { $share }% das rodadas.

lab-skill-deals = No fim se vê quem joga melhor: depois de cerca de { $deals } rodadas, o melhor jogador está na frente 19 vezes em 20.
lab-skill-games = No fim se vê quem joga melhor: depois de cerca de { $games ->
    [one] uma partida
   *[other] { $games } partidas
 } ({ $deals } rodadas), o melhor jogador está na frente 19 vezes em 20.
lab-skill-open = A sorte decide mais do que jogar bem.
lab-skill-none = É só sorte: quem joga melhor não fica na frente, por mais que se jogue.

lab-card = O que mais importa é { FORM($rank, form: "the") }: quem nunca joga essa carta perde { $lost }% das rodadas, e não { $usual }%.
lab-card-decides = Uma carta decide, { FORM($rank, form: "the") }: quem nunca a joga perde { $lost }% das rodadas, e não { $usual }%.
lab-card-none = Nenhuma carta importa mais do que as outras.

lab-sums = Há o que somar: cerca de { $sums ->
    [one] uma conta
   *[other] { $sums } contas
 } por minuto. Mais comum: { $kind }.
lab-sums-hard = As contas são difíceis para uma criança: { $share }% delas vêm tarde na escola. Mais comum: { $hardest }.
lab-past-a-hundred = Números acima de cem (96 + 8)
lab-sums-few = Há pouco a somar: { $sums ->
    [0] menos de uma conta
    [one] cerca de uma conta
   *[other] cerca de { $sums } contas
 } por minuto.

## Números

lab-figure-won = Rodadas ganhas juntos
lab-figure-consoled = Rodadas em que se salva quem perdeu a anterior
lab-figure-endless = Rodadas sem fim
lab-figure-middle = Cartas numa rodada típica
lab-figure-tenth = Cartas nas rodadas mais longas, no mínimo
lab-figure-no-choice = Vezes sem nada a escolher
lab-figure-stuck = Vezes em que nada pode ser jogado
lab-figure-changes = Reviravoltas por rodada
lab-figure-settled = Rodadas perdidas por quem corre perigo primeiro
lab-figure-settled-wins = Rodadas ganhas por quem sai na frente
lab-figure-drama = Emoção do final
lab-figure-sound = Rodadas perdidas pelo melhor jogador
lab-figure-weak = Rodadas perdidas pelos mais fracos
lab-figure-deals-to-lead = Rodadas até o melhor jogador estar na frente
lab-figure-without = Rodadas perdidas a mais sem { FORM($rank, form: "many") }
lab-figure-sums = Contas por minuto
lab-figure-hard = Contas que vêm tarde na escola

## Mudanças

lab-repair-loser-begins = Quem perdeu começa
lab-repair-limit = Pôr o limite em { $limit }
lab-repair-hand = { $count ->
    [one] Dar uma carta a cada um
   *[other] Dar { $count } cartas a cada um
 }
lab-repair-packs = { $count ->
    [one] Usar um baralho
   *[other] Usar { $count } baralhos
 }
lab-repair-way = { $way }: { $choice }
lab-repair-card = Mudar “{ $card }”: { $does }

## O que a mudança faz, ao lado do botão

lab-repaired-consoled = Quem perdeu se salva na rodada seguinte em { $after }% das vezes (agora { $before }%).
lab-repaired-begins = Entre o melhor lugar e o pior há { $after } rodadas em 100 (agora { $before }).
lab-repaired-endless = { $after }% das rodadas não têm fim (agora { $before }%).
lab-repaired-plays = Jogam-se { $after } cartas numa rodada (agora { $before }).
lab-repaired-choice = Em { $after }% das vezes há uma única coisa a fazer (agora { $before }%).
lab-repaired-turns = Em dez rodadas há { $after } reviravoltas (agora { $before }).
lab-repaired-luck = Depois de cerca de { $after } rodadas o melhor jogador está na frente.
lab-repaired-card = Sem a carta que mais importa perdem-se { $after }% das rodadas (agora { $before }%).
lab-repaired-sums = { $after }% das contas vêm tarde na escola (agora { $before }%).
lab-repaired-few = Cerca de { $after } contas por minuto (agora { $before }).
lab-repaired-too-easy = Vocês chegam lá em { $after }% das rodadas (agora { $before }%).
