keys-title = Tuşları değiştir
keys-how = Önce Enter tuşuna, sonra yeni tuşa bas
keys-press = Yeni tuşa bas
keys-back-to-usual = { $key } tuşuna dön
keys-none = yok
keys-or = { $first } veya { $second }
keys-reset = Bütün tuşları sıfırla
keys-were-reset = Bütün tuşlar yine baştaki gibi.
keys-is-now = { $action }: { $key }
keys-taken = { $key } tuşu zaten şunu yapıyor: { $action }.
keys-fixed = { $key } tuşu her yerde aynı şeyi yapar. Başka bir tuş seç.
keys-need-ctrl = { $key } tuşuna Ctrl ya da Alt ekle: burada harf yazılır.

## Tuşların geçtiği yerler

keys-everywhere = Her yerde
keys-at-table = Masada
keys-at-end = Oyunun sonunda
keys-in-lesson = Çocuğa sorulunca
keys-in-workshop = Atölye

## Tuşların yaptıkları

keys-hear-again = Son hamleleri dinle
keys-hear-all = Oyunun nasıl gittiğini dinle
keys-sneak = Bir kartla araya gir
keys-defend = Kurtaran bir kart at
keys-declare = Üç eş kartı aç
keys-lesson-away = Çocuk burada değil
keys-lesson-again = Bir daha söyle
keys-lesson-leave = Söylemeden devam et
keys-replay-seat = Sonraki yerin gözünden
keys-replay-costly = Yalnız pahalı hamleler
keys-favorite = Oyunu favori yap ya da favorilikten çıkar
