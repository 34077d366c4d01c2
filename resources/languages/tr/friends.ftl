## Bir dost soruyor

friends-on-card = { $friend } hâlâ bu kartta
friends-brings-sum = { $friend } sana bir işlem getirdi
friends-looked-today = Bu işleme bugün birlikte baktık.
friends-looked-before = Bu işleme daha önce birlikte baktık.
friends-goes-with = Bu işlem, birlikte baktığımız bir işlemin eşi.
friends-call-it = Şimdi söyle, istersen sayı doğrusuyla; { $friend } eve dönsün.
friends-call-it-alone = Şimdi söyle; { $friend } eve dönsün.
friends-no-hurry = Acele yok: { $friend } başka bir güne kadar bekleyebilir ({ $key } tuşu).
friends-show-line = Sayı doğrusu
friends-show-more = Daha çok göster
friends-is-home = { $friend } evde!
friends-another-waits = Başka bir dost
friends-card-with-sum = Bu kartta { $who } var, işlemi { $sum }.

## Albüm

friends-album-of = Albüm: { $name }
friends-at-home = evdeki dostlar
friends-place = { $friend } için
friends-in-album = { $who }: { $sum }

## Adlar

friends-name-add-ones = Pıtır
friends-name-add-to-ten = Tombi
friends-name-add-cross-ten = Fındık
friends-name-add-ten = Vızvız
friends-name-add-teens = Tosba
friends-name-take-ones = Benek
friends-name-take-ten = Lüle
friends-name-take-cross-ten = Diken
friends-name-take-past-zero = Blup
friends-name-double = Nazlı
friends-name-halve = Momo
friends-name-swap-digits = Pırpır
friends-name-round-to-ten = Foki
friends-name-room = Filiz

## Kimler

friends-who-add-ones = Civciv Pıtır
friends-who-add-to-ten = Domuzcuk Tombi
friends-who-add-cross-ten = Fare Fındık
friends-who-add-ten = Arı Vızvız
friends-who-add-teens = Kaplumbağa Tosba
friends-who-take-ones = Uğur Böceği Benek
friends-who-take-ten = Salyangoz Lüle
friends-who-take-cross-ten = Kirpi Diken
friends-who-take-past-zero = Balık Blup
friends-who-double = Kelebek Nazlı
friends-who-halve = Hamster Momo
friends-who-swap-digits = Yarasa Pırpır
friends-who-round-to-ten = Fok Foki
friends-who-room = Fil Filiz

friends-nobody-today = Bugün bekleyen arkadaş yok.
friends-today = Bugünün arkadaşı
