## Savoirs

progress-skill-add-ones = Ajouter des unités ({ $sum })
progress-skill-add-to-ten = Compléter la dizaine ({ $sum })
progress-skill-add-cross-ten = Passer la dizaine ({ $sum })
progress-skill-add-ten = Ajouter dix ({ $sum })
progress-skill-add-teens = Ajouter onze et plus ({ $sum })
progress-skill-take-ones = Enlever des unités ({ $sum })
progress-skill-take-ten = Enlever dix ({ $sum })
progress-skill-take-cross-ten = Enlever en passant la dizaine ({ $sum })
progress-skill-take-past-zero = Passer sous zéro ({ $sum })
progress-skill-double = Le double ({ $sum })
progress-skill-halve = La moitié ({ $sum })
progress-skill-swap-digits = Chiffres échangés ({ $before }, { $answer })
progress-skill-round-to-ten = Arrondir à la dizaine ({ $before }, { $answer })
progress-skill-hold = Cartes neutres
progress-skill-set = Cartes qui fixent le total
progress-skill-over-limit = Est-ce que ça dépasse ?
progress-skill-room = La place qui reste
progress-skill-largest-safe = La plus grosse carte sûre
progress-skill-choice = Choisir une valeur

## La carte des savoirs ; sous leur nom, avec peu de place

progress-not-met-yet = pas encore vu
progress-too-few = trop peu pour le dire
progress-practicing = en cours
progress-secure = acquis
progress-look-again = acquis ; à revoir
progress-calls = réponses : { $calls }
progress-right-first-time = { $right } sur { $calls } du premier coup
progress-press-to-practice = Touche pour t’entraîner
progress-at-the-table = À la table

## Le bilan

progress-title = { $name } : où en sont les calculs
progress-nothing-yet = Pas encore de réponse ; il y en aura après la première partie.
progress-figures = Réponses : { $calls } depuis le { $first }. Jours : { $days }, le dernier : { $day }. Justes du premier coup : { $right } ({ $percent } %).
progress-minutes = Minutes passées à répondre : environ { $minutes }.
progress-secure-heading = Acquis
progress-coming-heading = En cours (justes du premier coup)
progress-none-secure = Rien encore : il faut huit réponses justes sans aide, sur deux jours.
progress-none-coming = Tout ce qui s’est présenté est acquis.
progress-skill-since = { $skill }, depuis le { $day }
progress-skill-look-again = { $skill } : à revoir
progress-skill-too-few = { $skill } : trop peu pour le dire (réponses : { $calls })
progress-skills-more = et { $count } autres
progress-skill-coming = { $skill } : { $right } sur { $calls }
progress-mistakes-heading = Ce qui coince le plus souvent
progress-gain = { $way ->
    [answer] Erreurs comme { $sum } : { $made } sur { $sums } en { $month }, { $now } sur { $calls } maintenant
   *[kind] Calculs comme { $sum } : { $made } sur { $sums } pas justes en { $month }, { $now } sur { $calls } maintenant
 }
progress-guessed = Semble deviner : { $count } réponses fausses sur { $calls } sont venues en moins d’une seconde.
progress-no-mistakes = Aucune erreur n’est devenue une habitude ces derniers temps.
progress-no-guessing = Aucun signe de réponses au hasard.
progress-mistake-times = { $mistake } ({ FORM($count, as: "form-times") }, la dernière fois le { $day })
progress-unexplained = { $count ->
    [one] { $count } erreur sans régularité claire : { $example }
   *[other] { $count } erreurs sans régularité claire : { $example }
 }
progress-trend-heading = Semaine par semaine
progress-trend-head-week = Semaine du
progress-trend-head-right = Justes du premier coup
progress-trend-head-secure = Compétences acquises
progress-trend-day-format = d MMM
progress-trend-week = { $percent } % ({ $right } sur { $calls })
progress-trend-then = Compétences acquises : { $before } la semaine du { $day }, { $now } maintenant.
progress-trend-words = L’aide s’ajuste pour qu’environ quatre réponses sur cinq soient justes.
progress-probe-heading = Deux minutes de calcul, sans aide
progress-probe-result = { $day } : { $right } justes sur { $answered } (feuille { $form })
progress-probe-compare = Les deux feuilles sont aussi difficiles l’une que l’autre : on peut donc les comparer.
progress-home-heading = Un jeu pour la maison
progress-next-heading = L’étape suivante
progress-next-larger = Tout ce qui s’est présenté est acquis : essaie une partie avec de plus grands nombres.
progress-next-begin = Faites une partie, ou les dix minutes.
progress-next-play = Tout ce qui s’est présenté est acquis : continuez à jouer, pour que cela reste.
progress-next-practice = S’entraîner : { $skill }
progress-next-at-table = À la table, avec les cartes : { $skill }
progress-what-secure-means = Acquis veut dire : sur les douze dernières réponses données sans aide, huit au moins étaient justes du premier coup, sur deux jours au moins. Ensuite, 85 % au moins devraient l’être. On y revient après trois jours, une semaine et trois semaines.

