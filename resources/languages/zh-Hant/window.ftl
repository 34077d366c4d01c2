window-title = { $page } – { $app }
window-no-start = Cardtable沒辦法啟動。你的遊戲都還在；{ $log }裡寫著發生了什麼。
window-settings-unread = 你的設定現在讀不出來；檔案維持原樣，之後會再試。
window-state-unread = 你最近玩的和最愛的遊戲現在讀不出來；檔案維持原樣，之後會再試。
window-settings-lost = 你的設定讀不出來，回到第一天的樣子；已保留為{ $file }。
window-state-lost = 你最近玩的和最愛的遊戲讀不出來，已經清空；已保留為{ $file }。

window-settings-saved = 你的設定又能儲存了。
window-settings-not-saved = 你的設定存不進去；關閉Cardtable前都有效。
window-folder = 你的遊戲和設定在{ $folder }。
window-sounds-on = 音效開了。
window-sounds-off = 音效關了。

window-saving = 正在存檔，這個硬碟比較慢。全部存好後視窗會自己關。
window-game-not-saved = 這場遊戲最後玩的部分還沒存檔。
window-learners-not-saved = 小朋友最後的學習紀錄還沒存檔。
window-lost-if-closed = 現在關掉就沒了。
window-keep-open = 先不關
window-close-anyway = 還是關閉

window-went-wrong = 出了點問題
window-report = 報告
window-nothing-lost = 你玩過的都還在。有了這份報告，就能找出問題並修好。
window-game-kept = 遊戲存到了最後一手，可以繼續玩。有了這份報告，就能找出問題並修好。
window-game-goes-on = 遊戲可以繼續玩。
window-with-game = 附上目前的遊戲
window-with-game-means = 包含規則、牌局和每一手，也就包含所有手牌，但沒有任何人的名字
window-copy-report = 複製報告
window-save-report = 儲存報告
window-text-files = 文字 (*.txt)

window-game-opens = 正在開啟遊戲；按Esc離開。
window-game-left = 你的遊戲存好了，在「存好的遊戲」裡。
window-game-unread = 遊戲現在讀不出來（{ $why }）。
window-game-goes-on-before = 有一場存好的遊戲損壞了，會從損壞之前接著玩；全部內容在{ $file }。
window-game-plays-otherwise = 有一場存好的遊戲不能照原樣接著玩，會從之前接著玩；全部內容收在{ $file }。
window-game-lost = 有一場存好的遊戲讀不出來；已保留為{ $file }。
window-games-lost = 有{ $count }場存好的遊戲讀不出來；已保留在{ $folder }。
window-game-unread-kept = 有一場存好的遊戲現在讀不出來；檔案維持原樣（{ $when }）。
window-names-lost = 遊戲的名稱讀不出來；已保留為{ $file }。
window-names-unread = 遊戲的名稱現在讀不出來；檔案維持原樣。
window-game-in-bin = 遊戲在這台電腦的資源回收筒裡。
window-game-deleted-undo = 遊戲已刪除；按{ $key }放回來。
window-game-back = 遊戲回來了。
window-not-opened = { $file }打不開：{ $why }

window-open-game = 開啟遊戲
window-games-files = Cardtable的遊戲 (*.cardtable)
