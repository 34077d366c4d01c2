## Kartların adları

card-index = { START($rank, form: "figure") }
card-name = { $face ->
    [M1] eksi 1
    [T1] eksi 1
    [T2] eksi 2
    [M10] eksi 10
   *[other] { FORM($face, form: "figure") }
 }
card-in-box = { card-name } ({ $printed })
card-printed = { $rank ->
    [DP] Çift
    [DOUBLE] Çift
   *[other] { START($rank) }
 }
card-black = siyah { FORM($rank, form: "figure") }
card-red = kırmızı { FORM($rank, form: "figure") }
card-of-suits = { $suits } { $rank ->
    [A] { FORM($rank, form: "of") }
    [J] { FORM($rank, form: "of") }
    [Q] { FORM($rank, form: "of") }
    [K] { FORM($rank, form: "of") }
   *[other] { FORM($rank, form: "figure") }
 }
card-other = diğer { FORM($rank, form: "many") }
card-apart = { FORM($rank, form: "figure") } ({ FORM($apart, form: "nom") } dışında)
card-row = { START($names) }

card-black-chip = siyah { $card }
card-red-chip = kırmızı { $card }
card-of-suits-chip = { $suits } { $card }
card-other-chip = diğer { $card }

## Toplam ne olur

card-leave = toplamı değiştirmez
card-add = { $number } ekler
card-add-own = kendi sayısını ekler
card-take-own = kendi sayısını çıkarır
card-add-choice = { $numbers } ekler (sen seçersin)
card-take-any = { $low } ile { $high } arasında dilediğin sayıyı çıkarır
card-add-any = { $low } ile { $high } arasında dilediğin sayıyı ekler
card-take-off = { $number } çıkarır
card-set = toplamı { $number } yapar
card-set-any = toplamı { $low } ile { $high } arasında dilediğin sayı yapar
card-copy = son kart ne yaptıysa onu yapar; elin ilk kartıysa { $number } ekler
card-double = toplamı iki katına çıkarır
card-double-or-halve = toplam çiftse ve 49’dan büyükse yarısını alır, değilse iki katına çıkarır
card-double-odd-or-halve-even = çift toplamın yarısını alır, tek toplamı iki katına çıkarır
card-swap-digits = toplamın iki rakamının yerini değiştirir (7, 07 sayılır)
card-round-to-ten = toplamı en yakın onluğa yuvarlar (5 yukarı yuvarlanır)
card-pass-on-a-round-total = toplamı değiştirmez ve yalnız toplamın sonu 0 iken oynanabilir
card-never = hiç oynanamaz
card-only-together = tek başına oynanamaz

## Başka ne olur

card-reverse = oyunun yönünü çevirir
card-skip = sonraki oyuncuyu atlar
card-choose = sıradaki oyuncuyu sana seçtirir
card-eliminate = seçtiğin bir oyuncuyu bu elden eler
card-shield = elinde tutanı elenmekten kurtarır: eleyen kartın altına konur ve yerine bir kart çekilir
card-exchange = kartlarını, seçtiğin oyuncununkilerle değiş tokuş ettirir
card-redeal = bütün kartları karıştırıp herkese yenilerini dağıttırır
card-oblige = sonraki oyuncuyu iki kez oynatır
card-chain = { $answer ->
    [forced] { FORM($wanted, form: "ins") } cevaplanmak zorundadır
   *[optional] { FORM($wanted, form: "ins") } cevaplanabilir
 }
card-steal = seçtiğin bir oyuncudan bir kart alır
card-zeus = Zeus’u alır
card-others-draw-1 = diğer herkese bir kart çektirir
card-others-draw-2 = diğer herkese iki kart çektirir
card-bomb = diğer herkesi { FORM($saves, form: "obj") } atmaya ya da { $cost ->
    [bomb] bir saatli bomba çevirmeye
   *[other] { $cost } ödemeye
 } zorlar

## Birkaçı birden

card-several = { $does }
card-choice = { $does } (sen seçersin)
card-either = ya { $first } ya da { $second }

## Kısaca, masanın yanındaki liste için

