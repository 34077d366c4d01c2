minds-title = Хто що мав?
minds-whose-choices = Чиї рішення
minds-all-computers = Усі комп’ютери
minds-earlier = Попереднє рішення
minds-later = Наступне рішення
minds-where = Роздача { $deal }, хід { $number }: { $name } на { $total } — { $move }
minds-no-choices = У закінчених роздачах жоден комп’ютер не мав вибору.
minds-thinking = { $name } обмірковує ще раз…
minds-slip = Похибка: на цьому рівні деякі ходи роблять навмання.
minds-chose-otherwise = За столом вибір був інший: забракло часу на роздуми або відтоді комп’ютер чогось навчився. Тепер він вибрав би так: { $move }.
minds-by-rule = { $name } тут діє за правилом і не уявляє чужих карт.
minds-imagined = { $count ->
    [one] { $name } уявляє { $count } світ, тобто те, як можуть лежати закриті карти.
    [few] { $name } уявляє { $count } світи; кожен — це те, як можуть лежати закриті карти.
   *[many] { $name } уявляє { $count } світів; кожен — це те, як можуть лежати закриті карти.
 } Число під картою каже, у скількох світах зі ста вона там є.
minds-fair = { $name } знає свої карти, зіграні карти і те, що кожен може бачити й пам’ятати. І більше нічого.
minds-was-right = { $name } найбільше ставить на те, що { FORM($other, form: "who") } { $other ->
    [you] маєш
   *[other] має
 } { FORM($rank, form: "acc") }: так є у { $percent } світах зі ста. І це правда.
minds-was-wrong = { $name } найбільше ставить на те, що { FORM($other, form: "who") } { $other ->
    [you] маєш
   *[other] має
 } { FORM($rank, form: "acc") }: так є у { $percent } світах зі ста. А насправді { FORM($other, form: "who") } { $other ->
    [you] маєш
   *[other] має
 } { FORM($cards, form: "acc") }.
minds-known = відома
minds-imagined-world = В уяві, світ { $number } із { $count }
minds-another-world = Інший світ
minds-another-world-tip = Що ще він уявляє
minds-held = { $name ->
    [you] Ти маєш { FORM($cards, form: "acc") }.
   *[other] { $name } має { FORM($cards, form: "acc") }.
 }
minds-held-in-world = У цьому світі: { FORM($cards, form: "nom") }.
minds-weighed = Що він зважує
minds-makes-total = дає { $total }
minds-makes-total-at = { $way ->
    [eliminate] дає { $total }, вибиває { FORM($other, form: "acc") }
    [exchange] дає { $total }, міняється з { FORM($other, form: "inst") }
    [steal] дає { $total }, краде в { FORM($other, form: "gen") }
   *[choose] дає { $total }, далі ходить { FORM($other, form: "who") }
 }
minds-rules-choice = вибір за правилом
minds-played = зіграно
minds-not-to-lose = шанс не програти роздачу — { $percent } %
minds-weighed-move = { $facts }.
minds-made = { $name }: { FORM($cards, form: "nom") }, { $total }.
