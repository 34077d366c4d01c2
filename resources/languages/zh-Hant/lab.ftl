lab-place = { $last ->
    [1] 發牌者
   *[other] { $place ->
        [1] 第一位玩家
        [2] 第二位
        [3] 第三位
        [4] 第四位
        [5] 第五位
        [6] 第六位
        [7] 第七位
        [8] 第八位
        [9] 第九位
       *[other] 第十位
     }
 }

lab-together = { $share }%的局裡，你們一起達成目標。
lab-together-easy = 太簡單了：{ $share }%的局裡，你們一起達成目標。
lab-together-hard = 太難了：只有{ $share }%的局裡，你們一起達成目標。

lab-begins-even = 誰先開始幾乎沒差：{ $best }有{ $most }%的局沒輸，{ $worst }有{ $least }%。
lab-begins-open = 誰先開始可能有差：{ $best }有{ $most }%的局沒輸，{ $worst }有{ $least }%。
lab-begins-uneven = 誰先開始有差：{ $best }有{ $most }%的局沒輸，{ $worst }只有{ $least }%。
lab-begins-hopeless = 有些位子幾乎沒機會：{ $worst }只有{ $least }%的局沒輸，{ $best }有{ $most }%。
lab-begins-consoled = 誰先開始有差：{ $best }有{ $most }%的局沒輸，{ $worst }有{ $least }%。不過輸的人下一局先開始，就扯平了。
lab-begins-wins-even = 誰先開始幾乎沒差：{ $best }贏{ $most }%的局，{ $worst }贏{ $least }%。
lab-begins-wins-open = 誰先開始可能有差：{ $best }贏{ $most }%的局，{ $worst }贏{ $least }%。
lab-begins-wins-uneven = 誰先開始有差：{ $best }贏{ $most }%的局，{ $worst }只贏{ $least }%。
lab-begins-wins-hopeless = 坐到不好的位子幾乎沒機會：{ $worst }只贏{ $least }%的局，{ $best }贏{ $most }%。

lab-endless = 有{ $share }%的局結束不了。

lab-length = 一局大約{ $minutes }分鐘：出{ $plays }張牌，最長的局出{ $tenth }張以上。
lab-length-long = 一局很久：大約{ $minutes }分鐘。出{ $plays }張牌，最長的局出{ $tenth }張以上。
lab-length-short = 一局才開始就結束了：只出{ $plays }張牌。

lab-choice = 大多有得選：只有{ $share }%的回合只能做一件事。
lab-choice-none = 沒什麼好選：{ $share }%的回合只能做一件事，或什麼都不能做。

lab-turns = 局勢會變：十局裡，危險換到別人身上{ $times }次。
lab-turns-never = 局勢幾乎不變：一開始就危險的人，{ $share }%的局會輸。
lab-turns-wins = 局勢會變：十局裡，領先換人{ $times }次。
lab-turns-wins-never = 局勢幾乎不變：一開始就領先的人，贏{ $share }%的局。

lab-skill-deals = 技術最後看得出來：大約{ $deals }局後，玩得好的人20次裡有19次領先。
lab-skill-games = 技術最後看得出來：大約{ $games }場（{ $deals }局）後，玩得好的人20次裡有19次領先。
lab-skill-open = 運氣比技術重要。
lab-skill-none = 全靠運氣：不管玩多久，玩得好的人也沒有領先。

lab-card = { FORM($rank, form: "card") }最重要：從來沒出過它的人，輸{ $lost }%的局，一般是{ $usual }%。
lab-card-decides = 一張牌決定勝負，就是{ FORM($rank, form: "card") }：從來沒出過它的人，輸{ $lost }%的局，一般是{ $usual }%。
lab-card-none = 沒有哪張牌特別重要。

lab-sums = 有得算：一分鐘大約{ $sums }題。最常見的是：{ $kind }。
lab-sums-hard = 對小朋友來說很難：{ $share }%的算式要到高年級才學。最常見的是：{ $hardest }。
lab-past-a-hundred = 超過一百的數（96 + 8）
lab-sums-few = 沒什麼好算：{ $sums ->
    [0] 一分鐘不到一題。
   *[other] 一分鐘大約{ $sums }題。
 }

lab-figure-won = 一起贏的局
lab-figure-consoled = 上一局輸的人這局沒輸
lab-figure-endless = 結束不了的局
lab-figure-middle = 一般的一局出的牌
lab-figure-tenth = 最長的局至少出的牌
lab-figure-no-choice = 沒得選的回合
lab-figure-stuck = 沒牌可出的回合
lab-figure-changes = 一局裡局勢變幾次
lab-figure-settled = 一開始危險的人輸的局
lab-figure-settled-wins = 一開始領先的人贏的局
lab-figure-drama = 結尾有多刺激
lab-figure-sound = 玩得好的人輸的局
lab-figure-weak = 玩得差的人輸的局
lab-figure-deals-to-lead = 玩得好的人領先要幾局
lab-figure-without = 沒有{ FORM($rank, form: "card") }多輸的局
lab-figure-sums = 一分鐘的題數
lab-figure-hard = 高年級才學的算式

lab-repair-loser-begins = 讓輸的人開始
lab-repair-limit = 上限改成{ $limit }
lab-repair-hand = 每人發{ $count }張牌
lab-repair-packs = 用{ $count }副牌
lab-repair-way = { $way }：{ $choice }
lab-repair-card = 改{ $card }：{ $does }

lab-repaired-consoled = { $after }%的局裡，上一局輸的人這局沒輸（現在{ $before }%）。
lab-repaired-begins = 最好和最差的位子，100局差{ $after }局（現在{ $before }局）。
lab-repaired-endless = { $after }%的局結束不了（現在{ $before }%）。
lab-repaired-plays = 一局出{ $after }張牌（現在{ $before }張）。
lab-repaired-choice = { $after }%的回合只能做一件事（現在{ $before }%）。
lab-repaired-turns = 十局裡局勢變{ $after }次（現在{ $before }次）。
lab-repaired-luck = 大約{ $after }局後，玩得好的人領先。
lab-repaired-card = 沒有最重要的牌，輸{ $after }%的局（現在{ $before }%）。
lab-repaired-sums = { $after }%的算式要到高年級才學（現在{ $before }%）。
lab-repaired-few = 一分鐘大約{ $after }題（現在{ $before }題）。
lab-repaired-too-easy = { $after }%的局裡，你們達成目標（現在{ $before }%）。
