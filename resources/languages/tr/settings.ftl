settings-title = Ayarlar
settings-saved-at-once = Değiştirdikçe kaydedilir

## Odalar, desteler, arkalar

settings-cards-and-table = Kartlar ve masa
settings-room = Oda
settings-room-note = oynadığın oda
settings-room-game = Oyuna göre
settings-room-forest = Çam odası
settings-room-midnight = Gece yarısı
settings-room-salon = Bordo salon
settings-room-cabin = Kış kulübesi
settings-room-garden = Kış bahçesi
settings-room-seaside = Deniz kıyısı
settings-room-olympus = Olimpos
settings-room-playroom = Oyun odası
settings-room-classroom = Sınıf
settings-room-contrast = Yüksek karşıtlık
settings-room-system = Sistem gibi
settings-deck = Kart destesi
settings-deck-note = kart destesi
settings-deck-classic = Klasik deste
settings-deck-four-colour = Dört renk
settings-deck-jumbo = İri yazılı
settings-deck-jumbo-four-colour = İri, dört renk
settings-letters = Kartlardaki harfler
settings-letters-note = as, vale, kız ve papaz
settings-choice-letters = { $ace } { $jack } { $queen } { $king }
settings-back = Kart arkası
settings-back-note = bütün kartların arkası
settings-back-lattice = Kafes
settings-back-stars = Yıldızlar
settings-back-fans = Yelpazeler
settings-back-knit = Örgü
settings-back-leaves = Yapraklar
settings-back-waves = Dalgalar
settings-back-clouds = Bulutlar
settings-back-confetti = Konfeti
settings-back-squares = Kareli kâğıt
settings-back-peacock = Tavus kuşu
settings-back-own = Kendi resmin
settings-move-list = Hamle listesi
settings-move-list-note = masanın yanında; { $key } açar ve kapatır
settings-far = Televizyon görünümü
settings-far-note = toplam, adlar ve sözler üç metreden okunur; yanında hamle listesi olmaz

## Kart arkasında kendi resmin

settings-choose-picture = Resim seç
settings-remove-picture = Resmini kaldır
settings-picture-files = Resimler ({ $endings })
settings-picture-taken = Resmin artık kartların arkasında.
settings-picture-removed = Resmin kartlardan kalktı; dosyan olduğu gibi duruyor.
settings-cut-title = Kendi kart arkan
settings-cut-question = Hangi parçası kartlarda dursun?
settings-cut-help = Sürükle ya da okları kullan; artı ve eksi büyütür, küçültür.
settings-cut-picture = Resmin karttaki parçası
settings-cut-smaller = Küçült
settings-cut-larger = Büyüt
settings-cut-use = Kullan

## Ses

settings-sound = Ses
settings-sounds = Sesler
settings-sounds-note = { $key } ya da masadaki düğme
settings-volume = Ses düzeyi
settings-volume-note = bütün seslerin
settings-volume-percent = %{ $volume }

settings-sounds-of-cards = Kartlar
settings-sound-card-slide = Kayma
settings-sound-card-land = Konma
settings-sound-stock-draw = Çekme
settings-sound-shuffle = Karma
settings-sounds-of-total = Toplam
settings-sound-count-up = Tıklar
settings-sound-reverse = Yön
settings-sound-skip = Atlama
settings-sound-hold = Pas
settings-sounds-of-game = Oyun
settings-sound-turn = Sıra
settings-sound-bust = Aşma
settings-sound-token-drop = Jeton
settings-sound-win = Kazanma
settings-sound-accent = Heyecan

## Oyun

settings-play = Oyun
settings-pace = Tempo
settings-choice-pace-calm = Sakin
settings-choice-pace-normal = Normal
settings-choice-pace-quick = Hızlı
settings-choice-pace-still = Durgun
settings-choice-pace-off = Kapalı
settings-pace-note = Durgun: kısa geçişler, dönme yok, yıldız yok. Kapalı: her şey anında olur.
settings-previews = Her sonucu göster
settings-previews-note = kartın yapacağı toplam
settings-choice-previews-always = Her zaman
settings-choice-previews-hover = Üstüne gelince
settings-choice-previews-never = Asla
settings-hand-order = Elindeki kartları sırala
settings-hand-order-note = beşten çok kartın olunca
settings-choice-hand-order-value = Sayıya göre
settings-choice-hand-order-suit = Simgeye göre
settings-choice-hand-order-dealt = Dağıtıldığı gibi
settings-play-by = Kart nasıl oynanır
settings-play-by-note = iki tıklamanın ilki kartı kaldırır
settings-choice-play-by-one-click = Tek tıklama
settings-choice-play-by-two-clicks = İki tıklama
settings-curtain = Kişiler arasında perde
settings-curtain-note = bilgisayar elden ele geçerken kartları gizler
settings-undo = Başkalarıyla oynarken geri alma
settings-undo-note = önce telefonla oynayanlara sorulur
settings-ask-phones = Telefon oturmadan önce sor
settings-ask-phones-note = kapalı: yalnız adresi yazanlar bekler

## Göz ve kulak için

settings-access = Göz ve kulak için
settings-language = Dil
settings-language-note = hemen geçerli olur, oyunun ortasında bile
settings-language-system = Sistem gibi
settings-text-size = Yazı boyu
settings-text-size-note = her sayfada ve masada
settings-choice-text-size-100 = Normal
settings-choice-text-size-150 = Büyük
settings-choice-text-size-200 = Çok büyük
settings-speech = Her karttan sonra toplamı söyle
settings-speech-note = ekran okuyucu açıkken susar: hepsini o söyler
settings-voice = Konuşma hızı
settings-voice-note = toplamlar ve çocuklara sorular ne hızla söylensin
settings-voice-slow = Yavaş
settings-voice-normal = Normal
settings-voice-fast = Hızlı
settings-detail = Söylenenler
settings-detail-note = R tekrarlar, T masayı anlatır
settings-choice-detail-brief = Az
settings-choice-detail-normal = Normal
settings-choice-detail-full = Hepsi
settings-letter-keys = Harfler tuş olarak
settings-letter-keys-note = kapalı: harfler bir şey yapmaz, sesle yazma da onlara basamaz
settings-keys-note = hepsini gör, başkalarını seç

## Verilerin

settings-data = Verilerin
settings-everything = Oynadığın her şey
settings-everything-note = bu bilgisayarda kalır; her günün kopyası ya da hepsi tek dosyada
settings-backups = Yedekler
settings-show-folder = Klasörü göster
settings-these = Bu ayarlar
settings-trouble = Çalışmayan bir şey mi var?
settings-trouble-note = sana yardım edene bilgiler

## Bütün ayarlar birden

settings-reset = Sıfırla
settings-take-back = Geri al
settings-export-all = Ayarları dışa aktar
settings-import-all = Ayarları içe aktar
settings-take-reset-back = Sıfırlamayı geri al
settings-files = Ayarlar (*.json)
settings-imported = Artık şu dosyanın ayarları geçerli: { $file }.
settings-not-ours = Bu dosyada Cardtable ayarları yok.
settings-were-reset = Bütün ayarlar ilk günkü gibi; aynı düğme bunu geri alır.
settings-are-back = Ayarların geri geldi.
