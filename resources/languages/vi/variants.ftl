variants-ninety-nine = Chín mươi chín
variants-ninety-nine-blurb = Kiểu kinh điển: lá 9 giữ nguyên, lá 4 đảo chiều, lá K thành 99.

variants-ninety-nine-orcutt = Chín mươi chín, Orcutt
variants-ninety-nine-orcutt-blurb = Năm lá và bốn hào: nhiều lựa chọn hơn, ván dài hơn.

variants-ninety-nine-boyer = Chín mươi chín, Boyer
variants-ninety-nine-boyer-blurb = Bảy lá và một mạng: ai bí là bị loại ngay.

variants-99-gronemann = Chín mươi chín, Gronemann
variants-99-gronemann-blurb = Ai bí thì nghỉ, người cuối cùng thắng ván, và thắng ba ván là thắng trận.

variants-ninety-nine-king-nine-swap = Chín mươi chín, đổi vai K và 9
variants-ninety-nine-king-nine-swap-blurb = Giờ lá 9 thành 99, còn lá K giữ nguyên.

variants-ninety-nine-four-nine-swap = Chín mươi chín, đổi vai 4 và 9
variants-ninety-nine-four-nine-swap-blurb = Giờ lá 9 đảo chiều, còn lá 4 giữ nguyên.

variants-ninety-nine-minus-ten = Chín mươi chín, 10 luôn trừ
variants-ninety-nine-minus-ten-blurb = Lá 10 trừ mười, không bao giờ cộng.

variants-ninety-nine-four-again = Chín mươi chín, 4 đánh nữa
variants-ninety-nine-four-again-blurb = Khi hai người chơi, lá 4 cho đánh thêm lượt nữa.

variants-ninety-nine-four-corners = Chín mươi chín, bốn góc
variants-ninety-nine-four-corners-blurb = Mỗi lần thua gấp một góc tờ tiền; góc thứ tư là bị loại.

variants-ninety-nine-pile-away = Chín mươi chín, cất chồng bài
variants-ninety-nine-pile-away-blurb = Không chia lại: ai bí thì trả, chồng bài cất đi, và tổng bắt đầu lại từ 0.

variants-ninety-nine-69 = Chín mươi chín có 69
variants-ninety-nine-69-blurb = Làm đúng 69 thì lấy lại được một thẻ từ giữa bàn.

variants-ninety-nine-1950s = Chín mươi chín thập niên 1950
variants-ninety-nine-1950s-blurb = Lá 7 đảo chiều, không lá nào thành 99, và hết thẻ vẫn được chơi vì danh dự.

variants-ninety-nine-wilson = Chín mươi chín có vạch
variants-ninety-nine-wilson-blurb = 33, 66 và 99 là các vạch: mỗi vạch vượt qua mất một điểm. Điểm còn lại được cộng dồn; 15 điểm thì hết trận.

variants-ninety-nine-qcsalon = Chín mươi chín, 33-66-99
variants-ninety-nine-qcsalon-blurb = Chạm đúng 33, 66 hay 99 thì người khác trả; nhảy qua thì bạn trả.

variants-ninety-nine-qcsalon-beginner = Chín mươi chín, 33-66-99 dễ
variants-ninety-nine-qcsalon-beginner-blurb = 33, 66, 99, nhưng J và 4 là lá thường: lá 2 chia đôi mọi tổng chẵn.

variants-ninety-nine-ishihara = Chín mươi chín, Ishihara
variants-ninety-nine-ishihara-blurb = Một ván dài, không có thẻ: ai bí là bị loại, và lá K phải chờ năm lượt.

variants-ninety-nine-ishihara-hands = Chín mươi chín, Ishihara bộ ba
variants-ninety-nine-ishihara-hands-blurb = Ba lá K thắng trận ngay; ba lá 6 thì mọi người cùng thua.

variants-ninety-eight = Chín mươi tám
variants-ninety-eight-blurb = Trò đơn giản và nhanh: không lá nào đảo chiều, ai thua ván bị một điểm phạt.

variants-ninety-eight-umass = Chín mươi tám, UMass Amherst
variants-ninety-eight-umass-blurb = Ba lá đặc biệt: một lá loại người khác, một lá cứu bạn, một lá đổi bài.

variants-ninety-eight-arizona = Chín mươi tám, gốc Arizona
variants-ninety-eight-arizona-blurb = Joker bắt người kế đánh hai lần, lá cùng số đánh chung, người cuối cùng thắng.

variants-one-hundred = Một trăm
variants-one-hundred-blurb = Đến 100: át đen thành tổng tùy ý, lá 10 thành 100, và lá 5 đỏ trừ năm.

