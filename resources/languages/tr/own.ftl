## Diskte

own-set-aside = Oyunlarından biri okunamadı; şu adla saklandı: { $file }.
own-unread = Oyunlarından biri şu anda okunamıyor ({ $why }); { $file } olduğu gibi kalır.
own-kept-unplayed = “{ $name }” burada oynanamıyor: { $why }. Dosyası olduğu gibi kalır.
own-not-kept = Oyun kaydedilemedi ({ $why }).
own-nameless = Bizim oyunumuz

## Başka yerden gelen

own-not-a-game = Bu dosyada bir Cardtable oyunu yok.
own-no-text = Bu metinde oyun yok; son noktasına kadar yeniden kopyala.
own-text-damaged = Bu metindeki oyunun bir bölümü eksik ya da hatalı yazılmış; yeniden kopyala.
own-newer = Bu oyun daha yeni bir Cardtable ile yapılmış; lütfen onu kullan.
own-no-code = Bu resimde bir oyunun QR kodu yok.
own-no-picture = Bu resim okunamıyor.
own-unknown-base = Bu oyun, bu Cardtable’ın bilmediği bir oyunu değiştiriyor; daha yenisi bilebilir.
own-makes-no-sense = Bu oyunun kuralları birbirine uymuyor.
own-not-played = Bu oyun burada oynanamıyor: { $why }.

## Paylaşmak

own-text-title = Cardtable: { $game } oyunu
own-give = Paylaş
own-give-code = Telefonun kamerası bu kodu okur ve oyunu metin olarak alır. Onu başka bir bilgisayara gönder ya da kodu resim olarak kaydet: Cardtable ikisini de okur.
own-code-spoken = QR kodu: { $game }
own-copy-text = Metin kopyala
own-copied-text = { $game } metin olarak panoda.
own-save-file = Dosya kaydet
own-save-code = Kodu resim kaydet
own-files = Cardtable ile yapılan oyunlar (*.cardgame)
own-save-title = Oyunu kaydet
own-pictures = Resimler (*.png)

## Almak

own-arrival-title = Sana bir oyun
own-by = Düşünen: { $maker }
own-made-from = { $game } oyunudur; { $changes ->
    [0] farklı kuralı yok
    [one] bir farklı kuralı var:
   *[other] { $changes } farklı kuralı var:
 }
own-made-anew = Sıfırdan yapıldı. Bilinmesi gerekenler:
own-marked = { $game } oyunundan farkların altı çizili, başında kalem var.
own-take = Al
own-leave = Bırak
own-taken = { $game } artık oyunların arasında.
own-here-already = { $game } zaten oyunlarının arasında.
own-ways = Kendi oyunların
own-bring = Oyun getir
own-bring-kinds = Oyunlar ve resimler (*.cardgame *.cardtable *.png *.jpg *.jpeg *.bmp)
own-paste = Oyun yapıştır

## Rafta

own-shelf = Bizim oyunlarımız
own-shelf-hook = Senin düşündüklerin ya da sana verilenler.
own-blurb-by = Düşünen: { $maker }.
own-blurb-from = { $game }, kendi kurallarınla.
own-change = Değiştir
own-rename-ask = Yeni adı ne olsun? Şimdiki: { $game }
own-duplicate = Çoğalt
own-duplicated = { $game } rafında.
own-in-bin = { $game } bu bilgisayarın çöp kutusunda.
own-deleted-undo = { $game } silindi; { $key } geri getirir.
own-back = { $game } yeniden burada.
own-practicing = Usta çalışıyor: %{ $share }
own-practiced = Usta şu oyunu çalıştı: { $game }.
