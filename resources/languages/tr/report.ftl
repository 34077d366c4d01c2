report-title = Rapor

report-save-pdf = PDF kaydet
report-print = Yazdır
report-save-html = HTML kaydet
report-save-answers = Cevapları CSV kaydet
report-practice-sheet = Alıştırma kâğıdı
report-deck = Kesilecek kartlar

report-sums = Kâğıttaki ve kartlardaki işlemler
report-own = Zor gelenler
report-mixed = Karışık işlemler

report-ask-save = Raporu kaydet
report-ask-answers = Cevapları kaydet
report-ask-sheet = Alıştırma kâğıdını kaydet
report-ask-deck = Kartları kaydet
report-files-pdf = PDF (*.pdf)
report-files-html = HTML (*.html)
report-files-csv = Tablolar (*.csv)
report-file-name = { $name } { $day }

report-class = Sınıfa bakış
report-class-nothing = Henüz cevap yok; ilk oyunlardan sonra olacak.
report-class-skill = Beceri
report-class-secure = Pekişenler
report-class-coming = Yolda
report-class-open = Diğerleri: cevap az
report-class-name = Ad
report-class-calls = İlkinde doğru
report-class-probes = İki dakika işlem
report-class-next = Sonraki
report-class-share = { $right } / { $calls }
report-class-probe = { $day }: { $right } / { $answered }
report-class-ask-save = Sınıf tablosunu kaydet
report-class-csv-name = ad
report-class-csv-calls = cevap
report-class-csv-days = gün
report-class-csv-right = ilkinde doğru
report-class-csv-probe-before = iki dakika: önceki doğru
report-class-csv-probe-last = iki dakika: son doğru
