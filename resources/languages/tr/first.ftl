first-show = Bana göster
first-show-hint = Oyunu iki dakikalık bir elde gör
first-deal = İlk elin
first-skip = Geç
first-now-you = Şimdi sen

## Gösterilen

first-total = Bu, toplam.
first-keep = Toplam en çok { $limit } olsun.
first-keep-down = Toplam en az 0 olsun.
first-keep-over = Toplam { $limit } olunca el biter.
first-reach = İlk { $limit } yapan sen ol.
first-keep-together = Hep birlikte tam { $limit } yapın.
first-card = { START($card, form: "nom") } { $does }.
first-stuck = { $player ->
    [you] Hiçbir kartı oynayamıyorsun.
   *[other] { $player } hiçbir kartı oynayamıyor.
 }
first-end = { $player ->
    [you] Senin kartın eli bitirir.
   *[other] { $player } bir kart oynar ve eli bitirir.
 }
first-end-together = Toplam tam { $limit }: hepiniz kazandınız.

first-differs = “{ $game }” oyunundan farklı

first-play-lit = Parlayan kartı oyna

first-not-yet = Daha değil: { FORM($card, form: "obj") } oyna.

## Sesli okunan

first-told = { $number } / { $count }: { $told }
first-play-card = { START($card, form: "obj") } oyna.

first-not-found = Hiçbir el bu oyunu iyi göstermiyor. Kurallarını oku.
