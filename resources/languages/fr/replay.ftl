## Une étape, telle qu'elle est lue

replay-step-deal = Manche { $deal }, { $name ->
    [you] tu distribues
   *[other] { $name } distribue
 }
replay-step-stop = La partie s’est arrêtée ici
replay-step-play = Coup { $number }, { FORM($name, form: "whom") }, { $cards }, total { $total }
replay-step-play-at = { $way ->
    [eliminate] Coup { $number }, { FORM($name, form: "whom") }, { $cards }, dehors : { FORM($other, form: "whom") }, total { $total }
    [exchange] Coup { $number }, { FORM($name, form: "whom") }, { $cards }, échange de mains avec { FORM($other, form: "whom") }, total { $total }
    [steal] Coup { $number }, { FORM($name, form: "whom") }, { $cards }, une carte volée à { FORM($other, form: "whom") }, total { $total }
   *[choose] Coup { $number }, { FORM($name, form: "whom") }, { $cards }, ensuite { FORM($other, form: "whom") }, total { $total }
 }
replay-step-sneak = Coup { $number }, { FORM($name, form: "whom") }, { $cards }, interception, total { $total }
replay-step-stuck = Coup { $number }, { FORM($name, form: "whom") }, rien à jouer
replay-step-draw = Coup { $number }, { FORM($name, form: "whom") }, une carte piochée
replay-step-decline = Coup { $number }, { FORM($name, form: "whom") }, pas de réponse
replay-step-declare = Coup { $number }, { FORM($name, form: "whom") }, { $cards } sur la table
replay-step-defend = Coup { $number }, { FORM($name, form: "whom") }, défense avec { FORM($cards, form: "the") }
replay-step-bottom = Coup { $number }, { FORM($name, form: "whom") }, { $cards } sous la pioche
replay-step-turned = Coup { $number }, { FORM($name, form: "whom") }, { $cards } au début de la pile
replay-step-take = { $cards ->
    [0] Coup { $number }, { FORM($name, form: "whom") }, une carte volée
   *[other] Coup { $number }, { FORM($name, form: "whom") }, vol : { $cards }
 }
replay-step-call = Coup { $number }, { FORM($name, form: "whom") }, annonce { $total }

replay-step-costly = { $step }, coûte { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
replay-step-last = { $step }. { $ended }

## La fin

replay-goes-on = La partie continue
replay-won = { $winners ->
    [you] { $winners ->
        [1] Tu as gagné
       *[other] { START($winners, form: "whom") }, vous avez gagné
     }
    [1] { $winners } a gagné
   *[other] { $winners } ont gagné
 }
replay-nobody-won = Personne n’a gagné

## À côté de la carte dans la liste des coups, derrière le nom ou « Toi »

replay-note-sneak = interception
replay-note-stuck = rien à jouer
replay-note-draw = pioche
replay-note-decline = passe
replay-note-declare = sur la table
replay-note-defend = défense
replay-note-bottom = sous la pioche
replay-note-turned = face visible
replay-note-take = vol
replay-note-call = annonce { $total }

## Un coup en peu de mots, derrière deux-points ou un tiret

replay-move-play = { $cards } pour faire { $total }
replay-move-play-at = { $way ->
    [eliminate] { $cards } pour faire { $total }, dehors : { FORM($other, form: "whom") }
    [exchange] { $cards } pour faire { $total }, échange de mains avec { FORM($other, form: "whom") }
    [steal] { $cards } pour faire { $total }, une carte volée à { FORM($other, form: "whom") }
   *[choose] { $cards } pour faire { $total }, ensuite { FORM($other, form: "whom") }
 }
replay-move-decline = laisser passer
replay-move-sneak = intercepter : { $cards }
replay-move-declare = étaler : { $cards }
replay-move-defend = se défendre : { $cards }
replay-move-bottom = { $cards } sous la pioche
replay-move-turned = retourner : { $cards }
replay-move-take = prendre : { $cards }
replay-move-nothing = ne rien poser

## Le coach

replay-coach-best = On ne pouvait pas mieux faire.
replay-coach-sound = Un bon choix.
replay-coach-played = Joué : { $move }, { $percent } % de ne pas perdre la manche.
replay-coach-played-by = { $name ->
    [you] Tu as joué : { $move }, { $percent } % de ne pas perdre la manche.
   *[other] { $name } a joué : { $move }, { $percent } % de ne pas perdre la manche.
 }
replay-coach-better = Mieux : { $move }, { $percent } %.
replay-coach-looks = Le coach examine le choix { $seen } sur { $choices }.
replay-coach-cost = Ce qu’un coup a coûté : la chance de ne pas perdre la manche qu’il a gâchée, en points sur 100.
replay-coach-nothing-worse = Aucun choix n’était nettement moins bon qu’un autre.

## La page et son titre

replay-looking-back = Revoir la partie
replay-subtitle = { $game }, { $day }. { $ended }.
replay-subtitle-undated = { $game }. { $ended }.
replay-deal-number = Manche { $deal }
replay-hand-of = { $name ->
    [you] Ta main
   *[other] Main : { $name }
 }
replay-seen-by = Vu par
replay-position = Endroit de la partie

## Boutons

replay-open-hands = Mains ouvertes
replay-open-hands-tip = Toutes les mains face visible, ou une seule
replay-speed-slow = vitesse ½×
replay-speed-normal = vitesse 1×
replay-speed-quick = vitesse 3×
replay-speed-tip = { $speed } (+ et −)
replay-to-the-beginning = Au début
replay-one-move-back = Un coup en arrière
replay-one-move-on = Un coup en avant
replay-to-the-end = À la fin
replay-play = Lire
replay-costly = Coûteux
replay-costly-tip = Seulement les coups qui ont coûté
replay-play-on = Continuer d’ici
replay-play-on-tip = Une nouvelle partie à partir d’ici
replay-share = Partager

## Ce que font les touches

replay-key-step = un coup en arrière ou en avant
replay-key-ends = au début ou à la fin
replay-key-deals = de manche en manche
replay-key-play = lire ou pause
replay-key-speed = plus vite, moins vite

## Ce qu'on emporte

replay-copied = La partie est copiée ; colle-la où tu veux.
replay-save-record = Enregistrer la partie
replay-save-trace = Enregistrer le journal complet
replay-save-picture = Enregistrer une image de la table
replay-save-sheet = Enregistrer la feuille de score
replay-kind-record = Parties de Cardtable ({ $pattern })
replay-kind-trace = JSON Lines ({ $pattern })
replay-kind-picture = Images ({ $pattern })
replay-kind-sheet = PDF ({ $pattern })

## La feuille de score, sur papier

replay-sheet-deal = Manche
replay-sheet-dealer = Donneur
replay-sheet-plays = Coups
replay-sheet-total = Total
replay-sheet-team = Tous ensemble
replay-sheet-deal-number = Donne n° { $seed }
replay-sheet-tokens = Les colonnes des joueurs disent ce qui restait à chacun ; × a perdu la manche.
replay-sheet-scores = Les colonnes des joueurs donnent leurs points ; × a perdu la manche.
replay-sheet-forfeits = Les colonnes des joueurs comptent les manches perdues ; × a perdu la manche.
