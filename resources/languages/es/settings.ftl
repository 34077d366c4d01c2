settings-title = Ajustes
settings-saved-at-once = Se guardan al cambiarlos

## Salas, barajas y dorsos

settings-cards-and-table = Cartas y mesa
settings-room = Sala
settings-room-note = la sala en la que juegas
settings-room-game = Según el juego
settings-room-forest = Sala de pino
settings-room-midnight = Medianoche
settings-room-salon = Salón burdeos
settings-room-cabin = Cabaña invernal
settings-room-garden = Invernadero
settings-room-seaside = Junto al mar
settings-room-olympus = Olimpo
settings-room-playroom = Cuarto de juegos
settings-room-classroom = Aula
settings-room-contrast = Alto contraste
settings-room-system = Como el sistema
settings-deck = Baraja
settings-deck-note = la baraja
settings-deck-classic = De la casa
settings-deck-four-colour = Cuatro colores
settings-deck-jumbo = Letra grande
settings-deck-jumbo-four-colour = Grande, 4 colores
settings-letters = Letras de las cartas
settings-letters-note = as, jota, reina y rey
settings-choice-letters = { $ace } { $jack } { $queen } { $king }
settings-back = Dorso
settings-back-note = el dorso de todas las cartas
settings-back-lattice = Celosía
settings-back-stars = Estrellas
settings-back-fans = Abanicos
settings-back-knit = Tejido
settings-back-leaves = Hojas
settings-back-waves = Olas
settings-back-clouds = Nubes
settings-back-confetti = Confeti
settings-back-squares = Papel cuadriculado
settings-back-peacock = Pavo real
settings-back-own = Tu imagen
settings-move-list = Lista de jugadas
settings-move-list-note = junto a la mesa; { $key } la abre y la cierra
settings-far = Mesa para televisor
settings-far-note = total, nombres y palabras se leen a tres metros; sin lista de jugadas al lado

## Una imagen propia como dorso

settings-choose-picture = Elegir una imagen
settings-remove-picture = Quitar tu imagen
settings-picture-files = Imágenes ({ $endings })
settings-picture-taken = Tu imagen es ahora el dorso de las cartas.
settings-picture-removed = Tu imagen ya no está en las cartas; tu archivo sigue como estaba.
settings-cut-title = Tu propio dorso
settings-cut-question = ¿Qué parte va en las cartas?
settings-cut-help = Arrástrala o usa las flechas; más y menos cambian el tamaño.
settings-cut-picture = La parte de la imagen que va en la carta
settings-cut-smaller = Menor
settings-cut-larger = Mayor
settings-cut-use = Usar

## Sonido

settings-sound = Sonido
settings-sounds = Sonidos
settings-sounds-note = { $key }, o el botón en la mesa
settings-volume = Volumen
settings-volume-note = de todos los sonidos
settings-volume-percent = { $volume } %

## Sonidos uno a uno

settings-sounds-of-cards = Cartas
settings-sound-card-slide = Deslizar
settings-sound-card-land = Caer
settings-sound-stock-draw = Tomar
settings-sound-shuffle = Barajar
settings-sounds-of-total = Total
settings-sound-count-up = Tictac
settings-sound-reverse = Giro
settings-sound-skip = Salto
settings-sound-hold = Pausa
settings-sounds-of-game = Partida
settings-sound-turn = Turno
settings-sound-bust = Pasarse
settings-sound-token-drop = Ficha
settings-sound-win = Ganar
settings-sound-accent = Emoción

## Juego

settings-play = Juego
settings-pace = Ritmo
settings-choice-pace-calm = Tranquilo
settings-choice-pace-normal = Normal
settings-choice-pace-quick = Rápido
settings-choice-pace-still = Quieto
settings-choice-pace-off = Nada
settings-pace-note = Quieto: fundidos cortos, sin giros ni estrellas. Nada: todo aparece de golpe.
settings-previews = Mostrar cada resultado
settings-previews-note = el total que daría una carta
settings-choice-previews-always = Siempre
settings-choice-previews-hover = Al señalar
settings-choice-previews-never = Nunca
settings-hand-order = Ordenar manos grandes
settings-hand-order-note = manos de más de cinco cartas
settings-choice-hand-order-value = Por valor
settings-choice-hand-order-suit = Por palo
settings-choice-hand-order-dealt = Como se repartió
settings-play-by = Jugar carta con
settings-play-by-note = de dos clics, el primero la levanta
settings-choice-play-by-one-click = Un clic
settings-choice-play-by-two-clicks = Dos clics
settings-curtain = Telón entre personas
settings-curtain-note = oculta la mano mientras pasas el equipo
settings-undo = Deshacer entre personas
settings-undo-note = antes se pregunta a quienes juegan con teléfono
settings-ask-phones = Preguntar antes de sentar un teléfono
settings-ask-phones-note = no: solo esperan los que escribieron la dirección

## Para ojos y oídos

settings-access = Para ojos y oídos
settings-language = Idioma
settings-language-note = vale enseguida, también en mitad de una partida
settings-language-system = Como el sistema
settings-text-size = Tamaño del texto
settings-text-size-note = en cada página y en la mesa
settings-choice-text-size-100 = Normal
settings-choice-text-size-150 = Grande
settings-choice-text-size-200 = Enorme
settings-speech = Decir el total tras cada carta
settings-speech-note = calla si hay un lector de pantalla: él lo cuenta todo
settings-voice = Voz
settings-voice-note = con qué rapidez se dicen los totales y las preguntas a quien aprende
settings-voice-slow = Lenta
settings-voice-normal = Normal
settings-voice-fast = Rápida
settings-detail = Detalles en voz alta
settings-detail-note = R los repite, T describe la mesa
settings-choice-detail-brief = Pocos
settings-choice-detail-normal = Normal
settings-choice-detail-full = Todos
settings-letter-keys = Letras como teclas
settings-letter-keys-note = no: una letra no hace nada, así el dictado no pulsa ninguna
settings-keys-note = verlas todas y elegir otras

## Tus datos

settings-data = Tus datos
settings-everything = Todo lo que has jugado
settings-everything-note = se queda en este equipo; una copia por día, o todo en un archivo
settings-backups = Copias
settings-show-folder = Ver la carpeta
settings-these = Estos ajustes
settings-trouble = ¿Algo no funciona?
settings-trouble-note = datos para quien te ayude

## Todos los ajustes a la vez

settings-reset = Restablecer
settings-take-back = Deshacer
settings-export-all = Exportar los ajustes
settings-import-all = Importar ajustes
settings-take-reset-back = Deshacer lo restablecido
settings-files = Ajustes (*.json)
settings-imported = Los ajustes son ahora los de { $file }.
settings-not-ours = Este archivo no contiene ajustes de Cardtable.
settings-were-reset = Todos los ajustes están como el primer día; el mismo botón lo deshace.
settings-are-back = Tus ajustes han vuelto.
