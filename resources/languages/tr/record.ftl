record-foreign = Bu bir oyun kaydı değil.
record-newer = Bu oyun, { $line } numaralı satırın ne dediğini bilen daha yeni bir Cardtable ile yapılmış.
record-damaged = { $line ->
    [0] Bu kayıt bozuk.
   *[other] Bu kaydın { $line } numaralı satırı bozuk.
 }
record-damaged-from = Bu oyunun kaydı { $line } numaralı satırda bozuk; oyun oraya kadar gösterilir.
