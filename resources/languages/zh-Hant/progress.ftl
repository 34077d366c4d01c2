## 能力

progress-skill-add-ones = 加一位數（{ $sum }）
progress-skill-add-to-ten = 湊成整十（{ $sum }）
progress-skill-add-cross-ten = 進位加法（{ $sum }）
progress-skill-add-ten = 加十（{ $sum }）
progress-skill-add-teens = 加十一以上（{ $sum }）
progress-skill-take-ones = 減一位數（{ $sum }）
progress-skill-take-ten = 減十（{ $sum }）
progress-skill-take-cross-ten = 退位減法（{ $sum }）
progress-skill-take-past-zero = 減到0以下（{ $sum }）
progress-skill-double = 加倍（{ $sum }）
progress-skill-halve = 減半（{ $sum }）
progress-skill-swap-digits = 數字對調（{ $before }變{ $answer }）
progress-skill-round-to-ten = 最接近的整十（{ $before }變{ $answer }）
progress-skill-hold = 總數不變的牌
progress-skill-set = 總數變成某個數的牌
progress-skill-over-limit = 有沒有超過上限？
progress-skill-room = 離上限還有多少
progress-skill-largest-safe = 最大的安全牌
progress-skill-choice = 選哪個數

## 能力地圖

progress-not-met-yet = 還沒遇到
progress-too-few = 次數太少
progress-practicing = 練習中
progress-secure = 熟練
progress-look-again = 熟練，該複習了
progress-calls = 報了{ $calls }次
progress-right-first-time = { $calls }次裡有{ $right }次一次就對
progress-press-to-practice = 按這裡練習
progress-at-the-table = 在牌桌上練

## 報告

progress-title = { $name }的計算報告
progress-nothing-yet = 還沒有回答過；玩完第一場就有了。
progress-figures = 從{ $first }起報了{ $calls }次，共{ $days }天，最近一天是{ $day }。一次就對：{ $right }次（{ $percent }%）。
progress-minutes = 作答時間：約{ $minutes }分鐘。
progress-secure-heading = 熟練
progress-coming-heading = 正在進步（一次就對）
progress-none-secure = 還沒有：要在兩天裡，不靠幫忙答對八次。
progress-none-coming = 遇到過的全部熟練。
progress-skill-since = { $skill }，{ $day }起
progress-skill-look-again = { $skill }：該複習了
progress-skill-too-few = { $skill }：次數太少（{ $calls }次）
progress-skills-more = 還有{ $count }項
progress-skill-coming = { $skill }：{ $calls }次裡對{ $right }次
progress-mistakes-heading = 最常卡住的地方
progress-gain = { $way ->
    [answer] 像{ $sum }這樣的錯誤：{ $month }{ $sums }題中有{ $made }題，現在{ $calls }題中有{ $now }題
   *[kind] 像{ $sum }這樣的題目，還沒算對的：{ $month }{ $sums }題中有{ $made }題，現在{ $calls }題中有{ $now }題
 }
progress-guessed = 好像在猜：{ $calls }個錯誤答案裡，有{ $count }個不到一秒就報了。
progress-no-mistakes = 最近沒有一再出現的失誤。
progress-no-guessing = 沒有亂猜的跡象。
progress-mistake-times = { $mistake }（{ FORM($count, as: "form-times") }，最近一次{ $day }）
progress-unexplained = 有{ $count }個答案看不出固定的錯法：{ $example }
progress-trend-heading = 每週情形
progress-trend-head-week = 週次
progress-trend-head-right = 一次就對
progress-trend-head-secure = 熟練的項目
progress-trend-day-format = M月d日
progress-trend-week = { $percent }%（{ $right }/{ $calls }）
progress-trend-then = 熟練的項目：{ $day }那週有{ $before }項，現在有{ $now }項。
progress-trend-words = 幫忙會自動增減，讓孩子大約五題對四題。
progress-probe-heading = 兩分鐘算算看，沒有人幫忙
progress-probe-result = { $day }：{ $answered }題對{ $right }題（{ $form }卷）
progress-probe-compare = 兩份卷子一樣難，所以可以互相比較。
progress-home-heading = 在家可以一起玩的
progress-next-heading = 下一步
progress-next-larger = 遇到過的全部熟練：試試數字大一點的遊戲。
progress-next-begin = 玩一場，或做十分鐘。
progress-next-play = 遇到過的全部熟練：繼續玩，保持下去。
progress-next-practice = 練習：{ $skill }
progress-next-at-table = 在牌桌上用牌練：{ $skill }
progress-what-secure-means = 「熟練」是說：最近十二次不用幫忙的回答裡，至少分在兩天，至少有八次一次就對。之後至少要對85%。三天、一週、三週後會再複習一次。

