## Le côté vers lequel on joue au début d'une manche, et l'autre

howto-side = { $side ->
    [right] droite
   *[left] gauche
 }
howto-other-side = { $side ->
    [right] gauche
   *[left] droite
 }
howto-way = { $side ->
    [right] dans le sens inverse des aiguilles d’une montre
   *[left] dans le sens des aiguilles d’une montre
 }

## Titres

howto-heading-special = Ce qui change ici
howto-heading-aim = But du jeu
howto-heading-players = Joueurs et cartes
howto-heading-deal = La distribution
howto-heading-turn = Ton tour
howto-heading-cards = Ce que font les cartes
howto-heading-naming = Désigner un joueur
howto-heading-redeal = Nouvelles mains
howto-heading-several = Plusieurs cartes à la fois
howto-heading-twice = Jouer deux fois
howto-heading-answering = Répondre aux { FORM($rank, form: "many") }
howto-heading-runs = Les suites
howto-heading-ban = Les { FORM($rank, form: "many") } au début
howto-heading-milestones = Tomber pile ou sauter
howto-heading-fines = Les totaux qui coûtent
howto-heading-borders = Les frontières
howto-heading-wears-off = Des cartes qui s’usent
howto-heading-wakes = Des cartes qui s’éveillent
howto-heading-payment = Plus de { $limit }, et { $limit } pile
howto-heading-hurdles = Les obstacles
howto-heading-69 = 69 pile
howto-heading-exact = Exactement { $total }
howto-heading-three = Le brelan
howto-heading-hands = Les mains spéciales
howto-heading-zeus = Zeus
howto-heading-last-card = La dernière carte et les bombes
howto-heading-two-players = À deux
howto-heading-stuck = Quand tu ne peux pas jouer
howto-heading-out = Élimination
howto-heading-stock = Quand la pioche est vide
howto-heading-next-deal = La manche suivante
howto-heading-end = Fin de la partie
howto-heading-tips = Astuces
howto-source = Source : { $source }.
howto-source-own = Inventé pour Cardtable.
howto-source-maker = Inventé par { $name }.
howto-source-home = Inventé à la maison.
howto-source-sold = Source : { $source }. Nous n’avons aucun lien avec le propriétaire du nom.
howto-source-grade = { $grade ->
    [A] Niveau A : la source donne presque toutes les règles, nous n’avons comblé que de petits trous.
   *[B] Niveau B : là où la source ne dit rien, c’est nous qui avons fixé les règles.
 }

## Ce qui change ici

howto-special-unlike = Tu connais déjà « { $game } » ? Voici ce qui change : { $what }.
howto-special-otherwise = Pour le reste, on joue comme à « { $game } ».
howto-special-top = À { $over }, c’est perdu, et à { $limit }, voici tout ce qui se joue encore : { FORM($cards, form: "a") }.
howto-special-bottom = Au-dessous de 0, c’est perdu, et à 0, voici tout ce qui se joue encore : { FORM($cards, form: "a") }.

## Ce qu'on paie : « tu paies un centime » ; « chacun des autres paie un centime »

howto-pay = { $cost ->
    [corner] tu plies { $cost } de ton billet
    [fold] tu fais { $cost } à ton billet
    [point] tu perds { $cost }
    [bomb] tu retournes { $cost }
   *[other] tu paies { $cost }
 }
howto-pays = { $cost ->
    [corner] plie { $cost } de son billet
    [fold] fait { $cost } à son billet
    [point] perd { $cost }
    [bomb] retourne { $cost }
   *[other] paie { $cost }
 }

## Le but

howto-aim = Chacun à son tour pose une carte et l’ajoute à un total commun.
howto-aim-down = Chacun à son tour pose une carte et l’enlève d’un total commun, qui part de { $total }.
howto-reach-wins = { $total ->
    [0] Le premier à amener le total à 0 gagne la partie.
   *[other] Le premier à amener le total à { $total } ou plus gagne la partie.
 }
howto-exact-wins = Celui qui amène le total exactement à { $total } gagne aussitôt la partie.
howto-exact-counted = Celui qui amène le total exactement à { $total } en ajoutant ou en enlevant gagne aussitôt la partie.
howto-exact-not-by = Une carte qui met le total à { $total }, ou l’y laisse, ne gagne pas.
howto-aim-zero = Il ne doit pas descendre au-dessous de 0.
howto-aim-team = Vous jouez tous ensemble : s’il arrive à { $limit } pile, vous avez tous gagné.
howto-aim-limit = Il ne doit pas dépasser { $limit } : à { $over } ou plus, on perd.
howto-aim-limit-shed = Il ne doit pas dépasser { $limit }.
howto-aim-letters = Si tu as Zeus quand le total arrive à { $limit }, tu gagnes une lettre de ZEUS. Le premier à avoir { $cost } gagne la partie.
howto-aim-shed = Débarrasse-toi de toutes tes cartes : alors chacun des autres { howto-pays }.
howto-aim-borders = Il y a des frontières à certains totaux, et chaque frontière que tu franchis te coûte un point. Les points qui te restent à la fin d’une manche s’ajoutent à ton score. Le meilleur score gagne la partie.
howto-aim-borders-up = Il y a des frontières à certains totaux, et chaque frontière que tu franchis en montant te coûte un point. Les points qui te restent à la fin d’une manche s’ajoutent à ton score. Le meilleur score gagne la partie.
howto-aim-payment = Dépasser { $limit } te coûte des points, tomber sur { $limit } pile t’en rapporte, et dans les deux cas la manche est finie. Le meilleur score gagne la partie.
howto-aim-hurdles = Tomber pile sur certains totaux te rapporte des points, les sauter t’en coûte. La manche finit à { $limit } ou plus. Le meilleur score gagne la partie.
howto-aim-forfeit = Celui qui dépasse { $limit } reçoit une pénalité, et la manche est finie. Celui qui a le moins de pénalités gagne.
howto-aim-hit = Tombe pile sur { $totals }, et les autres paient. Saute par-dessus un de ces nombres, et c’est toi qui paies.

## Joueurs et cartes

howto-players = { START($spans) } joueurs.
howto-players-span = { FORM($least, as: "form-number") } à { FORM($most, as: "form-number") }
howto-players-one = { FORM($least, as: "form-number") }
howto-packs = Il faut { $jokers ->
    [0] { $packs ->
        [one] un paquet de 52 cartes
       *[other] { FORM($packs, as: "form-number") } paquets de 52 cartes, mélangés ensemble
     }
    [one] { $packs ->
        [one] un paquet de 52 cartes et un joker
       *[other] { FORM($packs, as: "form-number") } paquets de 52 cartes avec un joker chacun, mélangés ensemble
     }
   *[other] { $packs ->
        [one] un paquet de 52 cartes et { FORM($jokers, as: "form-number") } jokers
       *[other] { FORM($packs, as: "form-number") } paquets de 52 cartes avec { FORM($jokers, as: "form-number") } jokers chacun, mélangés ensemble
     }
 }.
howto-packs-from = À partir de { FORM($least, as: "form-number") } joueurs, il faut { $packs ->
    [one] un paquet
   *[other] { FORM($packs, as: "form-number") } paquets
 }{ $jokers ->
    [0] .
    [one] { $packs ->
        [one] {" "}avec un joker.
       *[other] {" "}avec un joker chacun.
     }
   *[other] { $packs ->
        [one] {" "}avec { FORM($jokers, as: "form-number") } jokers.
       *[other] {" "}avec { FORM($jokers, as: "form-number") } jokers chacun.
     }
 }
howto-packs-at-start = C’est le nombre de joueurs au début qui compte, même si certains sortent plus tard.
howto-packs-follow = Quand des joueurs sortent de la partie, la manche suivante se joue avec les paquets et les cartes en main prévus pour ceux qui restent.
howto-packs-follow-tokens = S’ils ont droit à plus de { $kind ->
    [penny] centimes
    [nickel] pièces
    [chip] jetons
    [corner] coins
    [fold] plis
    [point] points
   *[token] jetons
 } au départ, chacun reçoit la différence.
howto-pack-part = Il faut { $packs ->
    [one] { $count } cartes d’un paquet
   *[other] { $count } cartes de chacun des { FORM($packs, as: "form-number") } paquets
 } : les { FORM($ranks, form: "many") }.
howto-pack-part-from = À partir de { FORM($least, as: "form-number") } joueurs, il faut ces cartes { $packs ->
    [one] d’un paquet
   *[other] de chacun des { FORM($packs, as: "form-number") } paquets
 }.
