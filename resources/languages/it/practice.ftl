practice-sum-of = Conto { $number } di { $sums }
practice-once-more = Ancora
practice-now-a-game = Adesso una partita
practice-your-way = Il tuo modo e quello giusto

practice-result = { $right } su { $sums } giusti al primo colpo
practice-every-one = Proprio tutti! Questi li sai davvero.
practice-some = Ogni conto rende più facile il prossimo.
practice-new-best = Un nuovo record! Prima era { $best }.
practice-best-stays = Il tuo record è { $best }.
practice-first-best = Per adesso è il tuo record.
practice-result-told = { $result }. { $praise }

practice-probe = Due minuti di conti
practice-probe-intro = { $name }, qui ci sono dei conti, prima facili, poi più difficili. Fanne quanti vuoi; dopo due minuti finisce da solo. Puoi saltare qualsiasi conto. Stavolta nessuno aiuta, e nessuno guarda.
practice-probe-begin = Comincia
practice-probe-leave-out = Salta
practice-probe-sure = Smetti adesso? Questi conti non conteranno, e potrai ricominciare un’altra volta.
practice-probe-stop = Smetti
practice-probe-thanks = { $sums ->
    [one] Grazie, { $name }! Hai fatto un conto.
   *[other] Grazie, { $name }! Hai fatto { $sums } conti.
 }
practice-probe-kept = Fra due settimane ce ne sono altri. Nel rapporto si legge com’è andata.
