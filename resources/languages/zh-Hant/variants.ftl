variants-ninety-nine = 九九
variants-ninety-nine-blurb = 經典玩法：9不變，4迴轉，K變成99。

variants-ninety-nine-orcutt = 九九，Orcutt
variants-ninety-nine-orcutt-blurb = 五張牌、四個五元銅板：選擇更多，一局更長。

variants-ninety-nine-boyer = 九九，Boyer
variants-ninety-nine-boyer-blurb = 七張牌，只有一條命：沒牌可出就馬上淘汰。

variants-99-gronemann = 九九，Gronemann
variants-99-gronemann-blurb = 沒牌可出就等下一局，剩下的最後一人贏這局，贏三局獲勝。

variants-ninety-nine-king-nine-swap = 九九，K和9互換
variants-ninety-nine-king-nine-swap-blurb = 這次是9變成99，K不變。

variants-ninety-nine-four-nine-swap = 九九，4和9互換
variants-ninety-nine-four-nine-swap-blurb = 這次是9迴轉，4不變。

variants-ninety-nine-minus-ten = 九九，10只能減
variants-ninety-nine-minus-ten-blurb = 10一定減十，不能加。

variants-ninety-nine-four-again = 九九，4再出一次
variants-ninety-nine-four-again-blurb = 只剩兩個人時，出4可以再出一次。

variants-ninety-nine-four-corners = 九九，四個角
variants-ninety-nine-four-corners-blurb = 每輸一次，鈔票摺一個角；摺到第四個就淘汰。

variants-ninety-nine-pile-away = 九九，收走棄牌堆
variants-ninety-nine-pile-away-blurb = 不用重新發牌：沒牌可出就付，收走棄牌堆，從0再算。

variants-ninety-nine-69 = 九九，加69
variants-ninety-nine-69-blurb = 剛好湊到69，可以從中間贏回一個代幣。

variants-ninety-nine-1950s = 1950年代的九九
variants-ninety-nine-1950s-blurb = 7迴轉，沒有牌能變成99，銅板用完還有最後一次機會。

variants-ninety-nine-wilson = 九九，加界線
variants-ninety-nine-wilson-blurb = 33、66、99是界線：每越過一條扣一分。剩下的分數會累計；到15分遊戲結束。

variants-ninety-nine-qcsalon = 九九，33-66-99
variants-ninety-nine-qcsalon-blurb = 剛好碰上33、66、99，別人付；越過去，換你付。

variants-ninety-nine-qcsalon-beginner = 九九，33-66-99新手版
variants-ninety-nine-qcsalon-beginner-blurb = 33、66、99的玩法，但J和4是普通牌：出2，雙數的總數就減半。

variants-ninety-nine-ishihara = 九九，Ishihara
variants-ninety-nine-ishihara-blurb = 一局到底，沒有代幣：沒牌可出就淘汰，K要等五個回合。

variants-ninety-nine-ishihara-hands = 九九，Ishihara特別手牌
variants-ninety-nine-ishihara-hands-blurb = 三張K馬上贏；三張6大家都輸。

variants-ninety-eight = 九八
variants-ninety-eight-blurb = 簡單又快：沒有迴轉的牌，每局的輸家得一個罰點。

variants-ninety-eight-umass = 九八，UMass Amherst
variants-ninety-eight-umass-blurb = 三種特殊牌：一種踢人出局，一種救自己，一種交換手牌。

variants-ninety-eight-arizona = 九八，亞利桑那原版
variants-ninety-eight-arizona-blurb = 鬼牌讓下一家出兩次，同樣的牌可以一起出，剩下的最後一人獲勝。

variants-one-hundred = 一百
variants-one-hundred-blurb = 上限100：黑色A變成任何總數，10變成100，紅色5減五。

