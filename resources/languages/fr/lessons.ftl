## Boutons

lessons-let-stand = C’est juste
lessons-check = Je vérifie !
lessons-that-is-all = C’est tout
lessons-do-not-know = Je ne sais pas
lessons-no-hurry = Prends ton temps.
lessons-take-your-time = Prends ton temps. Ou touche « Montre-moi » : ça ne coûte rien.
lessons-call-it = Annoncer { $total }
lessons-said-for-you = Quand un nombre dépasse { $most }, le total est annoncé à ta place, { $name }.

## Ce que font les touches

lessons-key-pick-card = choisir cette carte
lessons-key-type-answer = taper la réponse

## Qui joue : une phrase sur le bandeau

lessons-you-play = { $name }, tu joues { FORM($cards, form: "the") }.
lessons-other-plays = { $name } joue { FORM($cards, form: "the") }.
lessons-look-at-hand = { $name }, regarde ta main.
lessons-here-is-a-sum = { $name }, voici un calcul.

## La question : une phrase sur le bandeau

lessons-ask-total = Quel est le nouveau total ?
lessons-ask-room = De { $total } à { $limit }, combien reste-t-il de place ?
lessons-ask-hold = Cette carte ne change pas le total. Combien fait-il ?
lessons-ask-double = Cette carte double le total. Combien fait-il maintenant ?
lessons-ask-halve = Cette carte prend la moitié du total. Combien fait-il maintenant ?
lessons-ask-swap = Cette carte échange les deux chiffres. Combien fait le total maintenant ?
lessons-ask-round = Cette carte va à la dizaine la plus proche. Le cinq monte. Combien fait le total maintenant ?
lessons-ask-set = Cette carte fixe le total. Combien fait-il maintenant ?
lessons-ask-plainly = Combien ça fait ?
lessons-ask-plainly-swap = Échange les deux chiffres. Quel nombre obtiens-tu ?
lessons-ask-plainly-round = Va à la dizaine la plus proche. Le cinq monte. Quel nombre est-ce ?
lessons-ask-which-fit = Quelles cartes peux-tu encore jouer ?
lessons-ask-furthest = Quelle carte va le plus loin sans dépasser { $limit } ?
lessons-ask-which-value = Laquelle de ses valeurs peux-tu encore jouer ?

## Sur le bandeau et à côté de la droite graduée

lessons-who-calls-sum = { $name } :
lessons-or-tap-the-line = ou touche la ligne
lessons-tile-swap = échange
lessons-tile-round = arrondi
lessons-card-as = { $card } : { $signed }

## Après une réponse

lessons-yes = { $way ->
    [floor] Oui ! { $total } moins { $step } irait au-dessous de zéro. Dans ce jeu, le total s’arrête à zéro.
    [total] Oui ! Le total est { $answer }.
    [number] Oui ! C’est { $answer }.
    [rule] Oui !
   *[sum] Oui ! { $sum }.
 }
lessons-yes-picked = Oui ! De { $total } on arrive à { $made }.
lessons-yes-stays = Oui ! Le total reste à { $total }.
lessons-yes-all-that-fit = Oui ! Voilà toutes celles que tu peux jouer : { $cards }.
lessons-nearly = Presque.
lessons-not-yet = Pas encore.
lessons-look-where-cards-lead = Regarde où mène chaque carte, puis choisis encore une fois.
lessons-there-it-stands = Le voilà : { $answer }. À toi.

## Un ordinateur a dit un total, et l'enfant vérifie

lessons-is-that-right = { $way ->
    [sum] « { $sum } : { $said }. » Est-ce que c’est juste ?
   *[total] « Le total est { $said }. » Est-ce que c’est juste ?
 }
lessons-look = { $way ->
    [floor] Regarde : { $total } moins { $step } irait au-dessous de zéro. Dans ce jeu, le total s’arrête à zéro, et non à { $said }.
    [total] Regarde : le total est { $answer }, et non { $said }.
   *[sum] Regarde : { $sum }, et non { $said }.
 }
lessons-was-right = { $way ->
    [floor] C’était juste : { $total } moins { $step } irait au-dessous de zéro. Dans ce jeu, le total s’arrête à zéro. Vérifier, c’est toujours bien.
    [total] C’était juste : le total est { $answer }. Vérifier, c’est toujours bien.
   *[sum] C’était juste : { $sum }. Vérifier, c’est toujours bien.
 }

