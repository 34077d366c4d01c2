## Bir adım

replay-step-deal = { $deal }. el, dağıtan { FORM($name, form: "who") }
replay-step-stop = Oyun burada bitirildi
replay-step-play = { $number }. hamle, { $name }, { $cards }, toplam { $total }
replay-step-play-at = { $way ->
    [eliminate] { $number }. hamle, { $name }, { $cards }, elenen { FORM($other, form: "who") }, toplam { $total }
    [exchange] { $number }. hamle, { $name }, { $cards }, kart değiş tokuşu { FORM($other, form: "ins") }, toplam { $total }
    [steal] { $number }. hamle, { $name }, { $cards }, kart çalınan { FORM($other, form: "who") }, toplam { $total }
   *[choose] { $number }. hamle, { $name }, { $cards }, sıradaki { FORM($other, form: "who") }, toplam { $total }
 }
replay-step-sneak = { $number }. hamle, { $name }, { $cards }, araya girme, toplam { $total }
replay-step-stuck = { $number }. hamle, { $name }, uyan kart yok
replay-step-draw = { $number }. hamle, { $name }, kart çekme
replay-step-decline = { $number }. hamle, { $name }, pas
replay-step-declare = { $number }. hamle, { $name }, açılan { $cards }
replay-step-defend = { $number }. hamle, { $name }, savunma { $cards }
replay-step-bottom = { $number }. hamle, { $name }, destenin altına { $cards }
replay-step-turned = { $number }. hamle, { $name }, desteden açılan { $cards }
replay-step-take = { $cards ->
    [0] { $number }. hamle, { $name }, bir kart çalındı
   *[other] { $number }. hamle, { $name }, çalınan { $cards }
 }
replay-step-call = { $number }. hamle, { $name }, söylenen { $total }

replay-step-costly = { $step }, bedeli { $count ->
    [one] { $count } puan
   *[other] { $count } puan
 }
replay-step-last = { $step }. { $ended }

## Son

replay-goes-on = Oyun sürüyor
replay-won = { $winners ->
    [you] Kazanan: { FORM($winners, form: "who") }
   *[other] Kazanan: { $winners }
 }
replay-nobody-won = Kazanan yok

## Hamle listesinde kartın yanında

replay-note-sneak = araya girme
replay-note-stuck = uyan yok
replay-note-draw = çekme
replay-note-decline = pas
replay-note-declare = açma
replay-note-defend = savunma
replay-note-bottom = deste altı
replay-note-turned = açılan
replay-note-take = çalma
replay-note-call = söylenen: { $total }

## Birkaç sözcükle bir hamle

replay-move-play = { $cards }, toplam { $total }
replay-move-play-at = { $way ->
    [eliminate] { $cards }, toplam { $total }, elenen { FORM($other, form: "who") }
    [exchange] { $cards }, toplam { $total }, kart değiş tokuşu { FORM($other, form: "ins") }
    [steal] { $cards }, toplam { $total }, kart çalınan { FORM($other, form: "who") }
   *[choose] { $cards }, toplam { $total }, sıradaki { FORM($other, form: "who") }
 }
replay-move-decline = pas geçmek
replay-move-sneak = { $cards } ile araya girmek
replay-move-declare = { $cards } açmak
replay-move-defend = { $cards } ile savunmak
replay-move-bottom = destenin altına { $cards }
replay-move-turned = açılan { $cards }
replay-move-take = alınan { $cards }
replay-move-nothing = kart oynanmadı

## Koç

replay-coach-best = Olabilecek en iyisi.
replay-coach-sound = İyi bir karar.
replay-coach-played = Oynanan: { $move }, eli kaybetmeme şansı %{ $percent }.
replay-coach-played-by = { $name } oynadı: { $move }, eli kaybetmeme şansı %{ $percent }.
replay-coach-better = Daha iyisi: { $move }, %{ $percent }.
replay-coach-looks = Koç karara bakıyor: { $seen } / { $choices }.
replay-coach-cost = Bir hamlenin bedeli: eli kaybetmeme şansından ne kadar götürdüğü, 100 üzerinden puanla.
replay-coach-nothing-worse = Hiçbir karar açıkça diğerinden kötü değildi.

## Sayfa

replay-looking-back = Tekrar
replay-subtitle = { $game }, { $day }. { $ended }.
replay-subtitle-undated = { $game }. { $ended }.
replay-deal-number = { $deal }. el
replay-hand-of = { $name ->
    [you] Kartların
   *[other] Kartlar: { $name }
 }
replay-seen-by = Kimin gözünden
replay-position = Oyundaki yer

## Düğmeler

replay-open-hands = Açık kartlar
replay-open-hands-tip = Herkesin kartları açık ya da yalnız birininki
replay-speed-slow = ½× hız
replay-speed-normal = 1× hız
replay-speed-quick = 3× hız
replay-speed-tip = { $speed } (+ ve −)
replay-to-the-beginning = Başa
replay-one-move-back = Bir hamle geri
replay-one-move-on = Bir hamle ileri
replay-to-the-end = Sona
replay-play = Oynat
replay-costly = Pahalı
replay-costly-tip = Yalnız bedeli olan hamleler
replay-play-on = Buradan oyna
replay-play-on-tip = Bu durumdan yeni bir oyun
replay-share = Paylaş

## Tuşlar ne yapar

replay-key-step = bir hamle geri ya da ileri
replay-key-ends = başa ya da sona
replay-key-deals = elden ele
replay-key-play = oynat ya da duraklat
replay-key-speed = daha hızlı ya da yavaş

## Yanına alınanlar

replay-copied = Oyun kopyalandı; istediğin yere yapıştır.
replay-save-record = Oyunu dosyaya kaydet
replay-save-trace = Bütün akışı kaydet
replay-save-picture = Masanın resmini kaydet
replay-save-sheet = Puan çizelgesini kaydet
replay-kind-record = Cardtable oyunları ({ $pattern })
replay-kind-trace = JSON Lines ({ $pattern })
replay-kind-picture = Resimler ({ $pattern })
replay-kind-sheet = PDF ({ $pattern })

## Puan çizelgesi

replay-sheet-deal = El
replay-sheet-dealer = Dağıtan
replay-sheet-plays = Hamle
replay-sheet-total = Toplam
replay-sheet-team = Hep birlikte
replay-sheet-deal-number = Dağıtım no { $seed }
replay-sheet-tokens = Oyuncu sütunları her birine ne kaldığını söyler; × eli kaybetti.
replay-sheet-scores = Oyuncu sütunları puanlarını söyler; × eli kaybetti.
replay-sheet-forfeits = Oyuncu sütunları kaybedilen elleri sayar; × eli kaybetti.