howto-pack-own = Le jeu a ses propres cartes, { $packs ->
    [one] { $count } en tout
   *[other] { FORM($packs, as: "form-number") } fois { $count }
 } : { $kinds }.
howto-pack-own-kind = { $rank ->
    [M1] { $copies ->
        [one] un moins 1
       *[other] { FORM($copies, as: "form-number") } moins 1
     }
    [M10] { $copies ->
        [one] un moins 10
       *[other] { FORM($copies, as: "form-number") } moins 10
     }
    [HERA] { $copies ->
        [one] une Héra
       *[other] { FORM($copies, as: "form-number") } Héra
     }
   *[other] { $copies ->
        [one] { FORM($rank, form: "a") }
       *[other] { FORM($copies, as: "form-number") } { FORM($rank, form: "many") }
     }
 }
howto-pack-own-row = { FORM($copies, as: "form-number") } de chaque nombre, de { FORM($first, form: "figure") } à { FORM($last, form: "figure") }
howto-zeus-needs = Il faut aussi un objet pour représenter Zeus, et de quoi noter les lettres.
howto-tokens = Chacun commence avec { $cost }.
howto-tokens-points = Chacun commence chaque manche avec { $cost }.
howto-tokens-bombs = Chacun a { $cost }. Celui qui en perd une la retourne.
howto-tokens-jokers = Les jetons sont des jokers.
howto-tokens-in-box = Sur la boîte, on les appelle « { $printed } ».
howto-tokens-bill = Chacun a un billet de banque.
howto-tokens-bill-corners = Chaque perte est un pli : à chaque fois, un de ses quatre coins.
howto-tokens-bill-in-half = Chaque perte est un pli : d’abord les quatre coins, un par un, puis le billet en deux.
howto-tokens-bill-room = Chaque perte est un pli. Il y a de la place pour { $cost }.
howto-tokens-bill-room-from = À partir de { FORM($least, as: "form-number") } joueurs, il y a de la place pour { $cost }.
howto-tokens-from = À partir de { FORM($least, as: "form-number") } joueurs, chacun reçoit { $cost }.

## La distribution

howto-first-dealer = On tire au sort le premier donneur.
howto-dealt = Le donneur mélange et distribue les cartes une par une, en commençant par le joueur à sa { howto-side }.
howto-hand = Chacun reçoit { $count ->
    [one] une carte
   *[other] { FORM($count, as: "form-number") } cartes
 }.
howto-hand-from = À partir de { FORM($least, as: "form-number") } joueurs, chacun reçoit { $count ->
    [one] une carte
   *[other] { FORM($count, as: "form-number") } cartes
 }.
howto-hand-all = Toutes les cartes sont distribuées, autant à chacun.
howto-rest-is-stock = Le reste forme la pioche, face cachée.
howto-bottom = Ensuite, le donneur prend une bonne carte dans la pioche et la glisse dessous, face visible, pour que tout le monde la voie.
howto-bottom-first = C’est { FORM($ranks, form: "a") } : la première qui s’y trouve, dans cet ordre.
howto-bottom-chosen = C’est { FORM($ranks, form: "a") }, au choix du donneur.
howto-bottom-last-draw = Elle revient au joueur qui pioche la dernière carte de la pioche.
howto-start-empty = Il n’y a pas encore de carte sur la pile, et le total est à { $total }.
howto-start-rest = S’il reste des cartes, on les pose face visible sur la pile, et leur valeur est le premier total. S’il n’en reste pas, le total est à { $total }.
howto-start-number = La première carte de la pile doit être un nombre, si ce joueur en a un.
howto-start-left = Le joueur à { howto-side } du donneur commence.
howto-start-turned = Après { $deal ->
    [first] la première distribution
   *[each] la distribution
 }, on retourne la carte du dessus de la pioche : elle commence la pile.
howto-start-applied = Le total est ce que cette carte fait à partir de 0.
howto-start-value = Sa valeur est le premier total.
howto-start-twice = Si c’est { FORM($cards, form: "a") }, le joueur qui commence doit jouer deux fois.
howto-start-reverse = Si la carte change le sens du jeu, c’est le joueur à { howto-other-side } du donneur qui commence.
howto-start-nothing-else = La carte ne fait rien d’autre.
howto-start-passed = Si c’est { FORM($cards, form: "a") }, cette carte retourne au milieu de la pioche, et on en retourne une autre. On continue jusqu’à ce qu’il en vienne une différente.
howto-start-counts = { START($cards, form: "a") } compte alors { $total }.
howto-start-first-value = Si une carte laisse le choix, c’est la première valeur du tableau qui compte.

## Le tour

howto-clockwise = On joue { howto-way }, vers la { howto-side }.
howto-clockwise-until = On joue { howto-way }, vers la { howto-side }, jusqu’à ce qu’une carte change le sens.
howto-turn = À ton tour, pose une carte sur la pile, annonce le nouveau total et pioche une carte.
howto-turn-draw-yourself = À ton tour, pose une carte sur la pile et annonce le nouveau total. Ensuite, prends une carte dans la pioche.
howto-turn-no-draw = À ton tour, pose une carte sur la pile et annonce le nouveau total. On ne pioche pas.

howto-limit = Le total peut être à { $limit } pile, mais pas à { $over } ou plus.
howto-zero = Le total peut être à 0 pile, mais pas au-dessous, et il ne doit pas dépasser { $limit }.
howto-team-talk = Vous pouvez vous dire ce que vous avez en main, et même le montrer.
howto-choose-within-limit = Si une carte te laisse choisir sa valeur, choisis-en une qui ne fait pas dépasser { $limit }.
howto-must-play = Si tu peux jouer une carte, tu dois le faire.
howto-give-up = À ton tour, tu as le droit d’abandonner même si tu peux jouer. C’est comme si tu ne pouvais pas.
howto-give-up-answer = Tu peux aussi abandonner au lieu de répondre { FORM($rank, form: "to-a") } ou de poser des cartes d’amende.
howto-give-up-hands-nothing-on = Alors tu paies, et le joueur suivant ne doit rien.
howto-mistakes = Une carte qui fait dépasser { $limit } par erreur reste posée. C’est comme si tu ne pouvais pas jouer.
howto-over-is-allowed = { $limit ->
    [0] Tu peux toujours jouer n’importe quelle carte ; le total n’est jamais plus petit que 0.
   *[other] Tu peux toujours jouer n’importe quelle carte, même une qui fait dépasser { $limit }.
 }
howto-give-up-instead = Au lieu de jouer, tu as le droit d’abandonner.

howto-never-below-zero = Le total ne descend jamais au-dessous de 0 : une carte qui le ferait descendre plus bas le met à 0.
howto-below-zero = Le total peut descendre au-dessous de 0.
howto-below-zero-doubled = Doubler un total au-dessous de 0 le fait descendre encore.
howto-below-zero-digits = Si on échange les chiffres d’un total au-dessous de 0, le moins reste : { $before } devient { $after }.
howto-total-stops = Le total ne va jamais au-delà de { $total } : une carte qui le mènerait plus loin l’arrête là.

howto-calls = Certaines cartes ont leur formule. On la dit avant le total, ici 42.
howto-call-pass = Pour une carte qui n’ajoute rien, dis : « { $words }, 42 ».
howto-call-reverse = Pour une carte qui n’ajoute rien et change le sens, dis : « { $words }, 42 ».
howto-call-rank = Pour { FORM($rank, form: "a") }, dis : « { $words }, 42 ».
howto-call-set = Pour { FORM($cards, form: "a") }, dis seulement le total, même s’il ne change pas.
howto-add-without-help = Quand tu poses une carte, tu calcules sans aide.
howto-wrong-total-is-free = Un total inexact est corrigé et ne coûte rien.
howto-wrong-total-costs = Un total inexact est corrigé, et celui qui l’a annoncé reçoit une pénalité.
howto-wrong-total-pays = Si tu annonces un total inexact, il est corrigé, et { howto-pay }.
howto-wrong-total-loses = Si tu annonces un total inexact, il est corrigé, et tu perds la manche comme si tu étais bloqué.

howto-draw-yourself = Personne ne pioche à ta place.
howto-draw-lost = Dès que la carte suivante est posée, par n’importe qui, c’est trop tard pour piocher, et ta main reste plus petite jusqu’à la fin de la manche.
howto-draw-as-usual = Ensuite, tu pioches une carte pour chaque carte posée.

## Plusieurs cartes à la fois

howto-same-rank = Au lieu d’une carte, tu peux poser { $count ->
    [2] deux cartes
   *[other] jusqu’à { FORM($count, as: "form-number") } cartes
 } de même rang à la fois.
