## Cinq textes

about-title = À propos
about-cardtable = À propos de Cardtable
about-news = Nouveautés
about-accessibility = Accessibilité
about-licenses = Licences
about-diagnostics = Diagnostic

about-copy = Copier
about-copied = Copié
about-all-licenses = Toutes les licences

## À propos de Cardtable

about-what = Version { $version }. Une table pour le 99 et les autres jeux de cartes où l’on calcule.
about-private = Tout reste sur cet ordinateur, sauf ce que tu donnes toi-même : pas de compte, et personne ne compte ce que tu joues. Un réseau ne sert que si tu donnes une place à un téléphone : ses cartes vont alors à ce téléphone, dans ton propre Wi-Fi et nulle part ailleurs.
about-version-looking = Recherche d’une nouvelle version…
about-version-newest = Tu as la version la plus récente.
about-version-newer = La version { $version } est sortie. Tu peux la prendre ici : { $link }
about-version-silent = Impossible de joindre { $homepage }. Vérifie ta connexion et réessaie.
about-version-asks = Une exception : « Chercher une nouvelle version », dans le menu, demande à { $homepage } sa liste de versions. Rien sur toi n’est envoyé.

## Le travail de qui

about-ours = Cardtable
about-ours-terms = licence MIT ; ses cartes, images et sons aussi
about-qt = Qt et PySide6
about-qt-terms = LGPL 3 ; les bibliothèques sont ouvertes à côté du programme et peuvent être remplacées
about-letters = Les lettres, Nunito
about-letters-terms = SIL Open Font License 1.1
about-voices = Les voix enregistrées
about-voices-terms = faites avec Flite et eSpeak NG ; libres d’usage et de partage
about-rules = Les règles
about-rules-terms = racontées avec nos mots ; chaque jeu dit où elles sont écrites

about-licenses-of-all = Cette application porte le travail d’autres personnes. Chaque nom ouvre le texte entier de ses licences.
about-from-source = Ici, Cardtable tourne à partir de son code source : Python et chaque paquet utilisé ont apporté leurs licences à l’installation.

## Textes qui devraient être là

about-news-missing = La liste des nouveautés manque ; réinstalle le programme.
about-licenses-missing = La liste des licences ne peut pas être lue ; réinstalle le programme.
about-text-missing = Ce texte manque ; réinstalle le programme.

## Diagnostic

about-fact = { $fact } : { $value }
about-fact-python = Python
about-fact-qt = Qt, PySide6
about-fact-system = Système
about-fact-windows = Fenêtres par
about-fact-screen = Écran
about-screen = { $width } × { $height }, { $dpr ->
    [1] { $dpr } pixel
   *[other] { $dpr } pixels
 } par point, { $hertz } Hz
about-fact-reader = Lecteur d’écran
about-fact-motion = Moins de mouvement
about-motion-by-settings = oui, par les réglages
about-motion-unknown = non ; ce Qt ne dit pas ce que veut le système
about-fact-sounds = Sons
about-fact-speech = Voix
about-fact-look = Aspect
about-look = { $theme }, { $deck }, { $percent } %
about-fact-resources = Ressources
about-fact-folder = Parties et réglages
about-fact-saved = Réglages enregistrés
about-fact-damaged = Mis de côté, abîmé
about-yes = oui
about-no = non
about-log = La fin du journal :
about-log-empty = (rien dans le journal)
about-wording = Formulation dans Cardtable { $version } ({ $language }, { $tag })
about-wording-wrong = Ce qui sonne mal :
about-wording-better = Comment mieux le dire :
about-wording-words = Les mots de la page :
about-wording-copied = Les mots de cette page sont copiés : colle-les dans un message, et marque ce qui sonne mal.
