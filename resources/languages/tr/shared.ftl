## Oyuncu resimleri

shared-pictures = Resimler
shared-picture-fox = Tilki
shared-picture-owl = Baykuş
shared-picture-bear = Ayı
shared-picture-penguin = Penguen
shared-picture-cat = Kedi
shared-picture-rabbit = Tavşan
shared-picture-frog = Kurbağa
shared-picture-panda = Panda
shared-picture-tiger = Kaplan
shared-picture-robot = Robot

shared-looking = Bakılıyor…

## Listelerde oyunlar

shared-child-words = çocuklara uygun, çocuklu aileler için
shared-minutes = { $minutes } dk
shared-hours = { $hours } sa
shared-game-spoken = { $game }. { $blurb }
shared-favorite-spoken = { $game }, favori. { $blurb }
shared-facts = { $players }, yaklaşık { $time }, { $age } yaş ve üstü
shared-facts-and-differences = { $players }, yaklaşık { $time }, { $age } yaş ve üstü. Farkı: { $differences }

## Kart arkasında fotoğraf

shared-back-gone = Kendi kart arkan artık yok; kartlarda odanın arkası var.
shared-back-unread = Kendi kart arkan okunamıyor; kartlarda odanın arkası var. Saklandığı ad: { $file }.
shared-back-too-many-bytes = { $file } bir kart arkası için çok büyük; en çok { $most } MB olabilir.
shared-back-too-many-dots = { $file } bir kart arkası için çok büyük; en çok { $most } megapiksel olabilir.
shared-back-not-read = { $file } okunamıyor ({ $why }).
shared-back-no-picture = { $file } burada okunabilen bir resim değil; JPEG ya da PNG olur.
shared-back-damaged = { $file } bozuk, resim olarak okunamıyor.
shared-back-not-kept = Resim saklanamadı ({ $why }); kart arkaları eskisi gibi.
shared-back-not-removed = Resmin kaldırılamadı ({ $why }).

## Oyunun kuralları

shared-rules-of-game = Oyunun kuralları
shared-players = { $count ->
    [one] 1 oyuncu
   *[other] { $count } oyuncu
 }
shared-players-range = { $least }–{ $most } oyuncu
shared-house-rules = Ev kuralları.
shared-changed-rules = { $rules }.
shared-option = { $option }: { $value }
shared-rules-gone = Artık kurallarda yok: { $headings }.

## Yerler

shared-no-person = En az bir yer bir kişi içindir.
shared-player-number = Oyuncu { $number }
shared-same-name = İki yerin adı aynı: { $name }.

## Bilgisayar rakiplerin düzeyleri

shared-level-beginner = Acemi
shared-level-casual = Rahat
shared-level-cautious = Temkinli
shared-level-clever = Zeki
shared-level-expert = Usta

shared-times = ×
shared-divided-by = ÷

## Yanına alınanlar

shared-copy-text = Yapıştırmak için metin kopyala
shared-save-record = Kaydı sakla…
shared-save-picture = Masanın resmini sakla…
shared-save-sheet = Puan çizelgesini PDF sakla…
shared-save-everything = Olan her şeyi sakla…
shared-cancel = Vazgeç
shared-delete = Sil
shared-rename = Adını değiştir
shared-import = İçe aktar
shared-export = Dışa aktar
shared-not-now = Şimdi değil
shared-day-before = Önceki gün
shared-day-after = Sonraki gün
shared-done = Bitti
shared-go-on = Devam
shared-pause = Duraklat
shared-show-me = Bana göster
