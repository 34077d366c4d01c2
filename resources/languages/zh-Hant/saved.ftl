saved-title = 存好的遊戲

saved-which = 哪些遊戲
saved-all = 全部
saved-unfinished = 還沒玩完
saved-finished = 玩完了
saved-none = 這裡還沒有遊戲。

saved-open-file = 開啟檔案
saved-play-on = 接著玩
saved-save-as = 另存新檔
saved-copy = 複製成文字

saved-name = 遊戲名稱

saved-before-first = 第一局之前
saved-after-deal = 第{ $deal }局之後
saved-in-deal = 第{ $deal }局中
saved-your-turn = 第{ $deal }局，輪到你，總數{ $total }
saved-turn = 第{ $deal }局，輪到{ $player }，總數{ $total }
saved-won = { $player }贏了
saved-all-won = { $players }一起贏了
saved-played-by = { $title }：{ $names }
saved-lines = { $title }。{ $line }

saved-reading = 正在讀這場遊戲。
saved-unreadable-now = 這場遊戲現在讀不出來；檔案維持原樣。
saved-damaged = 損壞了：只到讀得出來的地方。

saved-text-title = Cardtable：{ $name }
saved-text-title-numbered = Cardtable：{ $name }，牌局編號{ $number }
saved-text-no-game = 這段文字裡沒有完整的遊戲；請重新複製，一直到最後一個括號。
saved-text-beginning = 這段文字裡遊戲的開頭損壞了；請重新複製。
saved-text-moves = 這段文字只有{ $all }手裡的{ $moves }手；請重新複製全部。
saved-text-unknown-rules = 這場遊戲用的規則，這個Cardtable沒有；請對方改傳檔案。
saved-text-move = 這段文字裡的第{ $move }手出不了；請重新複製全部。
