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
    [one] { $name } має { $count } здогадку, як лежать закриті карти.
    [few] { $name } має { $count } здогадки, як лежать закриті карти.
   *[many] { $name } має { $count } здогадок, як лежать закриті карти.
 } Число під картою каже, у скількох зі ста вона там є.
minds-fair = { $name } знає свої карти, зіграні карти і те, що кожен може бачити й пам’ятати. І більше нічого.
minds-was-right = { $name } найбільше ставить на те, що { FORM($other, form: "who") } { $other ->
    [you] маєш
   *[other] має
 } { FORM($rank, form: "acc") }: так є у { $percent } здогадках зі ста. І це правда.
minds-was-wrong = { $name } найбільше ставить на те, що { FORM($other, form: "who") } { $other ->
    [you] маєш
   *[other] має
 } { FORM($rank, form: "acc") }: так є у { $percent } здогадках зі ста. А насправді { FORM($other, form: "who") } { $other ->
    [you] маєш
   *[other] має
 } { FORM($cards, form: "acc") }.
minds-known = відома
minds-imagined-world = Здогадка { $number } із { $count }
minds-another-world = Інша здогадка
minds-another-world-tip = Що ще він уявляє
minds-held = { $name ->
    [you] Ти маєш { FORM($cards, form: "acc") }.
   *[other] { $name } має { FORM($cards, form: "acc") }.
 }
minds-held-in-world = У цій здогадці: { FORM($cards, form: "nom") }.
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
