workshop-name = Oyunun adı
workshop-maker = Yapan
workshop-started-from = çıkış noktası { $game }
workshop-from-nothing = sıfırdan yapıldı
workshop-undo = Geri al: { $step }
workshop-redo = Yeniden yap: { $step }
workshop-nothing-to-undo = Geri alınacak bir şey yok
workshop-nothing-to-redo = Yeniden yapılacak bir şey yok
workshop-undone = Geri alındı: { $step }
workshop-redone = Yeniden yapıldı: { $step }
workshop-try = Bir el dene
workshop-save = Kaydet
workshop-saved = { $game } rafında.
workshop-saved-as = { $game } adıyla kaydedildi, çünkü { $other } zaten oyunlarının arasında.
workshop-does-not-fit = Uymuyor
workshop-change-rules = Kuralları değiştir…
workshop-make-own = Kendi oyununu yap
workshop-back = Atölyeye dön

## Sütunlar

workshop-columns = Neyi değiştirmeli
workshop-tab-game = Oyun
workshop-tab-cards = Kartlar
workshop-tab-told = Ne demek
workshop-the-game = Oyun
workshop-cards = Her kart ne yapar
workshop-group-game = Toplam
workshop-group-cards = Kartlar ve oyuncular
workshop-group-stakes = Kaybedilen
workshop-group-players = Daha çok oyuncuyla
workshop-group-turn = Bir sıra
workshop-group-deal = Bir el
workshop-group-special = Özel bölümler
workshop-on = Açık: { $names }

## Her kart ne yapar

workshop-suits = Simgeler
workshop-suits-alike = Bütün simgeler aynı
workshop-suits-colors = Kırmızı ve siyah
workshop-suits-each = Her simge ayrı
workshop-suits-mixed = Kimi simgeler ayrı
workshop-in-pack = destede { $count }
workshop-in-pack-short = ×{ $count }
workshop-how-many = Kaç tane: { $cards }
workshop-or = veya
workshop-row = { $cards }: { $does }
workshop-chip = { $cards }, { $words }, { $number } / { $count ->
    [one] { $count } rozet
   *[other] { $count } rozet
 }
workshop-add = { $cards }: bir şey ekle
workshop-opens-menu = Menü açar

## Menüler

workshop-choice = { $chip }: { $words }
workshop-menu-change = { START($cards) }: değiştir { $chip }
workshop-menu-add = { START($cards) }: bir şey ekle
workshop-menu-row = { START($cards) }
workshop-menu-action = Bunu da yapsın
workshop-menu-action-of = Yalnız şunu yaparken: { $words }
workshop-menu-way = Oynamanın başka bir yolu, sen seçersin
workshop-menu-suits = Bu kartın simgeleri
workshop-other-number = Başka bir sayı
workshop-way-number = Başka bir yol, herhangi bir sayıyla
workshop-number = Sayı
workshop-sign = Sayı ne yapar
workshop-sign-adds = ekler
workshop-sign-takes = çıkarır
workshop-sign-either = ekler ya da çıkarır
workshop-sign-makes = toplamı o yapar
workshop-take-number = Bunu al
workshop-take-away = Bunu kaldır
workshop-copy = Başka karta kopyala
workshop-paste = { $chip } buraya
workshop-nothing-to-add = Bu karta bir şey eklenemez.
workshop-copied = { $chip } kopyalandı. Başka bir karta git ve yapıştır.
workshop-cut = { $chip } seninle gelir. Başka bir karta git ve yapıştır.
workshop-chip-gone = O rozet artık orada değil.

## Yapılanlar

workshop-step-way = { $name }: { $value }
workshop-takes-away = Bununla kalkan: { $ways }. { $key } geri getirir.
workshop-step-name = Ad: { $name }
workshop-step-suits = Simgeler: { $value }
workshop-step-count = { START($cards) }: destede { $count }
workshop-step-kept = Saklanan

## Taslaklar

workshop-drafts = Öbür taslaklar
workshop-begin-again = Baştan başla: { $game }
workshop-begin-nothing = Sıfırdan başla
workshop-go-on-with = Sürdür: { $game }
workshop-goes-on = Kaldığın yerden sürdürüyorsun.

## Tuşlar

workshop-key-cards = karttan karta, rozetten rozete
workshop-key-type = yazdığın karta, sayıya ya da yola
workshop-key-number = rozette başka bir sayı
workshop-key-menu = menüyü aç
workshop-key-delete = bir şey ekle, bir rozeti kaldır
workshop-key-chip = rozet kes, kopyala, yapıştır
workshop-key-columns = oyuna, kartlara, ne demek olduğuna
