## Uyuyor mu

told-fits = Her şey uyuyor
told-conflicts = { $count ->
    [one] Bir şey uymuyor
   *[other] { $count } şey uymuyor
 }
told-checked = Her değişiklikte denetlenir
told-good = İyi
told-bad = Daha iyi olabilir
told-open = Henüz belli değil
told-sign-and-words = { $sign }: { $words }

told-views = Ev kuralı ne demek
told-view-fair = Adil mi?
told-view-words = Sözle
told-view-compare = Karşılaştır
told-waits = Önce kurallar birbirine uysun

## Laboratuvarın buldukları

told-for-players = { $count ->
    [one] { $count } oyuncu
   *[other] { $count } oyuncu
 }
told-deals = { $count ->
    [one] { $number } el
   *[other] { $number } el
 }
told-progress = Ne kadarı denendi
told-again = Yeniden dene
told-again-means = Her şey baştan, başka kartlarla
told-soon = İlk eller oynanıyor.
told-good-so-far = Şimdilik iyi görünüyor.
told-a-good-game = İyi bir oyun!
told-could-be-better = { $count ->
    [one] Bir şey daha iyi olabilir.
   *[other] { $count } şey daha iyi olabilir.
 }
told-failed = Bu oyun sonuna kadar oynanamadı. Son değişikliği geri al.
told-who = Bilgisayarlar çocuklar, aileler ve iyi oyuncular gibi oynar.
told-trying = Deneniyor: { $change }

## Sorular

told-about-together = Hedefe birlikte ulaşmak
told-about-begins = Kim başlar
told-about-endless = Hiç bitmeyen eller
told-about-length = Bir el ne kadar sürer
told-about-choice = Seçenek var mı
told-about-turns = Elin gidişi değişir mi
told-about-skill = Şans mı ustalık mı
told-about-card = En önemli kart
told-about-sums = Çocuk için işlemler
told-sure = kesin
told-rather-sure = oldukça kesin
told-not-sure = henüz kesin değil
told-depends = kimin oynadığına bağlı
told-about-sure = { $about } – { $sure }
told-verdict-aloud = { $about }. { $sign }: { $words }

## Sayıların resimleri

told-percent = %{ $number }
told-never = hiç
told-figure = { $name }: { $number }, { $low } ile { $high } arasında bir yerde.
told-seats = Yere göre kaybedilmeyen eller
told-seats-won = Yere göre kazanılan eller
told-seat = { $last ->
    [1] Dağıtan
   *[other] { $place ->
        [1] Birinci
        [2] İkinci
        [3] Üçüncü
        [4] Dördüncü
        [5] Beşinci
        [6] Altıncı
        [7] Yedinci
        [8] Sekizinci
        [9] Dokuzuncu
       *[other] Onuncu
     }
 }
told-even = eşit: { $number }
told-plays = Bir elde oynanan kart
told-middle = tipik: { $plays }
told-column = { $plays ->
    [one] 1 kart
   *[other] { $plays } kart
 }: 100 elde { $percent }.
told-column-last = { $plays } kart ya da daha fazla: 100 elde { $percent }.

## Geldiği oyunla karşılaştırma

told-beside-game = { $game } ile karşılaştırma
told-from-nothing = Bunu sıfırdan yaptın, karşılaştıracak bir oyun yok.
told-differs = Farklar:
told-same = Henüz bir şey değişmedi.
told-figures-beside = İki oyunun sayıları
told-now = Şimdi
told-before = Önce
told-framed = Çerçeveli sayılar gerçekten farklıdır, rastlantı değildir.
told-beside = { $name }: { $now }, önce { $was }.
told-beside-differs = { $name }: { $now }, önce { $was }; gerçek bir fark.

## Yazıyla kuralların üstünde

told-words-differ = { $count ->
    [one] Bir değişiklik, altı çizili ve kalemle işaretli.
   *[other] { $count } değişiklik, altı çizili ve kalemle işaretli.
 }
