record-foreign = Đây không phải bản ghi của một trận.
record-newer = Trận này do bản Cardtable mới hơn làm, bản đó hiểu dòng { $line } nói gì.
record-damaged = { $line ->
    [0] Bản ghi này bị hỏng.
   *[other] Bản ghi này bị hỏng ở dòng { $line }.
 }

record-damaged-from = Bản ghi của trận này bị hỏng ở dòng { $line }; trận được hiện đến chỗ đó.