## Exemples de ce qui a coincé

progress-example = { $way ->
    [hold] la carte a laissé le total à { $answer }, et non à { $given }
    [set] de { $before }, la carte a mis le total à { $answer }, et non à { $given }
    [swap] { $before } avec ses chiffres échangés donne { $answer }, et non { $given }
    [round] { $before } arrondi à la dizaine la plus proche donne { $answer }, et non { $given }
    [floor] { $before } moins { $step } irait au-dessous de 0 ; dans ce jeu, le total s’arrête à 0, et non à { $given }
   *[sum] { $sum }, et non { $given }
 }
progress-example-furthest = à partir de { $before }, la carte qui allait le plus loin sans dépasser { $limit } était { $answer }, et non { $given }
progress-example-fits = { $picked ->
    [0] ce qu’on pouvait jouer à { $before }, limite { $limit } : { $cards } (choisi : rien)
   *[other] ce qu’on pouvait jouer à { $before }, limite { $limit } : { $cards } (choisi : { $picked })
 }

## Erreurs, en titre avant leurs exemples

progress-mistake-counted-the-start = Compte aussi le nombre de départ
progress-mistake-added-to-the-tens = Prend des unités pour des dizaines
progress-mistake-digits-reversed = Inverse les chiffres de la réponse
progress-mistake-no-carry = Oublie la dizaine que font les unités
progress-mistake-carried-twice = Retient une dizaine de trop
progress-mistake-added-to-the-ones = Ajoute la dizaine aux unités
progress-mistake-only-the-ten = Ajoute la dizaine et oublie les unités
progress-mistake-only-the-ones = Ajoute les unités et oublie la dizaine
progress-mistake-added-instead = Ajoute au lieu d’enlever
progress-mistake-took-instead = Enlève au lieu d’ajouter
progress-mistake-said-the-card = Dit le nombre de la carte au lieu du total
progress-mistake-counted-the-card = Compte chaque carte pour un seul pas
progress-mistake-said-the-old-total = Redit l’ancien total
progress-mistake-wrote-side-by-side = Écrit dizaines et unités côte à côte
progress-mistake-finger-slip = Tape sur la touche d’à côté
progress-mistake-said-the-total = Dit le total au lieu de la place qui reste
progress-mistake-took-from-the-ones = Enlève la dizaine aux unités
progress-mistake-smaller-from-larger = Enlève toujours le plus petit chiffre du plus grand
progress-mistake-did-not-break-the-ten = Ne casse pas de dizaine en enlevant
progress-mistake-lost-the-sign = Perd le moins sous zéro
progress-mistake-stopped-at-zero = S’arrête à zéro
progress-mistake-ignored-the-floor = Va sous zéro là où le jeu s’y arrête
progress-mistake-doubled-only-the-tens = Ne double que les dizaines
progress-mistake-doubled-only-the-ones = Ne double que les unités
progress-mistake-added-two = Ajoute deux au lieu de doubler
progress-mistake-lost-the-odd-ten = Perd la demi-dizaine qui reste
progress-mistake-halved-only-the-tens = Ne partage que les dizaines
progress-mistake-took-two = Enlève deux au lieu de partager
progress-mistake-kept-the-total = Laisse le nombre comme il était, là où il change
progress-mistake-doubled-a-digit = Écrit un chiffre deux fois au lieu d’échanger
progress-mistake-rounded-the-other-way = Va à la dizaine la plus éloignée
progress-mistake-added-the-face = Ajoute le nombre d’une carte qui fait autre chose
progress-mistake-off-by-one = Se trompe d’un ou deux en comptant
progress-mistake-off-by-ten = Se trompe de dix
progress-mistake-stopped-at-the-ten = S’arrête à la dizaine
progress-mistake-went-on-from-the-ten = Va à la dizaine, puis refait tout le saut à partir de là
progress-mistake-read-the-total-reversed = Lit les chiffres du total à l’envers
progress-mistake-took-a-teen-for-tens = Confond des nombres comme 13 et 30
progress-mistake-wrote-as-said = Écrit un zéro de trop, comme 608 pour 68
progress-mistake-dropped-the-tens = Oublie les dizaines du total
progress-mistake-took-six-for-nine = Confond 6 et 9
progress-mistake-doubled-the-total = Double le total au lieu d’ajouter
progress-mistake-did-the-step-twice = Ajoute ou enlève deux fois le même nombre
progress-mistake-compared-the-ones = Compare les unités avec la limite, pas tout le nombre
progress-mistake-over-the-limit = Choisit une carte qui dépasse la limite
progress-mistake-left-one-out = Oublie une carte qui peut encore se jouer
progress-mistake-left-a-special-out = Oublie une carte neutre ou qui enlève
progress-mistake-not-the-largest = Choisit une carte possible, mais pas celle qui va le plus loin

