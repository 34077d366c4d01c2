## Vinur spyr

friends-on-card = { $friend } er enn á þessu spili
friends-brings-sum = { $friend } er með dæmi handa þér
friends-looked-today = Við skoðuðum þetta dæmi saman í dag.
friends-looked-before = Við höfum skoðað þetta dæmi saman áður.
friends-goes-with = Þetta dæmi er skylt öðru sem við skoðuðum saman.
friends-call-it = Segðu svarið nú, með línunni ef þú vilt, og { $friend } kemst heim.
friends-call-it-alone = Segðu svarið nú, og { $friend } kemst heim.
friends-no-hurry = Ekkert liggur á: { $friend } getur beðið til annars dags (lykill { $key }).
friends-show-line = Sýna línuna
friends-show-more = Sýna meira
friends-is-home = { $friend } er heima!
friends-another-waits = Annar vinur
friends-card-with-sum = { $who } er á spili með dæminu { $sum }.

## Albúmið

friends-album-of = Albúm: { $name }
friends-at-home = vinir heima
friends-place = fyrir: { $friend }
friends-in-album = { $who }: { $sum }

## Nöfn

friends-name-add-ones = Tísti
friends-name-add-to-ten = Olli
friends-name-add-cross-ten = Písl
friends-name-add-ten = Suða
friends-name-add-teens = Taró
friends-name-take-ones = Dúlla
friends-name-take-ten = Lúmi
friends-name-take-cross-ten = Ígó
friends-name-take-past-zero = Búbbi
friends-name-double = Flóra
friends-name-halve = Mómó
friends-name-swap-digits = Flippi
friends-name-round-to-ten = Robbi
friends-name-room = Ella

## Hver þau eru

friends-who-add-ones = Tísti hænuungi
friends-who-add-to-ten = Olli grís
friends-who-add-cross-ten = Písl mús
friends-who-add-ten = Suða býfluga
friends-who-add-teens = Taró skjaldbaka
friends-who-take-ones = Dúlla maríubjalla
friends-who-take-ten = Lúmi snigill
friends-who-take-cross-ten = Ígó broddgöltur
friends-who-take-past-zero = Búbbi fiskur
friends-who-double = Flóra fiðrildi
friends-who-halve = Mómó hamstur
friends-who-swap-digits = Flippi leðurblaka
friends-who-round-to-ten = Robbi selur
friends-who-room = Ella fíll

friends-nobody-today = Enginn vinur bíður í dag.
friends-today = Vinur dagsins
