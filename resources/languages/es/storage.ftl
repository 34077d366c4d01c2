## Perfiles y estadísticas

storage-no-learner = Este archivo no contiene un perfil de Cardtable.
storage-learner-number = Perfil { $number }
storage-not-kept-here = { $things ->
    [learners] Aquí no se pueden guardar perfiles ({ $why }).
   *[statistics] Aquí no se pueden guardar estadísticas ({ $why }).
 }
storage-not-kept-now = { $things ->
    [learners] Ahora mismo no se pueden guardar los perfiles ({ $why }).
   *[statistics] Ahora mismo no se pueden guardar las estadísticas ({ $why }).
 }
storage-not-read-now = { $things ->
    [learners] Ahora mismo no se pueden leer los perfiles ({ $why }).
   *[statistics] Ahora mismo no se pueden leer las estadísticas ({ $why }).
 }
storage-newer-database = { $things ->
    [learners] Estos perfiles los guardó un Cardtable más nuevo; usa ese.
   *[statistics] Estas estadísticas las guardó un Cardtable más nuevo; usa ese.
 }
storage-no-file = { $file } no es un archivo normal
storage-not-deleted = { $file } no se pudo borrar ({ $why }).

## Partidas

storage-not-mended = Una partida dañada no se pudo arreglar ({ $why }).
storage-not-put-away = La partida no se pudo apartar ({ $why }).
storage-names-unread = Los nombres de las partidas no se pueden leer ahora mismo; no se ha cambiado ninguno.
storage-name-not-kept = El nombre no se pudo guardar ({ $why }).
storage-game-not-kept = La partida no se pudo guardar ({ $why }).
storage-name-taken = Vuelve a haber una partida con ese nombre; la borrada se queda donde está.
storage-game-not-moved = La partida no se pudo mover ({ $why }).
storage-not-with-finished = La partida está guardada, pero no se pudo poner con las terminadas ({ $why }); se intentará otra vez al abrir el programa.
storage-game-not-saved = La partida no se puede guardar ahora mismo ({ $why }); se sigue jugando, y se intenta otra vez en cada jugada.
storage-record-gone = El registro de esta partida había desaparecido; la partida se ha guardado de nuevo con todas sus jugadas.
storage-record-replaced = Otro archivo estaba en el lugar del registro de esta partida; se conserva como { $file }, y la partida se ha guardado de nuevo con todas sus jugadas.
