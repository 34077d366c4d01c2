packaging-summary = 玩九九和其他加總牌戲
packaging-kind = 紙牌遊戲
packaging-keywords = 撲克牌;紙牌;九九;99;加法;總數;家庭;學習;算數;
packaging-saved-game = Cardtable遊戲紀錄
packaging-made-game = 用Cardtable做的遊戲

packaging-description = 玩九九和其他加總牌戲的牌桌：每張牌都會改變總數，讓總數超過上限的人就輸。可以一個人和只看自己手牌的電腦玩，也可以全家圍著一台電腦玩。
packaging-tells-games = { $count }種出版過的遊戲，每種都有文字規則和出處
packaging-tells-house-rules = 自訂規則，還有會說明理由的提示
packaging-tells-learning = 學習：小朋友報總數，需要時有幫忙
packaging-tells-kept = 每出一張牌就存檔，停電了也還在
packaging-tells-access = 用滑鼠或只用鍵盤都能玩，文字可以放大，不用網路

packaging-delete-games = 存好的遊戲、設定和統計也要刪掉嗎？

packaging-on-desktop = 在桌面加上捷徑
packaging-still-open = Cardtable 還開著。請先關閉，再試一次。
packaging-too-old = Cardtable 需要 64 位元的 Windows 10 1809 版或更新版本。
