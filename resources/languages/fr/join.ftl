## La page

join-title = Téléphones à la table
join-subtitle = cet écran est la table
join-scan = Scanne pour t’asseoir
join-code-spoken = Code QR qui ouvre { $address } sur un téléphone
join-or-type = ou tape dans le navigateur
join-same-wifi = Le téléphone doit être dans le même Wi-Fi.
join-private = Chaque main reste sur son téléphone. Rien ne quitte cette maison.
join-plain = Le trajet n’est pas chiffré : d’autres dans ce Wi-Fi pourraient lire.

## À la place du code

join-no-network = Cet ordinateur n’est dans aucun réseau : aucun téléphone ne peut l’atteindre. Rejoins ton Wi-Fi ou branche un câble ; le code viendra tout seul.
join-not-yet = Choisis une place à la table, donne-la à un téléphone, et le code s’affiche ici.
join-all-taken = Toutes les places pour téléphones sont prises.
join-no-server = On ne peut pas atteindre les téléphones d’ici en ce moment.

## Au milieu de la table, sous le nombre

join-have-sat-down = { $count ->
    [one] déjà à table
   *[other] déjà à table
 }
join-phones-here = { $count ->
    [one] téléphone est là
   *[other] téléphones sont là
 }

## Boutons

join-deal-for = Distribuer à { $count }
join-back-to-game = Retour à la partie
join-help = Comment les téléphones s’assoient, et quoi faire si l’un ne trouve rien
join-let-in = Laisser entrer

## Places

join-free = place libre
join-picks = choisit un animal
join-ready = prêt
join-away = absent
join-screen = à cet écran
join-computer = ordinateur
join-seat = Place { $number }
join-free-spoken = libre, pour un téléphone
join-picks-spoken = à un téléphone, choisit un animal
join-ready-spoken = à un téléphone, prêt
join-away-spoken = à un téléphone, absent
join-screen-spoken = à cet écran
join-computer-spoken = jouée par l’ordinateur

## Qui d'autre peut jouer une place

join-to-phone = La donner à un téléphone
join-to-screen = La jouer à cet écran
join-to-computer = Faire jouer l’ordinateur
join-no-seat = Enlever la place
join-remove-this = Enlever le téléphone
join-somebody = quelqu’un
join-remove-phone = Enlever le téléphone : { $name }

## Ce qui est demandé et dit

join-knock = { $name } voudrait s’asseoir.
join-knock-again = Un autre téléphone voudrait la place et les cartes qui sont à { $owner }.
join-knock-for-seat = { $name } voudrait avoir la place et les cartes qui sont à { $owner }.
join-knock-whose = Ce téléphone est-il à { $owner } ?
join-yes = Oui
join-no = Non
join-knocks-more = { $count ->
    [one] { $count } autre attend.
   *[other] { $count } autres attendent.
 }
join-too-few = Ce jeu demande { $least } joueurs.
join-nobody-at-phone = Aucun téléphone ne s’est encore assis.
join-knock-told = Un téléphone voudrait s’asseoir ({ $key }).
join-is-back = { $name } est de retour au téléphone.
join-is-away = { $name } : téléphone absent.
join-stand-in = Faire jouer un ordinateur pour { $name }

## Ce que font les touches

join-key-seats = aller de place en place
join-key-remove = enlever le téléphone d’une place
join-key-computer = un ordinateur de plus

## Sur un téléphone sans place

join-wait-for-host = Quelqu’un au grand écran doit te laisser entrer.
join-not-yours = Cette place est pour quelqu’un d’autre. Choisis-en une autre.
join-no-seat-free = Aucune place n’est libre en ce moment. Quelqu’un au grand écran peut en faire une.
join-gone-removed = Quelqu’un au grand écran a enlevé ce téléphone de sa place.
join-gone-over = La table est fermée. Cette page revient toute seule.
join-gone-elsewhere = Ta main est ouverte dans une autre fenêtre de ce téléphone.
join-gone-unknown = La table ne connaît plus ce téléphone. Scanne le code du grand écran, ou demande à t’asseoir.
join-gone-refused = Pas d’entrée cette fois. Demande au grand écran.