howto-same-rank-value = Chacune ajoute ou enlève sa valeur. S’il y a un choix, il est le même pour toutes.
howto-same-rank-set = Si elles mettent le total à un nombre, elles ne le font qu’une fois.
howto-same-rank-effects = Tout ce qu’elles font d’autre se fait une fois pour chaque carte.
howto-same-rank-reverse = Deux cartes qui changent le sens le laissent donc comme il était.
howto-same-rank-limit = Pour la limite, seul compte le total après toutes les cartes.
howto-same-rank-draw = Tu pioches autant de cartes que tu en as posé. Ensuite, on continue comme après une seule carte.
howto-pairs = Tu peux poser deux { FORM($ranks, form: "many") } ensemble{ $ranks ->
    [1] .
   *[other] , ou un mélange des deux.
 }
howto-pairs-value = Ensemble, ces deux cartes comptent comme une seule. Tu en pioches deux.
howto-throw = Si tu as quatre { FORM($rank, form: "many") } en main, tu peux les poser d’un seul coup.
howto-throw-value = Le total reste comme il est, et tu pioches quatre cartes.
howto-throw-is-one-of-two = Si tu dois jouer deux fois, ça compte pour une fois.

## Jouer deux fois

howto-twice = Après { FORM($cards, form: "a") }, le joueur suivant doit jouer deux fois dans le même tour.
howto-twice-four-times = Si on en pose deux à la fois, c’est quatre fois.
howto-twice-draw-each = Il pioche une carte chaque fois qu’il a joué.
howto-twice-draw-at-end = Il ne pioche qu’à la fin, autant de cartes qu’il en a posé.
howto-twice-between = Chaque fois qu’il a joué, sauf la dernière, il annonce le total. Puis le total revient à { $total }.
howto-twice-turns = Le sens ne change qu’après la dernière fois. Changé deux fois, il est comme avant.
howto-twice-turns-unless = Le sens ne change qu’après la dernière fois, sauf si la première carte oblige un autre joueur à jouer deux fois à ta place. Changé deux fois, il est comme avant.
howto-twice-skips = Si un joueur doit passer son tour, c’est seulement après la dernière fois.
howto-reverses-first = On change d’abord le sens, puis on passe les tours.
howto-twice-single = Chaque fois, une seule carte.
howto-twice-several-count-once = Plusieurs cartes de même rang posées à la fois comptent pour une fois.
howto-twice-again-after-last = Si la dernière de ces cartes est { FORM($cards, form: "a") }, le joueur suivant doit jouer deux fois.
howto-twice-again-after-any = Si une de ces cartes est { FORM($cards, form: "a") }, le joueur suivant doit jouer deux fois.
howto-twice-hands-on = Si la première des deux cartes est { FORM($ranks, form: "a") }, ton tour est fini, et c’est le joueur suivant qui doit jouer deux fois à ta place.
howto-twice-hands-back = Après { FORM($ranks, form: "a") }, c’est le joueur précédent : le sens change aussitôt.
howto-twice-hands-back-alone = Si la première des deux cartes est { FORM($ranks, form: "a") }, le sens change aussitôt, ton tour est fini, et c’est le joueur précédent qui doit jouer deux fois à ta place.
howto-twice-hands-to-named = Après { FORM($ranks, form: "a") }, c’est le joueur désigné.
howto-twice-never-four = Personne ne doit jamais jouer plus de deux fois.
howto-twice-adds = Si la première carte est { FORM($ranks, form: "a") }, tu laisses tout au joueur suivant, avec une fois supplémentaire : après une deuxième de ces cartes, il doit jouer trois fois.
howto-twice-not-first = { START($ranks, form: "a") } ne peut pas être la première des deux cartes. Si tu n’as rien d’autre à jouer, tu ne peux pas jouer.
howto-twice-cancels = Si tu dois jouer deux fois, tu peux poser à la place une seule carte : { FORM($rank, form: "a") }.
howto-twice-cancels-ends = Elle compte comme d’habitude, mais ton tour finit là, et le joueur suivant joue normalement.
howto-twice-cancels-or-last = Sinon, { FORM($rank, form: "a") } ne peut être que la dernière des deux cartes.
howto-twice-must-finish = Tu ne peux commencer que si tu as assez de cartes jouables pour aller au bout. Sinon, tu n’en poses aucune : c’est comme si tu ne pouvais pas jouer.
howto-twice-second-counts = Si tu ne peux pas jouer la deuxième fois, ça te coûte autant que si tu ne pouvais pas jouer la première.
howto-twice-second-stuck = Si tu ne peux pas jouer la deuxième fois, c’est comme si tu ne pouvais pas jouer. La carte qui manque n’est plus à jouer.
howto-twice-first-still = Si ta première carte change le sens, fait passer un tour ou fait jouer deux fois le joueur suivant, ça compte quand même.
howto-twice-stays = Si un joueur qui doit jouer deux fois ne le peut pas, le joueur suivant doit jouer autant de fois.
howto-twice-rest-of-two = Celui qui ne peut pas jouer la première fois laisse tout au joueur suivant, qui doit jouer deux fois. Celui qui ne peut pas jouer la deuxième fois ne lui laisse que celle-là : c’est un tour normal.
howto-twice-rest = Si un joueur qui doit jouer deux fois ne le peut pas, le joueur suivant doit jouer à sa place les fois qui manquent. S’il n’en manque qu’une, c’est un tour normal.
howto-twice-lapses = Si un joueur qui doit jouer deux fois ne le peut pas, le joueur suivant joue normalement.

## Un rang auquel on répond par le même rang, comme les dames

howto-answer-must = Il faut répondre { FORM($rank, form: "to-a") }.
howto-answer-must-lay = Si le joueur suivant a { FORM($rank, form: "a") } en main, il doit poser dessus une de ces cartes, une seule.
howto-answer-must-next = Ensuite, c’est au joueur d’après de répondre.
howto-answer-may = On peut répondre { FORM($rank, form: "to-a") }.
howto-answer-may-lay = Si le joueur suivant en a dans sa main, il peut poser { FORM($rank, form: "a") } dessus, mais il n’y est pas obligé.
howto-answer-may-next = Ensuite, le joueur d’après peut répondre de la même façon.
howto-answer-draw = On pioche ensuite une carte, comme d’habitude.
howto-answer-none = S’il n’y a qu’{ FORM($rank, form: "a") } et que tu ne réponds pas, tu perds ton tour : tu ne poses rien et tu ne pioches pas. Le joueur d’après joue normalement.
howto-penalty = Si tu ne réponds pas à deux { FORM($rank, form: "many") } ou plus à la suite, tu dois une amende : autant de cartes à poser qu’il y a { FORM($rank, form: "of-many") }, l’une après l’autre.
howto-penalty-playable = Chaque carte doit être jouable quand tu la poses, et elle compte aussitôt.
howto-penalty-turns-last = Mais c’est seulement après la dernière carte que le sens change et que des joueurs passent leur tour.
howto-penalty-draw-after-all = Après la dernière carte, tu pioches autant de cartes que tu en as posé.
howto-penalty-draw-after-each = Tu pioches une carte après chacune.
howto-penalty-draw-none = Tu ne pioches rien pour les cartes de l’amende : ta main reste donc plus petite.
howto-penalty-last-must = Si la dernière carte d’une amende est { FORM($rank, form: "a") }, il faut y répondre comme à une carte isolée.
howto-penalty-last-may = Si la dernière carte d’une amende est { FORM($rank, form: "a") }, on peut y répondre comme à une carte isolée.
howto-penalty-what-you-can = Si tu ne peux pas poser toutes les cartes d’une amende, poses-en autant que tu peux.
howto-penalty-then-stuck = Ensuite, c’est comme si tu ne pouvais pas jouer.
howto-penalty-draw-laid = Tu pioches autant de cartes que tu en as posé.
howto-penalty-pays-nothing = Tu ne paies rien.
howto-penalty-drops-out = Alors { howto-pay } et tu sors de la manche.
howto-penalty-handed-on = Le reste de l’amende passe au joueur suivant.
howto-penalty-dropped = Le reste de l’amende est oublié, et le joueur suivant joue normalement.
howto-penalty-turns-first = Avant ça, le sens change et des joueurs passent leur tour, si les cartes posées le demandent.
howto-penalty-still-on-top = Si aucune carte de l’amende n’a été posée, il y a toujours { FORM($rank, form: "a") } sur le dessus.
howto-penalty-still-must-answer = Alors le joueur suivant doit répondre par { FORM($rank, form: "a") }. S’il n’en a pas, il doit toute l’amende.
howto-penalty-still-may-answer = Alors le joueur suivant peut répondre par { FORM($rank, form: "a") }. S’il ne le fait pas, il doit toute l’amende.
howto-penalty-comes-back = Si personne ne pose de carte et que l’amende revient au premier joueur qui n’a pas pu, elle est oubliée. Ce joueur joue normalement.

