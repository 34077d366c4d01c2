storage-no-learner = 這個檔案裡沒有Cardtable的小朋友。
storage-learner-number = 小朋友{ $number }
storage-not-kept-here = { $things ->
    [learners] 學習資料不能存在這裡（{ $why }）。
   *[statistics] 統計不能存在這裡（{ $why }）。
 }
storage-not-kept-now = { $things ->
    [learners] 學習資料現在存不進去（{ $why }）。
   *[statistics] 統計現在存不進去（{ $why }）。
 }
storage-not-read-now = { $things ->
    [learners] 學習資料現在讀不出來（{ $why }）。
   *[statistics] 統計現在讀不出來（{ $why }）。
 }
storage-newer-database = { $things ->
    [learners] 這些學習資料是較新的Cardtable存的；請用新版開啟。
   *[statistics] 這些統計是較新的Cardtable存的；請用新版開啟。
 }
storage-no-file = { $file }不是一般的檔案
storage-not-deleted = { $file }刪不掉（{ $why }）。

storage-not-mended = 損壞的遊戲修不好（{ $why }）。
storage-not-put-away = 遊戲收不起來（{ $why }）。
storage-names-unread = 遊戲的名稱現在讀不出來；什麼都沒有改。
storage-name-not-kept = 名稱存不進去（{ $why }）。
storage-game-not-kept = 遊戲存不進去（{ $why }）。
storage-name-taken = 又有同名的遊戲了；刪掉的那個留在原處。
storage-game-not-moved = 遊戲移不過去（{ $why }）。
storage-not-with-finished = 遊戲存好了，但放不進玩完的遊戲裡（{ $why }）；下次啟動會再試。
storage-game-not-saved = 遊戲現在存不進去（{ $why }）；可以繼續玩，每出一張牌都會再試著存。
storage-record-gone = 這場遊戲的紀錄不見了；已經連同每一手重新存好。
storage-record-replaced = 有別的檔案占了這場遊戲紀錄的位置；它保留為{ $file }，遊戲已經連同每一手重新存好。
