backups-title = 備份

backups-save = 全部存檔
backups-save-note = 學習、設定和所有遊戲存成一個檔案
backups-open = 全部取回
backups-open-note = 取自另一台電腦存的檔案
backups-days = 每日備份
backups-settings-too = 設定也要
backups-settings-too-note = 用備份裡的設定取代現在的設定
backups-bring = 取回…
backups-bring-now = 取回
backups-take-back = 還原

backups-before = { $day }，{ $time }，取回之前
backups-settings-alone = 沒有小朋友；只有設定
backups-learners = { $learners }位小朋友
backups-answers = { $answers }個回答
backups-games = { $games ->
    [0] 沒有遊戲
   *[other] { $games }場遊戲
 }
backups-holds = { backups-learners }、{ backups-answers }
backups-rule = 只要那天有改動，就會備份：小朋友和所有回答、設定和你自己的牌背、解開的謎題，還有最近選的遊戲和自訂規則。保留最近七天，加上四個星期各一份。刪掉的小朋友，也會從備份裡刪掉。

backups-ask-day = { $day }：要取回嗎？
backups-ask-file = 要從檔案全部取回嗎？
backups-adds = 這裡缺的會補上，原有的一樣也不會拿走。會先把現在的備份起來。
backups-brought = 缺的都回來了：{ $what }。
backups-brought-own = 你的架上多了{ $games }個自己做的遊戲。
backups-brought-puzzles = { $puzzles }個解開的謎題回來了。
backups-brought-back = 你自己的牌背回來了。
backups-brought-nothing = 這裡什麼都不缺。
backups-unread = 有{ $count }場遊戲讀不出來。
backups-taken-back = 一切和之前一樣。

backups-files = Cardtable的所有資料 (*.zip)
backups-file-name = Cardtable全部.zip

backups-not-made = 今天的備份沒有做成（{ $why }）。
backups-not-kept = 裡面的東西存不進去（{ $why }）；什麼都沒有改。
backups-names-not-kept = 遊戲的名稱存不進去（{ $why }）。
backups-nothing-to-take-back = 沒有可以還原的。
backups-not-ours = { $name }不是Cardtable的資料，或是損壞了；什麼都沒有改。
backups-unreadable = { $name }讀不出來（{ $why }）。
backups-newer = 這個檔案是較新的Cardtable存的；請用新版開啟。
backups-not-anew = { $name }沒辦法重新寫入（{ $why }）。
