## Telefondaki sayfa

phones-page-animal = Hayvanın
phones-page-name = Adın
phones-page-which-seat = Nereye oturuyorsun?
phones-page-sit = Otur
phones-page-seated = Yerin hazır. Kartlar ekranda dağıtılır.
phones-page-change = Değiştir
phones-page-knock = Oturmak iste
phones-page-stop-waiting = Beklemeyi bırak
phones-page-play-here = Burada oyna

phones-page-free = boş yer
phones-page-taken = oturdu
phones-page-you = sen
phones-page-computer = bilgisayar
phones-page-screen = ekranda
phones-page-away = bağlı değil

phones-page-table = Masa
phones-page-hand = Kartların
phones-page-choices = Ne yapabilirsin
phones-page-seats = Masadakiler

phones-page-tap-twice = Oynamak için karta iki kez dokun
phones-page-tap-once = Oynamak için karta dokun
phones-page-tap-again = Oynamak için bir daha dokun
phones-page-tap-marks = Birlikte oynanacak kartlara dokun

## Düğmeler

phones-page-back = Geri
phones-page-close = Kapat
phones-page-play-marked = Oyna
phones-page-go-on = Devam
phones-page-next-deal = Sonraki el
phones-page-hint = İpucu
phones-page-undo = Geri al
phones-page-take-number = Seç: { $total }
phones-page-say = Söyle
phones-page-say-number = Söyle: { $total }
phones-page-delete = Son rakamı sil
phones-page-whole-line = Tüm sayı doğrusu

## Bu telefonun ayarları

phones-page-settings = Bu telefonun ayarları
phones-page-large-text = Büyük yazı
phones-page-one-tap = Tek dokunuşla oyna
phones-page-sound = Sesler
phones-page-vibration = Titreşim
phones-page-daylight = Telefon gibi, gündüz açık renk
phones-page-face = Ad ve hayvan
phones-page-plainly = Oynadıkların Wi-Fi ağından şifrelenmeden geçer: ağdaki başkaları görebilir.
phones-page-leave = Yerini bırak
phones-page-leave-sure = O zaman yerin başkalarına açılır. Oyun sensiz sürer.
phones-page-stay = Kal

## Bağlantı

phones-page-connecting = Masa aranıyor
phones-page-lost = Masa yeniden aranıyor
phones-page-lost-help = Bu telefon bilgisayarla aynı Wi-Fi ağında mı, oyun orada hâlâ açık mı?
phones-page-try-now = Şimdi dene

## Kartların mührü

phones-page-seal = Bu elin kartları mühürlü
phones-page-seal-holds = Bu telefon denetledi: hiçbir kart değişmedi.
phones-page-seal-broken = Mühür uymuyor: bunlar mühürlenen kartlar değil.

## Bir yere gösterilen

phones-your-turn = { $name }, sıra sende
phones-you-are-asked = { $name }, sana soruluyor
phones-turn-of = { $player ->
    [you] Sıra sende
   *[other] Sıradaki: { $player }
 }
phones-paused = Masa duraklatıldı
phones-you-are-relieved = Şu anda senin yerine biri oynuyor
phones-game-is-over = Oyun bitti
phones-you-are-out = Oyun dışısın
phones-you-sit-out = Bu eli bekliyorsun
phones-you-have-won = Kazandın
phones-said = { $player ->
    [you] Sen: { $what }
   *[other] { $player }: { $what }
 }
phones-who-is-at-the-screen = ekrandaki oyuncu

phones-choose-the-total = İstediğin toplamı seç.
phones-tap-a-seat = Bir oyuncuya dokun.
phones-tap-the-cards = Birlikte oynanacak kartlara dokun.
phones-with-others = başkalarıyla oynanabilir
phones-wrong-costs = Hatalı toplama bir ceza var.
phones-wrong-costs-token = Hatalı toplama bir jeton var.
phones-wrong-costs-deal = Hatalı toplam eli kaybettirir.

phones-seal-is-open = İkinci satır SHA-256 ile işlenince birinciyi verir: hiçbir kart değişmedi.
