statistics-title = 統計

statistics-person = 玩家
statistics-nobody = 還沒有人
statistics-game = 遊戲
statistics-time = 時間
statistics-time-all = 全部時間
statistics-time-12 = 最近12週
statistics-time-4 = 最近4週
statistics-time-1 = 最近7天
statistics-seat = 座位
statistics-any-seat = 全部座位
statistics-seat-number = 座位{ $seat }
statistics-opponents = 對手
statistics-any-opponents = 全部對手

statistics-unreadable = 統計讀不出來，正在重新計算；舊的是{ $file }。
statistics-save = 存成CSV
statistics-files = CSV (*.csv)

statistics-numbers = 最重要的數字
statistics-deals-played = 玩過的局
statistics-games-won = 贏的場數
statistics-won-of = { $won }/{ $games }
statistics-streak = 連勝場數
statistics-busts = 爆掉次數
statistics-plays-a-deal = 每局出牌數
statistics-tokens = 留住的代幣
statistics-number-of = { $words }：{ $number }

statistics-levels = 勝場，依對手
statistics-level = { $level }：{ $games }場贏{ $won }場。
statistics-even-share = 虛線：每個人贏的次數一樣多時

statistics-weeks = 每週局數
statistics-week = { $day }那一週：{ $deals }局
statistics-now = 現在
statistics-this-week = 這一週：{ $deals }
statistics-no-weeks = 這幾週沒有玩。

statistics-plays = 一局出幾次牌
statistics-length = 出{ $plays }次：{ $deals }局
statistics-lengths = 出{ $low }到{ $high }次：{ $deals }局

statistics-bests = 個人最佳
statistics-best-streak = 最多連勝
statistics-best-deal = 最長的一局
statistics-best-deal-plays = 出{ $plays }次
statistics-best-table = 贏過最多人的桌
statistics-best-table-seats = { $seats }個座位
statistics-best-tokens = 留住最多代幣
statistics-best = { $words }：{ $number }，{ $day }。

statistics-nothing = 還沒有東西：先玩完一場。
statistics-bar = { $words }。

statistics-column-date = 日期
statistics-column-game = 遊戲
statistics-column-seats = 座位數
statistics-column-deals = 局數
statistics-column-ended = 結束方式
statistics-column-undone = 收回次數
statistics-column-seat = 座位
statistics-column-name = 名字
statistics-column-level = 程度
statistics-column-won = 獲勝
statistics-column-tokens = 代幣
statistics-column-busts = 爆掉次數