## Lu à voix haute

lessons-read-sum = { $way ->
    [add] { $total } plus { $step }
    [take] { $total } moins { $step }
    [double] le double de { $total }
   *[halve] la moitié de { $total }
 }
lessons-read-answer = { $way ->
    [add] { $total } plus { $step } égale { $answer }
    [take] { $total } moins { $step } égale { $answer }
    [double] le double de { $total }, c’est { $answer }
   *[halve] la moitié de { $total }, c’est { $answer }
 }
lessons-total-is = Le total est { $total }.
lessons-number-is = Le nombre est { $total }.
lessons-total-and-limit = Le total est { $total }, la limite est { $limit }.

## Comment continuer

lessons-turn-card = { $way ->
    [floor] { $total } moins { $step } irait au-dessous de 0. Dans ce jeu, le total s’arrête à 0.
    [hold] Le total reste à { $answer }.
   *[set] Le total est maintenant { $answer }.
 }
lessons-way-room = De { $total } à { $limit }, combien faut-il ajouter ?
lessons-way-count-on = Pars de { $total } et avance de { $step }.
lessons-way-count-back = Pars de { $total } et recule de { $step }.
lessons-way-start = Pars de { $total }.
lessons-way-again = Essaie encore, à partir de { $total }.
lessons-way-tens-on = { $tens ->
    [one] Il y a une dizaine de plus
   *[other] Les dizaines augmentent de { $tens }
 }. Les unités restent.
lessons-way-tens-back = { $tens ->
    [one] Il y a une dizaine de moins
   *[other] Les dizaines diminuent de { $tens }
 }. Les unités restent.
lessons-way-break-ten = Casse une dizaine : 10 moins { $step } égale { $rest }.
lessons-way-make-ten = De { $total } à { $stop }, il manque { $first } ; { $rest ->
    [one] il reste { $rest } à ajouter
   *[other] il reste { $rest } à ajouter
 }.
lessons-way-on-and-back = { $total } plus { $first } égale { $stop } ; puis recule de { $rest }.
lessons-way-on-and-on = { $total } plus { $first } égale { $stop } ; puis encore { $rest }.
lessons-way-back-and-on = { $total } moins { $first } égale { $stop } ; puis avance de { $rest }.
lessons-way-back-and-back = { $total } moins { $first } égale { $stop } ; puis recule encore de { $rest }.
lessons-way-left = { $left ->
    [0] Le total est { $total } : jusqu’à { $limit }, il ne reste rien.
    [one] De { $total } à { $limit }, il reste { $left }.
   *[other] De { $total } à { $limit }, il reste { $left }.
 }

## Ce que montre une réponse inexacte, comme un enfant peut le voir

lessons-mistake-counted-the-start = Commence à compter après { $total }, sans compter { $total }.
lessons-mistake-added-to-the-tens = { $step ->
    [one] Le { $step } est une unité, pas une dizaine.
   *[other] Le { $step }, ce sont des unités, pas des dizaines.
 }