variants-hundert = 老一百
variants-hundert-blurb = 牌全部發完，什麼牌都能出：超過100多少，就賠每個人多少。
variants-hindernislauf = Hindernislauf
variants-hindernislauf-blurb = 障礙賽：剛好55、66、77、88、99或111得一分，越過扣一分，到120這一局結束。

variants-to-twenty = 加到二十
variants-to-twenty-blurb = 小小孩的第一個遊戲：A到5照數字加，J減二，上限是20。

variants-to-ten = 加到十
variants-to-ten-blurb = 用圓點代替數字，最多到十：實心圓點加，空心圓點減。

variants-to-fifty = 加到五十
variants-to-fifty-blurb = 小朋友的第二個遊戲，到50：J加十，10減十，Q減五，K變成50。

variants-back-to-zero = 回到零
variants-back-to-zero-blurb = 從50往回走：數字和K是減，J加十，Q加五，低於0就輸。

variants-reach-99-together = 一起到99
variants-reach-99-together-blurb = 大家一起挑戰：兩個代幣用完前，剛好湊到99。

variants-oh-no-99 = Oh No! 99!
variants-oh-no-99-blurb = 教室裡的遊戲：Q可以是+1到+10、−10或0，沒牌可出就淘汰。

variants-depasse-pas-100 = Dépasse pas 100!
variants-depasse-pas-100-blurb = 法國學校的玩法：人頭牌加或減，沒牌可出就拿掉最後兩張。
variants-99-do2learn = Ninetynine（do2learn）
variants-99-do2learn-blurb = 不靠K剛好湊到99就贏。沒牌可出就淘汰，總數從0再算。
variants-99-school-fr = Je calcule jusqu’à 99
variants-99-school-fr-blurb = 教室裡的遊戲：最先不靠K剛好湊到99的人贏，J跳過下一家。

variants-scary-seven = 可怕的7
variants-scary-seven-blurb = 1到12的數字加到25為止，7要減七。

variants-zero-to-100 = 從0到100
variants-zero-to-100-blurb = 1到12的數字和萬用牌，沒有人會淘汰：先到100就贏。

variants-ninety-nine-standard = 九九，標準版
variants-ninety-nine-standard-blurb = 9變成99，3跳過下一家，K不變。

variants-ninety-nine-alternative = 九九，另一版
variants-ninety-nine-alternative-blurb = 9不變，10減十，K變成99。

variants-ninety-nine-chicago = 芝加哥
variants-ninety-nine-chicago-blurb = 3和9都跳過下一家；10減十。

variants-ninety-nine-hawaiian = 夏威夷
variants-ninety-nine-hawaiian-blurb = 來自夏威夷：9和J變成99，5和10讓總數變小。

variants-ninety-nine-nepal = 尼泊爾
variants-ninety-nine-nepal-blurb = 小小的2變成99，K只是加十。

variants-ninety-nine-denexa = 九九，denexa
variants-ninety-nine-denexa-blurb = 每人四張牌，9變成99，3跳過下一家，兩到六人玩。

variants-ninety-nine-gamerules = 九九，gamerules
variants-ninety-nine-gamerules-blurb = 經典玩法，四人以上用兩副牌、每人三個籌碼。

variants-ninety-nine-five-folds = 九九，摺五次
variants-ninety-nine-five-folds-blurb = 先摺鈔票的四個角，再對摺：摺到第五次就淘汰。

variants-ninety-nine-michigan = 密西根
variants-ninety-nine-michigan-blurb = 沒牌可出只輸這一局；三條隨時可以亮出來。

variants-ninety-nine-taiwanese = 台灣
variants-ninety-nine-taiwanese-blurb = 每人五張牌；5可以指定下一家，Q加或減二十。
variants-99-poker-shed = 九九，出完就贏
variants-99-poker-shed-blurb = 牌不重洗：牌堆用完後，出完手上最後一張牌就贏。
variants-99-poker = 撲克99
variants-99-poker-blurb = 紅色的10和Q只能加；黑桃A變成0，但牌堆重洗四次後就失效。

