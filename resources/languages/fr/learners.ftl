learners-title = Apprendre

## L'accueil, tant que personne n'apprend ici : aux parents

learners-welcome = Chaque carte est un calcul
learners-welcome-sums = Le total est à 68, et ton enfant joue un 7. Combien ça fait ? C’est ton enfant qui le dit.
learners-welcome-help = Si un calcul est difficile, la table montre un saut à la dizaine. Rien ne presse, et personne n’entend « faux ».
learners-welcome-nickname = Un surnom suffit, et rien ne quitte cet ordinateur.
learners-welcome-picture = Un lapin à la table : le total est à 68, il joue un 7 et dit combien ça fait
learners-add = Ajouter un enfant
learners-try = Essayer
learners-try-tip = Dix calculs, sans nom ; rien n’en est gardé

## La fiche d'un enfant

learners-ready-to-play = On peut jouer
learners-ready-for-more = Place à de plus grands nombres
learners-ready-for = { $name }, à toi maintenant : { $game }
learners-right-today = Justes aujourd’hui : { $count }
learners-ten-minutes = Dix minutes
learners-ten-minutes-of = { $name } : dix minutes
learners-practice = S’entraîner
learners-play = Jouer
learners-skills = Compétences
learners-play-of = { $name } : jouer une partie

## Un élève

learners-beat-your-best = Bats ton record
learners-for-parents = Pour les parents
learners-skill-map = Carte des compétences
learners-today = justes aujourd’hui
learners-best-row = plus longue série
learners-best-round = meilleur tour de { $sums }
learners-figure = { $title } : { $figure }
learners-numbers-outgrown = { $numbers }. De plus grands iraient bien maintenant.
learners-unread = { $count ->
    [one] { $count } réponse ne peut plus être lue et n’est pas comptée.
   *[other] { $count } réponses ne peuvent plus être lues et ne sont pas comptées.
 }

## Nombres

learners-numbers-to-20 = Nombres jusqu’à 20
learners-numbers-to-50 = Nombres jusqu’à 50
learners-numbers-to-99 = Nombres jusqu’à 99
learners-numbers-tricky = Jusqu’à 99, avec les cartes rusées

## La fiche à remplir

learners-new = Nouvel élève
learners-settings-of = Réglages : { $name }
learners-picture = Image : { $picture }
learners-nickname = Surnom
learners-nickname-hint = Un surnom ; pas besoin du vrai nom
learners-start = Par où commencer
learners-start-note = si tu veux ; règle les nombres ci-dessous
learners-start-years = Âge ou classe
learners-start-age = { $age ->
    [10] 10 ans ou plus
   *[other] { $age } ans
 }
learners-start-grade = { $grade ->
    [1] CP
    [2] CE1
    [3] CE2
    [4] CM1
   *[5] CM2 ou plus
 }
learners-start-counts = Sait compter jusqu’à
learners-start-count = Sait compter jusqu’à { $count }
learners-start-unsaid = Non précisé
learners-numbers = Nombres
learners-numbers-begin = pour commencer ; tu sauras quand de plus grands iraient bien
learners-numbers-note = quand ils changent, l’aide repart du début
learners-strategy = Passer la dizaine
learners-strategy-note = comme on l’apprend à l’école
learners-make-ten = Compléter la dizaine : 68 + 2 + 5
learners-compensation = Avancer de dix et revenir : 68 + 10 − 3
learners-mode = Comment on répond
learners-mode-ladder = Au fil du jeu : l’aide vient et s’efface
learners-mode-choices = Toujours des réponses au choix
learners-mode-pad = Toujours le pavé de chiffres
learners-hand = Question avant de jouer
learners-hand-note = seulement près de la limite
learners-hand-nothing = Rien : on joue sa main, c’est tout
learners-hand-safe = Que puis-je encore jouer ?
learners-hand-largest = La plus grosse carte sûre
learners-hand-room = Combien il reste de place
learners-hand-mixed = Tout cela, tour à tour
learners-hints = On peut demander un conseil
learners-hints-note = un conseil n’est pas une erreur
learners-strict = Les erreurs comptent
learners-strict-note = si tes règles maison le font payer
learners-coach = Le coach peut aider à jouer
learners-coach-note = dit quoi jouer, et pourquoi
learners-speech = Questions lues à voix haute
learners-speech-note = avec la voix de cet ordinateur ou des enregistrements
learners-save = Enregistrer

## Le petit calcul avant la fiche, pour les parents

learners-gate-why = Ce calcul tient les petits doigts à l’écart. Trouve la réponse et entre.
learners-gate-sum = { $first } fois { $second }
learners-gate-open = Ouvrir
learners-gate-again = Pas tout à fait. En voici un autre.

## Élèves en fichiers

learners-import-tip = Un élève exporté auparavant
learners-import-one = Importer un élève
learners-export-this = Exporter cet élève
learners-kind = Élèves ({ $pattern })
learners-is-here = { $name } est là maintenant.

## Effacer un élève

learners-delete-sure = Effacer { $name } pour toujours ?
learners-delete-what = { $answers ->
    [0] Surnom, image, réglages et records sont effacés de cet ordinateur, sauvegardes comprises, et ne peuvent pas revenir.
    [one] Surnom, image, réglages, records et la seule réponse sont effacés de cet ordinateur, sauvegardes comprises, et ne peuvent pas revenir.
   *[other] Surnom, image, réglages, records et les { $answers } réponses sont effacés de cet ordinateur, sauvegardes comprises, et ne peuvent pas revenir.
 } Les parties déjà jouées restent, avec leurs chiffres ; la place y porte désormais son numéro. Ce qui a été exporté ou imprimé, et ce qui est dans la corbeille de l’ordinateur, reste où il est.
learners-delete-games = { $count ->
    [one] { $count } jeu fabriqué ici porte ce nom : { $games }. Il reste tel quel, dans ce qui a été joué aussi.
   *[other] { $count } jeux fabriqués ici portent ce nom : { $games }. Ils restent tels quels, dans ce qui a été joué aussi.
 }
learners-game-called = « { $game } »
learners-delete-damaged = Un fichier d’élèves illisible a été mis de côté ici. Personne ne peut dire qui s’y trouve : il est donc effacé aussi.
learners-delete-no = Garder
learners-delete-yes = Effacer pour toujours
learners-is-deleted = L’élève est effacé. Son nom a disparu aussi des parties, des statistiques et des sauvegardes ; seuls des fichiers enregistrés ailleurs peuvent encore le contenir.
learners-is-deleted-but-games = L’élève est effacé. Son nom a disparu aussi des places, des statistiques et des sauvegardes ; les jeux qui le portent restent tels quels, et des fichiers enregistrés ailleurs peuvent encore le contenir.

learners-child = Mon album
learners-child-of = { $name } : sa page
learners-for-teachers = Pour les enseignants
learners-parent-can = { $name } : ce qui est acquis
learners-parent-can-means = Juste du premier coup, sans aide, à des jours différents
learners-parent-deal = Distribuer : { $game }
learners-parent-next = La suite
learners-parent-ask = Si { $sum } se présente, demande : « Comment as-tu fait ? »
learners-parent-no-cards = Pas le temps de jouer aux cartes ?
learners-parent-print = Imprimer ou enregistrer
learners-parent-tonight = À quoi jouer ce soir
learners-parent-why-game = Sur 100 totaux, { $count } portent sur ce que { $name } travaille.
learners-parent-working = { $name } : ce qui se travaille
learners-parents-of = { $name } : pour les parents
learners-probe-who = Deux minutes de calcul : qui ?
learners-numbers-dots = Points jusqu’à 10
