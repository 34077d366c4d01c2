friends-on-card = { $friend } zit nog op deze kaart
friends-brings-sum = { $friend } heeft een som voor je
friends-looked-today = We hebben vandaag samen naar deze som gekeken.
friends-looked-before = We hebben al eens samen naar deze som gekeken.
friends-goes-with = Deze som hoort bij een som waar we samen naar keken.
friends-call-it = Zeg het nu, met de getallenlijn als je wilt, en { $friend } komt thuis.
friends-call-it-alone = Zeg het nu, en { $friend } komt thuis.
friends-no-hurry = Geen haast: { $friend } kan wachten tot een andere dag (toets { $key }).
friends-show-line = Laat de lijn zien
friends-show-more = Laat meer zien
friends-is-home = { $friend } is thuis!
friends-another-waits = Nog een vriendje
friends-card-with-sum = { $who } zit op een kaart met de som { $sum }.

friends-key-leave = verder zonder te antwoorden
friends-key-another = naar het andere vriendje

friends-album-of = Album van { $name }
friends-at-home = vriendjes thuis
friends-place = voor { $friend }
friends-in-album = { $who }: { $sum }

friends-name-add-ones = Kiki
friends-name-add-to-ten = Knor
friends-name-add-cross-ten = Pim
friends-name-add-ten = Zoem
friends-name-add-teens = Taro
friends-name-take-ones = Stip
friends-name-take-ten = Lumi
friends-name-take-cross-ten = Prik
friends-name-take-past-zero = Blub
friends-name-double = Flora
friends-name-halve = Momo
friends-name-swap-digits = Fips
friends-name-round-to-ten = Robbie
friends-name-room = Ella

friends-who-add-ones = Kiki het kuiken
friends-who-add-to-ten = Knor het varken
friends-who-add-cross-ten = Pim de muis
friends-who-add-ten = Zoem de bij
friends-who-add-teens = Taro de schildpad
friends-who-take-ones = Stip het lieveheersbeestje
friends-who-take-ten = Lumi de slak
friends-who-take-cross-ten = Prik de egel
friends-who-take-past-zero = Blub de vis
friends-who-double = Flora de vlinder
friends-who-halve = Momo de hamster
friends-who-swap-digits = Fips de vleermuis
friends-who-round-to-ten = Robbie de zeehond
friends-who-room = Ella de olifant

friends-nobody-today = Vandaag wacht er geen vriendje.
friends-today = Het vriendje van vandaag
