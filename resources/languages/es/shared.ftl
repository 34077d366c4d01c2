## Imágenes de jugadores

shared-pictures = Imágenes
shared-picture-fox = Zorro
shared-picture-owl = Búho
shared-picture-bear = Oso
shared-picture-penguin = Pingüino
shared-picture-cat = Gato
shared-picture-rabbit = Conejo
shared-picture-frog = Rana
shared-picture-panda = Panda
shared-picture-tiger = Tigre
shared-picture-robot = Robot

shared-looking = Buscando…

## Juegos en listas

shared-child-words = bueno con niños y niñas, infantil, en familia
shared-minutes = { $minutes } min
shared-hours = { $hours } h
shared-game-spoken = { $game }. { $blurb }
shared-favorite-spoken = { $game }, favorito. { $blurb }
shared-facts = { $players }, unos { $time }, desde { $age } años
shared-facts-and-differences = { $players }, unos { $time }, desde { $age } años. { START($differences) }

## Una foto como dorso

shared-back-gone = Tu propio dorso ya no está ahí; las cartas llevan el de la sala.
shared-back-unread = Tu propio dorso no se puede leer; las cartas llevan el de la sala. Se conserva como { $file }.
shared-back-too-many-bytes = { $file } es demasiado grande para un dorso; como máximo { $most } MB.
shared-back-too-many-dots = { $file } es demasiado grande para un dorso; como máximo { $most } megapíxeles.
shared-back-not-read = { $file } no se puede leer ({ $why }).
shared-back-no-picture = { $file } no es una imagen que se pueda leer aquí; sirven JPEG o PNG.
shared-back-damaged = { $file } está dañado y no se puede leer como imagen.
shared-back-not-kept = La imagen no se pudo guardar ({ $why }); los dorsos siguen como estaban.
shared-back-not-removed = Tu imagen no se pudo quitar ({ $why }).

## Las reglas de un juego

shared-rules-of-game = Reglas del juego
shared-players = { $count ->
    [one] 1 jugador
   *[other] { $count } jugadores
 }
shared-players-range = { $least }–{ $most } jugadores
shared-house-rules = Reglas de la casa.
shared-changed-rules = { $rules }.
shared-option = { $option }: { $value }
shared-rules-gone = Ya no está en las reglas: { $headings }.

## Asientos

shared-no-person = Al menos un asiento es para una persona.
shared-player-number = Jugador { $number }
shared-same-name = Dos asientos se llaman { $name }.

## Niveles de los rivales

shared-level-beginner = Principiante
shared-level-casual = Casual
shared-level-cautious = Prudente
shared-level-clever = Hábil
shared-level-expert = Experto

## Signos en las cuentas

shared-times = ×
shared-divided-by = ÷

## Lo que se puede llevar de una partida

shared-copy-text = Copiar como texto, para pegar
shared-save-record = Guardar el registro…
shared-save-picture = Guardar una imagen de la mesa…
shared-save-sheet = Guardar la hoja de puntos en PDF…
shared-save-everything = Guardar todo lo ocurrido…
shared-cancel = Cancelar
shared-delete = Borrar
shared-rename = Renombrar
shared-import = Importar
shared-export = Exportar
shared-not-now = Ahora no
shared-day-before = El día anterior
shared-day-after = El día siguiente
shared-done = Listo
shared-go-on = Seguir
shared-pause = Pausa
shared-show-me = Enséñame
