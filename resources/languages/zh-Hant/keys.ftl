keys-title = 更改按鍵
keys-how = 按Enter，再按新的鍵
keys-press = 按新的鍵
keys-back-to-usual = 改回{ $key }
keys-none = 沒有
keys-or = { $first }或{ $second }
keys-reset = 重設所有按鍵
keys-were-reset = 所有按鍵都和一開始一樣了。
keys-is-now = { $action }：{ $key }
keys-taken = { $key }已經有作用了：{ $action }。
keys-fixed = { $key }到哪裡作用都一樣。請選別的鍵。
keys-need-ctrl = { $key }要加上Ctrl或Alt：這裡會用字母打字。

## 按鍵在哪裡有用

keys-everywhere = 任何地方
keys-at-table = 牌桌上
keys-at-end = 遊戲結束時
keys-in-lesson = 小朋友回答時
keys-in-workshop = 工作室

## 按鍵做什麼

keys-hear-again = 聽剛才的出牌
keys-hear-all = 聽遊戲進行得怎樣
keys-sneak = 插牌
keys-defend = 丟出解圍的牌
keys-declare = 亮出三條
keys-lesson-away = 小朋友不在
keys-lesson-again = 再說一次
keys-lesson-leave = 不報，繼續玩
keys-replay-seat = 從下一個座位看
keys-replay-costly = 只看吃虧的
keys-favorite = 加入或移出最愛
