storage-no-learner = Tập tin này không chứa bé nào của Cardtable.
storage-learner-number = Bé { $number }
storage-not-kept-here = { $things ->
    [learners] Ở đây không lưu được dữ liệu các bé ({ $why }).
   *[statistics] Ở đây không lưu được thống kê ({ $why }).
 }
storage-not-kept-now = { $things ->
    [learners] Lúc này không lưu được dữ liệu các bé ({ $why }).
   *[statistics] Lúc này không lưu được thống kê ({ $why }).
 }
storage-not-read-now = { $things ->
    [learners] Lúc này không đọc được dữ liệu các bé ({ $why }).
   *[statistics] Lúc này không đọc được thống kê ({ $why }).
 }
storage-newer-database = { $things ->
    [learners] Dữ liệu các bé do bản Cardtable mới hơn lưu; hãy dùng bản đó.
   *[statistics] Thống kê này do bản Cardtable mới hơn lưu; hãy dùng bản đó.
 }
storage-no-file = { $file } không phải tập tin thường
storage-not-deleted = Không xóa được { $file } ({ $why }).

storage-not-mended = Không sửa được một trận bị hỏng ({ $why }).
storage-not-put-away = Không cất được trận ({ $why }).
storage-names-unread = Lúc này không đọc được tên các trận; không tên nào bị đổi.
storage-name-not-kept = Không giữ được tên ({ $why }).
storage-game-not-kept = Không giữ được trận ({ $why }).
storage-name-taken = Lại có một trận tên đó rồi; trận đã xóa vẫn ở chỗ của nó.
storage-game-not-moved = Không chuyển được trận ({ $why }).
storage-not-with-finished = Trận đã lưu, nhưng không xếp vào chỗ các trận đã xong được ({ $why }); lần mở sau sẽ thử lại.
storage-game-not-saved = Lúc này không lưu được trận ({ $why }); cứ chơi tiếp, mỗi nước sẽ thử lưu lại.
storage-record-gone = Bản ghi của trận này đã mất; trận được lưu lại với mọi nước đi.
storage-record-replaced = Một tập tin khác đã chiếm chỗ bản ghi của trận này; nó được giữ ở { $file }, và trận được lưu lại với mọi nước đi.
