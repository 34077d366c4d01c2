games-none-for-words = Enginn leikur fannst fyrir „{ $words }“.
games-heard-found = { $count ->
    [1] 1 leikur fannst: { $game }
    [one] { $count } leikur fannst. Passar best: { $game }
   *[other] { $count } leikir fundust. Passar best: { $game }
 }
games-none-fits = Enginn leikur passar við þetta allt.
games-no-favorites = Þú átt engan uppáhaldsleik enn. Stjarnan á leik gerir hann að uppáhaldi.
games-none-played = Þú hefur ekki spilað leik enn.
games-do-you-mean = Áttu við einhvern þessara?
games-like-it = Svipaður leikur
games-show-all = Sýna alla leiki

games-all = Allir leikir
games-favorites = Uppáhald
games-recent = Nýlega spilað
games-for-children = Góðir fyrir börn
games-for-children-means = Eitt spil í senn, fá sérstök spil, litlar hendur og engin summa sem verður að fara undir 0
games-number-of-players = Fjöldi leikmanna
games-for-players = { $players ->
    [one] Fyrir { $players } leikmann
   *[other] Fyrir { $players }
 }

games-new-game = Nýr leikur
games-search = Leita að leik
games-deal = Gefa
games-seats = Sæti
games-house-rules = Húsreglur
games-how-to-play = Svona er spilað
games-what-to-look-at = Hvað á að skoða
games-back-to-games = Aftur að leiknum
games-more = { $count } í viðbót
games-up-to = { $players ->
    [one] { $players } leikmaður, mest { $most }
   *[other] { $players } leikmenn, mest { $most }
 }
games-how-long = Hve lengi
games-short = Stuttur, { $time }
games-usual-length = Venjulegur, { $time }
games-only-one = Aðeins einn leikur passar: { $game }.
games-phones-join = Hleypa símum í þennan leik
games-without = án { $kind ->
    [reverse] snúnings
    [skip] hopps
    [any] hvaða summu sem er
    [name] vals
    [hands] skipta
    [twice] tveggja útspila
    [answer] svars
    [together] margra spila í einu
    [jokers] jókera
   *[pack] eigin stokks
 }
games-that-fits = Leikur sem hentar
games-for-learner = { $name }: { $game }
games-rules-clash = Þessar reglur fara ekki saman: { $why }.

games-no-house-rules = Þessi leikur hefur engar húsreglur.
games-more-house-rules = Fleiri húsreglur
games-value-usual = { $value } (venjulegt)
games-deal-number = Númer gjafar
games-new-cards = ný spil
games-deal-number-means = Autt fyrir ný spil; sama númer, sæti og reglur gefa sömu spil aftur
games-with-changes = Með þínum breytingum: { $changes }.
games-with-more-changes = Með þínum breytingum: { $changes }; og { $more } í viðbót.
games-the-usual-rules = Venjulegar reglur
games-takes-changes-back = Tekur til baka það sem breytt var í reglunum

games-person = Manneskja
games-phone = Sími
games-at-a-phone = { $name }, við síma
games-computer = Tölva
games-add = Bæta leikmanni við
games-name-and-picture = Nafn og mynd
games-move-left = Færa til vinstri
games-move-right = Færa til hægri
games-add-computer = Bæta tölvumótherja við (Insert)
games-add-person = Bæta manneskju við (Shift+Insert)
games-open-hands = Allar hendur liggja opnar
games-open-hands-means = Spil allra liggja upp í loft, fyrir byrjendur; tölvumótherjar kíkja ekki
games-drag = Dragðu á annan stað, eða ýttu á Alt og ör
games-another-picture = Önnur mynd
games-seat-played-by = { $name ->
    [you] Sæti { $number }, þitt. Hér spilar
   *[other] Sæti { $number }, { $name }. Hér spilar
 }
games-seat-name = Sæti { $number }: nafn
games-seat-picture = { $name ->
    [you] Sæti { $number }, þitt: mynd, { $picture }
   *[other] Sæti { $number }, { $name }: mynd, { $picture }
 }
games-what-does = { $name ->
    [you] Hvað þú gerir
   *[other] Hvað { $name } gerir
 }
games-take-away = { $name ->
    [you] Taka sætið þitt burt
   *[other] Taka burt sæti: { $name }
 }

games-role-scorekeeper = Segir allt
games-role-caller = Segir sitt
games-role-checker = Fer yfir
games-role-plain = Bara spilar
games-role-scorekeeper-means = Segir allt: segir hverja summu
games-role-caller-means = Segir sitt: segir summu eigin spila
games-role-checker-means = Fer yfir: grípur rangar summur tölvanna
games-role-plain-means = Bara spilar: reiknar ekki
games-level-beginner = Byrjandi: spilar oftast af handahófi
games-level-casual = Rólegur: gerir stundum mistök
games-level-cautious = Varkár: setur háu spilin fyrst út
games-level-expert = Meistari: hefur æft sig eða hugsar fram í tímann

games-families = Flokkar leikja
games-families-keys = Tab opnar leiki flokksins, Enter spilar þann fyrsta
games-variants = { $count ->
    [one] { $count } afbrigði
   *[other] { $count } afbrigði
 }
games-shelf-spoken = { $family }, { $count ->
    [one] { $count } afbrigði
   *[other] { $count } afbrigði
 }. { $hook }

games-age = { $age }+

games-found = Leikir sem fundust
games-of-family = Leikir í flokknum
games-favorite-key = F gerir leik að uppáhaldi
games-begin-here = byrjaðu hér
