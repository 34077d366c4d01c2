## Les cartes

event-copied = { $player ->
    [you] Tu as copié { FORM($card, form: "the") }
   *[other] { $player } a copié { FORM($card, form: "the") }
 }
event-copied-brief = copie : { FORM($rank, form: "figure") }
event-four = { $player ->
    [you] Tu as posé quatre cartes d’un coup
   *[other] { $player } a posé quatre cartes d’un coup
 }
event-four-brief = quatre d’un coup !
event-wrong-call = { $player ->
    [you] Tu as annoncé un autre nombre ; le total est à { $total }
   *[other] { $player } a annoncé un autre nombre ; le total est à { $total }
 }
event-wrong-call-brief = le total : { $total }
event-sneaked = { $player ->
    [you] Tu as intercepté hors de ton tour
   *[other] { $player } a intercepté hors de son tour
 }
event-sneaked-brief = interception !
event-three-of-a-kind = { $player ->
    [you] Tu as étalé trois { FORM($rank, form: "many") }
   *[other] { $player } a étalé trois { FORM($rank, form: "many") }
 }
event-three-of-a-kind-brief = trois { FORM($rank, form: "many") }

## Ce qu'on fait à une autre place

event-named-next = { $player ->
    [you] Tu as désigné { FORM($target, form: "whom") } pour jouer ensuite
   *[other] { $target ->
        [you] { $player } te fait jouer ensuite
       *[other] { $player } a désigné { $target } pour jouer ensuite
     }
 }
event-named-next-brief = à jouer ensuite
event-exchanged = { $player ->
    [you] { FORM($target, form: "whom") } et toi, vous avez échangé vos mains
   *[other] { $target ->
        [you] { $player } et toi, vous avez échangé vos mains
       *[other] { $player } et { $target } ont échangé leurs mains
     }
 }
event-exchanged-brief = échange avec { FORM($target, form: "whom") }
event-redealt = { $player ->
    [you] Tu as fait redistribuer toutes les mains
   *[other] { $player } a fait redistribuer toutes les mains
 }
event-redealt-brief = mains neuves pour tous
event-stole = { $player ->
    [you] Tu as volé une carte à { FORM($target, form: "whom") }
   *[other] { $target ->
        [you] { $player } t’a volé une carte
       *[other] { $player } a volé une carte à { $target }
     }
 }
event-stole-card = { $player ->
    [you] Tu as volé une carte à { FORM($target, form: "whom") } : { $card }
   *[other] { $target ->
        [you] { $player } t’a volé une carte : { $card }
       *[other] { $player } a volé une carte à { $target } : { $card }
     }
 }
event-stole-brief = vol à { FORM($target, form: "whom") }
event-struck = { $player ->
    [you] Tu as fait sortir { FORM($target, form: "whom") }
   *[other] { $target ->
        [you] { $player } t’a fait sortir
       *[other] { $player } a fait sortir { $target }
     }
 }
event-struck-brief = dehors : { FORM($target, form: "whom") }
event-shield = { $player ->
    [you] Tu as posé le bouclier et tu restes
   *[other] { $player } a posé le bouclier et reste
 }
event-shield-brief = bouclier !
event-zeus = { $player ->
    [you] Tu as pris Zeus
   *[other] { $player } a pris Zeus
 }
event-zeus-brief = Zeus attrapé !
event-saved = { $player ->
    [you] Tu as défaussé { FORM($card, form: "the") } : la bombe ne te touche pas
   *[other] { $player } a défaussé { FORM($card, form: "the") } : la bombe passe à côté
 }
event-saved-brief = sauvetage !
event-wore-off = À partir de maintenant, { FORM($card, form: "the") } compte { $value }
event-wore-off-brief = { $card } : juste { $value }

## Ce qu'on doit

event-must-play = { $player ->
    [you] Tu dois jouer { FORM($count, as: "form-times") }
   *[other] { $player } doit jouer { FORM($count, as: "form-times") }
 }
event-must-play-brief = { FORM($count, as: "form-times") } à jouer
event-nothing-owed = { $player ->
    [you] Te voilà quitte : plus rien à jouer en plus
   *[other] { $player } en est quitte : plus rien à jouer en plus
 }
event-nothing-owed-brief = quitte !
event-could-not-answer = { $player ->
    [you] Tu n’as pas pu répondre, et ton tour est perdu
   *[other] { $player } n’a pas pu répondre, et son tour est perdu
 }
event-did-not-answer = { $player ->
    [you] Tu n’as pas répondu, et ton tour est perdu
   *[other] { $player } n’a pas répondu, et son tour est perdu
 }
