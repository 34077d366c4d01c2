learners-title = 學習

learners-welcome = 每張牌都是一題加減
learners-welcome-sums = 總數是68，孩子出一張7。現在是多少？由孩子說出來。
learners-welcome-help = 遇到難的，牌桌會示範先跳到整十。不用急，也沒有人說「錯」。
learners-welcome-nickname = 取個暱稱就好，什麼都不會離開這台電腦。
learners-welcome-picture = 牌桌邊的兔子：總數是68，牠出一張7，說出變成多少
learners-add = 加一位小朋友
learners-try = 馬上試試
learners-try-tip = 十題，不用名字；什麼都不會記下來

learners-ready-to-play = 可以玩了
learners-ready-for-more = 可以試試大一點的數了
learners-ready-for = { $name }，可以玩{ $game }了
learners-right-today = 今天答對：{ $count }
learners-ten-minutes = 十分鐘
learners-ten-minutes-of = { $name }：十分鐘
learners-practice = 練習
learners-play = 玩遊戲
learners-skills = 能力
learners-play-of = { $name }：玩遊戲

learners-beat-your-best = 挑戰紀錄
learners-for-parents = 給爸媽
learners-skill-map = 能力地圖
learners-today = 今天答對
learners-best-row = 最多連對
learners-best-round = { $sums }題最佳
learners-figure = { $title }：{ $figure }
learners-numbers-outgrown = { $numbers }。可以換大一點的數了。
learners-unread = 有{ $count }個回答讀不出來，不列入計算。

learners-numbers-to-20 = 20以內
learners-numbers-to-50 = 50以內
learners-numbers-to-99 = 99以內
learners-numbers-tricky = 99以內，加上特殊牌

learners-new = 新的小朋友
learners-settings-of = { $name }的設定
learners-picture = 圖片，{ $picture }
learners-nickname = 暱稱
learners-nickname-hint = 取個暱稱，不用真名
learners-start = 從哪裡開始
learners-start-note = 想填再填；會設定下面的數字範圍
learners-start-years = 年齡或年級
learners-start-age = { $age ->
    [10] 10歲以上
   *[other] { $age }歲
 }
learners-start-grade = { $grade ->
    [5] 5年級以上
   *[other] { $grade }年級
 }
learners-start-counts = 會數到
learners-start-count = 會數到{ $count }
learners-start-unsaid = 不填
learners-numbers = 數字範圍
learners-numbers-begin = 先從這裡開始；該換大一點時會告訴你
learners-numbers-note = 改變後，幫忙會重新開始
learners-strategy = 進位的算法
learners-strategy-note = 照學校教的
learners-make-ten = 湊成整十：68 + 2 + 5
learners-compensation = 加十再退：68 + 10 − 3
learners-mode = 怎麼回答總數
learners-mode-ladder = 看情況：幫忙會增減
learners-mode-choices = 一直給選項
learners-mode-pad = 一直用數字鍵
learners-hand = 自己出牌前問什麼
learners-hand-note = 接近上限，值得想的時候
learners-hand-nothing = 不問：直接出牌
learners-hand-safe = 我還能出什麼？
learners-hand-largest = 最大的安全牌
learners-hand-room = 還可以加多少
learners-hand-mixed = 輪流問
learners-hints = 可以要提示
learners-hints-note = 要提示不算失誤
learners-strict = 報得不對也要罰
learners-strict-note = 自訂規則規定要得罰點時
learners-coach = 教練可以幫忙出牌
learners-coach-note = 說該出什麼、為什麼
learners-speech = 題目念出來
learners-speech-note = 用這台電腦的語音或錄音
learners-save = 儲存

learners-gate-why = 這一題不讓小手指誤闖。算出來就能進去。
learners-gate-sum = { $first }乘以{ $second }
learners-gate-open = 開啟
learners-gate-again = 還差一點。再來一題。

learners-import-tip = 之前匯出的小朋友
learners-import-one = 匯入小朋友
learners-export-this = 匯出這位小朋友
learners-kind = 小朋友 ({ $pattern })
learners-is-here = { $name }已經在這裡了。

learners-delete-sure = 要永久刪除{ $name }嗎？
learners-delete-what = { $answers ->
    [0] 暱稱、圖片、設定和個人最佳，會從這台電腦和備份裡全部刪掉，沒辦法恢復。
   *[other] 暱稱、圖片、設定、個人最佳和{ $answers }個回答，會從這台電腦和備份裡全部刪掉，沒辦法恢復。
 }玩過的遊戲會留著，裡面的數字也留著；那個座位以後只用號碼稱呼。匯出或列印的東西，還有資源回收筒裡的，都留在原處。
learners-delete-games = 在這裡做的遊戲，有{ $count }個含有這個名字：{ $games }。它們維持原樣，用它們玩過的也是。
learners-game-called = 「{ $game }」
learners-delete-damaged = 這裡另外放著一個讀不出來的學習檔案。沒有人知道裡面有誰，所以也會一起刪掉。
learners-delete-no = 保留
learners-delete-yes = 永久刪除
learners-is-deleted = 小朋友已刪除。名字也從遊戲、統計和備份裡拿掉；只有你另外存的檔案可能還有。
learners-is-deleted-but-games = 小朋友已刪除。名字也從座位、統計和備份裡拿掉；含有名字的遊戲維持原樣，你另外存的檔案可能還有。

learners-child = 我的相簿
learners-child-of = { $name }自己的頁面
learners-for-teachers = 給老師
learners-parent-can = { $name }會什麼
learners-parent-can-means = 沒有人幫忙，不同的日子都一次就對
learners-parent-deal = 發牌：{ $game }
learners-parent-next = 接下來
learners-parent-ask = 遇到{ $sum }時問：「你是怎麼算的？」
learners-parent-no-cards = 沒時間玩牌？
learners-parent-print = 列印或存檔
learners-parent-tonight = 今晚玩什麼
learners-parent-why-game = 裡面100個總數有{ $count }個正是{ $name }在練的題目。
learners-parent-working = { $name }正在練什麼
learners-parents-of = { $name }：給爸媽看
learners-probe-who = 兩分鐘算算看：誰？
learners-numbers-dots = 圓點到10
