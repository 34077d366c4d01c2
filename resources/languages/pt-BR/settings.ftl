settings-title = Ajustes
settings-saved-at-once = Salvos assim que mudam

## Salas, baralhos e versos, cada um embaixo da sua imagem

settings-cards-and-table = Cartas e mesa
settings-room = Sala
settings-room-note = a sala em que você joga
settings-room-game = De acordo com o jogo
settings-room-forest = Sala de pinho
settings-room-midnight = Meia-noite
settings-room-salon = Salão bordô
settings-room-cabin = Chalé nevado
settings-room-garden = Estufa
settings-room-seaside = Beira-mar
settings-room-olympus = Olimpo
settings-room-playroom = Sala de jogos
settings-room-classroom = Sala de aula
settings-room-contrast = Alto contraste
settings-room-system = Como o sistema
settings-deck = Baralho
settings-deck-note = o baralho
settings-deck-classic = Da casa
settings-deck-four-colour = Quatro cores
settings-deck-jumbo = Letra grande
settings-deck-jumbo-four-colour = Grande, quatro cores
settings-letters = Letras nas cartas
settings-letters-note = ás, valete, dama e rei
settings-choice-letters = { $ace } { $jack } { $queen } { $king }
settings-back = Verso das cartas
settings-back-note = o verso de todas as cartas
settings-back-lattice = Treliça
settings-back-stars = Estrelas
settings-back-fans = Leques
settings-back-knit = Tricô
settings-back-leaves = Folhas
settings-back-waves = Ondas
settings-back-clouds = Nuvens
settings-back-confetti = Confete
settings-back-squares = Papel quadriculado
settings-back-peacock = Pavão
settings-back-own = Sua imagem
settings-move-list = Lista de jogadas
settings-move-list-note = ao lado da mesa; { $key } abre e fecha
settings-far = Mesa para a televisão
settings-far-note = total, nomes e palavras se leem a três metros; sem lista de jogadas ao lado

## Uma imagem própria como verso das cartas

settings-choose-picture = Escolher uma imagem
settings-remove-picture = Tirar a sua imagem
settings-picture-files = Imagens ({ $endings })
settings-picture-taken = A sua imagem agora é o verso das cartas.
settings-picture-removed = A sua imagem saiu das cartas; o seu arquivo está como estava.
settings-cut-title = O seu verso das cartas
settings-cut-question = Que parte dela fica nas cartas?
settings-cut-help = Arraste, ou use as setas; mais e menos ampliam.
settings-cut-picture = A parte da imagem na carta
settings-cut-smaller = Menor
settings-cut-larger = Maior
settings-cut-use = Usar

## Som

settings-sound = Som
settings-sounds = Sons
settings-sounds-note = { $key }, ou o botão na mesa
settings-volume = Volume
settings-volume-note = de todos os sons
settings-volume-percent = { $volume }%

## Sons que se ligam e desligam um a um, em três fileiras

settings-sounds-of-cards = Cartas
settings-sound-card-slide = Deslizar
settings-sound-card-land = Pousar
settings-sound-stock-draw = Comprar
settings-sound-shuffle = Embaralhar
settings-sounds-of-total = Total
settings-sound-count-up = Cliques
settings-sound-reverse = Inverter
settings-sound-skip = Pular
settings-sound-hold = Não soma
settings-sounds-of-game = Partida
settings-sound-turn = Sua vez
settings-sound-bust = Estouro
settings-sound-token-drop = Ficha
settings-sound-win = Vitória
settings-sound-accent = Emoção

## Jogo

settings-play = Jogo
settings-pace = Ritmo
settings-choice-pace-calm = Calmo
settings-choice-pace-normal = Normal
settings-choice-pace-quick = Rápido
settings-choice-pace-still = Parado
settings-choice-pace-off = Direto
settings-pace-note = Parado: transições curtas, sem giros nem estrelas. Direto: tudo aparece de uma vez.
settings-previews = Mostrar cada resultado
settings-previews-note = o total que uma carta faria
settings-choice-previews-always = Sempre
settings-choice-previews-hover = Ao apontar
settings-choice-previews-never = Nunca
settings-hand-order = Ordenar mãos grandes
settings-hand-order-note = mãos com mais de cinco cartas
settings-choice-hand-order-value = Por valor
settings-choice-hand-order-suit = Por naipe
settings-choice-hand-order-dealt = Como veio
settings-play-by = Jogar uma carta com
settings-play-by-note = de dois cliques, o primeiro a levanta
settings-choice-play-by-one-click = Um clique
settings-choice-play-by-two-clicks = Dois cliques
settings-curtain = Cortina entre pessoas
settings-curtain-note = esconde a mão enquanto o computador troca de mãos
settings-undo = Desfazer entre pessoas
settings-undo-note = antes se pergunta a quem joga no celular
settings-ask-phones = Perguntar antes de um celular sentar
settings-ask-phones-note = não: só espera quem digitou o endereço

## Para olhos e ouvidos

settings-access = Para olhos e ouvidos
settings-language = Idioma
settings-language-note = vale na hora, até no meio de uma partida
settings-language-system = Como o sistema
settings-text-size = Tamanho da letra
settings-text-size-note = em todas as páginas e na mesa
settings-choice-text-size-100 = Normal
settings-choice-text-size-150 = Grande
settings-choice-text-size-200 = Enorme
settings-speech = Total falado depois de cada carta
settings-speech-note = em silêncio com um leitor de tela, que já diz tudo
settings-voice = Voz
settings-voice-note = com que rapidez se dizem os totais, e as perguntas aos aprendizes
settings-voice-slow = Devagar
settings-voice-normal = Normal
settings-voice-fast = Rápido
settings-detail = O que é falado
settings-detail-note = R repete, T descreve a mesa
settings-choice-detail-brief = Pouco
settings-choice-detail-normal = Normal
settings-choice-detail-full = Tudo
settings-letter-keys = Letras como teclas
settings-letter-keys-note = não: uma letra não faz nada, e o ditado não aperta nenhuma
settings-keys-note = ver todas e escolher outras

## Os seus dados

settings-data = Os seus dados
settings-everything = Tudo o que você jogou
settings-everything-note = fica neste computador; uma cópia por dia, ou tudo num arquivo
settings-backups = Backups
settings-show-folder = Mostrar a pasta
settings-these = Estes ajustes
settings-trouble = Algo não funciona?
settings-trouble-note = dados para quem ajuda você

## Todos os ajustes de uma vez

settings-reset = Restaurar
settings-take-back = Desfazer
settings-export-all = Exportar os ajustes
settings-import-all = Importar ajustes
settings-take-reset-back = Desfazer a restauração
settings-files = Ajustes (*.json)
settings-imported = Os ajustes agora são os de { $file }.
settings-not-ours = Este arquivo não tem ajustes do Cardtable.
settings-were-reset = Todos os ajustes estão como no primeiro dia; o mesmo botão desfaz isso.
settings-are-back = Os seus ajustes estão de volta.
