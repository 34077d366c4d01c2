## Un amigo pregunta

friends-on-card = { $friend } sigue en esta carta
friends-brings-sum = { $friend } te trae una cuenta
friends-looked-today = Hoy ya vimos esta cuenta.
friends-looked-before = Esta cuenta ya la vimos otro día.
friends-goes-with = Esta cuenta va con otra que ya vimos.
friends-call-it = Di ahora cuánto es, con la recta si quieres, y { $friend } vuelve a casa.
friends-call-it-alone = Di ahora cuánto es, y { $friend } vuelve a casa.
friends-no-hurry = Sin prisa: { $friend } puede esperar a otro día (tecla { $key }).
friends-show-line = Ver la recta
friends-show-more = Ver más
friends-is-home = ¡{ $friend } está en casa!
friends-another-waits = Otro amigo
friends-card-with-sum = { $who } está en una carta con la cuenta { $sum }.

## El álbum

friends-album-of = Álbum de { $name }
friends-at-home = amigos en casa
friends-place = para { $friend }
friends-in-album = { $who }: { $sum }

## Nombres

friends-name-add-ones = Pipo
friends-name-add-to-ten = Oli
friends-name-add-cross-ten = Pim
friends-name-add-ten = Zumi
friends-name-add-teens = Tara
friends-name-take-ones = Lola
friends-name-take-ten = Lumi
friends-name-take-cross-ten = Pincho
friends-name-take-past-zero = Blub
friends-name-double = Flora
friends-name-halve = Momo
friends-name-swap-digits = Fino
friends-name-round-to-ten = Robi
friends-name-room = Elisa

## Quiénes son

friends-who-add-ones = Pipo, el pollito
friends-who-add-to-ten = Oli, el cerdito
friends-who-add-cross-ten = Pim, el ratón
friends-who-add-ten = Zumi, la abeja
friends-who-add-teens = Tara, la tortuga
friends-who-take-ones = Lola, la mariquita
friends-who-take-ten = Lumi, el caracol
friends-who-take-cross-ten = Pincho, el erizo
friends-who-take-past-zero = Blub, el pez
friends-who-double = Flora, la mariposa
friends-who-halve = Momo, el hámster
friends-who-swap-digits = Fino, el murciélago
friends-who-round-to-ten = Robi, la foca
friends-who-room = Elisa, la elefanta

friends-nobody-today = Hoy no espera ningún amigo.
friends-today = El amigo de hoy
