phones-page-animal = 你的動物
phones-page-name = 你的名字
phones-page-which-seat = 你坐哪裡？
phones-page-sit = 入座
phones-page-seated = 你有座位了。牌會由螢幕那邊發。
phones-page-change = 更改
phones-page-knock = 要求入座
phones-page-stop-waiting = 不等了
phones-page-play-here = 在這裡玩

phones-page-free = 空位
phones-page-taken = 已入座
phones-page-you = 你
phones-page-computer = 電腦
phones-page-screen = 在螢幕那邊
phones-page-away = 暫離

phones-page-table = 牌桌
phones-page-hand = 你的手牌
phones-page-choices = 你可以做的
phones-page-seats = 牌桌上的人

phones-page-tap-twice = 點兩下出牌
phones-page-tap-once = 點一下出牌
phones-page-tap-again = 再點一下就出牌
phones-page-tap-marks = 點選一起出的牌

phones-page-back = 返回
phones-page-close = 關閉
phones-page-play-marked = 一起出
phones-page-go-on = 繼續
phones-page-next-deal = 下一局
phones-page-hint = 提示
phones-page-undo = 收回
phones-page-take-number = 選{ $total }
phones-page-say = 報
phones-page-say-number = 報{ $total }
phones-page-delete = 刪掉最後一個數字
phones-page-whole-line = 整條數線

phones-page-settings = 這支手機的設定
phones-page-large-text = 大字
phones-page-one-tap = 點一下就出牌
phones-page-sound = 音效
phones-page-vibration = 震動
phones-page-daylight = 跟著手機變亮
phones-page-face = 名字和動物
phones-page-plainly = 你出的牌經過你的Wi-Fi傳送，沒有加密：同一個Wi-Fi裡的人可能看得到。
phones-page-leave = 離座
phones-page-leave-sure = 你的座位會空出來給別人。你離開後，遊戲會繼續。
phones-page-stay = 留下

phones-page-connecting = 正在找牌桌
phones-page-lost = 正在重新找牌桌
phones-page-lost-help = 手機和電腦連到同一個Wi-Fi嗎？電腦那邊的遊戲還開著嗎？
phones-page-try-now = 現在試試

phones-page-seal = 這局的牌封好了
phones-page-seal-holds = 這支手機檢查過了：沒有牌被換過。
phones-page-seal-broken = 封條不合：這些不是當初封好的牌。

phones-your-turn = { $name }，輪到你
phones-you-are-asked = { $name }，請你回答
phones-turn-of = 輪到{ $player }
phones-paused = 牌桌暫停了
phones-you-are-relieved = 現在有人替你玩
phones-game-is-over = 遊戲結束
phones-you-are-out = 你被淘汰了
phones-you-sit-out = 你這局休息
phones-you-have-won = 你贏了
phones-said = { $player }：{ $what }
phones-who-is-at-the-screen = 螢幕那邊的玩家

phones-choose-the-total = 選你要的總數。
phones-tap-a-seat = 點一位玩家。
phones-tap-the-cards = 點選一起出的牌。
phones-with-others = 可以和別的一起出
phones-wrong-costs = 算得不對得一個罰點。
phones-wrong-costs-token = 算得不對付一個代幣。
phones-wrong-costs-deal = 算得不對就輸這局。

phones-seal-is-open = 第二行用SHA-256算過，就得到第一行：沒有牌被換過。
