learners-title = Aprender

## La bienvenida, mientras aquí no aprende nadie

learners-welcome = Cada carta es una cuenta
learners-welcome-sums = El total es 68, y tu hijo o tu hija juega un 7. ¿Cuánto es ahora? Lo dice en voz alta.
learners-welcome-help = Si una cuenta es difícil, la mesa muestra el salto a la decena. Sin prisas, y nadie oye “mal”.
learners-welcome-nickname = Basta un apodo, y nada sale de este equipo.
learners-welcome-picture = Un conejo en la mesa: el total es 68, juega un 7 y dice cuánto es
learners-add = Añadir un perfil
learners-try = Probar ahora
learners-try-tip = Diez cuentas, sin nombre; no se guarda nada

## La tarjeta de un niño

learners-ready-to-play = ¡A jugar!
learners-ready-for-more = Ya puede con números más grandes
learners-ready-for = { $name }, ya puedes con { $game }
learners-right-today = Hoy bien: { $count }
learners-ten-minutes = Diez minutos
learners-ten-minutes-of = { $name }: diez minutos
learners-practice = Practicar
learners-play = Jugar
learners-skills = Mapa
learners-play-of = { $name }: jugar una partida

## Un perfil

learners-beat-your-best = Supera tu récord
learners-for-parents = Para padres
learners-skill-map = Mapa de habilidades
learners-today = aciertos de hoy
learners-best-row = mejor racha
learners-best-round = mejor ronda de { $sums }
learners-figure = { $title }: { $figure }
learners-numbers-outgrown = { $numbers }. Ya le irían bien más grandes.
learners-unread = { $count ->
    [one] { $count } respuesta ya no se puede leer y no se cuenta.
   *[other] { $count } respuestas ya no se pueden leer y no se cuentan.
 }

## Números: cómo de grandes son en los juegos y cuentas de un niño

learners-numbers-to-20 = Números hasta 20
learners-numbers-to-50 = Números hasta 50
learners-numbers-to-99 = Números hasta 99
learners-numbers-tricky = Hasta 99, con cartas difíciles

## El formulario

learners-new = Un perfil nuevo
learners-settings-of = Ajustes de { $name }
learners-picture = Imagen, { $picture }
learners-nickname = Apodo
learners-nickname-hint = Un apodo; no hace falta el nombre
learners-start = Por dónde empezar
learners-start-note = si quieres; ajusta los números de abajo
learners-start-years = Edad o grado
learners-start-age = { $age ->
    [10] 10 años o más
   *[other] { $age } años
 }
learners-start-grade = { $grade ->
    [5] 5.º grado o más
   *[other] { $grade }.º grado
 }
learners-start-counts = Cuenta hasta
learners-start-count = Cuenta hasta { $count }
learners-start-unsaid = Sin decir
learners-numbers = Números
learners-numbers-begin = para empezar; se avisa cuando convengan más grandes
learners-numbers-note = si cambian, la ayuda empieza otra vez
learners-strategy = Pasar por la decena
learners-strategy-note = como se enseña en la escuela
learners-make-ten = Completar la decena: 68 + 2 + 5
learners-compensation = Sumar diez y volver: 68 + 10 − 3
learners-mode = Cómo se responde
learners-mode-ladder = Según vaya: la ayuda viene y se va
learners-mode-choices = Siempre con respuestas a elegir
learners-mode-pad = Siempre con el teclado numérico
learners-hand = Pregunta antes de jugar
learners-hand-note = cerca del límite, donde hay duda
learners-hand-nothing = Nada: simplemente se juega
learners-hand-safe = ¿Qué puedo jugar todavía?
learners-hand-largest = La carta segura más alta
learners-hand-room = Cuánto falta
learners-hand-mixed = Todas por turnos
learners-hints = Se pueden pedir pistas
learners-hints-note = una pista no es un error
learners-strict = Los fallos cuentan
learners-strict-note = donde las reglas de la casa ponen una falta por un error
learners-coach = El entrenador puede ayudar a jugar
learners-coach-note = dice qué jugar, y por qué
learners-speech = Las preguntas se leen en voz alta
learners-speech-note = con la voz de este equipo o grabaciones
learners-save = Guardar

## La pequeña cuenta antes del formulario, para los padres

learners-gate-why = Esta cuenta no deja entrar a los dedos pequeños. Resuélvela y entras.
learners-gate-sum = { $first } por { $second }
learners-gate-open = Abrir
learners-gate-again = Todavía no. Aquí va otra.

## Perfiles como archivos

learners-import-tip = Un perfil que se exportó antes
learners-import-one = Importar un perfil
learners-export-this = Exportar este perfil
learners-kind = Perfiles ({ $pattern })
learners-is-here = { $name } ya está aquí.

## Borrar un perfil

learners-delete-sure = ¿Borrar a { $name } para siempre?
learners-delete-what = { $answers ->
    [0] El apodo, la imagen, los ajustes y los récords se borran de este equipo, también de sus copias de seguridad, y no se pueden recuperar.
    [one] El apodo, la imagen, los ajustes, los récords y su única respuesta se borran de este equipo, también de sus copias de seguridad, y no se pueden recuperar.
   *[other] El apodo, la imagen, los ajustes, los récords y sus { $answers } respuestas se borran de este equipo, también de sus copias de seguridad, y no se pueden recuperar.
 } Las partidas ya jugadas se quedan, y sus cifras también; el asiento llevará su número desde entonces. Lo que se exportó o se imprimió, y lo que está en la papelera del equipo, se queda donde estaba.
learners-delete-games = { $count ->
    [one] Un juego creado aquí contiene el nombre: { $games }. Se queda como está, también en lo que se jugó con él.
   *[other] { $count } juegos creados aquí contienen el nombre: { $games }. Se quedan como están, también en lo que se jugó con ellos.
 }
learners-game-called = “{ $game }”
learners-delete-damaged = Aquí se apartó un archivo de perfiles que no se podía leer. Nadie sabe quién está en él, así que también se borra.
learners-delete-no = Conservar
learners-delete-yes = Borrar
learners-is-deleted = El perfil está borrado. El nombre ya no está en partidas, estadísticas ni copias de seguridad; solo pueden tenerlo los archivos que guardaste en otro lugar.
learners-is-deleted-but-games = El perfil está borrado. El nombre ya no está en asientos, estadísticas ni copias de seguridad; los juegos que lo contienen se quedan como están, y pueden tenerlo los archivos que guardaste en otro lugar.

learners-child = Mi álbum
learners-child-of = La página de { $name }
learners-for-teachers = Para docentes
learners-parent-can = Lo que { $name } ya sabe
learners-parent-can-means = A la primera, sin ayuda, en días distintos
learners-parent-deal = Repartir { $game }
learners-parent-next = Lo siguiente
learners-parent-ask = Si sale { $sum }, pregunta: “¿Cómo lo calculas?”
learners-parent-no-cards = ¿Sin tiempo para cartas?
learners-parent-print = Imprimir o guardar
learners-parent-tonight = Qué jugar esta noche
learners-parent-why-game = En { $count } de cada 100 totales aparece lo que { $name } está practicando.
learners-parent-working = Lo que { $name } está practicando
learners-parents-of = { $name }: para padres
learners-probe-who = Dos minutos de cuentas: ¿quién?
learners-numbers-dots = Puntos hasta 10