## Les suites

howto-runs = Deux cartes posées l’une après l’autre forment une suite si leurs rangs sont voisins. Une suite monte ou descend.
howto-runs-ranks = Les rangs sont en cercle : as, 2, 3 et ainsi de suite jusqu’à 10, puis valet, dame, roi, et de nouveau l’as.
howto-runs-printed = C’est le rang inscrit sur la carte qui compte ici, pas sa valeur. Un joker n’a pas de rang.
howto-runs-draw = Tant qu’il y a une suite, tu ne pioches que si tu poses le rang suivant dans la même direction. La suite continue alors pour le joueur d’après.
howto-runs-must = Si tu peux continuer la suite, tu dois le faire. Si tu ne peux pas, pose une autre carte.
howto-runs-may = Tu peux aussi poser n’importe quelle autre carte.
howto-runs-no-draw = Dans ce cas tu ne pioches rien, la suite est finie, et ta main a une carte de moins jusqu’à la fin de la manche.
howto-runs-other-way = Si cette carte et celle d’avant sont voisines dans l’autre direction, elles commencent une nouvelle suite.
howto-runs-begin = Celui qui commence une suite pioche comme d’habitude. Un tour perdu ne termine pas une suite.
howto-runs-penalty = Les cartes d’une amende, et les { FORM($rank, form: "many") } qui répondent, se regardent une par une, comme toutes les autres.
howto-runs-put-aside = Si on met la pile de côté, la suite est finie.

## Désigner un joueur

howto-eliminate = Quand tu poses { FORM($cards, form: "a") }, tu dois désigner un autre joueur encore en jeu. Il reçoit une pénalité et sort de la manche ; on met sa main de côté. C’est le joueur après toi qui continue.
howto-eliminate-saved = Mais s’il a { FORM($cards, form: "a") }, il est sauvé. Il doit mettre cette carte sur la pile, sous celle que tu viens de poser, et en piocher aussitôt une autre. Ça ne compte pas comme un tour.
howto-eliminate-last-one = S’il ne reste qu’un joueur dans la manche, elle est finie.
howto-exchange = Quand tu poses { FORM($cards, form: "a") }, tu dois désigner un joueur encore en jeu et échanger toute ta main avec lui.
howto-exchange-after-draw = Quand tu poses { FORM($cards, form: "a") }, pioche d’abord. Ensuite, tu dois désigner un joueur encore en jeu et échanger toute ta main avec lui.
howto-exchange-before-draw = L’échange se fait avant de piocher. L’autre joueur, à qui il manque maintenant une carte, pioche à ta place.
howto-redeal = Quand quelqu’un pose { FORM($cards, form: "a") }, cette carte reste sur la pile. On mélange toutes les autres, celles des mains aussi, et chaque joueur encore en jeu reçoit une nouvelle main, aussi grande qu’au début.
howto-redeal-no-draw = Personne ne pioche pour cette carte.
howto-steal = Quand tu poses { FORM($cards, form: "a") }, désigne un joueur encore en jeu et prends une carte dans sa main sans la regarder.
howto-steal-seen = Quand tu poses { FORM($cards, form: "a") }, désigne un joueur encore en jeu, regarde sa main et prends la carte de ton choix.
howto-steal-robbed-draws = Ce joueur pioche aussitôt une carte.
howto-steal-is-draw = La carte volée remplace celle que tu aurais piochée.
howto-steal-and-draw = Tu pioches aussi une carte, comme d’habitude.
howto-steal-nobody = Si personne d’autre n’a de cartes, tu pioches simplement.
howto-choose-next = Quand tu poses { FORM($cards, form: "a") }, désigne un autre joueur encore en jeu : c’est lui qui joue ensuite. Le sens ne change pas, et on continue à partir de là.

## Un rang interdit au début, comme les rois

howto-ban = Pendant { $count ->
    [one] ton premier tour
   *[other] tes { FORM($count, as: "form-number") } premiers tours
 } de la partie, tu ne peux pas jouer { FORM($rank, form: "no") } si ça change le total.
howto-ban-not-at-limit = Quand le total est déjà à { $limit }, tu peux.
howto-ban-always = Pendant { $count ->
    [one] ton premier tour
   *[other] tes { FORM($count, as: "form-number") } premiers tours
 } de la partie, tu ne peux pas du tout jouer { FORM($rank, form: "no") }.
howto-ban-turns = Seuls comptent les tours où tu as posé une carte.
howto-ban-saves-nobody = { START($rank, form: "a") } que tu n’as pas le droit de jouer ne t’aide pas quand tu n’as rien d’autre à jouer.
howto-wears-off = Quand la pioche a été refaite { $count ->
    [one] une fois
   *[other] { FORM($count, as: "form-number") } fois
 } dans une manche, voici ce qui change jusqu’à la fin de celle-ci : { $what }.
howto-worn = { FORM($card, form: "the") } { $does }
howto-wakes = Tant que le total est inférieur à { $total }, on a : { $what }.
howto-wakes-down = Tant que le total est supérieur à { $total }, on a : { $what }.
howto-wakes-turn = Pendant { $count ->
    [one] ton premier tour
   *[other] tes { FORM($count, as: "form-number") } premiers tours
 } de la partie, on a : { $what }.

## Des totaux qui coûtent ou rapportent

howto-hit = Si ta carte fait monter le total à { $totals } pile, chacun des autres joueurs encore en jeu { howto-pays }.
howto-jump = Si elle le fait passer par-dessus { $totals }, { howto-pay }.
howto-hit-end = Si ta carte amène le total à { $limit } pile, la manche est finie, et chacun des autres joueurs encore en jeu { howto-pays }.
howto-over-end = Si elle fait dépasser { $limit }, la manche est finie, et { howto-pay }.
howto-jump-also-paid = Si tu sautes par-dessus { $totals } en chemin, ça se paie aussi.
howto-jump-not-paid = Ce que tu sautes en chemin ne coûte rien de plus.
howto-down-is-free = Un total qui descend ou ne change pas ne coûte rien à personne.
howto-out-still-turns = Si une carte qui change le sens fait sortir de la partie le joueur qui l’a posée, elle change quand même le sens, comme si ce joueur était encore là.
howto-out-still-skips = Si une carte qui fait passer un tour fait sortir de la partie le joueur qui l’a posée, le tour est quand même passé, comme si ce joueur était encore là.
howto-out-still-turns-or-skips = Si une carte fait sortir de la partie le joueur qui l’a posée, elle change quand même le sens ou fait passer un tour, comme si ce joueur était encore là.
howto-fine = Si ta carte fait { $totals }, { howto-pay } aussitôt. La manche continue.
howto-fine-repeated-pays = Si le total est déjà un de ces nombres et que ta carte le laisse comme il est, tu l’annonces encore une fois et tu paies aussi.
howto-fine-repeated-free = Si le total est déjà un de ces nombres et que ta carte le laisse comme il est, ça ne coûte rien.
howto-fine-owed = Un joueur qui sort à cause de ça ne pose plus de carte dans ce tour, et ce qu’il devait encore jouer est oublié.
howto-fine-owed-handed-on = Un joueur qui sort à cause de ça ne pose plus de carte dans ce tour, et ce qu’il devait encore jouer est oublié, sauf si la carte posée le passe au suivant.
howto-borders = Les frontières sont juste au-dessus de { $totals }. Si ta carte fait passer le total de l’autre côté, vers le haut ou vers le bas, tu perds un point pour chaque frontière franchie.
howto-borders-up = Les frontières sont juste au-dessus de { $totals }. Si ta carte fait monter le total de l’autre côté, tu perds un point pour chaque frontière franchie. Redescendre ne coûte rien.
howto-borders-floor = Tu ne peux pas avoir moins de 0 point.
howto-borders-no-floor = Tes points peuvent descendre au-dessous de 0. Ils s’enlèvent alors de ton score.

## Payer quand on dépasse la limite

howto-payment-overshoot = Si ta carte fait dépasser { $limit }, tu paies à chacun des autres un point pour chaque unité en trop : à { $total }, chacun en reçoit { FORM($count, as: "form-number") }. Alors la manche est finie.
howto-payment-over = Si ta carte fait dépasser { $limit }, la manche est finie, et tu paies à chacun des autres { $count ->
    [one] un point
   *[other] { FORM($count, as: "form-number") } points
 }.
