minds-title = Co kto miał?

## Który wybór oglądamy

minds-whose-choices = Czyje wybory
minds-all-computers = Wszystkie komputery
minds-earlier = Poprzedni wybór
minds-later = Następny wybór
minds-where = Rozdanie { $deal }, ruch { $number }: { $name } przy sumie { $total } – { $move }
minds-no-choices = W zakończonych rozdaniach żaden komputer nie miał wyboru.

## Skąd ten wybór

minds-thinking = { $name } jeszcze raz się zastanawia…
minds-slip = Potknięcie: na tym poziomie niektóre ruchy są losowe.
minds-chose-otherwise =
    Przy stole wybór był inny: zabrakło czasu na namysł albo komputer nauczył się odtąd czegoś nowego. Teraz wolałby: { $move }.
minds-by-rule = { $name } kieruje się tu prostą zasadą i nie zgaduje cudzych kart.
minds-imagined = { $count ->
    [one] { $name } zgaduje { $count } raz, jak leżą zakryte karty.
    [few] { $name } zgaduje { $count } razy, jak leżą zakryte karty.
   *[many] { $name } zgaduje { $count } razy, jak leżą zakryte karty.
 } Liczba pod kartą mówi, ile razy na sto leży tam ta karta.
minds-fair =
    { $name } zna własną rękę, zagrane karty i to, co każdy może zobaczyć i zapamiętać. Nic więcej.

## Czego komputer był najbardziej pewien i jak było naprawdę

minds-was-right = { $name } najmocniej obstawia, że { FORM($other, form: "who") } { $other ->
    [you] masz
   *[other] ma
 } { FORM($rank, form: "acc") }: tak zgaduje { $percent } razy na sto. I ma rację.
minds-was-wrong = { $name } najmocniej obstawia, że { FORM($other, form: "who") } { $other ->
    [you] masz
   *[other] ma
 } { FORM($rank, form: "acc") }: tak zgaduje { $percent } razy na sto. A naprawdę { FORM($other, form: "who") } { $other ->
    [you] masz
   *[other] ma
 } { FORM($cards, form: "acc") }.

## Ręce na suknie

minds-known = znana
minds-imagined-world = Domysł { $number } z { $count }
minds-another-world = Inny domysł
minds-another-world-tip = Co jeszcze komputer sobie wyobraża
minds-held = { $name ->
    [you] Masz { FORM($cards, form: "acc") }.
   *[other] { $name } ma { FORM($cards, form: "acc") }.
 }
minds-held-in-world = W tym domyśle: { FORM($cards, form: "nom") }.

## Co komputer rozważa: każda możliwość ze swoją kartą, co daje, i uwaga na końcu wiersza

minds-weighed = Co było do wyboru
minds-makes-total = daje { $total }
minds-makes-total-at = { $way ->
    [eliminate] daje { $total }, wyrzuca { FORM($other, form: "acc") }
    [exchange] daje { $total }, zamienia karty z { FORM($other, form: "inst") }
    [steal] daje { $total }, zabiera kartę { FORM($other, form: "dat") }
   *[choose] daje { $total }, następny gra: { FORM($other, form: "who") }
 }
minds-rules-choice = według reguły
minds-played = zagrane
minds-not-to-lose = { $percent }% szans, by nie przegrać rozdania
minds-weighed-move = { $facts }.

## Ruchy rozdania: kto, jakimi kartami, na jaką sumę

minds-made = { $name }: { FORM($cards, form: "nom") }, { $total }.