lessons-mistake-digits-reversed = Les chiffres sont bons, mais dizaines et unités ont changé de place.
lessons-mistake-no-carry = Les unités font dix ou plus : il y a une dizaine de plus.
lessons-mistake-carried-twice = Les unités font une nouvelle dizaine, pas deux.
lessons-mistake-added-to-the-ones = On n’ajoute que des dizaines avec { $step } : les unités restent.
lessons-mistake-only-the-ten = La dizaine y est ; il manque encore les unités.
lessons-mistake-only-the-ones = Les unités y sont ; il manque encore la dizaine.
lessons-mistake-added-instead = Ici, on enlève.
lessons-mistake-took-instead = Ici, on ajoute.
lessons-mistake-said-the-card = { $step }, c’est seulement le saut : où mène-t-il à partir de { $total } ?
lessons-mistake-counted-the-card = Un seul pas ne suffit pas : ici, c’est { $step }.
lessons-mistake-said-the-old-total = { $total }, c’est seulement le départ : où mène le saut de { $step } ?
lessons-mistake-wrote-side-by-side = Dix unités font une dizaine de plus.
lessons-mistake-finger-slip = Un seul chiffre ne va pas. Regarde encore.
lessons-mistake-took-from-the-ones = On n’enlève que des dizaines avec { $step } : les unités restent.
lessons-mistake-smaller-from-larger = Il n’y a pas assez d’unités. Casse une dizaine.
lessons-mistake-did-not-break-the-ten = Les unités sont bonnes. Mais on a cassé une dizaine.
lessons-mistake-lost-the-sign = On est au-dessous de zéro : il faut un moins devant le nombre.
lessons-mistake-stopped-at-zero = Ici, on ne s’arrête pas à zéro.
lessons-mistake-doubled-only-the-tens = Les unités doublent aussi.
lessons-mistake-doubled-only-the-ones = Les dizaines doublent aussi.
lessons-mistake-added-two = Le double, c’est le nombre et encore une fois le nombre.
lessons-mistake-lost-the-odd-ten = La moitié d’une dizaine, c’est cinq : ne la perds pas.
lessons-mistake-halved-only-the-tens = On prend aussi la moitié des unités.
lessons-mistake-took-two = La moitié, c’est partager en deux parts égales.
lessons-mistake-kept-the-total = Le nombre ne reste pas comme il est.
lessons-mistake-said-the-total = { $total }, c’est le total : combien manque-t-il ?
lessons-mistake-doubled-a-digit = Les deux chiffres changent de place.
lessons-mistake-rounded-the-other-way = { $ones ->
    [5] À partir de cinq, on monte à la dizaine suivante.
   *[other] Regarde quelle dizaine est la plus proche.
 }
lessons-mistake-added-the-face = Ici, cette carte n’ajoute pas { $face }.
lessons-mistake-off-by-one = Compte encore une fois.
lessons-mistake-off-by-ten = Les unités sont bonnes ; regarde les dizaines.
lessons-mistake-stopped-at-the-ten = La dizaine y est, mais il faut encore avancer ou reculer.
lessons-mistake-went-on-from-the-ten = Il faut déjà une partie de { $step } pour aller à la dizaine.
lessons-mistake-read-the-total-reversed = Regarde encore { $total } : les dizaines viennent en premier.
lessons-mistake-took-a-teen-for-tens = De 11 à 19, il n’y a qu’une dizaine.
lessons-mistake-wrote-as-said = Il y a un zéro de trop.
lessons-mistake-dropped-the-tens = N’oublie pas les dizaines de { $total }.
lessons-mistake-took-six-for-nine = Regarde bien : est-ce 6 ou 9 ?
lessons-mistake-doubled-the-total = Ici, on ne double pas : on ajoute { $step }.
lessons-mistake-did-the-step-twice = Le saut de { $step }, c’est une seule fois.
lessons-mistake-compared-the-ones = { $left ->
    [0] Regarde tout le nombre : de { $total } à { $limit }, il ne reste rien.
    [one] Regarde tout le nombre : de { $total } à { $limit }, il ne reste que { $left }.
   *[other] Regarde tout le nombre : de { $total } à { $limit }, il ne reste que { $left }.
 }
lessons-mistake-over-the-limit = { $total } plus { $step }, ça ferait { $made } : plus que { $limit }.
lessons-mistake-left-one-out = { $left ->
    [one] Tu peux encore en jouer d’autres : il reste { $left } jusqu’à { $limit }.
   *[other] Tu peux encore en jouer d’autres : il reste { $left } jusqu’à { $limit }.
 }
lessons-mistake-left-a-special-out = Tu peux encore en jouer d’autres : une des autres n’ajoute rien.
lessons-mistake-not-the-largest = Celle-là est possible. Y en a-t-il une qui va plus loin ?

## Qui annonce

lessons-who-calls = { $name } annonce
lessons-who-calls-heard = { $name } annonce. Les autres, on ne souffle pas !
lessons-others-hush = Les autres, on ne souffle pas !
lessons-hush = chut
lessons-i-am = C’est moi, { $name }
lessons-is-not-here = { $name } n’est pas là
lessons-own-book = Carnet : { $name }
lessons-own-book-note = { $name } y note seulement ses annonces
lessons-read-aloud = Lire à voix haute

lessons-tap-the-line = Touche la ligne
