statistics-title = İstatistikler

statistics-person = Kişi
statistics-nobody = Henüz kimse yok
statistics-game = Oyun
statistics-time = Süre
statistics-time-all = Bütün zamanlar
statistics-time-12 = Son 12 hafta
statistics-time-4 = Son 4 hafta
statistics-time-1 = Son 7 gün
statistics-seat = Yer
statistics-any-seat = Bütün yerler
statistics-seat-number = { $seat }. yer
statistics-opponents = Rakipler
statistics-any-opponents = Bütün rakipler

statistics-unreadable = İstatistikler okunamadı, yeniden sayılıyor; eskileri şurada: { $file }.
statistics-save = CSV kaydet
statistics-files = CSV (*.csv)

statistics-numbers = En önemli sayılar
statistics-deals-played = oynanan el
statistics-games-won = kazanılan oyun
statistics-won-of = { $won } / { $games }
statistics-streak = üst üste galibiyet
statistics-busts = sınırı aşma
statistics-plays-a-deal = el başına hamle
statistics-tokens = kalan jeton
statistics-number-of = { $words }: { $number }

statistics-levels = Rakibe göre kazanılan oyunlar
statistics-level = { $level }: { $games } oyundan { $won } galibiyet.
statistics-even-share = noktalı çizgi: herkes eşit kazansaydı

statistics-weeks = Haftalık el sayısı
statistics-week = { $day } haftası: { $deals ->
    [one] 1 el
   *[other] { $deals } el
 }
statistics-now = şimdi
statistics-this-week = bu hafta: { $deals }
statistics-no-weeks = Bu haftalarda hiç el oynanmadı.

statistics-plays = Bir elde hamle
statistics-length = { $plays ->
    [one] 1 hamle
   *[other] { $plays } hamle
 }: { $deals ->
    [one] 1 el
   *[other] { $deals } el
 }
statistics-lengths = { $low } ila { $high } hamle: { $deals ->
    [one] 1 el
   *[other] { $deals } el
 }

statistics-bests = Rekorlar
statistics-best-streak = En çok üst üste galibiyet
statistics-best-deal = En uzun el
statistics-best-deal-plays = { $plays ->
    [one] 1 hamle
   *[other] { $plays } hamle
 }
statistics-best-table = En kalabalık masada galibiyet
statistics-best-table-seats = { $seats ->
    [one] 1 oyuncu
   *[other] { $seats } oyuncu
 }
statistics-best-tokens = En çok kalan jeton
statistics-best = { $words }: { $number }, { $day }.

statistics-nothing = Henüz gösterecek bir şey yok: bir oyun bitir.
statistics-bar = { $words }.

statistics-column-date = tarih
statistics-column-game = oyun
statistics-column-seats = yer sayısı
statistics-column-deals = el sayısı
statistics-column-ended = son
statistics-column-undone = geri alınan
statistics-column-seat = yer
statistics-column-name = ad
statistics-column-level = düzey
statistics-column-won = kazandı
statistics-column-tokens = jeton
statistics-column-busts = sınırı aşma
