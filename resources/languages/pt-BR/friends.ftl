## Um amigo pergunta

friends-on-card = { $friend } ainda está nesta carta
friends-brings-sum = { $friend } tem uma conta para você
friends-looked-today = Hoje nós olhamos juntos esta conta.
friends-looked-before = Nós já olhamos juntos esta conta.
friends-goes-with = Esta conta combina com uma que olhamos juntos.
friends-call-it = Diga agora o resultado, com a reta se quiser, e { $friend } vem para casa.
friends-call-it-alone = Diga agora o resultado, e { $friend } vem para casa.
friends-no-hurry = Sem pressa: { $friend } pode esperar outro dia (tecla { $key }).
friends-show-line = Mostrar a reta
friends-show-more = Mostrar mais
friends-is-home = { $friend } está em casa!
friends-another-waits = Outro amigo
friends-card-with-sum = { $who } está numa carta com a conta { $sum }.

## O álbum

friends-album-of = Álbum de { $name }
friends-at-home = amigos em casa
friends-place = para { $friend }
friends-in-album = { $who }: { $sum }

## Nomes

friends-name-add-ones = Pipo
friends-name-add-to-ten = Olli
friends-name-add-cross-ten = Pim
friends-name-add-ten = Zuzu
friends-name-add-teens = Taro
friends-name-take-ones = Nina
friends-name-take-ten = Lumi
friends-name-take-cross-ten = Igo
friends-name-take-past-zero = Blub
friends-name-double = Flora
friends-name-halve = Momo
friends-name-swap-digits = Fips
friends-name-round-to-ten = Robi
friends-name-room = Duda

## Quem são

friends-who-add-ones = Pipo, o pintinho
friends-who-add-to-ten = Olli, o porquinho
friends-who-add-cross-ten = Pim, o ratinho
friends-who-add-ten = Zuzu, a abelha
friends-who-add-teens = Taro, a tartaruga
friends-who-take-ones = Nina, a joaninha
friends-who-take-ten = Lumi, o caracol
friends-who-take-cross-ten = Igo, o ouriço
friends-who-take-past-zero = Blub, o peixe
friends-who-double = Flora, a borboleta
friends-who-halve = Momo, o hamster
friends-who-swap-digits = Fips, o morcego
friends-who-round-to-ten = Robi, a foca
friends-who-room = Duda, a elefanta

friends-nobody-today = Hoje nenhum amigo está esperando.
friends-today = O amigo de hoje
