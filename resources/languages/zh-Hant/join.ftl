join-title = 用手機玩
join-subtitle = 這個螢幕就是牌桌
join-scan = 掃描入座
join-code-spoken = 在手機上開啟{ $address }的QR碼
join-or-type = 或在瀏覽器輸入
join-same-wifi = 手機要連到同一個Wi-Fi。
join-private = 手牌只在自己的手機上。什麼都不會離開家裡。
join-plain = 傳送時沒有加密：同一個Wi-Fi裡的人可能看得到。

join-no-network = 這台電腦沒有連上網路，手機找不到它。連上Wi-Fi或插上網路線，QR碼就會自己出現。
join-not-yet = 選一個座位交給手機，QR碼就會出現在這裡。
join-all-taken = 給手機的座位都坐滿了。
join-no-server = 現在從這裡連不到手機。

join-have-sat-down = 位已入座
join-phones-here = 支手機在這裡

join-deal-for = 發給{ $count }人
join-back-to-game = 回到遊戲
join-help = 手機怎麼入座，找不到時怎麼辦
join-let-in = 准許入座

join-free = 空位
join-picks = 正在選動物
join-ready = 好了
join-away = 暫離
join-screen = 在這個螢幕
join-computer = 電腦
join-seat = 座位{ $number }
join-free-spoken = 空位，給手機
join-picks-spoken = 用手機，正在選動物
join-ready-spoken = 用手機，好了
join-away-spoken = 用手機，現在不在
join-screen-spoken = 在這個螢幕
join-computer-spoken = 由電腦玩

join-to-phone = 交給手機
join-to-screen = 在這個螢幕玩
join-to-computer = 讓電腦玩
join-no-seat = 移除座位
join-remove-this = 移除手機
join-somebody = 某人
join-remove-phone = 移除{ $name }的手機

join-knock = { $name }想入座。
join-knock-again = 另一支手機想坐{ $owner }的座位，拿那裡的牌。
join-knock-for-seat = { $name }想坐{ $owner }的座位，拿那裡的牌。
join-knock-whose = 這是{ $owner }的手機嗎？
join-yes = 是
join-no = 不是
join-knocks-more = 還有{ $count }支在等。
join-too-few = 這個遊戲要有{ $least }位玩家。
join-nobody-at-phone = 還沒有手機入座。
join-knock-told = 有支手機想入座（{ $key }）。
join-is-back = { $name }的手機回來了。
join-is-away = { $name }的手機不在。
join-stand-in = 讓電腦替{ $name }玩

join-key-seats = 在座位間移動
join-key-remove = 移除座位的手機
join-key-computer = 加一個電腦

join-wait-for-host = 要由大螢幕那邊的人讓你進來。
join-not-yours = 那是別人的座位，請另選一個。
join-no-seat-free = 現在沒有空位。大螢幕那邊的人可以空出位子。
join-gone-removed = 大螢幕那邊的人讓這支手機離座了。
join-gone-over = 牌桌已關閉。之後這一頁會自己回來。
join-gone-elsewhere = 你的手牌在這支手機的另一個視窗打開了。
join-gone-unknown = 牌桌不認得這支手機了。請掃描大螢幕上的QR碼，或要求入座。
join-gone-refused = 這次沒能入座。請到大螢幕那邊問問。