howto-payment-forfeit = Si ta carte fait dépasser { $limit }, tu reçois une pénalité. Alors la manche est finie.
howto-payment-exact = Si ta carte fait { $limit } pile, la manche est finie aussi, et tu reçois de chacun des autres { $count ->
    [one] un point
   *[other] { FORM($count, as: "form-number") } points
 }.
howto-payment-exact-free = Si ta carte fait { $limit } pile, la manche est finie aussi, et ça ne coûte rien à personne.
howto-payment-debts = Les points se notent comme un score, qui peut descendre au-dessous de 0.
howto-hurdles = Si ta carte tombe sur { $totals } pile, tu gagnes un point. Pour chacun de ces nombres qu’elle saute en montant, tu en perds un.
howto-hurdles-goal = Si ta carte fait monter le total à { $limit } ou plus, tu gagnes { $count ->
    [one] un point
   *[other] { FORM($count, as: "form-number") } points
 }, et la manche est finie.

## 69 pile

howto-69-back = Si tu amènes le total à 69 pile, en montant ou en descendant, { $cost ->
    [corner] ton billet a droit à un pli de plus
    [fold] ton billet a droit à un pli de plus
   *[other] tu reprends { $cost } parmi ce qui a été payé
 }. S’il n’y a rien à regagner, tu ne reçois rien.
howto-69-more = Si tu amènes le total à 69 pile, en montant ou en descendant, { $cost ->
    [corner] ton billet a droit à un pli de plus
    [fold] ton billet a droit à un pli de plus
   *[other] tu reçois { $cost } de plus
 }.
howto-69-nothing = 69 pile ne fait rien : dans ce jeu, il n’y a rien à regagner.
howto-69-forfeit = Si tu amènes le total à 69 pile, en montant ou en descendant, tous les autres joueurs encore en jeu reçoivent une pénalité.
howto-69-zero = Si tu amènes le total à 69 pile, en montant ou en descendant, tu le dis, et le total revient à 0.
howto-69-bank = Ce que tu reçois vient d’une banque, qui a autant que tous les joueurs ensemble au début de la partie. Une fois la banque vide, 69 pile ne rapporte plus rien.
howto-69-bank-followers = Ce que les joueurs reçoivent quand d’autres sortent en vient aussi, tant qu’elle en a.
howto-69-bank-each-deal = Ce que tu reçois vient d’une banque, qui a dans chaque manche autant que tous les joueurs ensemble au début de la manche. Une fois la banque vide, 69 pile ne rapporte plus rien dans cette manche.

## Des mains qui décident

howto-hands = On regarde toutes les mains après la distribution et chaque fois que quelqu’un pioche.
howto-hands-wins = Trois { FORM($rank, form: "many") } dans une main gagnent la partie sur-le-champ.
howto-hands-all-lose = Trois { FORM($rank, form: "many") } dans une main terminent la partie sur-le-champ, et tout le monde perd.
howto-hands-first = S’il y a plusieurs mains de ce genre, c’est la première à partir de la { howto-side } du donneur qui décide.
howto-hands-both = Une main qui contient ces deux brelans compte pour ses trois { FORM($rank, form: "many") }.
howto-three-any-time = Si tu as trois cartes de même rang, tu peux les annoncer et les étaler à tout moment, entre deux coups.
howto-three-own-turn = Si tu as trois cartes de même rang, tu peux les annoncer et les étaler à ton tour, avant de jouer.
howto-three-active = Alors chacun des autres joueurs encore dans la manche { howto-pays }, et la manche est finie.
howto-three-all = Alors chacun des autres joueurs { howto-pays }, et la manche est finie.
howto-three-free = Ça ne te coûte rien. Ce n’est pas un coup, et personne n’y est obligé.
howto-three-first = Si plusieurs joueurs peuvent le faire, le premier à partir de la { howto-side } du donneur passe avant les autres.

## Zeus, une figurine qu'on se prend les uns aux autres

howto-zeus-nobody = Au début, personne n’a Zeus. Il y a trois façons de le prendre, même à un autre joueur.
howto-zeus-tens = Tu prends Zeus quand ta carte amène le total à 10, 20 ou une autre dizaine entière jusqu’à { $limit }.
howto-zeus-same = Tu prends Zeus quand tu poses un nombre sur le même nombre qu’un adversaire vient de poser.
howto-zeus-gods = Tu prends Zeus quand tu poses { FORM($cards, form: "a") }.
howto-zeus-sneak = Quand un joueur a posé un nombre, tout autre joueur qui a le même peut le poser aussitôt, hors de son tour : il intercepte. Cette carte s’ajoute au total comme d’habitude et prend Zeus. Celui qui l’a posée pioche une carte, et le jeu continue à partir de là.
howto-zeus-sneak-again = Alors les autres qui ont ce nombre peuvent faire de même.
howto-zeus-sneak-several = Si plusieurs joueurs le veulent, c’est celui qui aurait joué le premier.
howto-zeus-end = Quand le total est à { $limit } ou plus, la manche est finie. Le joueur qui a Zeus la gagne et reçoit une lettre. La carte qui termine la manche peut encore le prendre.
howto-zeus-end-nobody = Si personne ne l’a, il revient au joueur qui a terminé la manche.

## La dernière carte et les bombes

howto-last-card = Celui qui pose la dernière carte de sa main gagne la manche, et la manche est finie. Cette carte doit être jouable, mais elle n’a plus d’effet.
howto-last-card-others = Chacun des autres joueurs { howto-pays }.
howto-bomb = Quand quelqu’un pose { FORM($cards, form: "a") }, chacun des autres, en commençant par le suivant, défausse { FORM($rank, form: "a") } ou { howto-pays }. Si tu as { FORM($rank, form: "a") }, tu peux garder cette carte : dans ce cas, { howto-pay }.
howto-bomb-last-card = Quand tous l’ont fait, celui qui a défaussé ainsi la dernière carte de sa main gagne la manche.
howto-bomb-several = S’ils sont plusieurs, c’est le premier qui gagne.
howto-bomb-next = Sinon, comme toujours, c’est le joueur qui suit celui qui a posé { FORM($cards, form: "a") } qui joue.
howto-others-draw = Quand tous les autres doivent piocher, le joueur suivant pioche le premier.

## À deux

howto-two-players = Voici ce qui change tant qu’il n’y a que deux joueurs dans la manche.
howto-two-reverse-nothing = Une carte qui change le sens ne change pas qui joue ensuite.
howto-two-reverse-again = Si tu poses une carte qui change le sens, tu rejoues.
howto-two-skip-nobody = Une carte qui fait passer un tour ne fait pas passer celui de l’autre joueur.
howto-two-skip-again = Si tu poses une carte qui fait passer un tour, tu rejoues.
howto-two-skips = Deux de ces cartes dans un même tour s’annulent.
howto-two-hands-on = Quand une carte fait jouer quelqu’un à ta place, c’est forcément l’autre joueur.
howto-two-choose = Si tu peux désigner le joueur suivant, c’est forcément l’autre.

## Quand tu ne peux pas jouer

howto-out-of-deal = { $who ->
    [both] Si tu abandonnes ou si tu n’as plus de cartes
    [give-up] Si tu abandonnes
   *[cards] Si tu n’as plus de cartes
 }, tu sors de la manche.
howto-out-of-deal-pays = { $who ->
    [both] Si tu abandonnes ou si tu n’as plus de cartes
    [give-up] Si tu abandonnes
   *[cards] Si tu n’as plus de cartes
 }, { howto-pay } et tu sors de la manche.
