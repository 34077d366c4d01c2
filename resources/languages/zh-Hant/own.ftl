own-set-aside = 你的一個遊戲讀不出來；已保留為{ $file }。
own-unread = 你的一個遊戲現在讀不出來（{ $why }）；{ $file }維持原樣。
own-kept-unplayed = 「{ $name }」在這裡不能玩：{ $why }。檔案維持原樣。
own-not-kept = 遊戲沒有存成（{ $why }）。
own-nameless = 我們的遊戲

own-not-a-game = 這個檔案裡沒有Cardtable的遊戲。
own-no-text = 這段文字裡沒有遊戲；請重新複製，一直到最後一個點。
own-text-damaged = 這段文字裡的遊戲缺了一部分或打錯了；請重新複製。
own-newer = 這個遊戲是用較新的Cardtable做的；請用新版開啟。
own-no-code = 這張圖片裡沒有遊戲的QR碼。
own-no-picture = 這張圖片讀不出來。
own-unknown-base = 這個遊戲改自這個Cardtable不認得的遊戲；新版可能可以。
own-makes-no-sense = 這個遊戲的規則互相衝突。
own-not-played = 這個遊戲在這裡不能玩：{ $why }。

own-text-title = Cardtable：遊戲{ $game }
own-give = 分享
own-give-code = 用手機相機讀這個QR碼，就能拿到遊戲的文字。把文字傳到另一台電腦，或把QR碼存成圖片：Cardtable兩種都讀得懂。
own-code-spoken = { $game }的QR碼
own-copy-text = 複製成文字
own-copied-text = { $game }已複製成文字，放在剪貼簿。
own-save-file = 存成檔案
own-save-code = QR碼存成圖片
own-files = 用Cardtable做的遊戲 (*.cardgame)
own-save-title = 儲存遊戲
own-pictures = 圖片 (*.png)

own-arrival-title = 送你一個遊戲
own-by = { $maker }想出來的
own-made-from = 這是{ $game }，{ $changes ->
    [0] 規則完全一樣
   *[other] 有{ $changes }條規則不同：
 }
own-made-anew = 這是從零做出來的。要知道的是：
own-marked = 和{ $game }不一樣的地方，畫了底線、用筆標記。
own-take = 收下
own-leave = 不要
own-taken = { $game }收進你的遊戲了。
own-here-already = 你的遊戲裡已經有{ $game }了。
own-ways = 你的遊戲
own-bring = 帶進一個遊戲
own-bring-kinds = 遊戲和圖片 (*.cardgame *.cardtable *.png *.jpg *.jpeg *.bmp)
own-paste = 貼上遊戲

own-shelf = 我們自己的遊戲
own-shelf-hook = 你想出來的，或別人送你的。
own-blurb-by = { $maker }想出來的。
own-blurb-from = { $game }，加上你自己的規則。
own-change = 修改
own-rename-ask = { $game }要改成什麼名字？
own-duplicate = 複製一份
own-duplicated = { $game }放上你的架子了。
own-in-bin = { $game }在這台電腦的資源回收筒裡。
own-deleted-undo = { $game }已刪除；按{ $key }放回來。
own-back = { $game }回來了。
own-practicing = 高手練習中：{ $share }%
own-practiced = 「高手」練過{ $game }了。
