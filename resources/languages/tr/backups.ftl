backups-title = Yedekler

## Düğmeler

backups-save = Her şeyi kaydet
backups-save-note = Çocuklar, ayarlar ve bütün oyunlar tek dosyada
backups-open = Her şeyi geri yükle
backups-open-note = Başka bir bilgisayarda kaydedilmiş dosyadan
backups-days = Günlere göre yedekler
backups-settings-too = Ayarları da
backups-settings-too-note = şimdiki ayarların yerine yedektekiler gelir
backups-bring = Geri yükle…
backups-bring-now = Geri yükle
backups-take-back = Geri al

## Yedeği olan günler

backups-before = { $day }, { $time }, geri yüklemeden önce
backups-settings-alone = çocuk yok; ayarlar
backups-learners = { $learners ->
    [one] 1 çocuk
   *[other] { $learners } çocuk
 }
backups-answers = { $answers ->
    [one] 1 cevap
   *[other] { $answers } cevap
 }
backups-games = { $games ->
    [0] oyun yok
    [one] 1 oyun
   *[other] { $games } oyun
 }
backups-holds = { backups-learners }, { backups-answers }
backups-rule = Bir şeyin değiştiği her gün yedek alınır: bütün cevaplarıyla çocuklar, kendi kart arkanla ayarlar, çözülen bulmacalar, son seçilen oyunlar ve ev kuralları. Son yedi gün ve dört haftadan birer yedek saklanır. Silinen biri yedeklerden de silinir.

## Geri getirmek

backups-ask-day = Bu yedek ({ $day }) geri yüklensin mi?
backups-ask-file = Bu dosyadaki her şey geri yüklensin mi?
backups-adds = Burada eksik olan eklenir; burada olan hiçbir şey gitmez. Önce şimdiki durumun yedeği alınır.
backups-brought = Eksik olanlar yeniden burada: { $what }.
backups-brought-own = { $games ->
    [one] Kendi oyunlarından biri rafında.
   *[other] Kendi oyunlarından { $games } tanesi rafında.
 }
backups-brought-puzzles = { $puzzles ->
    [one] Çözülmüş bir bulmaca yeniden burada.
   *[other] Çözülmüş { $puzzles } bulmaca yeniden burada.
 }
backups-brought-back = Kendi kart arkan yeniden burada.
backups-brought-nothing = Burada eksik bir şey yoktu.
backups-unread = { $count ->
    [one] Bir oyun okunamıyor.
   *[other] { $count } oyun okunamıyor.
 }
backups-taken-back = Her şey eskisi gibi.

## Her şey tek dosyada

backups-files = Cardtable, her şey (*.zip)
backups-file-name = Cardtable, her şey.zip

## Olmayanlar

backups-not-made = Bugünün yedeği alınamadı ({ $why }).
backups-not-kept = İçindekiler saklanamadı ({ $why }); hiçbir şey değişmedi.
backups-names-not-kept = Oyunların adları saklanamadı ({ $why }).
backups-nothing-to-take-back = Geri alınacak bir şey yok.
backups-not-ours = { $name } Cardtable verisi değil ya da bozuk; hiçbir şey değişmedi.
backups-unreadable = { $name } okunamıyor ({ $why }).
backups-newer = Bu dosya daha yeni bir Cardtable ile yapılmış; lütfen onu kullan.
backups-not-anew = { $name } yeniden yazılamadı ({ $why }).