howto-out-of-deal-last = Quand il n’y reste qu’un joueur, la manche est finie.
howto-out-of-deal-last-wins = Le dernier joueur qui y reste gagne la partie.
howto-out-of-deal-points = Les points qui restent à chacun s’ajoutent comme d’habitude.
howto-out-of-deal-keeps-points = En abandonnant, tu gardes tous tes points. Abandonner tout de suite peut donc être le mieux.
howto-out-of-deal-no-letter = Dans ce cas, personne ne reçoit de lettre.
howto-stuck-pay = Si tu ne peux jouer aucune carte, { howto-pay }.
howto-team-pays = Si l’un de vous ne peut jouer aucune carte, chacun de vous paie { $cost }.
howto-stuck-forfeit = Si tu ne peux jouer aucune carte, tu reçois une pénalité.
howto-stuck-out = Si tu ne peux jouer aucune carte, tu sors de la partie.
howto-stuck-reset = Le total revient à 0.
howto-stuck-keeps-hand = Tu gardes ta main, sauf si ça te fait sortir de la partie. Dans les deux cas, le joueur suivant continue.
howto-stuck-lays-down = Tu déposes ta main.
howto-stuck-out-of-deal = Tu déposes ta main et tu sors de cette manche seulement.
howto-stuck-out-of-deal-only = Si tu ne peux jouer aucune carte, tu sors de cette manche.
howto-stuck-pay-out = Si tu ne peux jouer aucune carte, { howto-pay } et tu sors de la partie, même s’il te reste de quoi payer.
howto-pile-away = { $turns ->
    [on] On met la pile de côté, le total est à { $total }, et le joueur suivant commence une nouvelle pile dans le même sens.
   *[off] On met la pile de côté, le total est à { $total }, et le joueur suivant commence une nouvelle pile.
 }
howto-pile-away-last = { $count ->
    [one] { $turns ->
        [on] On enlève la dernière carte de la pile, le total redevient ce qu’il était avant elle, et le joueur suivant continue dans le même sens.
       *[off] On enlève la dernière carte de la pile, le total redevient ce qu’il était avant elle, et le joueur suivant continue.
     }
   *[other] { $turns ->
        [on] On enlève les { FORM($count, as: "form-number") } dernières cartes de la pile, le total redevient ce qu’il était avant elles, et le joueur suivant continue dans le même sens.
       *[off] On enlève les { FORM($count, as: "form-number") } dernières cartes de la pile, le total redevient ce qu’il était avant elles, et le joueur suivant continue.
     }
 }
howto-pile-away-others = Les autres joueurs gardent leurs cartes.
howto-pile-away-redraw = Si tu es encore dans la partie, tu mets aussi ta main de côté et tu en pioches une nouvelle.
howto-pile-away-keep = Si tu es encore dans la partie, tu gardes ta main.
howto-pile-away-sit-out = Si tu es encore dans la partie, tu attends qu’il ne reste qu’un joueur. La manche est alors finie.
howto-pile-away-out = La main du joueur sorti est mise de côté aussi.
howto-deal-is-over = La manche est finie.
howto-next-faces-same = { $turns ->
    [on] S’il reste au moins deux joueurs, le suivant reprend au même total, dans le même sens.
   *[off] S’il reste au moins deux joueurs, le suivant reprend au même total.
 }
howto-last-wins-deal = Le dernier joueur qui reste gagne la manche.
howto-no-cards = Si tu n’as plus de cartes à ton tour, tu ne peux pas jouer non plus.
howto-no-cards-pay = Si tu n’as plus de cartes à ton tour, ça te coûte plus cher : alors { howto-pay }.

## Sortir de la partie

howto-out-last-paid = Quand tu as payé { $kind ->
    [penny] ton dernier centime
    [nickel] ta dernière pièce
    [chip] ton dernier jeton
   *[token] ton dernier jeton
 }, tu sors de la partie.
howto-out-last-paid-at-once = Quand tu as payé { $kind ->
    [penny] ton dernier centime
    [nickel] ta dernière pièce
    [chip] ton dernier jeton
   *[token] ton dernier jeton
 }, tu sors aussitôt de la partie, même en pleine manche.
howto-out-made = { $kind ->
    [bomb] Ta { FORM($count, as: "form-ordinal", form: "f") } bombe retournée
    [corner] Ton { FORM($count, as: "form-ordinal") } coin plié
   *[fold] Ton { FORM($count, as: "form-ordinal") } pli
 } te fait sortir de la partie.
howto-out-last-made = { $kind ->
    [bomb] Ta dernière bombe retournée
    [corner] Ton dernier coin plié
   *[fold] Ton dernier pli
 } te fait sortir de la partie.
howto-honor = { $kind ->
    [bomb] Quand toutes tes bombes sont retournées
    [corner] Quand tous tes coins sont pliés
    [fold] Quand il n’y a plus de place pour un pli
    [penny] Quand tu n’as plus de centimes
    [nickel] Quand tu n’as plus de pièces
    [chip] Quand tu n’as plus de jetons
   *[token] Quand tu n’as plus de jetons
 }, tu ne sors pas encore : tu continues à jouer « pour l’honneur ».
howto-honor-out = La perte suivante te fait sortir de la partie.
howto-honor-out-at-once = S’il faut alors payer encore une fois, tu sors aussitôt de la partie, même en pleine manche. Les autres continuent, sauf si ça met fin à la manche.
howto-honor-too-little = S’il faut payer plus que ce qui te reste, tu paies ce que tu as et tu sors aussi.

## Quand la pioche est vide

howto-stock-last-wins = La partie est finie, et celui qui a posé la dernière carte gagne.
howto-stock-play-on = Personne ne pioche plus. On continue avec les cartes en main.
howto-going-out = Si tu joues ta dernière carte une fois la pioche vide, tu as gagné.
howto-going-out-of-deal = Si tu joues ta dernière carte une fois la pioche vide, tu as gagné cette manche : elle ne te coûte rien.
howto-going-out-others = Tu quittes le jeu, et les autres continuent ; le dernier qui reste a gagné aussi.
howto-stock = { $turns ->
    [on] La carte du dessus de la pile reste. Toutes les autres cartes jouées sont mélangées et forment la nouvelle pioche. Le total et le sens ne changent pas.
   *[off] La carte du dessus de la pile reste. Toutes les autres cartes jouées sont mélangées et forment la nouvelle pioche. Le total ne change pas.
 }
howto-stock-all = { $turns ->
    [on] Toutes les cartes jouées sont mélangées, celle du dessus aussi, et forment la nouvelle pioche. La carte suivante commence une nouvelle pile. Le total et le sens ne changent pas.
   *[off] Toutes les cartes jouées sont mélangées, celle du dessus aussi, et forment la nouvelle pioche. La carte suivante commence une nouvelle pile. Le total ne change pas.
 }
howto-stock-piles-too = On y mélange aussi les piles et les mains mises de côté.
howto-stock-hands-too = On y mélange aussi les mains des joueurs sortis.
howto-stock-nothing = S’il n’y a toujours rien à piocher, on ne pioche pas cette fois.
howto-stock-nothing-star = S’il n’y a toujours rien à piocher, on ne pioche pas cette fois*.
howto-footnote = * Les mêmes cartes pourraient tourner sans fin. Ce programme a donc sa propre règle : une fois la pioche refaite cinq cents fois dans une manche, personne ne pioche plus. Les mains s’épuisent, et la manche se termine.

## La manche suivante

howto-one-deal = La partie se joue en une seule manche. Vous pouvez en jouer une autre.
howto-reward = Celui qui gagne une partie reçoit une étoile. Les étoiles se comptent sur toutes les parties que vous rejouez.
howto-next-shuffle = { $turns ->
    [on] On mélange toutes les cartes pour la manche suivante. Le total est de nouveau à { $total }, et on joue { howto-way }.
   *[off] On mélange toutes les cartes pour la manche suivante. Le total est de nouveau à { $total }.
 }
howto-next-all-dealt = { $turns ->
    [on] On mélange et on redistribue toutes les cartes pour la manche suivante, et on joue { howto-way }.
   *[off] On mélange et on redistribue toutes les cartes pour la manche suivante.
 }
howto-next-keep-hands = { $turns ->
    [on] Pour la manche suivante, chacun garde les cartes qui lui restent. On commence à { howto-side } du donneur : chacun pioche jusqu’à avoir une main complète. Le total revient à 0, et on joue { howto-way }.
   *[off] Pour la manche suivante, chacun garde les cartes qui lui restent. On commence à { howto-side } du donneur : chacun pioche jusqu’à avoir une main complète. Le total revient à 0.
 }
howto-next-keep-piles = La pioche et la pile restent comme elles sont.
howto-deals-left = Ensuite, c’est au joueur à { howto-side } du donneur de distribuer.
howto-deals-right = Ensuite, c’est au joueur à { howto-other-side } du donneur de distribuer.
howto-deals-left-past = { $turns ->
    [on] Ensuite, c’est le joueur suivant à { howto-side } encore dans la partie qui distribue, quel que soit le sens du jeu.
   *[off] Ensuite, c’est le joueur suivant à { howto-side } encore dans la partie qui distribue.
 }
howto-deals-right-past = { $turns ->
    [on] Ensuite, c’est le joueur suivant à { howto-other-side } encore dans la partie qui distribue, quel que soit le sens du jeu.
   *[off] Ensuite, c’est le joueur suivant à { howto-other-side } encore dans la partie qui distribue.
 }
