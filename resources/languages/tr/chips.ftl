chips-limit = sınır { $limit }
chips-limit-in-full = en yüksek toplam { $limit }
chips-cards-take = kartlar çıkarır
chips-down = { $total } → 0
chips-reach-wins = önce { $total } yapan kazanır
chips-exact-wins = tam { $total } kazanır
chips-hurdles = { $numbers }: tam +1, atlama −1
chips-hurdles-end = el { $total } veya daha çokta biter
chips-team = hep birlikte
chips-without-cards = { FORM($ranks, form: "nom") } yok
chips-cards-in-hand = { $count ->
    [one] 1 kart
   *[other] { $count } kart
 }
chips-all-dealt = bütün kartlar dağıtılır
chips-players = { $players } ila { $most } oyuncu

## Kaybedilen

chips-no-tokens = jeton yok
chips-tokens = { $count ->
    [one] 1
   *[other] { $count }
 } { $kind ->
    [penny] kuruş
    [nickel] beşlik
    [chip] pul
    [corner] köşe
    [fold] kat izi
    [point] puan
    [letter] harf
    [bomb] saatli bomba
   *[token] jeton
 }

## Desteler

chips-packs = { $count ->
    [one] 1 deste
   *[other] { $count } deste
 }
chips-packs-from = { $count ->
    [one] en az { $players } oyuncuyla 1 deste
   *[other] en az { $players } oyuncuyla { $count } deste
 }
chips-stock-runs-out = deste biter
chips-without-cards-has-won = kartı biten kazanır
chips-whole-pile-shuffled = yığının tümü karıştırılır
chips-stock-is-renewed = deste yenilenir
chips-good-last-card = iyi bir son kart
chips-card-turned-up = bir kart açılır

## Önemli toplamlar

chips-milestones = { $numbers } kazandırır
chips-no-milestones = durak yok
chips-fines = { $numbers } ödetir
chips-no-fines = hiçbir toplam ödetmez
chips-borders = { $target ->
    [one] { $numbers } eşiği ödetir, 1 puanda biter
   *[other] { $numbers } eşiği ödetir, { $target } puanda biter
 }
chips-no-borders = eşik yok
chips-payment-overshoot = { $limit } aşılınca herkese aşan kadar
chips-payment-forfeit = { $limit } aşılınca ceza
chips-payment-over = { $count ->
    [one] { $limit } aşılınca herkese 1 puan
   *[other] { $limit } aşılınca herkese { $count } puan
 }
chips-sixty-nine = 69: { $does }
chips-zeus = { $limit } iken Zeus sende olsun
chips-never-below-zero = sıfırın altı yok
chips-below-zero-too = sıfırın altı da var

## Birlikte giden kartlar

chips-penalties-handed-on = cezalar devredilir
chips-penalties-end = cezalar sende biter
chips-runs = seri kart çektirir
chips-same-rank = bir kerede en çok { $count } eş kart
chips-pairs = çiftler bir sayılır: { FORM($ranks, form: "many") }
chips-thrown = dört { FORM($rank, form: "nom") } birden
chips-one-at-once = bir kerede bir kart
chips-three-of-a-kind = üç eş kart eli bitirir
chips-hands = { $hands }
chips-hand-wins = üç { FORM($rank, form: "nom") } kazandırır
chips-hand-loses = üç { FORM($rank, form: "nom") } herkese kaybettirir
chips-ban = { $count ->
    [one] bir sıra { FORM($rank, form: "nom") } yok
   *[other] { $count } sıra { FORM($rank, form: "nom") } yok
 }
chips-wears-off = bir etki zamanla geçer
chips-wakes = etkiler { $total } olunca
chips-wakes-turn = etkiler { $count }. sıradan sonra

## Oynayamayan, çıkan

chips-stuck-ends = oynayamayan eli bitirir
chips-stuck-out = oynayamayan çıkar
chips-stuck-sits-out = oynayamayan o eli bekler
chips-stuck-clears = oynayamayanda yığın kalkar
chips-stuck-takes-back = { $count ->
    [one] oynayamayanda yığından 1 kart kalkar
   *[other] oynayamayanda yığından { $count } kart kalkar
 }
chips-over-ends = sınırı aşan eli bitirir
chips-without-cards-wins = kartı ilk biten kazanır
chips-bomb-saves = { card-index } bombadan kurtarır
chips-hands-stay = kartlar elde kalır
chips-hands-new = her elde yeni kartlar
chips-out-with-last = { $kind ->
    [penny] son kuruşla çıkılır
    [nickel] son beşlikle çıkılır
    [chip] son pulla çıkılır
    [corner] son köşeyle çıkılır
    [fold] son kat iziyle çıkılır
    [point] son puanla çıkılır
    [bomb] son bombayla çıkılır
   *[token] son jetonla çıkılır
 }
chips-out-later = bir kayıp sonra çıkılır
chips-nobody-out = kimse oyun dışı kalmaz
chips-match-won = { $count ->
    [one] önce bir el kazanan
   *[other] önce { $count } el kazanan
 }
chips-match-lost = { $count ->
    [one] birinde bir ceza olana dek
   *[other] birinde { $count } ceza olana dek
 }

## İki kişi

chips-counterclockwise = saat yönünün tersine
chips-clockwise = saat yönünde
chips-turn-again = 2 kişiyle yön çeviren yine oynar
chips-turn-passes = 2 kişiyle yön çeviren pas geçer
