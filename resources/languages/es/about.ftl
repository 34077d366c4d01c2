about-title = Acerca de
about-cardtable = Acerca de Cardtable
about-news = Novedades
about-accessibility = Accesibilidad
about-licenses = Licencias
about-diagnostics = Diagnóstico

about-copy = Copiar
about-copied = Copiado
about-all-licenses = Todas las licencias

## Acerca de Cardtable

about-what = Versión { $version }. Una mesa para Noventa y nueve y los demás juegos de cartas de sumar.
about-private = Todo se queda en este equipo, salvo lo que compartas tú: sin cuenta, y nadie cuenta lo que juegas. La red solo se usa cuando das un asiento a un teléfono: entonces sus cartas van a ese teléfono, por tu propia red wifi y a ningún otro sitio.
about-version-looking = Buscando una versión nueva…
about-version-newest = Tienes la versión más nueva.
about-version-newer = Ya está la versión { $version }. Puedes conseguirla aquí: { $link }
about-version-silent = No se puede llegar a { $homepage }. Comprueba tu conexión e inténtalo de nuevo.
about-version-asks = Una excepción: «Buscar una versión nueva», en el menú, pide a { $homepage } su lista de versiones. No se envía nada sobre ti.

## De quién es el trabajo

about-ours = Cardtable
about-ours-terms = Licencia MIT; también sus cartas, imágenes y sonidos
about-qt = Qt y PySide6
about-qt-terms = LGPL 3; las bibliotecas están a la vista junto al programa y se pueden sustituir
about-letters = La letra, Nunito
about-letters-terms = SIL Open Font License 1.1
about-voices = Las voces grabadas
about-voices-terms = hechas con Flite y eSpeak NG; libres de usar y compartir
about-rules = Las reglas
about-rules-terms = contadas con nuestras palabras; cada juego dice dónde se escribió

about-licenses-of-all = Esta aplicación lleva el trabajo de otros. Cada nombre abre sus licencias completas.
about-from-source = Cardtable se ejecuta aquí desde su código fuente: Python y cada paquete que usa trajeron sus licencias al instalarse.

## Textos que faltan

about-news-missing = Falta la lista de novedades; vuelve a instalar el programa.
about-licenses-missing = La lista de licencias no se puede leer; vuelve a instalar el programa.
about-text-missing = Falta este texto; vuelve a instalar el programa.

## Diagnóstico

about-fact = { $fact }: { $value }
about-fact-python = Python
about-fact-qt = Qt, PySide6
about-fact-system = Sistema
about-fact-windows = Ventanas de
about-fact-screen = Pantalla
about-screen = { $width } x { $height }, { $dpr ->
    [1] 1 píxel
   *[other] { $dpr } píxeles
 } por punto, { $hertz } Hz
about-fact-reader = Lector de pantalla
about-fact-motion = Menos movimiento
about-motion-by-settings = sí, por los ajustes
about-motion-unknown = no; este Qt no dice lo que desea el sistema
about-fact-sounds = Sonidos
about-fact-speech = Voz
about-fact-look = Aspecto
about-look = { $theme }, { $deck }, { $percent } %
about-fact-resources = Recursos
about-fact-folder = Partidas y ajustes
about-fact-saved = Ajustes guardados
about-fact-damaged = Apartados, dañados
about-yes = sí
about-no = no
about-log = El final del registro:
about-log-empty = (no hay nada anotado)

## Un texto que suena mal: lo que se copia para contarlo

about-wording = Textos de Cardtable { $version } ({ $language }, { $tag })
about-wording-wrong = Lo que suena mal:
about-wording-better = Cómo se diría mejor:
about-wording-words = Las palabras de la página:
about-wording-copied = Las palabras de esta página están copiadas: pégalas en un mensaje y marca lo que suena mal.
