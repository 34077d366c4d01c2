## Sayfa

join-title = Kartlar telefonda
join-subtitle = bu ekran masa
join-scan = Oturmak için tara
join-code-spoken = Telefonda { $address } adresini açan QR kodu
join-or-type = ya da tarayıcıya yaz
join-same-wifi = Telefon aynı Wi-Fi ağında olmalı.
join-private = Herkesin kartları kendi telefonunda kalır. Bu evden hiçbir şey çıkmaz.
join-plain = Şifrelenmeden gider: bu Wi-Fi ağındaki başkaları okuyabilir.

## Kodun yerine

join-no-network = Bu bilgisayar hiçbir ağda değil, telefonlar ona ulaşamaz. Wi-Fi ağına bağlan ya da kablo tak: kod kendiliğinden gelir.
join-not-yet = Masadan bir yer seç ve onu telefona ver, kod burada çıkar.
join-all-taken = Telefonlar için bütün yerler dolu.
join-no-server = Şu anda buradan telefonlara ulaşılamıyor.

## Masanın ortasında, sayının altında

join-have-sat-down = { $count ->
    [one] kişi oturdu
   *[other] kişi oturdu
 }
join-phones-here = { $count ->
    [one] telefon burada
   *[other] telefon burada
 }

## Düğmeler

join-deal-for = { $count } kişiye dağıt
join-back-to-game = Oyuna dön
join-help = Telefonlar nasıl oturur, telefon masayı bulamazsa ne yapmalı
join-let-in = İçeri al

## Yerler

join-free = boş yer
join-picks = hayvan seçiyor
join-ready = hazır
join-away = bağlı değil
join-screen = bu ekranda
join-computer = bilgisayar
join-seat = { $number }. yer
join-free-spoken = boş, bir telefon için
join-picks-spoken = telefonda, hayvan seçiyor
join-ready-spoken = telefonda, hazır
join-away-spoken = telefonda, bağlı değil
join-screen-spoken = bu ekranda
join-computer-spoken = bilgisayar oynuyor

## Yeri başka kim oynayabilir

join-to-phone = Bir telefona ver
join-to-screen = Bu ekranda oyna
join-to-computer = Bilgisayar oynasın
join-no-seat = Yeri kaldır
join-remove-this = Telefonu çıkar
join-somebody = biri
join-remove-phone = Telefonu çıkar: { $name }

## Sorulan ve söylenen

join-knock = { $name } oturmak istiyor.
join-knock-again = Başka bir telefon { FORM($owner, form: "gen") } yerini ve kartlarını istiyor.
join-knock-for-seat = { $name } { FORM($owner, form: "gen") } yerini ve kartlarını istiyor.
join-knock-whose = Bu telefon { FORM($owner, form: "gen-asked") }?
join-yes = Evet
join-no = Hayır
join-knocks-more = { $count ->
    [one] Bir kişi daha bekliyor.
   *[other] { $count } kişi daha bekliyor.
 }
join-too-few = Bu oyun için { $least } oyuncu gerekir.
join-nobody-at-phone = Henüz hiçbir telefon oturmadı.
join-knock-told = Bir telefon oturmak istiyor ({ $key }).
join-is-back = { $name } yeniden bağlandı.
join-is-away = Telefonu bağlı değil: { $name }.
join-stand-in = Yerine bilgisayar oynasın: { $name }

## Tuşlar ne yapar

join-key-seats = yerler arasında dolaş
join-key-remove = bir yerin telefonunu çıkar
join-key-computer = bir bilgisayar daha

## Yeri olmayan bir telefonda

join-wait-for-host = Büyük ekranın başındaki birinin seni içeri alması gerek.
join-not-yours = O yer başkasının. Başka bir yer seç.
join-no-seat-free = Şu anda boş yer yok. Büyük ekranın başındaki biri yer açabilir.
join-gone-removed = Büyük ekranın başındaki biri bu telefonu yerinden kaldırdı.
join-gone-over = Masa kapalı. Bu sayfa kendiliğinden geri gelir.
join-gone-elsewhere = Kartların bu telefonun başka bir penceresinde açık.
join-gone-unknown = Masa bu telefonu artık tanımıyor. Büyük ekrandaki kodu tara ya da oturmak istediğini söyle.
join-gone-refused = İçeri alınmadın. Büyük ekranın başında sor.
