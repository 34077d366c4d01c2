## Bir kart için

refusal-over-limit = { $limit ->
    [0] { START($rank, form: "nom") }: toplam { $total } olurdu, sıfırın altı
   *[other] { START($rank, form: "nom") }: toplam { $total } olurdu, sınır { $limit }
 }
refusal-not-on-this-total = { START($rank, form: "nom") } bu toplamda oynanamaz
refusal-not-yet = { START($rank, form: "nom") } henüz oynanamaz
refusal-not-now = { START($rank, form: "nom") } şimdi oynanamaz
refusal-answer-due = { START($asked, form: "dat") } yalnız { FORM($asked, form: "ins") } cevap verilebilir
refusal-run-goes-on = Seri şunlarla sürdürülmeli: { FORM($asked, form: "many") }
refusal-may-not-begin = { $count ->
    [one] { START($rank, form: "nom") } ilk olamaz: bir hamle borcun var
   *[other] { START($rank, form: "nom") } ilk olamaz: { $count } hamle borcun var
 }
refusal-too-few-left = { $count ->
    [one] { START($rank, form: "nom") } çok az kart bırakırdı: bir hamle borcun var
   *[other] { START($rank, form: "nom") } çok az kart bırakırdı: { $count } hamle borcun var
 }
refusal-cancels-fewer = { $cancels ->
    [one] { START($rank, form: "nom") } bir hamle siler, { $count } değil
   *[other] { START($rank, form: "nom") } { $cancels } hamle siler, { $count } değil
 }
refusal-number-first = { START($rank, form: "nom") } ilk gelemez: el sayı kartıyla başlar
refusal-not-in-hand = { START($rank, form: "nom") } elinde yok

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