card-add-own-short = ekler
card-take-own-short = çıkarır
card-leave-short = pas
card-add-any-short = +{ $low } ila { $high }
card-take-any-short = −{ $low } ila { $high }
card-set-short = { $number } yapar
card-set-any-short = { $low } ila { $high } yapar
card-copy-short = kopyalar
card-double-short = iki katı
card-double-or-halve-short = yarısı/iki katı
card-double-odd-or-halve-even-short = çiftse yarısı
card-swap-digits-short = tersten okur
card-round-to-ten-short = en yakın onluk
card-pass-on-a-round-total-short = …0 iken pas
card-never-short = oynanmaz
card-only-together-short = dördü birden
card-reverse-short = { $rank ->
    [REV] yönü çevirir
   *[other] yön döner
 }
card-skip-short = { $rank ->
    [SKIP] sonraki bekler
   *[other] atlar
 }
card-choose-short = sonrakini seçer
card-eliminate-short = birini eler
card-shield-short = kalkan
card-exchange-short = değiş tokuş
card-redeal-short = yeni kartlar
card-oblige-short = 2 oynatır
card-chain-short = cevap ister
card-steal-short = kart çalar
card-zeus-short = Zeus’u alır
card-others-draw-1-short = { $rank ->
   *[other] diğerleri 1 çeker
 }
card-others-draw-2-short = { $rank ->
   *[other] diğerleri 2 çeker
 }
card-bomb-short = { $rank ->
    [BOMB] herkes korunsun
   *[other] bomba
 }
card-several-short = { $value }, { $told }
card-list-short = { $told }
card-later-short = { $told }, sonra { $value }
card-awake-short = { $number }+: { $told }
card-awake-down-short = ≤ { $number }: { $told }
card-awake-turn-short = { $number }. sıra: { $told }

## Bir rozette, kartın arkasında

card-does = { $card } { $does }
card-equals = { $card } = { $value }
card-equals-and = { $card } = { $value }, { $does }
card-range = { $low } ila { $high }
card-list-chip = { $told }
card-leave-chip = pas geçer
card-copy-chip = kopyalar
card-double-chip = iki katına çıkarır
card-double-or-halve-chip = yarısı veya iki katı
card-double-odd-or-halve-even-chip = çiftse yarısını alır
card-swap-digits-chip = rakamları çevirir
card-round-to-ten-chip = onluğa yuvarlar
card-pass-on-a-round-total-chip = …0 iken pas geçer
card-never-chip = hiç oynanmaz
card-only-together-chip = dördü birden oynanır
card-reverse-chip = { $rank ->
    [REV] oyunun yönünü çevirir
   *[other] yönü çevirir
 }
card-skip-chip = { $rank ->
    [SKIP] sonrakini bekletir
   *[other] atlar
 }
card-choose-chip = sonrakini seçer
card-eliminate-chip = birini eler
card-shield-chip = seni kurtarır
card-exchange-chip = kartlar takas edilir
card-redeal-chip = herkese yeniden dağıtır
card-oblige-chip = sonrakine 2 oynatır
card-chain-chip = cevap ister
card-steal-chip = kart çalar
card-zeus-chip = Zeus’u alır
card-others-draw-1-chip = diğerlerine 1 çektirir
card-others-draw-2-chip = diğerlerine 2 çektirir
card-bomb-chip = ötekilerde patlar

## Tablonun altındaki notlar

card-note-limit = Toplamı { $limit } yapan bir kart, toplam zaten { $limit } iken de oynanabilir.
card-note-over = Bir kartın sayısı toplamı { $limit } sayısının üstüne çıkarıyorsa, başka ne yaparsa yapsın o kart oynanamaz.
card-note-copy = { START($rank, form: "nom") } bu elde oynanan son kartı kopyalar, kim oynamış olursa olsun: hem değerini hem yaptığı her şeyi.
card-note-copy-turned-up = { START($rank, form: "nom") } bu elde oynanan son kartı, kim oynamış olursa olsun, ya da başta açılan kartı kopyalar: hem değerini hem yaptığı her şeyi.
card-note-copy-again = Bir { FORM($rank, form: "nom") } başka bir { FORM($rank, form: "gen") } üstüne oynanırsa onun yaptığını bir daha yapar. Kopyaladığı kart ne zaman oynanabilirse o da o zaman oynanabilir.
card-note-copy-pair = Tek kart sayılan iki karttan sonra, onlardan biri ne yapıyorsa onu yapar.