## 例子

progress-example = { $way ->
    [hold] 這張牌讓總數停在{ $answer }，不是{ $given }
    [set] 從{ $before }，這張牌讓總數變成{ $answer }，不是{ $given }
    [swap] { $before }數字對調是{ $answer }，不是{ $given }
    [round] { $before }最接近的整十是{ $answer }，不是{ $given }
    [floor] { $before }減{ $step }會低於0；在這個遊戲裡，總數停在0，不是{ $given }
   *[sum] { $sum }，不是{ $given }
 }
progress-example-furthest = 從{ $before }起，最接近{ $limit }的是{ $answer }，不是{ $given }
progress-example-fits = { $picked ->
    [0] 總數{ $before }、上限{ $limit }時可以出：{ $cards }（沒有選）
   *[other] 總數{ $before }、上限{ $limit }時可以出：{ $cards }（選了：{ $picked }）
 }

## 失誤

progress-mistake-counted-the-start = 把開始的那個數也數進去
progress-mistake-added-to-the-tens = 把個位當十位
progress-mistake-digits-reversed = 把答案的兩個數字寫反
progress-mistake-no-carry = 個位滿十時忘了進位
progress-mistake-carried-twice = 多進了一個十
progress-mistake-added-to-the-ones = 把十加到個位
progress-mistake-only-the-ten = 加了十，忘了個位
progress-mistake-only-the-ones = 加了個位，忘了十
progress-mistake-added-instead = 該減卻加
progress-mistake-took-instead = 該加卻減
progress-mistake-said-the-card = 說成牌上的數，不是總數
progress-mistake-counted-the-card = 每張牌都只算一步
progress-mistake-said-the-old-total = 又說一次原來的總數
progress-mistake-wrote-side-by-side = 沒有進位，把個位和十位的答案直接並排寫
progress-mistake-finger-slip = 按到旁邊的鍵
progress-mistake-said-the-total = 說成總數，不是還差多少
progress-mistake-took-from-the-ones = 從個位減十
progress-mistake-smaller-from-larger = 每一位都用大的數字減小的
progress-mistake-did-not-break-the-ten = 減的時候忘了退位
progress-mistake-lost-the-sign = 比0小時漏了負號
progress-mistake-stopped-at-zero = 停在0
progress-mistake-ignored-the-floor = 遊戲停在0，卻算到0以下
progress-mistake-doubled-only-the-tens = 只有十位加倍
progress-mistake-doubled-only-the-ones = 只有個位加倍
progress-mistake-added-two = 該加倍卻加二
progress-mistake-lost-the-odd-ten = 十位是單數，減半時漏掉五
progress-mistake-halved-only-the-tens = 只有十位減半
progress-mistake-took-two = 該減半卻減二
progress-mistake-kept-the-total = 該變的數沒有變
progress-mistake-doubled-a-digit = 沒有對調，同一個數字寫了兩次
progress-mistake-rounded-the-other-way = 走到比較遠的整十
progress-mistake-added-the-face = 有別的作用的牌，卻加了牌上的數
progress-mistake-off-by-one = 差一或差二
progress-mistake-off-by-ten = 差十
progress-mistake-stopped-at-the-ten = 停在整十
progress-mistake-went-on-from-the-ten = 走到整十以後，又把整步走一次
progress-mistake-read-the-total-reversed = 把總數的兩個數字看反
progress-mistake-took-a-teen-for-tens = 弄混13和30這樣的數
progress-mistake-wrote-as-said = 多寫一個0，例如68寫成608
progress-mistake-dropped-the-tens = 漏掉總數的十位
progress-mistake-took-six-for-nine = 弄混6和9
progress-mistake-doubled-the-total = 該加卻把總數加倍
progress-mistake-did-the-step-twice = 同一個數加了或減了兩次
progress-mistake-compared-the-ones = 只拿個位和上限比，沒看整個數
progress-mistake-over-the-limit = 選了會超過上限的牌
progress-mistake-left-one-out = 漏掉還可以出的牌
progress-mistake-left-a-special-out = 漏掉總數不變或減的牌
progress-mistake-not-the-largest = 選的牌可以出，但不是最接近上限的

