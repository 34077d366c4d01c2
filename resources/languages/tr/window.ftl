## Başlangıç

window-title = { $page } – { $app }
window-no-start = Cardtable açılamıyor. Oyunların eskisi gibi; ne olduğu şurada yazıyor: { $log }.
window-settings-unread = Ayarların şu anda okunamıyor; dosya olduğu gibi kalır ve yeniden denenir.
window-state-unread = Son ve favori oyunların şu anda okunamıyor; dosya olduğu gibi kalır ve yeniden denenir.
window-settings-lost = Ayarların okunamıyor, ilk günkü gibi oldu; eskileri şu adla saklandı: { $file }.
window-state-lost = Son ve favori oyunların okunamıyor ve unutuldu; şu adla saklandı: { $file }.

## Ayarlar

window-settings-saved = Ayarların yeniden kaydediliyor.
window-settings-not-saved = Ayarların kaydedilemiyor; Cardtable kapanana kadar geçerli.
window-folder = Oyunların ve ayarların şurada: { $folder }.
window-sounds-on = Sesler açık.
window-sounds-off = Sesler kapalı.

## Kapatma

window-saving = Kaydediliyor; bu disk yavaş. Her şey kaydedilince pencere kendiliğinden kapanır.
window-game-not-saved = Bu oyunda son oynananlar kaydedilmedi.
window-learners-not-saved = Çocukların son yaptıkları kaydedilmedi.
window-lost-if-closed = Şimdi kapatırsan kaybolur.
window-keep-open = Açık kalsın
window-close-anyway = Yine de kapat

## Bir şey ters gidince

window-went-wrong = Bir şey ters gitti
window-report = Rapor
window-nothing-lost = Oynadığın hiçbir şey kaybolmadı. Bu raporla hata bulunup düzeltilebilir.
window-game-kept = Oyun son hamleye kadar saklandı ve sürüyor. Bu raporla hata bulunup düzeltilebilir.
window-game-goes-on = Oyun sürüyor.
window-with-game = Oyunun şimdiki hâliyle
window-with-game-means = kuralları, eli ve hamleleri, yani eldeki bütün kartlar; ama kimsenin adı yok
window-copy-report = Raporu kopyala
window-save-report = Raporu kaydet
window-text-files = Metin (*.txt)

## Bu bilgisayardaki oyunlar

window-game-opens = Oyun açılıyor; Esc vazgeçer.
window-game-left = Oyunun kaydedildi. Kayıtlı oyunlar altında bulursun.
window-game-unread = Oyun şu anda okunamıyor ({ $why }).
window-game-goes-on-before = Kayıtlı bir oyun bozuk, ondan öncesinden sürüyor; tümü şu dosyada: { $file }.
window-game-plays-otherwise = Kayıtlı bir oyun olduğu gibi oynanamıyor, ondan öncesinden sürüyor; tümü şu adla kaldırıldı: { $file }.
window-game-lost = Kayıtlı bir oyun okunamıyor; şu adla saklandı: { $file }.
window-games-lost = { $count ->
    [one] Kayıtlı bir oyun
   *[other] Kayıtlı { $count } oyun
 } okunamıyor; şurada saklandı: { $folder }.
window-game-unread-kept = Kayıtlı bir oyun şu anda okunamıyor; olduğu gibi saklanıyor ({ $when }).
window-names-lost = Oyunların adları okunamıyor; şu adla saklandı: { $file }.
window-names-unread = Oyunların adları şu anda okunamıyor; dosya olduğu gibi kalır.
window-game-in-bin = Oyun bu bilgisayarın çöp kutusunda.
window-game-deleted-undo = Oyun silindi; { $key } geri getirir.
window-game-back = Oyun yeniden burada.
window-not-opened = { $file } açılamıyor: { $why }

window-open-game = Oyun aç
window-games-files = Cardtable oyunları (*.cardtable)
