## Masanın okunacak yerleri

reader-question = Soru
reader-your-hand = Kartların
reader-seats = Yerler
reader-middle = Masanın ortası

## Okunanlar

reader-sentence = { $line }.
reader-would-go-over = { $limit ->
    [0] { $card }, oynanamaz: toplam { $total } olurdu, sıfırın altında
   *[other] { $card }, oynanamaz: toplam { $total } olurdu, sınır { $limit }
 }
reader-cannot-be-played = { $card }, oynanamaz: { $why }
reader-place-in-hand = Kart { $number } / { $count }
reader-value-makes = { $value }, toplamı { $total } yapar
reader-total = { $way ->
    [clockwise] Toplam { $total }, sınır { $limit }, { $left } kaldı, oyun saat yönünde
   *[counterclockwise] Toplam { $total }, sınır { $limit }, { $left } kaldı, oyun saat yönünün tersine
 }
reader-total-down = { $way ->
    [clockwise] Toplam { $total }, hedef 0, { $left } kaldı, oyun saat yönünde
   *[counterclockwise] Toplam { $total }, hedef 0, { $left } kaldı, oyun saat yönünün tersine
 }
reader-stock-draw = { $stock }. Bir kart çek
reader-pile-empty = Yığın: boş
reader-pile = { $count ->
    [one] Yığın: { $card }, tek kart
   *[other] Yığın: { $count } kartın en üstünde { $card }
 }
