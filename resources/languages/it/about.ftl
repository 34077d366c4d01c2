about-title = Informazioni
about-cardtable = Cardtable
about-news = Novità
about-accessibility = Accessibilità
about-licenses = Licenze
about-diagnostics = Diagnostica

about-copy = Copia
about-copied = Copiato
about-all-licenses = Tutte le licenze

about-what = Versione { $version }. Un tavolo per Novantanove e per gli altri giochi di carte con i conti.
about-private = Tutto resta su questo computer, tranne quello che dai via tu: niente account, e nessuno conta a che cosa giochi. Una rete si usa solo quando dai un posto a un telefono: allora le sue carte vanno a quel telefono, nella tua rete Wi-Fi e da nessun’altra parte.
about-version-looking = Sto cercando una nuova versione…
about-version-newest = Hai la versione più recente.
about-version-newer = È uscita la versione { $version }. La trovi qui: { $link }
about-version-silent = Non si riesce a raggiungere { $homepage }. Controlla la connessione e riprova.
about-version-asks = Un’eccezione: «Cerca una nuova versione», nel menu, chiede a { $homepage } l’elenco delle versioni. Di te non viene inviato niente.

about-ours = Cardtable
about-ours-terms = licenza MIT; anche per le sue carte, le immagini e i suoni
about-qt = Qt e PySide6
about-qt-terms = LGPL 3; le librerie stanno accanto al programma e si possono sostituire
about-letters = I caratteri, Nunito
about-letters-terms = SIL Open Font License 1.1
about-voices = Le voci registrate
about-voices-terms = fatte con Flite ed eSpeak NG; libere da usare e condividere
about-rules = Le regole
about-rules-terms = raccontate con parole nostre; ogni gioco dice dove stavano scritte

about-licenses-of-all = Questo programma porta con sé il lavoro di altri. Ogni nome apre la sua licenza per intero.
about-from-source = Qui Cardtable gira dal suo codice: Python e ogni pacchetto che usa hanno portato le loro licenze quando sono stati installati.

about-news-missing = Manca l’elenco delle novità; installa di nuovo il programma.
about-licenses-missing = L’elenco delle licenze non si può leggere; installa di nuovo il programma.
about-text-missing = Manca questo testo; installa di nuovo il programma.

about-fact = { $fact }: { $value }
about-fact-python = Python
about-fact-qt = Qt, PySide6
about-fact-system = Sistema
about-fact-windows = Finestre di
about-fact-screen = Schermo
about-screen = { $width } x { $height }, { $dpr ->
    [1] 1 pixel
   *[other] { $dpr } pixel
 } per punto, { $hertz } Hz
about-fact-reader = Lettore schermo
about-fact-motion = Meno movimento
about-motion-by-settings = sì, per le impostazioni
about-motion-unknown = no; questo Qt non dice che cosa vuole il sistema
about-fact-sounds = Suoni
about-fact-speech = Voce
about-fact-look = Aspetto
about-look = { $theme }, { $deck }, { $percent } %
about-fact-resources = Risorse
about-fact-folder = Partite e impostazioni
about-fact-saved = Impostazioni salvate
about-fact-damaged = Messi da parte, danneggiati
about-yes = sì
about-no = no
about-log = La fine del registro:
about-log-empty = (non c’è scritto niente)

about-wording = Parole in Cardtable { $version } ({ $language }, { $tag })
about-wording-wrong = Che cosa suona male:
about-wording-better = Come si dice meglio:
about-wording-words = Le parole sulla pagina:
about-wording-copied = Le parole di questa pagina sono copiate: incollale in un messaggio, e segna che cosa suona male.
