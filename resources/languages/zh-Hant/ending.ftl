## 標題：誰輸了什麼

ending-loses = { $lost ->
    [corner] { $player }摺了{ $lost }
    [fold] { $player }鈔票又摺了一次
    [point] { $player }扣{ $lost }
    [bomb] { $player }翻了{ $lost }
   *[other] { $player }輸了{ $lost }
 }
ending-stuck-loses = { $lost ->
    [corner] { $player }沒牌可出，摺了{ $lost }
    [fold] { $player }沒牌可出，鈔票又摺了一次
    [point] { $player }沒牌可出，扣{ $lost }
    [bomb] { $player }沒牌可出，翻了{ $lost }
   *[other] { $player }沒牌可出，輸了{ $lost }
 }
ending-stuck-loses-deal = { $player }沒牌可出，輸了這一局
ending-loses-deal = { $player }輸了這一局
ending-several-lose-deal = { $players }都輸了這一局
ending-deal-over = 這一局結束

ending-out-of-deal = { $player }本局出局
ending-went-out = { $player }出完最後一張牌，贏了
ending-stuck-out-of-deal = { $player }沒牌可出，本局出局
ending-out-of-game = { $player }被淘汰了
ending-stuck-out-of-game = { $player }沒牌可出，被淘汰了

ending-wins-deal = { $player }贏了這一局
ending-wins-letter = { $player }得到一個字母
ending-three-of-a-kind = { $player }亮出三條
ending-wins-game = { $player }贏了這場遊戲
ending-several-win-game = { $players }一起贏了這場遊戲
ending-everybody-loses-game = 大家都輸了
ending-team-wins = 你們一起做到了
ending-team-pays = { $player }沒牌可出：每個人輸{ $lost }

ending-deal-number-over = 第{ $number }局結束
ending-as-you-left-it = 牌桌和你離開時一樣。

ending-reached = { $player }到了{ $total }。
ending-held-zeus = 總數{ $total }時，宙斯在{ $player }手上。
ending-last-card = { $player }出完了最後一張牌。
ending-struck-you = { $player }把你踢出局。
ending-bombed = 被炸彈炸到。
ending-penalty = 罰牌出不了。
ending-well-played = 大家都玩得很好。

ending-left-penny = { $count ->
    [0] 沒有銅板了。
   *[other] 還剩{ $count }個銅板。
 }
ending-left-nickel = { $count ->
    [0] 沒有五元銅板了。
   *[other] 還剩{ $count }個五元銅板。
 }
ending-left-chip = { $count ->
    [0] 沒有籌碼了。
   *[other] 還剩{ $count }個籌碼。
 }
ending-left-corner = { $count ->
    [0] 角都摺完了。
   *[other] 還剩{ $count }個角。
 }
ending-left-fold = { $count ->
    [0] 不能再摺了。
   *[other] 還能摺{ $count }次。
 }
ending-left-bomb = { $count ->
    [0] 沒有定時炸彈了。
   *[other] 還剩{ $count }個定時炸彈。
 }
ending-left-point = { $count ->
    [0] 沒有分數了。
   *[other] 還剩{ $count }分。
 }
ending-left-token = { $count ->
    [0] 沒有代幣了。
   *[other] 還剩{ $count }個代幣。
 }
ending-is-out = { $player }被淘汰了。
ending-game-out = { $player ->
    [you] 你被淘汰了。
   *[other] 被淘汰了。
 }
ending-deal-out = { $player ->
    [you] 這一局剩下的時間你休息。
   *[other] 本局出局。
 }

ending-letters = { $count ->
    [1] 這是第一個。
   *[other] 總共{ $count }個字母了。
 }
ending-others-pay = { $kind ->
    [corner] 其他人各摺{ $count }個角。
    [fold] 其他人各摺{ $count }次。
    [point] 其他人各扣{ $count }分。
    [bomb] 其他人各翻{ $count }個炸彈。
   *[other] 其他人各付{ $count }個。
 }

ending-highest-score = 最高總分是{ $most }。
ending-your-score-is-highest = 你的總分{ $own }是最高的。
ending-highest-score-is-shared = { $count ->
    [1] 你和{ $player }並列最高，總分都是{ $most }。
   *[other] 你和其他{ $count }人並列最高，總分都是{ $most }。
 }
ending-your-score = 你的總分是{ $own }，最高{ $most }。

ending-begins-next = 下一局由{ $player }開始。
ending-deals-next = 下一局由{ $player }發牌。
