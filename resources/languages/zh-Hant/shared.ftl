shared-pictures = 圖片
shared-picture-fox = 狐狸
shared-picture-owl = 貓頭鷹
shared-picture-bear = 熊
shared-picture-penguin = 企鵝
shared-picture-cat = 貓
shared-picture-rabbit = 兔子
shared-picture-frog = 青蛙
shared-picture-panda = 貓熊
shared-picture-tiger = 老虎
shared-picture-robot = 機器人

shared-looking = 查詢中…

shared-child-words = 適合小朋友 適合孩子 親子 家庭 小孩 兒童
shared-minutes = { $minutes }分鐘
shared-hours = { $hours }小時
shared-game-spoken = { $game }。{ $blurb }
shared-favorite-spoken = { $game }，最愛。{ $blurb }
shared-facts = { $players }，約{ $time }，{ $age }歲以上
shared-facts-and-differences = { $players }，約{ $time }，{ $age }歲以上。{ $differences }

shared-back-gone = 你自己的牌背不見了；改用房間的牌背。
shared-back-unread = 你自己的牌背讀不出來；改用房間的牌背。已保留為{ $file }。
shared-back-too-many-bytes = { $file }太大，不能當牌背；最多{ $most } MB。
shared-back-too-many-dots = { $file }太大，不能當牌背；最多{ $most }百萬像素。
shared-back-not-read = { $file }讀不出來（{ $why }）。
shared-back-no-picture = { $file }不是這裡讀得出來的圖片；JPEG或PNG可以。
shared-back-damaged = { $file }損壞了，讀不出圖片。
shared-back-not-kept = 圖片存不進去（{ $why }）；牌背維持原樣。
shared-back-not-removed = 你的圖片沒辦法移除（{ $why }）。

shared-rules-of-game = 遊戲規則
shared-players = { $count }位玩家
shared-players-range = { $least }–{ $most }位玩家
shared-house-rules = 自訂規則：
shared-changed-rules = { $rules }。
shared-option = { $option }：{ $value }
shared-rules-gone = 規則裡不再有：{ $headings }。

shared-no-person = 至少要有一個座位給人坐。
shared-player-number = 玩家{ $number }
shared-same-name = 有兩個座位都叫{ $name }。

shared-level-beginner = 新手
shared-level-casual = 隨興
shared-level-cautious = 謹慎
shared-level-clever = 聰明
shared-level-expert = 高手

shared-times = ×
shared-divided-by = ÷

shared-copy-text = 複製成文字，再貼上
shared-save-record = 儲存紀錄…
shared-save-picture = 儲存牌桌圖片…
shared-save-sheet = 計分表存成PDF…
shared-save-everything = 儲存全部經過…
shared-cancel = 取消
shared-delete = 刪除
shared-rename = 改名
shared-import = 匯入
shared-export = 匯出
shared-not-now = 現在不要
shared-day-before = 前一天
shared-day-after = 後一天
shared-done = 完成
shared-go-on = 繼續
shared-pause = 暫停
shared-show-me = 教我