variants-hundert = Hundert
variants-hundert-blurb = Chia hết bài, lá nào cũng đánh được: quá 100 thì trả mỗi người phần vượt quá.
variants-hindernislauf = Hindernislauf
variants-hindernislauf-blurb = Chạy vượt chướng ngại: chạm đúng 55, 66, 77, 88, 99 hay 111 được một điểm, nhảy qua mất một, 120 hết ván.

variants-to-twenty = Đến hai mươi
variants-to-twenty-blurb = Trò đầu tiên cho bé nhỏ: át đến 5 cộng đúng số, lá J trừ hai, và 20 là giới hạn.

variants-to-ten = Đến mười
variants-to-ten-blurb = Chấm thay cho số, đến mười: chấm đặc cộng, chấm rỗng trừ.

variants-to-fifty = Đến năm mươi
variants-to-fifty-blurb = Trò thứ hai cho bé, đến 50: J cộng mười, 10 trừ mười, Q trừ năm, và K thành 50.

variants-back-to-zero = Trở về 0
variants-back-to-zero-blurb = Từ 50 đi xuống: lá số và K trừ đi, J cộng mười, Q cộng năm, dưới 0 là thua.

variants-reach-99-together = Cùng nhau đến 99
variants-reach-99-together-blurb = Mọi người một phe: cùng làm đúng 99 trước khi hết hai thẻ.

variants-oh-no-99 = Oh No! 99!
variants-oh-no-99-blurb = Trò ở lớp học: Q tính +1 đến +10, −10 hoặc 0, và ai không đánh được là bị loại.

variants-depasse-pas-100 = Dépasse pas 100!
variants-depasse-pas-100-blurb = Từ trường học Pháp: lá hình cộng hoặc trừ, có người bí thì cất đi hai lá cuối.
variants-99-do2learn = Ninetynine, do2learn
variants-99-do2learn-blurb = Ai đưa tổng đến đúng 99 mà không dùng K thì thắng. Ai bí thì bị loại, và tổng bắt đầu lại từ 0.
variants-99-school-fr = Je calcule jusqu’à 99
variants-99-school-fr-blurb = Trò ở lớp học: ai đưa tổng đến đúng 99 trước mà không dùng K thì thắng; J cho người kế mất lượt.

variants-scary-seven = Số 7 đáng sợ
variants-scary-seven-blurb = Lá số đến 12, tổng đến 25 là cùng, và lá 7 trừ bảy.

variants-zero-to-100 = Từ 0 đến 100
variants-zero-to-100-blurb = Lá số đến 12, lá Tùy ý, và không ai bị loại: ai đến 100 trước thì thắng.

variants-ninety-nine-standard = Chín mươi chín, chuẩn
variants-ninety-nine-standard-blurb = Lá 9 thành 99, lá 3 cho người kế mất lượt, và lá K giữ nguyên.

variants-ninety-nine-alternative = Chín mươi chín, kiểu khác
variants-ninety-nine-alternative-blurb = Lá 9 giữ nguyên, lá 10 trừ mười, lá K thành 99.

variants-ninety-nine-chicago = Chicago
variants-ninety-nine-chicago-blurb = Cả lá 3 lẫn lá 9 cho người kế mất lượt; lá 10 trừ mười.

variants-ninety-nine-hawaiian = Hawaii
variants-ninety-nine-hawaiian-blurb = Từ Hawaii: lá 9 và J thành 99, lá 5 và 10 làm tổng giảm.

variants-ninety-nine-nepal = Nepal
variants-ninety-nine-nepal-blurb = Lá 2 nhỏ xíu thành 99, còn lá K chỉ cộng mười.

variants-ninety-nine-denexa = Chín mươi chín, denexa
variants-ninety-nine-denexa-blurb = Mỗi người bốn lá, lá 9 thành 99, lá 3 cho mất lượt, cho hai đến sáu người.

variants-ninety-nine-gamerules = Chín mươi chín, gamerules
variants-ninety-nine-gamerules-blurb = Kiểu kinh điển, từ bốn người thì hai bộ bài và ba phỉnh.

variants-ninety-nine-five-folds = Chín mươi chín, năm nếp gấp
variants-ninety-nine-five-folds-blurb = Gấp bốn góc tờ tiền, rồi gấp đôi nó: nếp thứ năm là bị loại.

variants-ninety-nine-michigan = Michigan
variants-ninety-nine-michigan-blurb = Ai bí chỉ nghỉ ván đó; bộ ba được bày ra bất cứ lúc nào.

variants-ninety-nine-taiwanese = Đài Loan
variants-ninety-nine-taiwanese-blurb = Mỗi người năm lá; lá 5 cho chọn người đánh tiếp, lá Q cộng hoặc trừ hai mươi.
variants-99-poker-shed = Jiujiu, lá cuối thắng
variants-99-poker-shed-blurb = Không xáo lại: khi nọc đã cạn, ai đánh lá cuối cùng trên tay thì thắng.
variants-99-poker = Poker 99
variants-99-poker-blurb = 10 đỏ và Q đỏ chỉ cộng, át bích chỉ đưa tổng về 0 đến khi nọc được làm mới bốn lần.

