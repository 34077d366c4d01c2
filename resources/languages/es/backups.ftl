backups-title = Copias de seguridad

## Botones

backups-save = Guardarlo todo
backups-save-note = Perfiles, ajustes y todas las partidas en un archivo
backups-open = Recuperarlo todo
backups-open-note = De un archivo guardado en otro equipo
backups-days = Copias por día
backups-settings-too = También los ajustes
backups-settings-too-note = cambia los ajustes de ahora por los de la copia
backups-bring = Recuperar…
backups-bring-now = Recuperar
backups-take-back = Deshacer

## Los días con copia

backups-before = { $day }, { $time }, antes de recuperar
backups-settings-alone = sin perfiles; los ajustes
backups-learners = { $learners ->
    [one] 1 perfil
   *[other] { $learners } perfiles
 }
backups-answers = { $answers ->
    [one] 1 respuesta
   *[other] { $answers } respuestas
 }
backups-games = { $games ->
    [0] ninguna partida
    [one] 1 partida
   *[other] { $games } partidas
 }
backups-holds = { backups-learners }, { backups-answers }
backups-rule = Se hace una copia cada día en que algo cambia: de los perfiles con todas las respuestas, de los ajustes con tu propio dorso, de los retos resueltos, y de los juegos y reglas de la casa elegidos por última vez. Se conservan los últimos siete días, y uno de cada una de cuatro semanas. Quien se borra se borra también de las copias.

## Recuperar

backups-ask-day = ¿Recuperar esta copia ({ $day })?
backups-ask-file = ¿Recuperar todo de este archivo?
backups-adds = Se añade lo que aquí falta; no se quita nada de lo que hay. Antes se hace una copia de lo de ahora.
backups-brought = Lo que faltaba está aquí otra vez: { $what }.
backups-brought-own = { $games ->
    [one] Un juego tuyo está en tu estante.
   *[other] { $games } juegos tuyos están en tu estante.
 }
backups-brought-puzzles = { $puzzles ->
    [one] Un reto resuelto está aquí otra vez.
   *[other] { $puzzles } retos resueltos están aquí otra vez.
 }
backups-brought-back = Tu propio dorso está aquí otra vez.
backups-brought-nothing = Aquí no faltaba nada.
backups-unread = { $count ->
    [one] Una partida no se puede leer.
   *[other] { $count } partidas no se pueden leer.
 }
backups-taken-back = Todo está como estaba.

## Todo como archivo

backups-files = Todo lo de Cardtable (*.zip)
backups-file-name = Cardtable, todo.zip

## Lo que no salió

backups-not-made = No se pudo hacer la copia de hoy ({ $why }).
backups-not-kept = Lo que contiene no se pudo guardar ({ $why }); no ha cambiado nada.
backups-names-not-kept = Los nombres de las partidas no se pudieron guardar ({ $why }).
backups-nothing-to-take-back = No hay nada que deshacer.
backups-not-ours = { $name } no contiene datos de Cardtable, o está dañado; no ha cambiado nada.
backups-unreadable = { $name } no se puede leer ({ $why }).
backups-newer = Este archivo se hizo con un Cardtable más nuevo; usa ese.
backups-not-anew = { $name } no se pudo escribir de nuevo ({ $why }).
