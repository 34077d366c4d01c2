## Un ami demande

friends-on-card = { $friend } est encore sur cette carte
friends-brings-sum = { $friend } a un calcul pour toi
friends-looked-today = Nous avons regardé ce calcul ensemble aujourd’hui.
friends-looked-before = Nous avons déjà regardé ce calcul ensemble.
friends-goes-with = Ce calcul va avec un autre que nous avons regardé ensemble.
friends-call-it = Annonce-le, avec la ligne si tu veux, et { $friend } rentre à la maison.
friends-call-it-alone = Annonce-le, et { $friend } rentre à la maison.
friends-no-hurry = Rien ne presse : { $friend } peut attendre un autre jour (touche { $key }).
friends-show-line = Montrer la ligne
friends-show-more = En montrer plus
friends-is-home = { $friend } est à la maison !
friends-another-waits = Un autre ami
friends-card-with-sum = { $who } est sur une carte avec le calcul { $sum }.

## L'album

friends-album-of = Album : { $name }
friends-at-home = amis à la maison
friends-place = pour { $friend }
friends-in-album = { $who } : { $sum }

## Les noms

friends-name-add-ones = Titi
friends-name-add-to-ten = Olli
friends-name-add-cross-ten = Pim
friends-name-add-ten = Suma
friends-name-add-teens = Taro
friends-name-take-ones = Coco
friends-name-take-ten = Lumi
friends-name-take-cross-ten = Igo
friends-name-take-past-zero = Bulle
friends-name-double = Flora
friends-name-halve = Momo
friends-name-swap-digits = Filou
friends-name-round-to-ten = Robi
friends-name-room = Ella

## Qui ils sont

friends-who-add-ones = Titi le poussin
friends-who-add-to-ten = Olli le cochon
friends-who-add-cross-ten = Pim la souris
friends-who-add-ten = Suma l’abeille
friends-who-add-teens = Taro la tortue
friends-who-take-ones = Coco la coccinelle
friends-who-take-ten = Lumi l’escargot
friends-who-take-cross-ten = Igo le hérisson
friends-who-take-past-zero = Bulle le poisson
friends-who-double = Flora le papillon
friends-who-halve = Momo le hamster
friends-who-swap-digits = Filou la chauve-souris
friends-who-round-to-ten = Robi le phoque
friends-who-room = Ella l’éléphante

friends-nobody-today = Aucun ami n’attend aujourd’hui.
friends-today = L’ami du jour
