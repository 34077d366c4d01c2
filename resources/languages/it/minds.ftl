minds-title = Chi aveva cosa?

minds-whose-choices = Scelte di
minds-all-computers = Tutti i computer
minds-earlier = Scelta precedente
minds-later = Scelta seguente
minds-where = Mano { $deal }, mossa { $number }: { $name } a { $total } – { $move }
minds-no-choices = Nelle mani finite nessun computer aveva una scelta.

minds-thinking = { $name } ci ripensa…
minds-slip = Una svista: a questo livello certe giocate si fanno a caso.
minds-chose-otherwise = Al tavolo ha scelto diversamente: aveva pensato meno, o nel frattempo ha imparato. Adesso sceglierebbe: { $move }.
minds-by-rule = Qui { $name } segue una regola e non immagina carte.
minds-imagined = { $count ->
    [one] { $name } ha immaginato { $count } modo in cui possono stare le carte nascoste.
   *[other] { $name } ha immaginato { $count } modi in cui possono stare le carte nascoste.
 } Il numero sotto una carta dice in quanti su cento sta lì.
minds-fair = { $name } sapeva le proprie carte, quelle giocate e quello che tutti possono vedere e ricordare. Nient’altro.

minds-was-right = { $other ->
    [you] Più di tutto { $name } credeva che tu avessi { FORM($rank, form: "single") }
   *[other] Più di tutto { $name } credeva che { $other } avesse { FORM($rank, form: "single") }
 }: lo ha pensato { $percent } volte su cento. Era vero.
minds-was-wrong = { $other ->
    [you] Più di tutto { $name } credeva che tu avessi { FORM($rank, form: "single") }: lo ha pensato { $percent } volte su cento. In realtà avevi { $cards }.
   *[other] Più di tutto { $name } credeva che { $other } avesse { FORM($rank, form: "single") }: lo ha pensato { $percent } volte su cento. In realtà { $other } aveva { $cards }.
 }

minds-known = nota
minds-imagined-world = Ipotesi { $number } di { $count }
minds-another-world = Un’altra ipotesi
minds-another-world-tip = Che cos’altro ha immaginato
minds-held = Carte di { FORM($name, form: "whom") }: { $cards }.
minds-held-in-world = In questa ipotesi: { $cards }.

minds-weighed = Che cosa ha valutato
minds-makes-total = fa { $total }
minds-makes-total-at = { $way ->
    [eliminate] fa { $total }, mette fuori { FORM($other, form: "whom") }
    [exchange] fa { $total }, scambia le carte con { FORM($other, form: "whom") }
    [steal] fa { $total }, ruba a { FORM($other, form: "whom") }
   *[choose] fa { $total }, fa giocare { FORM($other, form: "whom") }
 }
minds-rules-choice = scelta della regola
minds-played = giocata
minds-not-to-lose = { $percent } % di non perdere la mano
minds-weighed-move = { $facts }.

minds-made = { $name }: { $cards }, { $total }.