## Une chose à essayer à la maison

progress-home-play = Chacun à son tour, ajoutez un nombre jusqu’à 10 et dites le total à voix haute.
progress-home-rules = Regardez les cartes ensemble avant de jouer : lesquelles gardent le total, lesquelles le fixent ?
progress-home-add-ones = Montez un escalier en comptant à partir d’un nombre quelconque, et non à partir de un.
progress-home-add-to-ten = Demandez l’ami de dix : 7 et 3, 6 et 4, 8 et 2.
progress-home-add-cross-ten = Posez 8 et 5 objets en deux rangées de dix ; remplissez la première avant de compter plus loin.
progress-home-add-ten = Ajoutez des pièces de dix centimes à quelques centimes : seules les dizaines changent.
progress-home-add-teens = Ajoutez onze comme dix et encore un, avec des pièces.
progress-home-take-ones = Prenez 17 grains de raisin, mangez-en quelques-uns et dites combien il en reste.
progress-home-take-ten = Payez dix centimes avec un porte-monnaie plein de pièces : seules les dizaines changent.
progress-home-take-cross-ten = Reculez d’abord de 13 à 10, puis le reste : sur un mètre ruban.
progress-home-take-past-zero = Lisez le thermomètre en hiver : de 6, descendez de 10.
progress-home-double = Doublez avec les deux mains : 5 et 5, puis 2 et 2, et les deux ensemble.
progress-home-halve = Partagez équitablement à deux : d’abord les dizaines, puis les unités.
progress-home-swap-digits = Écrivez 27 et 72 et dites quel chiffre est celui des dizaines.
progress-home-round-to-ten = Estimez les prix à la dizaine près, au magasin.
progress-home-room = Demandez, avec un mètre ruban : de 14 à 20, combien y a-t-il ?
progress-home-over-limit = Avec 20 centimes en main, demandez ce qu’on peut encore acheter.
progress-home-largest-safe = Remplissez un verre jusqu’à un trait, cuillère après cuillère : laquelle passe encore ?
progress-home-choice = Jouez un as, cartes visibles, et dites les deux totaux avant de choisir.

## La feuille de calculs, sur papier

progress-sheet-head = Nom : { $line } Date : { $line }
progress-sheet-swap = { $before } avec ses chiffres échangés : { $line }
progress-sheet-round = { $before } arrondi à la dizaine : { $line }
progress-sheet-key = Réponses : { $title }
progress-card-swap = { $before } avec ses chiffres échangés
progress-card-round = { $before } arrondi à la dizaine

## Le tableau de toutes les réponses

progress-column-time = heure
progress-column-mode = mode
progress-column-role = rôle
progress-column-variant = jeu
progress-column-game = partie
progress-column-session = séance
progress-column-before = avant
progress-column-cards = cartes
progress-column-value = valeur
progress-column-answer = réponse
progress-column-skill = compétence
progress-column-support = aide
progress-column-choices = choix
progress-column-hints = conseils
progress-column-tries = essais
progress-column-errors = erreurs
progress-column-milliseconds = millisecondes
progress-column-right_at_once = juste d’emblée
progress-column-entered_by = saisie
progress-column-focus_lost = fenêtre quittée
progress-column-ability = niveau
progress-column-expected = attendu
progress-column-rests = sans effet
progress-column-app = version
progress-column-seed = donne

## Le fichier des élèves

progress-saved-again = Ce que font les élèves est de nouveau enregistré.
progress-file-unreadable = Ce que les élèves avaient fait n’a pas pu être lu ; c’est gardé sous { $file }. C’est peut-être dans les sauvegardes.
progress-file-damaged = { $answers ->
    [one] Le fichier des élèves était abîmé ; { $answers } réponse sur au moins { $of } a pu être lue (élèves : { $learners }). Il est gardé sous { $file }. Le reste est peut-être dans les sauvegardes.
   *[other] Le fichier des élèves était abîmé ; { $answers } réponses sur au moins { $of } ont pu être lues (élèves : { $learners }). Il est gardé sous { $file }. Le reste est peut-être dans les sauvegardes.
 }
progress-file-mended = { $answers ->
    [0] Le fichier des élèves était abîmé, mais rien n’est perdu (élèves : { $learners }). Il est gardé sous { $file }.
    [one] Le fichier des élèves était abîmé, mais sa seule réponse a pu être lue (élèves : { $learners }). Il est gardé sous { $file }.
   *[other] Le fichier des élèves était abîmé, mais ses { $answers } réponses ont toutes pu être lues (élèves : { $learners }). Il est gardé sous { $file }.
 }

progress-probe-not-yet = Pas encore fait. C’est sous « Pour les enseignants ».
