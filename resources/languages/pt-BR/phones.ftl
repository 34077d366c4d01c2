## A página num celular

phones-page-animal = O seu bicho
phones-page-name = O seu nome
phones-page-which-seat = Onde você se senta?
phones-page-sit = Sentar
phones-page-seated = Você tem um lugar. As cartas são dadas na tela.
phones-page-change = Mudar
phones-page-knock = Pedir para sentar
phones-page-stop-waiting = Parar de esperar
phones-page-play-here = Jogar aqui

## Quem tem um lugar, embaixo do nome ou em vez dele

phones-page-free = lugar livre
phones-page-taken = já sentou
phones-page-you = você
phones-page-computer = computador
phones-page-screen = na tela
phones-page-away = ausente

## Nomes de partes da página, para leitores de tela

phones-page-table = Mesa
phones-page-hand = A sua mão
phones-page-choices = O que você pode fazer
phones-page-seats = Na mesa

## Embaixo da mão

phones-page-tap-twice = Toque duas vezes numa carta para jogar
phones-page-tap-once = Toque numa carta para jogar
phones-page-tap-again = Toque de novo para jogar
phones-page-tap-marks = Toque nas cartas que vão juntas

## Botões

phones-page-back = Voltar
phones-page-close = Fechar
phones-page-play-marked = Jogar
phones-page-go-on = Continuar
phones-page-next-deal = Próxima rodada
phones-page-hint = Dica
phones-page-undo = Desfazer
phones-page-take-number = Escolher { $total }
phones-page-say = Dizer
phones-page-say-number = Dizer { $total }
phones-page-delete = Apagar o último algarismo
phones-page-whole-line = Reta inteira

## Ajustes deste celular

phones-page-settings = Ajustes deste celular
phones-page-large-text = Letra grande
phones-page-one-tap = Jogar com um toque
phones-page-sound = Sons
phones-page-vibration = Vibração
phones-page-daylight = Claro de dia, como o celular
phones-page-face = Nome e bicho
phones-page-plainly = As suas jogadas passam pelo seu Wi-Fi sem criptografia: outros nele poderiam ver.
phones-page-leave = Deixar o lugar
phones-page-leave-sure = O seu lugar fica livre para outros. A partida continua sem você.
phones-page-stay = Ficar

## A conexão

phones-page-connecting = Procurando a mesa
phones-page-lost = Procurando a mesa de novo
phones-page-lost-help = Este celular está no mesmo Wi-Fi que o computador, e a partida ainda está aberta lá?
phones-page-try-now = Tentar agora

## Que as cartas não foram trocadas

phones-page-seal = As cartas desta rodada estão lacradas
phones-page-seal-holds = Este celular conferiu: nenhuma carta foi trocada.
phones-page-seal-broken = O lacre não confere: não são as cartas que foram lacradas.

## O que se mostra a um lugar

phones-your-turn = { $name }, é a sua vez
phones-you-are-asked = { $name }, há uma pergunta
phones-turn-of = { $player ->
    [you] É a sua vez
   *[other] É a vez de { $player }
 }
phones-paused = A mesa está em pausa
phones-you-are-relieved = Alguém está jogando por você agora
phones-game-is-over = A partida acabou
phones-you-are-out = Você está fora da partida
phones-you-sit-out = Você fica de fora desta rodada
phones-you-have-won = Você ganhou
phones-said = { $player }: { $what }
phones-who-is-at-the-screen = quem joga na tela

## Como se escolhe com um dedo

phones-choose-the-total = Escolha o total que quiser.
phones-tap-a-seat = Toque num jogador.
phones-tap-the-cards = Toque nas cartas que vão juntas.
phones-with-others = pode ser jogada com outras
phones-wrong-costs = Conta que não bate custa uma falta.
phones-wrong-costs-token = Conta que não bate custa uma ficha.
phones-wrong-costs-deal = Conta que não bate perde a rodada.

## O lacre nas cartas de uma rodada, quando está aberto

phones-seal-is-open = A segunda linha, passada pelo SHA-256, dá a primeira: nenhuma carta foi trocada.
