about-title = Over
about-cardtable = Over Cardtable
about-news = Wat is er nieuw?
about-accessibility = Toegankelijkheid
about-licenses = Licenties
about-diagnostics = Diagnose

about-copy = Kopiëren
about-copied = Gekopieerd
about-all-licenses = Alle licenties

about-what = Versie { $version }. Een tafel voor Negenennegentig en de andere kaartspellen met optellen.
about-private = Alles blijft op deze computer, behalve wat je zelf weggeeft: geen account, en niemand telt wat je speelt. Een netwerk is alleen nodig als je een plaats aan een telefoon geeft: dan gaan de kaarten ervan naar die telefoon, via je eigen wifi en nergens anders heen.
about-version-looking = Bezig met zoeken naar een nieuwe versie…
about-version-newest = Je hebt de nieuwste versie.
about-version-newer = Versie { $version } is uit. Je vindt hem hier: { $link }
about-version-silent = { $homepage } is niet bereikbaar. Controleer je verbinding en probeer het opnieuw.
about-version-asks = Eén uitzondering: ‘Nieuwe versie zoeken’ in het menu vraagt { $homepage } om de lijst van versies. Over jou wordt niets verstuurd.

about-ours = Cardtable
about-ours-terms = MIT-licentie; ook de kaarten, plaatjes en geluiden
about-qt = Qt en PySide6
about-qt-terms = LGPL 3; de bibliotheken liggen open naast het programma en mogen vervangen worden
about-letters = De letters, Nunito
about-letters-terms = SIL Open Font License 1.1
about-voices = De opgenomen stemmen
about-voices-terms = gemaakt met Flite en eSpeak NG; vrij te gebruiken en te delen
about-rules = De regels
about-rules-terms = verteld in onze eigen woorden; bij elk spel staat waar het opgeschreven is

about-licenses-of-all = In deze app zit werk van anderen. Elke naam opent de volledige licenties ervan.
about-from-source = Cardtable draait hier vanuit de broncode: Python en elk pakket dat het gebruikt brachten hun licenties mee bij de installatie.

about-news-missing = De lijst met wijzigingen ontbreekt; installeer opnieuw.
about-licenses-missing = De lijst met licenties kan niet gelezen worden; installeer opnieuw.
about-text-missing = Deze tekst ontbreekt; installeer opnieuw.

about-fact = { $fact }: { $value }
about-fact-python = Python
about-fact-qt = Qt, PySide6
about-fact-system = Systeem
about-fact-windows = Vensters via
about-fact-screen = Scherm
about-screen = { $width } x { $height }, { $dpr ->
    [1] 1 pixel
   *[other] { $dpr } pixels
 } per punt, { $hertz } Hz
about-fact-reader = Schermlezer
about-fact-motion = Minder beweging
about-motion-by-settings = ja, volgens de instellingen
about-motion-unknown = nee; deze Qt vertelt niet wat het systeem wil
about-fact-sounds = Geluiden
about-fact-speech = Stem
about-fact-look = Uiterlijk
about-look = { $theme }, { $deck }, { $percent }%
about-fact-resources = Bronnen
about-fact-folder = Partijen en instellingen
about-fact-saved = Instellingen opgeslagen
about-fact-damaged = Weggezet, beschadigd
about-yes = ja
about-no = nee
about-log = Het einde van het logboek:
about-log-empty = (er staat niets in)

about-wording = Tekst in Cardtable { $version } ({ $language }, { $tag })
about-wording-wrong = Wat niet goed klinkt:
about-wording-better = Hoe het beter kan:
about-wording-words = De woorden op de pagina:
about-wording-copied = De woorden op deze pagina zijn gekopieerd: plak ze in een bericht en geef aan wat niet goed klinkt.