howto-deals-winner = Le gagnant distribue.
howto-deals-loser = Le perdant distribue.
howto-deals-right_of_winner = Le joueur à { howto-other-side } du gagnant distribue.
howto-next-dealer-steps-in = S’il est sorti de la partie, c’est le joueur suivant, à { howto-other-side }, qui distribue.
howto-begins-left_of_dealer = Le joueur à { howto-side } du donneur commence.
howto-begins-loser = Le perdant commence.
howto-begins-winner = Le gagnant commence.
howto-next-steps-in = Un joueur sorti de la partie est remplacé par le joueur suivant, à { howto-side }.
howto-next-last-to-pay = S’il y a plusieurs perdants, c’est le dernier à avoir payé.
howto-deals-no-winner = Si une manche finit sans gagnant, c’est au joueur à { howto-side } du donneur de distribuer.
howto-begins-no-winner = Après une manche sans gagnant, le joueur à { howto-side } du donneur commence.

## La fin de la partie

howto-end-letters = Le premier à avoir { $cost } gagne la partie.
howto-end-team = Quand le total est à { $limit } pile, vous gagnez tous ensemble.
howto-end-team-lost = Quand tous vos jetons sont payés, vous avez tous perdu.
howto-end-deal-over = Une manche est finie quand le total dépasse { $limit }. Chacun ajoute alors à son score les points qui lui restent.
howto-end-score = { $total ->
    [one] Dès que quelqu’un a un score de { $total } ou plus, le meilleur score gagne la partie.
   *[other] Dès que quelqu’un a un score de { $total } ou plus, le meilleur score gagne la partie.
 }
howto-end-tie-extra_deal = En cas d’égalité, on joue d’autres manches pour départager.
howto-end-tie-shared = En cas d’égalité, la victoire est partagée.
howto-last-wins = Le dernier joueur qui reste gagne la partie.
howto-last-wins-too = Le dernier joueur qui reste gagne aussi.
howto-end-going-out = Celui qui a joué la dernière carte de sa main a gagné la partie, et le dernier joueur qui reste aussi. Il peut donc y avoir plusieurs gagnants, et peut-être que personne ne perd.
howto-end-all-bills = Le gagnant reçoit tous les billets.
howto-end-all-paid = Le gagnant prend { $kind ->
    [penny] tous les centimes payés
    [nickel] toutes les pièces payées
    [chip] tous les jetons payés
   *[token] tous les jetons payés
 }.
howto-end-deals = La partie est finie après { $count ->
    [one] une manche
   *[other] { FORM($count, as: "form-number") } manches
 }.
howto-end-match-won = Une manche gagnée vaut un point. Le premier à avoir { $count ->
    [one] un point
   *[other] { FORM($count, as: "form-number") } points
 } gagne la partie.
howto-end-match-lost = Une pénalité ne fait sortir personne de la partie. Quand quelqu’un a { $count ->
    [one] une pénalité
   *[other] { FORM($count, as: "form-number") } pénalités
 }, la partie est finie.
howto-end-fewest-wins = Celui qui a le moins de pénalités gagne. La victoire peut être partagée.
howto-end-highest-wins = Le meilleur score gagne. La victoire peut être partagée.
howto-end-none = La partie n’a pas de fin fixe : elle est finie quand vous voulez vous arrêter.
howto-fewest-best = Le meilleur, c’est celui qui a le moins de pénalités.

## Ce que les sources ne disent pas

howto-ours-zeus = Les sources ne disent pas qui prend Zeus quand personne ne l’a à la fin, comment s’arrondit un total qui finit par 5, comment s’échangent les chiffres d’un petit total, ni si le total peut descendre au-dessous de 0. Sur ces points, la règle est de nous.
howto-ours-shed = Les sources ne disent pas ce qui suit une bombe retournée, si la dernière carte d’une main fait encore quelque chose, dans quel ordre on pioche, ni ce qui se passe quand quelqu’un doit jouer deux fois et ne peut pas finir. Sur ces points, la règle est de nous.
howto-ours-no-end = La source ne dit pas comment la partie se termine. Compter les pénalités est une idée à nous.

## Exemples

howto-example = Exemple : { $told }

howto-example-name = { $count ->
    [1] Léa
    [2] Tom
    [3] Zoé
   *[other] Max
 }

howto-example-makes = Le total est à { $before }. { $player } joue { FORM($card, form: "a") }, ce qui fait { $after }.
howto-example-keeps = Le total est à { $before }. { $player } joue { FORM($card, form: "a") }, et le total reste à { $before }.
howto-example-choice = Le total est à { $before }. { $player } joue { FORM($card, form: "a") } et peut faire { $totals }.
howto-example-has-to-stay = À { $before }, il doit rester à { $before } : { $total }, ce serait trop.
howto-example-has-to-turn = À { $before }, il doit rester à { $before }, et le sens change : { $total }, ce serait trop.
howto-example-no-choice = À { $before }, il faut faire { $after } : { $total }, ce serait trop.
howto-example-one-way = { $player } choisit { $after } ; avec { $totals }, il ne se passerait rien d’autre.
howto-example-otherwise = À { $before }, la même carte fait { $after }.
howto-example-any = Le total est à { $before }. { $player } joue { FORM($card, form: "a") } et dit « { $after } ». Le total est maintenant à { $after }.
howto-example-copies = { $other } joue { FORM($second, form: "a") }, ce qui fait { $before }. { $player } joue { FORM($card, form: "a") }, qui refait la même chose : ça fait { $after }.
howto-example-not-now = À { $before }, cette carte ne se joue pas.
howto-example-never = Le total n’est qu’à { $before }. Même maintenant, { $player } ne peut pas jouer { FORM($card, form: "no") }.
howto-example-thrown = Avec quatre { FORM($rank, form: "many") } en main, { $player } peut les jouer d’un seul coup. Le total reste à { $before }.

howto-example-turned = Le sens change : c’est à { $next } de jouer, et non à { $other }.
howto-example-skipped = { $other } passe son tour, et c’est à { $next } de jouer.
howto-example-again = { $player } rejoue.
howto-example-named = { $player } désigne { FORM($next, form: "whom") }, qui joue ensuite.
howto-example-struck = { $player } désigne { FORM($other, form: "whom") }, qui sort de la manche. C’est à { $next } de jouer.
howto-example-saved = { $player } joue { FORM($card, form: "a") } et désigne { FORM($other, form: "whom") }, qui a { FORM($second, form: "a") }. { $other } glisse cette carte dessous, en pioche une autre et reste dans la manche.
howto-example-exchanged = { $player } désigne { FORM($other, form: "whom") } : { $player } et { $other } échangent leurs mains. Maintenant, { $player } a { $count ->
    [one] la carte
   *[other] les { FORM($count, as: "form-number") } cartes
 } que { $other } avait.
howto-example-redealt = On redistribue toutes les mains : { $count ->
    [one] chacun reçoit une carte
   *[other] chacun reçoit { FORM($count, as: "form-number") } cartes
 }.
howto-example-stolen = { $player } désigne { FORM($other, form: "whom") } et lui prend une carte sans la regarder. { $other } en pioche aussitôt une.
howto-example-stolen-seen = { $player } désigne { FORM($other, form: "whom") }, regarde sa main et prend { FORM($second, form: "the") }. { $other } pioche aussitôt une carte.
howto-example-zeus = { $player } prend Zeus à { FORM($other, form: "whom") }.
howto-example-others-draw = { $others ->
    [1] { $others } pioche { $count ->
        [one] une carte
       *[other] { FORM($count, as: "form-number") } cartes
     }.
   *[other] { $others } piochent { $count ->
        [one] une carte
       *[other] { FORM($count, as: "form-number") } cartes
     } chacun.
 }
howto-example-bomb = { $next } défausse { FORM($second, form: "a") } : la bombe ne lui fait rien. { $others ->
    [1] { $others } n’en a pas et { howto-pays }.
   *[other] { $others } n’en ont pas : chacun { howto-pays }.
 }

howto-example-twice = { $next } doit jouer deux fois : { FORM($card, form: "a") } fait { $before }, puis { FORM($second, form: "a") } fait { $after }.
howto-example-twice-back = { $next } doit jouer deux fois. Après { FORM($card, form: "a") }, le total est à { $before } et revient à { $total }. Après { FORM($second, form: "a") }, il est à { $after }.
howto-example-handed-on = { $player } doit jouer deux fois et pose d’abord { FORM($card, form: "a") }. Ce tour est fini : maintenant, { $next } doit jouer deux fois.
howto-example-canceled = { $player } doit jouer deux fois et pose à la place { FORM($card, form: "a") }. Ce tour est fini, et { $next } joue normalement.

