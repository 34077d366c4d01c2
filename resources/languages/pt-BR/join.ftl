## A página

join-title = Jogar com celulares
join-subtitle = esta tela é a mesa
join-scan = Leia o código para sentar
join-code-spoken = Código QR que abre { $address } num celular
join-or-type = ou digite no navegador
join-same-wifi = O celular precisa estar no mesmo Wi-Fi.
join-private = Cada mão fica no seu próprio celular. Nada sai desta casa.
join-plain = Vai sem criptografia: outros neste Wi-Fi poderiam ler.

## No lugar do código

join-no-network = Este computador não está em nenhuma rede, então nenhum celular chega até ele. Entre no seu Wi-Fi ou ligue um cabo: então o código aparece sozinho.
join-not-yet = Escolha um lugar à mesa e dê esse lugar a um celular: o código aparece aqui.
join-all-taken = Todos os lugares para celulares estão ocupados.
join-no-server = Agora não dá para alcançar celulares daqui.

## No meio da mesa, embaixo do número

join-have-sat-down = { $count ->
    [one] já sentou
   *[other] já sentaram
 }
join-phones-here = { $count ->
    [0] celulares aqui
    [one] celular aqui
   *[other] celulares aqui
 }

## Botões

join-deal-for = Dar a { $count }
join-back-to-game = Voltar à partida
join-help = Como os celulares se sentam, e o que fazer quando um não acha nada
join-let-in = Deixar entrar

## Lugares: nas placas, e como um leitor de tela diz

join-free = lugar livre
join-picks = escolhe um bicho
join-ready = a postos
join-away = ausente
join-screen = nesta tela
join-computer = computador
join-seat = Lugar { $number }
join-free-spoken = livre, para um celular
join-picks-spoken = num celular, escolhe um bicho
join-ready-spoken = num celular, já pode jogar
join-away-spoken = num celular, ausente
join-screen-spoken = nesta tela
join-computer-spoken = quem joga é o computador

## Quem mais pode jogar num lugar, no menu dele

join-to-phone = Dar a um celular
join-to-screen = Jogar nesta tela
join-to-computer = Deixar com um computador
join-no-seat = Tirar o lugar
join-remove-this = Tirar o celular
join-somebody = alguém
join-remove-phone = Tirar o celular de { FORM($name, form: "whom") }

## O que se pergunta e se diz

join-knock = { $name } quer se sentar.
join-knock-again = Outro celular quer o lugar de { FORM($owner, form: "whom") } e as cartas de lá.
join-knock-for-seat = { $name } quer o lugar de { FORM($owner, form: "whom") } e as cartas de lá.
join-knock-whose = Este é o celular de { FORM($owner, form: "whom") }?
join-yes = Sim
join-no = Não
join-knocks-more = { $count ->
    [one] Mais um espera.
   *[other] Mais { $count } esperam.
 }
join-too-few = Este jogo precisa de { $least } jogadores.
join-nobody-at-phone = Nenhum celular se sentou ainda.
join-knock-told = Um celular quer se sentar ({ $key }).
join-is-back = { $name } voltou ao celular.
join-is-away = O celular de { FORM($name, form: "whom") } está ausente.
join-stand-in = Deixar um computador jogar por { FORM($name, form: "whom") }

## O que as teclas fazem

join-key-seats = andar pelos lugares
join-key-remove = tirar o celular de um lugar
join-key-computer = mais um computador

## Num celular sem lugar

join-wait-for-host = Alguém na tela grande precisa deixar você entrar.
join-not-yours = Esse lugar é de outra pessoa. Escolha outro.
join-no-seat-free = Agora não há lugar livre. Alguém na tela grande pode abrir um.
join-gone-removed = Alguém na tela grande tirou este celular do lugar.
join-gone-over = A mesa está fechada. Esta página volta sozinha.
join-gone-elsewhere = A sua mão está aberta em outra janela deste celular.
join-gone-unknown = A mesa não conhece mais este celular. Leia o código na tela grande, ou peça para se sentar.
join-gone-refused = Não deixaram você entrar. Pergunte na tela grande.