## 在家試試

progress-home-play = 輪流加一個10以內的數字，每次都大聲報總數。
progress-home-rules = 玩之前一起看牌：哪些讓總數不變，哪些讓總數變成某個數？
progress-home-add-ones = 爬樓梯時往上數，從任何數開始，不一定從一。
progress-home-add-to-ten = 找十的好朋友：7和3、6和4、8和2。
progress-home-add-cross-ten = 用8個和5個東西排成兩排，一排十個；先排滿第一排，再往上數。
progress-home-add-ten = 在幾個一元硬幣裡加十元硬幣：只有十位會變。
progress-home-add-teens = 加十一就是先加十、再加一，用硬幣試試。
progress-home-take-ones = 從17顆葡萄裡吃掉幾顆，說說還剩幾顆。
progress-home-take-ten = 從錢包裡付出十元：只有十位會變。
progress-home-take-cross-ten = 先從13往下數到10，再數剩下的：用捲尺試試。
progress-home-take-past-zero = 冬天看溫度計：從6度往下降10度。
progress-home-double = 用兩隻手加倍：5和5，再2和2，最後全部加起來。
progress-home-halve = 兩個人平分：先分十，再分一。
progress-home-swap-digits = 寫下27和72，說說哪個數字是十位。
progress-home-round-to-ten = 在店裡猜價錢，猜最接近的整十。
progress-home-room = 看著捲尺問：從14到20還有多遠？
progress-home-over-limit = 手上有20元，問問還能買什麼。
progress-home-largest-safe = 用大小湯匙把杯子裝到線：哪一匙還裝得下？
progress-home-choice = 攤開牌出A，選之前先把兩個總數都說出來。

## 紙本題目

progress-sheet-head = 姓名：{ $line }　日期：{ $line }
progress-sheet-swap = { $before }數字對調：{ $line }
progress-sheet-round = { $before }最接近的整十：{ $line }
progress-sheet-key = 答案：{ $title }
progress-card-swap = { $before }數字對調
progress-card-round = { $before }最接近的整十

## 匯出的表格

progress-column-time = 時間
progress-column-mode = 模式
progress-column-role = 角色
progress-column-variant = 玩法
progress-column-game = 場次
progress-column-session = 時段
progress-column-before = 之前總數
progress-column-cards = 牌
progress-column-value = 數值
progress-column-answer = 答案
progress-column-skill = 項目
progress-column-support = 幫忙
progress-column-choices = 選項
progress-column-hints = 提示
progress-column-tries = 每次回答
progress-column-errors = 失誤
progress-column-milliseconds = 毫秒
progress-column-right_at_once = 一次就對
progress-column-entered_by = 輸入方式
progress-column-focus_lost = 離開視窗
progress-column-ability = 估計能力
progress-column-expected = 預期答對
progress-column-rests = 不計評量
progress-column-app = 版本
progress-column-seed = 牌局編號

## 學習檔案

progress-saved-again = 小朋友的學習紀錄又能儲存了。
progress-file-unreadable = 之前的學習紀錄讀不出來；已保留為{ $file }。備份裡可能有。
progress-file-damaged = 學習檔案損壞了；至少{ $of }個回答裡，讀出{ $answers }個（小朋友：{ $learners }位）。原檔保留為{ $file }。備份裡可能有其他的。
progress-file-mended = { $answers ->
    [0] 學習檔案損壞了，但什麼都沒少（小朋友：{ $learners }位）。原檔保留為{ $file }。
   *[other] 學習檔案損壞了，但{ $answers }個回答全部讀出來了（小朋友：{ $learners }位）。原檔保留為{ $file }。
 }

progress-probe-not-yet = 還沒做。在「給老師」底下。