howto-example-unanswered = Si { $next } ne pose pas { FORM($rank, form: "no") } dessus, { $next } perd son tour, et c’est à { $other } de jouer.
howto-example-answered = Si { $next } le fait et pas { $other }, { $other } doit poser { FORM($count, as: "form-number") } cartes d’amende.

howto-example-pair = Le total est à { $before }. { $player } pose ensemble { FORM($cards, form: "a") }, ce qui fait { $after }.
howto-example-several = Le total est à { $before }. { $player } pose { FORM($count, as: "form-number") } { FORM($rank, form: "many") } à la fois, ce qui fait { $after }.

howto-example-hit = Chacun des autres joueurs { howto-pays }.
howto-example-jump = Ça saute par-dessus { $total }, donc { $player } { howto-pays }.
howto-example-fine = { $player } { howto-pays } aussitôt, et la manche continue.
howto-example-border = Ça franchit la frontière au-dessus de { $total }, donc { $player } { howto-pays }.

howto-example-69-wins = { $cost ->
    [corner] { $player } a donc droit à un pli de plus.
    [fold] { $player } a donc droit à un pli de plus.
   *[other] { $player } reçoit donc { $cost }.
 }
howto-example-69-forfeit = Tous les autres reçoivent donc une pénalité.
howto-example-69-zero = Le total revient donc à 0.

howto-example-three = { $player } étale trois { FORM($rank, form: "many") }. La manche est finie, et chacun des autres joueurs { howto-pays }.
howto-example-banned = Au premier tour de la partie, { $player } ne peut pas jouer { FORM($card, form: "no") } à { $before }.
howto-example-not-banned = À { $before }, ce serait possible.
howto-example-sneak = { $other } a aussi { FORM($card, form: "a") }, intercepte aussitôt et fait { $after }. Maintenant, { $other } a Zeus.

howto-example-run = { $player } joue { FORM($card, form: "a") }, puis { $next } joue { FORM($second, form: "a") } : c’est une suite. { $other } ne peut piocher qu’en posant { FORM($rank, form: "a") }.

## Astuces

howto-tip-keep = Garde { FORM($cards, form: "a") } pour la fin : une telle carte se joue même à { $limit }.
howto-tip-team = Près de { $limit }, demandez qui a la carte qui tombe pile, et arrangez-vous pour lui laisser ce total.
howto-tip-another-try = Quand personne n’a la carte qui manque, { FORM($cards, form: "a") } vous donne un essai de plus.
howto-tip-high = Pose tes grosses cartes tôt. Près de { $limit }, il n’y a plus de place pour elles.
howto-tip-rush = Quand le reste de ta main est sûr à { $limit }, pose tôt { FORM($cards, form: "a") } : les autres n’y sont peut-être pas prêts.
howto-tip-take-off = Ce que tu enlèves fait aussi de la place au joueur suivant. Si tu peux laisser le total à { $limit }, fais-le plutôt.
howto-tip-name-next = Quand le total est à { $limit }, pose { FORM($cards, form: "a") } et désigne quelqu’un qui aura du mal.
howto-tip-any = Garde { FORM($cards, form: "a") } jusqu’à ce que rien d’autre n’aille : cette carte met le total où tu veux.
howto-tip-double = Pose { FORM($cards, form: "a") } tôt : doubler un petit total ajoute peu.
howto-tip-copy = { START($cards, form: "a") } vaut autant que la carte d’avant. Après une carte qui laisse le total comme il est ou en enlève, cette carte se joue même à { $limit }.
howto-tip-never = Ne compte pas sur { FORM($cards, form: "a") } : cette carte reste dans ta main jusqu’à la fin de la manche, et tu joues avec les autres.
howto-tip-thrown = { START($rank, form: "a") } ne sert à rien : tu ne t’en débarrasses qu’avec trois autres.

howto-tip-twice = Garde deux cartes sûres plutôt qu’une : si tu dois jouer deux fois, il te faut les deux.
howto-tip-hand-on = Garde { FORM($ranks, form: "a") } pour le jour où tu dois jouer deux fois : en posant d’abord cette carte, tu obliges un autre à jouer deux fois à ta place.
howto-tip-answer = Garde { FORM($rank, form: "a") } pour répondre. Après deux { FORM($rank, form: "many") } à la suite, celui qui ne répond pas doit poser deux cartes ; après trois, trois.
howto-tip-shield = Ne joue pas { FORM($cards, form: "a") } sans nécessité : rien d’autre ne te sauve quand quelqu’un te désigne.
howto-tip-exchange = Échange ta main quand plus rien d’autre n’y est sûr à { $limit }.
howto-tip-several = Les cartes de même rang peuvent partir ensemble, et tu en pioches autant de nouvelles : une façon rapide de changer une mauvaise main.
howto-tip-pair = Une paire { FORM($ranks, form: "of-many") } n’ajoute pas plus qu’une seule carte, et t’en apporte deux nouvelles.
howto-tip-run = Garde des cartes aux rangs voisins. Celui qui ne peut pas continuer une suite ne pioche rien, et a de moins en moins de cartes.

howto-tip-exchange-shed = Échange ta main avec le joueur qui a le moins de cartes.
howto-tip-others-draw = Quand quelqu’un n’a plus qu’une ou deux cartes, pose { FORM($cards, form: "a") }.
howto-tip-redeal = Quand les autres ont bien moins de cartes que toi, pose { FORM($cards, form: "a") }.
howto-tip-bomb = Garde { FORM($rank, form: "a") } aussi longtemps que tu peux : cette carte te protège contre { FORM($cards, form: "a") }.
howto-tip-zeus-ten = Avant de jouer, regarde laquelle de tes cartes mène à la prochaine dizaine entière : elle prend Zeus.
howto-tip-reach = Tant que tu peux, ne laisse aucun total d’où le joueur suivant pourrait atteindre { $total }.
howto-tip-reach-high = Garde tes grosses cartes pour la fin : elles gagnent de plus loin.
howto-tip-zeus-last = Près de { $limit }, garde { FORM($cards, form: "a") } pour le dernier moment. Seul celui qui a Zeus à la fin reçoit une lettre.
howto-tip-hit = Regarde si une de tes cartes fait { $totals } pile.
howto-tip-fine = Avant de poser une carte, regarde si elle fait { $totals }. Si une autre est aussi bonne, pose plutôt celle-là.
howto-tip-ten-short = Ne laisse pas le total à dix de moins que { $totals } : les cartes qui ajoutent dix sont les plus fréquentes.
howto-tip-down = Quand une grosse carte sauterait un de ces nombres, joue une carte qui enlève quelque chose ou laisse le total comme il est : ça ne coûte rien.
howto-tip-payment = Garde une carte qui n’ajoute rien pour la fin : juste au-dessous de { $limit }, presque toutes les autres font dépasser.
howto-tip-exact = Calcule d’avance jusqu’à { $limit } pile : avec la bonne carte, tu termines la manche et les autres paient.
howto-tip-all-dealt = Regarde ce qui est posé : tout ce que tu n’as pas vu, les autres l’ont.
howto-tip-border = Juste au-dessous d’une frontière, joue une carte qui laisse le total comme il est. Ça ne coûte jamais de point.
howto-tip-border-room = Débarrasse-toi des grosses cartes là où il y a de la place jusqu’à la prochaine frontière.
howto-tip-69 = Calcule d’avance jusqu’à 69 : avec la bonne carte, tu tombes pile dessus.
howto-tip-three = Garde deux cartes de même rang : avec une troisième, tu peux terminer la manche, et les autres paient.
howto-tip-hand-wins = Garde deux { FORM($rank, form: "many") } : avec un troisième exemplaire, tu gagnes la partie.
howto-tip-hand-loses = Ne garde pas deux { FORM($rank, form: "many") } : avec un troisième exemplaire, tout le monde perd.
howto-tip-ban = Ne compte pas sur les { FORM($rank, form: "many") } au début. Garde autre chose de sûr à { $limit }.
howto-tip-pile-away = Quand quelqu’un ne peut pas jouer, le total revient à { $total } et tu gardes ta main. Les grosses cartes sont alors utiles.
howto-tip-stock = Quand la pioche est vide, personne ne pioche. Garde tes cartes les plus sûres pour ce moment-là.
howto-tip-draw = Pioche tout de suite. Quand la carte suivante est posée, c’est trop tard.
