families-ninety-nine = 九九
families-ninety-nine-hook = 一起加到99，一點都別多。
families-game-ninety-nine = 經典
families-game-ninety-nine-king-nine-swap = K和9互換
families-game-ninety-nine-four-nine-swap = 4和9互換
families-game-ninety-nine-minus-ten = 10只能減
families-game-ninety-nine-four-again = 4再出一次
families-game-ninety-nine-orcutt = Orcutt
families-game-ninety-nine-boyer = Boyer
families-game-ninety-nine-four-corners = 四個角
families-game-ninety-nine-five-folds = 摺五次
families-game-ninety-nine-pile-away = 收走棄牌堆
families-game-ninety-nine-69 = 加69
families-game-ninety-nine-1950s = 1950年代
families-game-ninety-nine-gamerules = 兩副牌和籌碼
families-game-ninety-nine-jokers = 加鬼牌
families-game-ninety-nine-ishihara = Ishihara
families-game-ninety-nine-ishihara-hands = Ishihara特別手牌
families-game-99-gronemann = Gronemann
families-game-99-queen-anne = Queen Anne

families-ninety-eight = 九八
families-ninety-eight-hook = 上限少一點。
families-game-ninety-eight = 經典
families-game-ninety-eight-umass = UMass Amherst
families-game-ninety-eight-arizona = 亞利桑那原版

families-one-hundred = 一百
families-one-hundred-hook = 黑色A能變成100以內的任何總數。
families-game-one-hundred = 經典

families-milestones = 33、66、99
families-milestones-hook = 路上的數字，有的賺，有的賠。
families-game-ninety-nine-qcsalon = 33、66、99
families-game-ninety-nine-qcsalon-beginner = 33、66、99新手版
families-game-ninety-nine-wilson = 界線

families-icelandic = 冰島
families-icelandic-hook = 用Q回應Q，不然就有得受。
families-game-ninety-nine-icelandic = 經典
families-game-ninety-nine-lincoln-2018 = Lincoln 2018
families-game-ninety-nine-st-albans-2019 = St Albans 2019
families-game-ninety-nine-norwich-2022 = Norwich 2022
families-game-ninety-nine-whitby-2025 = Whitby 2025

families-around-the-world = 環遊世界
families-around-the-world-hook = 看看別的地方怎麼玩九九。
families-game-ninety-nine-standard = 標準版
families-game-ninety-nine-alternative = 另一版
families-game-ninety-nine-hawaiian = 夏威夷
families-game-ninety-nine-thai = 泰國
families-game-ninety-nine-taiwanese = 台灣
families-game-99-poker-shed = 台灣，出完就贏
families-game-99-poker = 台灣，撲克99
families-game-ninety-nine-denexa = Denexa
families-game-99-ptaff = 魁北克
families-game-99-japan = 日本
families-game-99-nichidai = 日本大學
families-game-99-zpag = 好幾副牌

families-ono-99 = O'NO 99
families-ono-99-hook = 有自己的牌：保持、迴轉、雙出。
families-game-ono-99 = 1980年版
families-game-ono-99-2022 = 2022年版
families-game-rs-99 = RS Games

families-boom-o = Boom-O
families-boom-o-hook = 炸彈上只剩六十秒。
families-game-boom-o = 原版

families-zeus = Zeus on the Loose
families-zeus-hook = 一路上山，抓住宙斯。
families-game-zeus-on-the-loose = 原版

families-first-games = 入門遊戲
families-first-games-hook = 小小的加減，給小小的孩子。
