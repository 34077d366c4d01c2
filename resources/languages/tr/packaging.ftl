packaging-summary = Doksan dokuz ve öbür toplama oyunlarını oyna
packaging-kind = Kart oyunu
packaging-keywords = kart;iskambil;doksan dokuz;99;toplama;toplam;aile;öğrenme;işlem;
packaging-saved-game = Cardtable oyunu
packaging-made-game = Cardtable ile yapılmış oyun

packaging-description = Doksan dokuz ve öbür toplama oyunları için bir kart masası: her kart ortak toplamı değiştirir, sınırı aşan kaybeder. Yalnız kendi kartlarını gören bilgisayar rakiplere karşı tek başına ya da bir bilgisayarın çevresinde ailece oynanır.
packaging-tells-games = Yayımlanmış { $count } oyun, her biri yazıyla kuralları ve kaynağıyla
packaging-tells-house-rules = Ev kuralları ve nedenini söyleyen bir ipucu
packaging-tells-learning = Öğrenme: çocuk toplamları söyler, yardım gelir ve azalır
packaging-tells-kept = Oyun hamle hamle saklanır, elektrik kesilse de yerindedir
packaging-tells-access = Fareyle ya da yalnız tuşlarla, büyük yazıyla ve ağ olmadan oynanır

packaging-delete-games = Kayıtlı oyunların, ayarların ve istatistiklerin de silinsin mi?

packaging-on-desktop = Masaüstüne kısayol ekle
packaging-still-open = Cardtable açık. Kapat, sonra yeniden dene.
packaging-too-old = Cardtable için 64 bit Windows 10, sürüm 1809 veya daha yenisi gerekir.