variants-ninety-nine-jokers = Chín mươi chín có joker
variants-ninety-nine-jokers-blurb = Joker thành 99, và lá K đảo chiều.

variants-ninety-nine-icelandic = Iceland
variants-ninety-nine-icelandic-blurb = Lá Q phải đáp bằng lá Q, không thì mất lượt, rồi phải đánh nhiều lá bằng số lá Q.

variants-ninety-nine-lincoln-2018 = JBB Lincoln 2018
variants-ninety-nine-lincoln-2018-blurb = Đáp lá Q; phần bài phạt bạn không đánh được chuyển cho người kế.

variants-ninety-nine-st-albans-2019 = JBB St Albans 2019
variants-ninety-nine-st-albans-2019-blurb = Đáp lá Q; lá 6 đáng giá tám, còn lá 8 đáng giá sáu.

variants-ninety-nine-norwich-2022 = JBB Norwich 2022
variants-ninety-nine-norwich-2022-blurb = Đáp lá Q; joker thành 99 và đảo chiều.

variants-ninety-nine-whitby-2025 = JBB Whitby 2025
variants-ninety-nine-whitby-2025-blurb = Đáp lá Q và nối dây: khi số lên hay xuống liền nhau, chỉ ai nối mới được rút.

variants-ninety-nine-baltimore = Baltimore
variants-ninety-nine-baltimore-blurb = 7 chép lá trước, 6 lấy trộm một lá, J một mắt thành 99, đôi K hay đôi Q tính một lần.

variants-ninety-nine-thai = 99 Thái Lan
variants-ninety-nine-thai-blurb = Từ Thái Lan: lật một lá để bắt đầu, và ai bí là bị loại.

variants-99-ptaff = Le 99, Quebec
variants-99-ptaff-blurb = Lá J đảo chiều, và hễ có người bị hai điểm phạt là hết trận.

variants-99-queen-anne = 99 của Queen Anne
variants-99-queen-anne-blurb = Sau joker, người kế đánh hai lần, và lá 4 trả cả hai lần cho người liền trước.

variants-99-japan = 99 Nhật Bản
variants-99-japan-blurb = Lá 4 đảo chiều hoặc cộng bốn, lá 8 giữ nguyên hoặc cộng tám, joker nhân đôi tổng.

variants-99-zpag = Le 99, nhiều bộ bài
variants-99-zpag-blurb = Hai bộ bài trở lên: lá 9 đảo chiều, lá J cho người kế mất lượt, lá 10 trừ mười.

variants-99-nichidai = 99 Đại học Nihon
variants-99-nichidai-blurb = Lá đặc biệt ngủ đến khi tổng là 90. Chỉ hai lá A luôn có hiệu lực.

variants-ono-99 = O'NO 99 (1980)
variants-ono-99-blurb = Trò bán trong hộp: giữ dưới 99, và chuyển lá Hai lượt đi bằng lá Giữ hoặc Đảo chiều.

variants-ono-99-2022 = ONO 99 (2022)
variants-ono-99-2022-blurb = Bản mới: một ván, ai bí là bị loại, và được bỏ bốn lá ONO cùng lúc.

variants-neu-101 = Neu (Noi)
variants-neu-101-blurb = Trò bán ở Nhật Bản: đến 101, năm lá thành 101 ngay, hai lần đánh có thể chuyển đi.
variants-lobo-77 = LOBO 77
variants-lobo-77-blurb = Trò bán trong hộp: giữ dưới 77, đừng nói 11, 22, 33, 44, 55 hay 66, mỗi số mất một phỉnh.

variants-rs-99 = RS Games 99
variants-rs-99-blurb = Chín thẻ và 60 lá, như trên máy chủ RS Games: đến 99, có lá Mất lượt và bốn lá 99.

variants-zeus-on-the-loose = Zeus on the Loose
variants-zeus-on-the-loose-blurb = Thần và số leo lên núi: hãy giữ Zeus khi tổng lên đến 100.

variants-boom-o = Boom-O
variants-boom-o-blurb = Đánh hết bài trước khi đồng hồ quá sáu mươi; lật ba quả bom hẹn giờ là bị loại.

variants-five-alive = 5 Alive
variants-five-alive-blurb = Đánh hết mười lá dưới 22: bom đòi một lá 0, và một lá cho mọi người bài mới.

## Câu nói ở bàn

variants-call-pass-to-you = chuyền cho bạn
variants-call-back-on-you = trả lại bạn
variants-call-pass-me-by = tha cho mình
