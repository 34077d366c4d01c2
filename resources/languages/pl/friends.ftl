## Pyta przyjaciel z karty

friends-on-card = { $friend } wciąż czeka na tej karcie
friends-brings-sum = { $friend } ma dla ciebie zadanie
friends-looked-today = Dziś oglądaliśmy to zadanie razem.
friends-looked-before = Niedawno oglądaliśmy to zadanie razem.
friends-goes-with = To zadanie ma do pary takie, które oglądaliśmy razem.
friends-call-it = Powiedz wynik, możesz użyć osi, a { $friend } wróci do domu.
friends-call-it-alone = Powiedz wynik teraz, a { $friend } wróci do domu.
friends-no-hurry = Bez pośpiechu: { $friend } może poczekać do innego dnia (klawisz { $key }).
friends-show-line = Pokaż oś
friends-show-more = Pokaż więcej
friends-is-home = { $friend } jest w domu!
friends-another-waits = Drugie zwierzątko
friends-card-with-sum = Na karcie z zadaniem { $sum } czeka { $who }.

## Album

friends-album-of = Album: { $name }
friends-at-home = przyjaciele w domu
friends-place = tu: { $friend }
friends-in-album = { $who }: { $sum }

## Imiona

friends-name-add-ones = Tilka
friends-name-add-to-ten = Olek
friends-name-add-cross-ten = Pim
friends-name-add-ten = Bzyczka
friends-name-add-teens = Taro
friends-name-take-ones = Kropka
friends-name-take-ten = Lumi
friends-name-take-cross-ten = Igo
friends-name-take-past-zero = Plusk
friends-name-double = Flora
friends-name-halve = Momo
friends-name-swap-digits = Fipek
friends-name-round-to-ten = Fela
friends-name-room = Ela

## Kim są

friends-who-add-ones = kurczątko Tilka
friends-who-add-to-ten = prosiaczek Olek
friends-who-add-cross-ten = myszka Pim
friends-who-add-ten = pszczółka Bzyczka
friends-who-add-teens = żółw Taro
friends-who-take-ones = biedronka Kropka
friends-who-take-ten = ślimak Lumi
friends-who-take-cross-ten = jeżyk Igo
friends-who-take-past-zero = rybka Plusk
friends-who-double = motylek Flora
friends-who-halve = chomik Momo
friends-who-swap-digits = nietoperz Fipek
friends-who-round-to-ten = foczka Fela
friends-who-room = słonik Ela

friends-nobody-today = Dziś nie czeka żaden przyjaciel.
friends-today = Dzisiejszy przyjaciel