variants-ninety-nine-jokers = 九九，加鬼牌
variants-ninety-nine-jokers-blurb = 鬼牌變成99，K迴轉。

variants-ninety-nine-icelandic = 冰島
variants-ninety-nine-icelandic-blurb = Q要用Q回應，不然失去一個回合；連著幾張Q，就要出幾張罰牌。

variants-ninety-nine-lincoln-2018 = JBB Lincoln 2018
variants-ninety-nine-lincoln-2018-blurb = Q要回應，出不完的罰牌轉給下一家。

variants-ninety-nine-st-albans-2019 = JBB St Albans 2019
variants-ninety-nine-st-albans-2019-blurb = Q要回應，6算八，8算六。

variants-ninety-nine-norwich-2022 = JBB Norwich 2022
variants-ninety-nine-norwich-2022-blurb = Q要回應，鬼牌變成99又迴轉。

variants-ninety-nine-whitby-2025 = JBB Whitby 2025
variants-ninety-nine-whitby-2025-blurb = Q要回應，還有連號：數字一路往上或往下時，接得上才能抽牌。

variants-ninety-nine-baltimore = 巴爾的摩
variants-ninety-nine-baltimore-blurb = 7照抄上一張，6偷一張牌，單眼J變成99，成對的K或Q只算一張。

variants-ninety-nine-thai = 泰國99
variants-ninety-nine-thai-blurb = 來自泰國：先翻開一張牌，沒牌可出就淘汰。

variants-99-ptaff = Le 99，魁北克
variants-99-ptaff-blurb = J迴轉，只要有人得到兩個罰點，遊戲就結束。

variants-99-queen-anne = Queen Anne的99
variants-99-queen-anne-blurb = 鬼牌之後下一家出兩次，出4可以把兩次轉回給前一家。

variants-99-japan = 日本的99
variants-99-japan-blurb = 4迴轉或加四，8不變或加八，鬼牌讓總數加倍。

variants-99-zpag = Le 99，好幾副牌
variants-99-zpag-blurb = 兩副牌以上：9迴轉，J跳過下一家，10減十。

variants-99-nichidai = 日本大學99
variants-99-nichidai-blurb = 特殊牌會睡到總數90，只有兩張A一直有作用。

variants-ono-99 = O'NO 99 (1980)
variants-ono-99-blurb = 盒裝遊戲：別到99，用保持牌或迴轉牌把雙出轉給別人。

variants-ono-99-2022 = ONO 99 (2022)
variants-ono-99-2022-blurb = 新版：一局決勝負，沒牌可出就淘汰，四張ONO牌可以一起丟。

variants-neu-101 = Neu (Noi)
variants-neu-101-blurb = 日本的盒裝遊戲：上限101，五張牌直接變成101，出兩次可以轉給別人。
variants-lobo-77 = LOBO 77
variants-lobo-77-blurb = 盒裝遊戲：別到77，也別報11、22、33、44、55、66，報一次付一個籌碼。

variants-rs-99 = RS Games 99
variants-rs-99-blurb = 九個代幣、60張牌，和RS Games伺服器上一樣：上限99，有跳過牌和四張99。

variants-zeus-on-the-loose = Zeus on the Loose
variants-zeus-on-the-loose-blurb = 眾神和數字一起爬山：總數到100時，抓住宙斯。

variants-boom-o = Boom-O
variants-boom-o-blurb = 在時鐘超過六十秒前出完手牌；翻了三個定時炸彈就淘汰。

variants-five-alive = 5 Alive
variants-five-alive-blurb = 總數別到22，出完十張牌：炸彈要用0擋，還有讓大家重發手牌的牌。

## 出這種牌時，喊在總數前面

variants-call-pass-to-you = 換你了
variants-call-back-on-you = 還給你
variants-call-pass-me-by = 別找我
