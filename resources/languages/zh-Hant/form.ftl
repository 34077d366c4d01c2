### 有不同說法的詞：牌、玩家、代幣、數字、列舉。
###
### form-rank 的說法：card：7、K、迴轉牌（句子裡）；a：一張7、一張迴轉牌；figure：7、K、迴轉（印在牌上、標籤上）。
### form-card：黑桃7，三種都一樣。form-number：一、兩、三…（後面接量詞）。form-ordinal：第一、第二…（後面接量詞）。
### 「、」也用在最後一項前面：清單裡可能是東西，也可能是動作（總數不變、迴轉方向）。

form-language = 繁體中文

form-letters = AJQK

form-rank = { $rank ->
    [JK] { $form ->
        [a] 一張鬼牌
       *[card] 鬼牌
     }
    [HOLD] { $form ->
        [a] 一張保持牌
        [figure] 保持
       *[card] 保持牌
     }
    [REV] { $form ->
        [a] 一張迴轉牌
        [figure] 迴轉
       *[card] 迴轉牌
     }
    [DP] { $form ->
        [a] 一張雙出牌
        [figure] 雙出
       *[card] 雙出牌
     }
    [DOUBLE] { $form ->
        [a] 一張雙出牌
        [figure] 雙出
       *[card] 雙出牌
     }
    [P2] { $form ->
        [a] 一張「出2」牌
        [figure] 出2
       *[card] 「出2」牌
     }
    [ONO] { $form ->
        [a] 一張O'NO 99
       *[card] O'NO 99
     }
    [SKIP] { $form ->
        [a] 一張跳過牌
        [figure] 跳過
       *[card] 跳過牌
     }
    [DRAW1] { $form ->
        [a] 一張「抽1」牌
        [figure] 抽1
       *[card] 「抽1」牌
     }
    [DRAW2] { $form ->
        [a] 一張「抽2」牌
        [figure] 抽2
       *[card] 「抽2」牌
     }
    [TRADE] { $form ->
        [a] 一張換手牌
        [figure] 換手
       *[card] 換手牌
     }
    [BOMB] { $form ->
        [a] 一張炸彈牌
        [figure] 炸彈
       *[card] 炸彈牌
     }
    [REDEAL] { $form ->
        [a] 一張重發牌
        [figure] 重發
       *[card] 重發牌
     }
    [NAME] { $form ->
        [a] 一張指定牌
        [figure] 指定
       *[card] 指定牌
     }
    [WILD] { $form ->
        [a] 一張萬用牌
        [figure] 萬用
       *[card] 萬用牌
     }
    [APHRODITE] 阿芙蘿黛蒂
    [APOLLO] 阿波羅
    [ARES] 阿瑞斯
    [ARTEMIS] 阿蒂蜜絲
    [ATHENA] 雅典娜
    [HERA] 希拉
    [HERMES] 荷米斯
    [POSEIDON] 波塞頓
    [hidden] { $form ->
        [a] 一張蓋著的牌
       *[card] 蓋著的牌
     }
   *[other] { $form ->
        [a] 一張{ $rank }
       *[card] { $rank }
     }
 }

form-suit = { $suit ->
    [S] 黑桃
    [H] 紅心
    [D] 方塊
   *[C] 梅花
 }

form-card = { form-suit }{ FORM($rank, form: "figure") }

form-player = { $who ->
    [you] 你
   *[other] { $name }
 }

form-tokens = { $kind ->
    [penny] { FORM($count, as: "form-number") }個銅板
    [nickel] { FORM($count, as: "form-number") }個五元銅板
    [chip] { FORM($count, as: "form-number") }個籌碼
    [corner] { FORM($count, as: "form-number") }個角
    [fold] { FORM($count, as: "form-number") }道摺痕
    [point] { FORM($count, as: "form-number") }分
    [letter] { FORM($count, as: "form-number") }個字母
    [bomb] { FORM($count, as: "form-number") }個定時炸彈
   *[token] { FORM($count, as: "form-number") }個代幣
 }

form-number = { $value ->
    [1] 一
    [2] 兩
    [3] 三
    [4] 四
    [5] 五
    [6] 六
    [7] 七
    [8] 八
    [9] 九
    [10] 十
    [11] 十一
    [12] 十二
    [13] 十三
    [14] 十四
    [15] 十五
    [16] 十六
    [17] 十七
    [18] 十八
    [19] 十九
    [20] 二十
   *[other] { $value }
 }

form-times = { FORM($value, as: "form-number") }次

form-ordinal = 第{ $value ->
    [1] 一
    [2] 二
    [3] 三
    [4] 四
    [5] 五
    [6] 六
    [7] 七
    [8] 八
    [9] 九
    [10] 十
   *[other] { $value }
 }

form-list = { $some }、{ $next }
form-list-and = { $some }、{ $last }
form-list-or = { $some }或{ $last }
form-sentence = { $told }。
form-sentences = { $some }{ $next }
form-series = { $some }；{ $next }
