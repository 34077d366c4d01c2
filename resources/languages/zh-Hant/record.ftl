record-foreign = 這不是遊戲紀錄。
record-newer = 這場遊戲是較新的Cardtable存的；第{ $line }行的內容要新版才看得懂。
record-damaged = { $line ->
    [0] 這份紀錄損壞了。
   *[other] 這份紀錄的第{ $line }行損壞了。
 }
record-damaged-from = 這場遊戲的紀錄在第{ $line }行損壞了；只顯示到那裡。
