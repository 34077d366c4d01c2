about-title = Hakkında
about-cardtable = Cardtable hakkında
about-news = Yenilikler
about-accessibility = Erişilebilirlik
about-licenses = Lisanslar
about-diagnostics = Tanılama

about-copy = Kopyala
about-copied = Kopyalandı
about-all-licenses = Bütün lisanslar

## Cardtable hakkında

about-what = Sürüm { $version }. Doksan dokuz ve öbür toplama oyunları için bir kart masası.
about-private = Senin verdiklerin dışında her şey bu bilgisayarda kalır: hesap yok, ne oynadığını sayan da yok. Ağ, yalnız bir telefona yer verdiğinde kullanılır: o zaman kartları o telefona gider, kendi Wi-Fi ağının içinde, başka hiçbir yere değil.
about-version-looking = Yeni sürüm aranıyor…
about-version-newest = En yeni sürüm sende.
about-version-newer = { $version } sürümü çıktı. Buradan alabilirsin: { $link }
about-version-silent = { $homepage } adresine ulaşılamıyor. Bağlantını denetleyip yeniden dene.
about-version-asks = Tek bir istisna var: menüdeki “Yeni sürüm ara”, { $homepage } adresinden sürümlerin listesini ister. Seninle ilgili hiçbir şey gönderilmez.

## İçinde kimin emeği var

about-ours = Cardtable
about-ours-terms = MIT lisansı; kartları, resimleri ve sesleri de
about-qt = Qt ve PySide6
about-qt-terms = LGPL 3; kitaplıklar programın yanında açık durur ve değiştirilebilir
about-letters = Harfler, Nunito
about-letters-terms = SIL Open Font License 1.1
about-voices = Kaydedilmiş sesler
about-voices-terms = Flite ve eSpeak NG ile yapıldı; kullanmak ve paylaşmak serbest
about-rules = Kurallar
about-rules-terms = kendi sözlerimizle anlatıldı; her oyun nerede yazılı olduğunu söyler

about-licenses-of-all = Bu uygulamada başkalarının da emeği var. Her ad, lisanslarının tümünü açar.
about-from-source = Cardtable burada kaynağından çalışıyor: Python ve kullandığı paketler, kurulurken lisanslarını getirdi.

## Olması gereken ama olmayan metinler

about-news-missing = Değişiklik listesi yok; lütfen yeniden kur.
about-licenses-missing = Lisans listesi okunamıyor; lütfen yeniden kur.
about-text-missing = Bu metin yok; lütfen yeniden kur.

## Tanılama

about-fact = { $fact }: { $value }
about-fact-python = Python
about-fact-qt = Qt, PySide6
about-fact-system = Sistem
about-fact-windows = Pencereleri çizen
about-fact-screen = Ekran
about-screen = { $width } x { $height }, noktada { $dpr ->
    [1] 1 piksel
   *[other] { $dpr } piksel
 }, { $hertz } Hz
about-fact-reader = Ekran okuyucu
about-fact-motion = Daha az hareket
about-motion-by-settings = evet, ayarlara göre
about-motion-unknown = hayır; bu Qt sistemin ne istediğini söylemiyor
about-fact-sounds = Sesler
about-fact-speech = Konuşma
about-fact-look = Görünüm
about-look = { $theme }, { $deck }, %{ $percent }
about-fact-resources = Kaynaklar
about-fact-folder = Oyunlar ve ayarlar
about-fact-saved = Ayarlar kaydedilir
about-fact-damaged = Kenara konan bozuklar
about-yes = evet
about-no = hayır
about-log = Günlüğün sonu:
about-log-empty = (günlük boş)
about-wording = Cardtable { $version } çevirisi ({ $language }, { $tag })
about-wording-wrong = Kulağa yanlış gelen:
about-wording-better = Daha iyi nasıl söylenir:
about-wording-words = Sayfadaki sözler:
about-wording-copied = Bu sayfadaki sözler kopyalandı: bir iletiye yapıştır ve kulağa yanlış geleni işaretle.
