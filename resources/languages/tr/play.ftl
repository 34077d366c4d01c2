## Masa

play-no-hint = Bu kez ipucu yok; yeniden iste.
play-end-game-here = Oyunu burada bitir
play-skip-to-end = Sona atla

play-key-choose = kart seç
play-key-play = onu oyna, devam et
play-key-number = o kartı oyna, seçim yap
play-key-hear = olanları ya da hepsini dinle

## Perde

play-tap-when-ready = Hazır olunca dokun
play-pass-to = Sıradaki: { $name }
play-nobody-peeks = Bakmak yok!
play-running-total = Toplam
play-direction = Yön
play-way = { $way ->
    [clockwise] saat yönünde
   *[counterclockwise] saat yönünün tersine
 }
play-after = { $player ->
    [you] Senden sonra
   *[other] { FORM($player, form: "abl") } sonra
 }
play-fact = { $fact }: { $value }.
play-since = Son sırandan beri

## Masa duraklatıldı

play-paused = Durakladı
play-table-waits = Masa seni bekliyor.
play-on = Devam et

## Kaydetme

play-disk-is-slow = Disk oyunu yavaş kaydediyor; bu arada oyun sürer.
play-saved-again = Oyun yeniden kaydedildi.

## Oyunun sonu: başlık

play-everybody-loses = Herkes kaybetti
play-team-wins = Birlikte başardınız!
play-team-loses = Bu kez olmadı
play-you-win = Kazandın!
play-name-wins = { $name } kazandı!
play-name-wins-this-one = Bu kez { $name } kazandı.
play-several-win = Kazananlar: { FORM($players, form: "who") }!
play-held = { $player ->
    [you] Dayandın!
   *[other] { $player } dayandı!
 }
play-not-held = { $player ->
    [you] Bu kez dayanamadın.
   *[other] { $player } bu kez dayanamadı.
 }

## Oyunun sonu: düğmeler

play-again = Yeniden oyna
play-back-to-today = Bugüne dön
play-look-back = Tekrar izle
play-what-held-is = Bilgisayarlar kimde ne var sandı, aslında ne vardı
play-share = Paylaş

## Oyunun sonu: sıralama

play-your-team = Takımın
play-team = { $players }
play-game-and-deals = { $count ->
    [one] { $game }, bir el
   *[other] { $game }, { $count } el
 }
play-score = Puan
play-reward-marks = Yıldız
play-deals-lost = Kaybedilen el
play-score-count = Puan { $count }
play-won-the-game = oyunun galibi
play-won-with-three = galip: üç { FORM($rank, form: "nom") }
play-held-three = eldeki: üç { FORM($rank, form: "nom") }
play-out-on-move = { $move }. hamlede oyun dışı
play-out-in-deal = { $deal }. elde oyun dışı
play-lost-the-game = oyunun kaybedeni
play-played-to-the-end = sona kadar oyunda
play-lost-deals = { $count ->
    [one] kaybedilen el: 1
   *[other] kaybedilen el: { $count }
 }
play-and-marks = yıldız: { $count }
play-standing-at-place = { $place }: { $told }.

## Masayı görmeyene söylenen

play-taken-back = Geri alındı.
play-done-again = Yeniden yapıldı.

## Kimileri telefonda oynarken

play-wants-to-take-back = { $player ->
    [you] Son hamleyi geri almak istiyorsun.
   *[other] { $player } son hamleyi geri almak istiyor.
 }
play-take-it-back = Geri al
play-do-not-take-back = Kalsın
play-not-all-agree = Herkes kabul etmedi: hamle geçerli.

play-album-new = { $player ->
    [you] Albümünde yeni: { $deed }
   *[other] Albümde yeni ({ $player }): { $deed }
 }
play-outlasted = { $player ->
    [you] { $all } kişinin { $count } tanesinden uzun dayandın
   *[other] { $player } { $all } kişinin { $count } tanesinden uzun dayandı
 }
play-better = { play-outlasted }, önceki { $games } oyundan daha iyi
play-survived = { $player ->
    [you] { $all } elin { $count } tanesinde dayandın
   *[other] { $player } { $all } elin { $count } tanesinde dayandı
 }
play-longest = { $player ->
    [you] Bugüne kadarki en uzun elin
   *[other] { $player }: bugüne kadarki en uzun el
 }: { $count } hamle
play-decided = { $deal }. el sonucu belirledi
