## Ein Freund fragt

friends-on-card = { $friend } steckt noch auf dieser Karte
friends-brings-sum = { $friend } hat eine Aufgabe für dich
friends-looked-today = Diese Aufgabe haben wir uns heute zusammen angesehen.
friends-looked-before = Diese Aufgabe haben wir uns neulich zusammen angesehen.
friends-goes-with = Diese Aufgabe gehört zu einer, die wir uns zusammen angesehen haben.
friends-call-it = Sag sie jetzt an, gern mit der Linie, und { $friend } kommt nach Hause.
friends-call-it-alone = Sag sie jetzt an, und { $friend } kommt nach Hause.
friends-no-hurry = Keine Eile: { $friend } kann auch an einem anderen Tag nach Hause (Taste { $key }).
friends-show-line = Linie zeigen
friends-show-more = Mehr zeigen
friends-is-home = { $friend } ist zu Hause!
friends-another-waits = Noch ein Freund
friends-card-with-sum = Auf einer Karte mit der Aufgabe { $sum } steckt { $who }.

## Das Album

friends-album-of = Album von { $name }
friends-at-home = Freunde zu Hause
friends-place = für { $friend }
friends-in-album = { $who }: { $sum }

## Namen

friends-name-add-ones = Tilli
friends-name-add-to-ten = Olli
friends-name-add-cross-ten = Pim
friends-name-add-ten = Summa
friends-name-add-teens = Taro
friends-name-take-ones = Tupfi
friends-name-take-ten = Lumi
friends-name-take-cross-ten = Igo
friends-name-take-past-zero = Blubb
friends-name-double = Flora
friends-name-halve = Momo
friends-name-swap-digits = Fips
friends-name-round-to-ten = Robbi
friends-name-room = Ella

## Wer sie sind

friends-who-add-ones = Tilli, das Küken
friends-who-add-to-ten = Olli, das Schwein
friends-who-add-cross-ten = Pim, die Maus
friends-who-add-ten = Summa, die Biene
friends-who-add-teens = Taro, die Schildkröte
friends-who-take-ones = Tupfi, der Marienkäfer
friends-who-take-ten = Lumi, die Schnecke
friends-who-take-cross-ten = Igo, der Igel
friends-who-take-past-zero = Blubb, der Fisch
friends-who-double = Flora, der Schmetterling
friends-who-halve = Momo, der Hamster
friends-who-swap-digits = Fips, die Fledermaus
friends-who-round-to-ten = Robbi, die Robbe
friends-who-room = Ella, der Elefant

friends-nobody-today = Heute wartet kein Freund.
friends-today = Der Freund von heute
