## Quoi faire

hint-play = Conseil : joue { FORM($cards, form: "the") }, ça fait { $total }.
hint-play-several = Conseil : joue { FORM($count, as: "form-number") } { FORM($rank, form: "many") }, ça fait { $total }.
hint-do-to = { $effect ->
    [eliminate] Fais sortir { FORM($player, form: "whom") }.
    [exchange] Échange ta main avec { FORM($player, form: "whom") }.
    [steal] Vole une carte à { FORM($player, form: "whom") }.
   *[choose] Fais jouer { FORM($player, form: "whom") } ensuite.
 }
hint-lay-down = Conseil : étale { FORM($cards, form: "the") }.
hint-sneak = Conseil : intercepte avec { FORM($cards, form: "the") }.
hint-defend = Conseil : défends-toi avec { FORM($cards, form: "the") }.
hint-bottom = Conseil : mets sous la pioche { FORM($cards, form: "the") }.
hint-take = Conseil : prends { FORM($cards, form: "the") }.
hint-call = Conseil : annonce { $total }.
hint-draw = Conseil : pioche ta carte.
hint-let-it-pass = Conseil : laisse passer.
hint-do-not-answer = Conseil : ne réponds pas.
hint-give-up = Conseil : abandonne.

## Pourquoi

hint-only-play = { $limit ->
    [0] Rien d’autre ne reste à 0 ou plus.
   *[other] Rien d’autre ne reste dans la limite de { $limit }.
 }
hint-only-choice = Rien d’autre ne peut se jouer maintenant.
hint-all-over = { $limit ->
    [0] Tous les choix descendent sous 0.
   *[other] Tous les choix dépassent { $limit }.
 }
hint-alike = Ici, tous les choix se valent à peu près.
hint-gains = Ça rapporte tout de suite { $gained }.
hint-takes-zeus = Ça prend Zeus.
hint-ends-with-zeus = Ça met fin à la manche avec Zeus de ton côté.
hint-reaches-alone = Ça atteint { $total } et gagne la partie.
hint-reaches = Ça fait { $total } pile : vous gagnez tous.
hint-probably-cannot-stay = { $limit ->
    [0] { $player } ne pourra sans doute pas rester à 0 ou plus.
   *[other] { $player } ne pourra sans doute pas rester dans la limite de { $limit }.
 }
hint-may-not-stay = { $limit ->
    [0] { $player } ne pourra peut-être pas rester à 0 ou plus.
   *[other] { $player } ne pourra peut-être pas rester dans la limite de { $limit }.
 }
hint-for-the-game = Pour toute la partie, ça vaut mieux que la carte la plus sûre de cette manche.
hint-rival = Jouer { FORM($cards, form: "the") }, pour faire { $total }, est peut-être aussi bien.
hint-rival-let-it-pass = Laisser passer est peut-être aussi bien.
hint-rival-other = Un autre choix est peut-être aussi bon.
hint-odds = La chance de ne pas perdre cette manche est de { $percent } %, sinon de { $other } %.
hint-keeps = { $count ->
    [one] Tu gardes { FORM($count, as: "form-number", form: "f") } carte qui se joue même à { $limit }.
   *[other] Tu gardes { $count } cartes qui se jouent même à { $limit }.
 }
hint-spends = Joue la grosse carte tant qu’il y a de la place.
hint-least = Aucune autre carte n’ajoute aussi peu.
hint-least-off = Aucune autre carte n’enlève aussi peu.
hint-holds = Le total reste à { $total }.
hint-lowers = Le total descend de { $count }.
hint-raises = Le total monte de { $count }.
hint-no-room = { $limit ->
    [0] Il ne reste plus rien à enlever.
   *[other] Il ne reste plus du tout de place jusqu’à { $limit }.
 }
hint-little-room = { $limit ->
    [0] Il ne reste que { $count } jusqu’à 0.
   *[other] Il ne reste que { $count } jusqu’à { $limit }.
 }
hint-room = Il reste de la place pour { $count }.

## Pourquoi : ce que ça fait aux autres

hint-strikes-one = Ça fait sortir un autre joueur de la manche.
hint-strikes-obliges = Le joueur suivant doit jouer deux fois.
hint-strikes-draw-1 = Tous les autres piochent une carte.
hint-strikes-draw-2 = Tous les autres piochent deux cartes.
hint-strikes-bomb = La bombe touche tous les autres, s’ils ne défaussent pas une carte qui sauve.

## Les chances des cartes

hint-card-chance = { $card } { $percent } %
hint-chances = Chance de ne pas perdre cette manche : { $chances }.
