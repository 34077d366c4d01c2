## Hiç oyun bulunamayınca

games-none-for-words = “{ $words }” için oyun bulunamadı.
games-heard-found = { $count ->
    [one] 1 oyun bulundu: { $game }
   *[other] { $count } oyun bulundu. En uygunu: { $game }
 }
games-none-fits = Bunların hepsine uyan oyun yok.
games-no-favorites = Henüz favorin yok. Oyunun yıldızına basınca favorin olur.
games-none-played = Henüz hiç oyun oynamadın.
games-do-you-mean = Bunlardan birini mi arıyorsun?
games-like-it = Benzer bir oyun
games-show-all = Bütün oyunları göster

## Süzgeçler

games-all = Bütün oyunlar
games-favorites = Favoriler
games-recent = Son oynananlar
games-for-children = Çocuklara uygun
games-for-children-means = Sırada bir kart, az özel kart, elde az kart, sıfırın altına inen toplam yok
games-number-of-players = Oyuncu sayısı
games-for-players = { $players ->
    [one] 1 oyuncu
   *[other] { $players } oyuncu
 }

## Sayfa

games-new-game = Yeni oyun
games-search = Oyun ara
games-deal = Dağıt
games-seats = Yerler
games-house-rules = Ev kuralları
games-how-to-play = Nasıl oynanır
games-what-to-look-at = Neye bakılacak
games-back-to-games = Oyuna dön
games-more = { $count } tane daha
games-up-to = { $players ->
    [one] 1 oyuncu, en çok { $most }
   *[other] { $players } oyuncu, en çok { $most }
 }
games-how-long = Ne kadar sürsün
games-short = Kısa, { $time }
games-usual-length = Normal, { $time }
games-only-one = Uyan tek oyun: { $game }.
games-phones-join = Telefonlar bu oyuna katılsın
games-without = { $kind ->
    [reverse] yön çevirmeden
    [skip] atlamadan
    [any] serbest toplam olmadan
    [name] seçmeden
    [hands] takassız
    [twice] iki kez oynatmadan
    [answer] cevapsız
    [together] birkaç kart birden olmadan
    [jokers] jokersiz
   *[pack] özel destesiz
 }
games-that-fits = Uygun bir oyun
games-for-learner = { $name } için: { $game }
games-rules-clash = Bu kurallar birbirine uymuyor: { $why }.

## Ev kuralları

games-no-house-rules = Bu oyunun ev kuralı yok.
games-more-house-rules = Diğer ev kuralları
games-value-usual = { $value } (her zamanki)
games-deal-number = Dağıtım numarası
games-new-cards = yeni kartlar
games-deal-number-means = Yeni kartlar için boş bırak; aynı numara, yerler ve kurallar aynı kartları yeniden dağıtır
games-with-changes = Senin değişikliklerinle: { $changes }.
games-with-more-changes = Senin değişikliklerinle: { $changes }; ve { $more } tane daha.
games-the-usual-rules = Her zamanki kurallar
games-takes-changes-back = Kurallarda değiştirilenleri geri alır

## Yerler

games-person = Kişi
games-phone = Telefon
games-at-a-phone = { $name }, telefonda
games-computer = Bilgisayar
games-add = Oyuncu ekle
games-name-and-picture = Ad ve resim
games-move-left = Sola taşı
games-move-right = Sağa taşı
games-add-computer = Bilgisayar rakip ekle (Insert)
games-add-person = Kişi ekle (Shift+Insert)
games-open-hands = Bütün kartlar açık
games-open-hands-means = Acemiler için herkesin kartları açık durur; bilgisayar rakipler bakmaz
games-drag = Başka bir yere sürükle ya da Alt ile bir oka bas
games-another-picture = Başka resim
games-seat-played-by = { $name ->
    [you] { $number }. yer, senin yerin; oynayan
   *[other] { $number }. yer, { $name }; oynayan
 }
games-seat-name = { $number }. yer: ad
games-seat-picture = { $name ->
    [you] { $number }. yer, senin yerin: resim, { $picture }
   *[other] { $number }. yer, { $name }: resim, { $picture }
 }
games-what-does = { $name ->
    [you] Ne yaparsın
   *[other] { $name } ne yapar
 }
games-take-away = { $name ->
    [you] Yerini kaldır
   *[other] Yerini kaldır: { $name }
 }

## Çocuk masada ne yapar

games-role-scorekeeper = Hepsini söyler
games-role-caller = Kendininkini söyler
games-role-checker = Denetler
games-role-plain = Sadece oynar
games-role-scorekeeper-means = Hepsini söyler: her toplamı o söyler
games-role-caller-means = Kendininkini söyler: kendi kartlarının toplamını söyler
games-role-checker-means = Denetler: bilgisayarların hatalı toplamlarını yakalar
games-role-plain-means = Sadece oynar: o kadar
games-level-beginner = Acemi: çoğu zaman rastgele oynar
games-level-casual = Rahat: arada bir hata yapar
games-level-cautious = Temkinli: önce büyük kartları oynar
games-level-expert = Usta: çalışmıştır ya da ilerisini düşünür

## Aile rafları

games-families = Oyun aileleri
games-families-keys = Tab ailenin oyunlarına götürür, Enter ilkini oynatır
games-variants = { $count ->
    [one] bir çeşit
   *[other] { $count } çeşit
 }
games-shelf-spoken = { $family }, { $count ->
    [one] bir çeşit
   *[other] { $count } çeşit
 }. { $hook }

## Bir oyunun bilgileri

games-age = { $age }+

## Sıra sıra oyunlar

games-found = Bulunan oyunlar
games-of-family = Ailenin oyunları
games-favorite-key = F oyunu favori yapar
games-begin-here = buradan başla
