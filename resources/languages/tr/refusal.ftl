## Bir kart için

refusal-over-limit = { $limit ->
    [0] { START($rank, form: "figure") }: toplam { $total } olurdu, sıfırın altı
   *[other] { START($rank, form: "figure") }: toplam { $total } olurdu, sınır { $limit }
 }
refusal-not-on-this-total = { START($rank, form: "figure") } bu toplamda oynanamaz
refusal-not-yet = { START($rank, form: "figure") } henüz oynanamaz
refusal-not-now = { START($rank, form: "figure") } şimdi oynanamaz
refusal-answer-due = { START($asked, form: "dat") } yalnız { FORM($asked, form: "ins") } cevap verilebilir
refusal-run-goes-on = Seri şunlarla sürdürülmeli: { FORM($asked, form: "many") }
refusal-may-not-begin = { $count ->
    [one] { START($rank, form: "figure") } ilk olamaz: bir hamle borcun var
   *[other] { START($rank, form: "figure") } ilk olamaz: { $count } hamle borcun var
 }
refusal-too-few-left = { $count ->
    [one] { START($rank, form: "figure") } çok az kart bırakırdı: bir hamle borcun var
   *[other] { START($rank, form: "figure") } çok az kart bırakırdı: { $count } hamle borcun var
 }
refusal-cancels-fewer = { $cancels ->
    [one] { START($rank, form: "figure") } bir hamle siler, { $count } değil
   *[other] { START($rank, form: "figure") } { $cancels } hamle siler, { $count } değil
 }
refusal-number-first = { START($rank, form: "figure") } ilk gelemez: el sayı kartıyla başlar
refusal-not-in-hand = { START($rank, form: "figure") } elinde yok

## Bir hamle için

refusal-no-deal = Süren bir el yok. Sonraki el için Enter tuşuna bas.
refusal-not-your-turn = Sıran henüz gelmedi.
refusal-no-such-value = Bu kartın böyle bir değeri yok.
refusal-can-play = Hâlâ oynayabileceğin bir kart var.
refusal-not-asked = Sana sorulmadı.
refusal-no-such-answer = Bu kartlar şimdi açılamaz.
refusal-must-draw = Önce çekmen gereken bir kart var.
refusal-nothing-to-draw = Çekecek kartın yok.
refusal-no-call-due = Şimdi söylenecek bir toplam yok.
