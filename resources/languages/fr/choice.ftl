## Boutons

choice-lay-down-three = Étaler trois { FORM($rank, form: "many") }
choice-sneak-card = Intercepter : { FORM($card, form: "the") }
choice-discard-card = Défausser { FORM($card, form: "the") }
choice-take-card = Prendre { FORM($card, form: "the") }
choice-let-it-pass = Laisser passer
choice-do-not-answer = Ne pas répondre
choice-draw-a-card = Piocher
choice-give-up = Abandonner
choice-play-several = En jouer plusieurs
choice-play-them = Les jouer
choice-make-it-total = Faire { $total }

## Questions

choice-which-total = { START($rank, form: "figure") } : quel total ?
choice-turn-the-dial = Tourne le cadran, tape un nombre, ou utilise les flèches.
choice-tap-the-line = Touche la ligne, tape un nombre, ou utilise les flèches.
choice-give-up-out = Si tu abandonnes, tu sors de la partie
choice-which-seat = Quelle place ?
choice-click-a-seat = Clique sur une place, ou tape son numéro.
choice-which-go-together = Quelles cartes vont ensemble ?
choice-click-cards-or-space = Clique sur les cartes, ou marque-les avec Espace.
choice-marked = { $count ->
    [one] Une carte marquée
   *[other] { $count } cartes marquées
 }
choice-mark-another = Marque une autre carte qui va avec.
choice-marked-make = { $count ->
    [one] Une carte fait { $totals }
   *[other] { $count } cartes font { $totals }
 }
choice-marked-make-any = { $count ->
    [one] Une carte fait le total que tu veux, de { $low } à { $high }
   *[other] { $count } cartes font le total que tu veux, de { $low } à { $high }
 }
choice-enter-plays = { $count ->
    [one] Entrée la joue.
   *[other] Entrée les joue.
 }
choice-does-not-go-with = Cette carte ne va pas avec les autres.
choice-which-card-from-name = Quelle carte prends-tu à { $name } ?
choice-you-see-the-hand = Tu vois toute la main.
choice-a-bomb = Une bombe ! Tu te protèges ?
choice-name-laid-a-bomb = { $name } a posé une bombe. Tu te protèges ?
choice-who-passes-flips = Si tu laisses passer, tu prends la bombe.
choice-hold-it-too = Tu as aussi { FORM($card, form: "the") }. Tu interceptes ?
choice-name-laid-card = { $name } a posé { FORM($card, form: "the") }. Tu interceptes ?
choice-sneak-counts = Ça compte comme ton tour, et tu prends Zeus.
choice-which-under-stock = Quelle carte va sous la pioche ?
choice-under-stock-face-up = Elle reste face visible ; elle va au joueur qui pioche la dernière carte.
choice-lay-three-down = Tu as un brelan. Tu l’étales ?
choice-others-pay = Les autres paient, et la manche est finie.
choice-which-value = { START($rank, form: "figure") } : { $values } ?

## Ce qui est dit quand on essaie une autre carte

choice-only-sneak = Pour intercepter, seule cette carte va : { FORM($card, form: "the") } ; ou laisse passer.
choice-only-saves = Seule cette carte te protège de la bombe : { FORM($card, form: "the") } ; ou laisse passer.
choice-on-the-buttons = Choisis une des cartes sur les boutons.
choice-only-three = On ne peut étaler qu’un brelan ; ou laisse passer.

## Une ligne à la main

choice-answer-queen-or-not = Réponds par { FORM($rank, form: "a") }, ou ne réponds pas
choice-draw-before = { $count ->
    [one] Pioche { FORM($count, as: "form-number", form: "f") } carte avant que la prochaine soit posée
   *[other] Pioche { $count } cartes avant que la prochaine soit posée
 }

## Ce que font les touches

choice-key-marks = marquer des cartes qui vont ensemble
choice-key-next-seat = la place suivante

## Le total qu'un joueur annonce

choice-what-total-now = { START($ranks, form: "figure") } ({ $value }) sur { $total } : quel est le total ?
choice-wrong-costs = Tape-le, puis Entrée. Un calcul inexact coûte une pénalité.
choice-wrong-costs-token = Tape-le, puis Entrée. Un calcul inexact coûte un jeton.
choice-wrong-costs-deal = Tape-le, puis Entrée. Un calcul inexact perd la manche.
choice-escape-takes-back = Tape-le, puis Entrée. Échap reprend la carte.
choice-new-total = nouveau total
