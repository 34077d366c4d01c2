storage-no-learner = Bu dosyada bir Cardtable çocuğu yok.
storage-learner-number = Çocuk { $number }
storage-not-kept-here = { $things ->
    [learners] Çocuklar burada saklanamıyor ({ $why }).
   *[statistics] İstatistikler burada saklanamıyor ({ $why }).
 }
storage-not-kept-now = { $things ->
    [learners] Çocuklar şu anda saklanamıyor ({ $why }).
   *[statistics] İstatistikler şu anda saklanamıyor ({ $why }).
 }
storage-not-read-now = { $things ->
    [learners] Çocuklar şu anda okunamıyor ({ $why }).
   *[statistics] İstatistikler şu anda okunamıyor ({ $why }).
 }
storage-newer-database = { $things ->
    [learners] Bu çocuklar daha yeni bir Cardtable ile saklanmış; lütfen onu kullan.
   *[statistics] Bu istatistikler daha yeni bir Cardtable ile saklanmış; lütfen onu kullan.
 }
storage-no-file = { $file } sıradan bir dosya değil
storage-not-deleted = { $file } silinemedi ({ $why }).

storage-not-mended = Bozuk bir oyun onarılamadı ({ $why }).
storage-not-put-away = Oyun kaldırılamadı ({ $why }).
storage-names-unread = Oyunların adları şu anda okunamıyor; hiçbiri değişmedi.
storage-name-not-kept = Ad saklanamadı ({ $why }).
storage-game-not-kept = Oyun saklanamadı ({ $why }).
storage-name-taken = Bu adda yeniden bir oyun var; silinen, olduğu yerde kalır.
storage-game-not-moved = Oyun taşınamadı ({ $why }).
storage-not-with-finished = Oyun kaydedildi ama bitmiş oyunların yanına konamadı ({ $why }); sonraki açılışta yeniden denenir.
storage-game-not-saved = Oyun şu anda kaydedilemiyor ({ $why }); oyun sürer ve her hamlede yeniden denenir.
storage-record-gone = Bu oyunun kaydı kaybolmuştu; oyun bütün hamleleriyle yeniden kaydedildi.
storage-record-replaced = Bu oyunun kaydının yerine başka bir dosya gelmişti; o şu adla saklandı: { $file }. Oyun bütün hamleleriyle yeniden kaydedildi.