event-penalty = { $player ->
    [you] Tu n’as pas répondu : il faut payer l’amende
   *[other] { $player } n’a pas répondu : il faut payer l’amende
 }
event-penalty-brief = pas de réponse
event-once-more = { $player ->
    [you] Tu peux rejouer
   *[other] { $player } peut rejouer
 }
event-once-more-brief = encore un tour
event-others-draw = { $count ->
    [one] Tout le monde sauf { FORM($player, form: "whom") } pioche { FORM($count, as: "form-number", form: "f") } carte
   *[other] Tout le monde sauf { FORM($player, form: "whom") } pioche { $count } cartes
 }
event-others-draw-brief = les autres piochent { $count }
event-forgot-to-draw = { $player ->
    [you] Tu as oublié de piocher
   *[other] { $player } a oublié de piocher
 }
event-forgot-to-draw-brief = pioche oubliée

## Le total

event-exact = { $player ->
    [you] Tu tombes pile sur { $number }
   *[other] { $player } tombe pile sur { $number }
 }
event-exact-brief = { $number } pile !
event-crossed = { $player ->
    [you] Tu as franchi { $number }
   *[other] { $player } a franchi { $number }
 }
event-crossed-brief = { $number } franchi
event-called = { $player ->
    [you] Tu as annoncé { $number }, et ça se paie
   *[other] { $player } a annoncé { $number }, et ça se paie
 }
event-called-brief = { $number }, ça coûte
event-pays-each = { $player ->
    [you] Tu as payé { event-points } à chacun des autres
   *[other] { $player } a payé { event-points } à chacun des autres
 }
event-pays-each-brief = { $count } à chacun
event-gets-from-each = { $player ->
    [you] Tu as reçu { event-points } de chacun des autres
   *[other] { $player } a reçu { event-points } de chacun des autres
 }
event-gets-from-each-brief = { $count } de chacun
event-wins-points = { $player ->
    [you] Tu as gagné { event-points }
   *[other] { $player } a gagné { event-points }
 }
event-wins-points-brief = +{ $count }
event-loses-points = { $player ->
    [you] Tu as perdu { event-points }
   *[other] { $player } a perdu { event-points }
 }
event-loses-points-brief = −{ $count }
event-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
event-reset = Le total est maintenant à { $total }
event-reset-brief = total à { $total }
event-over = { $player ->
    [you] Tu dépasses, avec { $total }
   *[other] { $player } dépasse, avec { $total }
 }
event-over-brief = ça dépasse : { $total }
event-mistake = { $player ->
    [you] Tu as posé { FORM($card, form: "the") } par erreur : { $total }, ça dépasse
   *[other] { $player } a posé { FORM($card, form: "the") } par erreur : { $total }, ça dépasse
 }

## Les pertes

event-cannot-play = { $player ->
    [you] Tu ne peux pas jouer
   *[other] { $player } ne peut pas jouer
 }
event-cannot-play-brief = rien à jouer
event-gave-up = { $player ->
    [you] Tu abandonnes
   *[other] { $player } abandonne
 }
event-gave-up-brief = abandon
event-bombed = { $player ->
    [you] La bombe est tombée sur toi
   *[other] La bombe a touché { $player }
 }
event-bombed-brief = la bombe a frappé
event-bank = { $player ->
    [you] Tu as gagné le reste de la banque
   *[other] { $player } a gagné le reste de la banque
 }
event-bank-brief = banque vidée

## Depuis ton dernier tour, sur le rideau

event-dealt = Les cartes sont distribuées.
event-nobody-played = Personne n’a joué depuis.
event-plays = { $player ->
    [you] Tu joues { FORM($cards, form: "the") } : { $total }
   *[other] { $player } joue { FORM($cards, form: "the") } : { $total }
 }
event-plays-still = { $player ->
    [you] Tu joues { FORM($cards, form: "the") } : toujours { $total }
   *[other] { $player } joue { FORM($cards, form: "the") } : toujours { $total }
 }
event-plays-several = { $player ->
    [you] Tu joues { FORM($count, as: "form-number") } { FORM($rank, form: "many") } : { $total }
   *[other] { $player } joue { FORM($count, as: "form-number") } { FORM($rank, form: "many") } : { $total }
 }
event-plays-several-still = { $player ->
    [you] Tu joues { FORM($count, as: "form-number") } { FORM($rank, form: "many") } : toujours { $total }
   *[other] { $player } joue { FORM($count, as: "form-number") } { FORM($rank, form: "many") } : toujours { $total }
 }
event-earlier = { $count ->
    [one] Avant ça, il y a eu { $count } autre coup.
   *[other] Avant ça, il y a eu { $count } autres coups.
 }
event-turned = On joue maintenant dans l’autre sens.
