## Chín mươi chín

families-ninety-nine = Chín mươi chín
families-ninety-nine-hook = Cộng đến 99, không hơn một đơn vị.
families-game-ninety-nine = Kiểu kinh điển
families-game-ninety-nine-king-nine-swap = Đổi vai K và 9
families-game-ninety-nine-four-nine-swap = Đổi vai 4 và 9
families-game-ninety-nine-minus-ten = 10 luôn trừ
families-game-ninety-nine-four-again = 4 đánh nữa
families-game-ninety-nine-orcutt = Orcutt
families-game-ninety-nine-boyer = Boyer
families-game-ninety-nine-four-corners = Bốn góc
families-game-ninety-nine-five-folds = Năm nếp gấp
families-game-ninety-nine-pile-away = Cất chồng bài
families-game-ninety-nine-69 = Có 69
families-game-ninety-nine-1950s = Thập niên 1950
families-game-ninety-nine-gamerules = Hai bộ bài và phỉnh
families-game-ninety-nine-jokers = Có joker
families-game-ninety-nine-ishihara = Ishihara
families-game-ninety-nine-ishihara-hands = Ishihara bộ ba
families-game-99-gronemann = Gronemann
families-game-99-queen-anne = Queen Anne

## Chín mươi tám

families-ninety-eight = Chín mươi tám
families-ninety-eight-hook = Giới hạn thấp hơn một điểm.
families-game-ninety-eight = Kiểu kinh điển
families-game-ninety-eight-umass = UMass Amherst
families-game-ninety-eight-arizona = Gốc Arizona

## Một trăm

families-one-hundred = Một trăm
families-one-hundred-hook = Át đen thành tổng tùy ý đến 100.
families-game-one-hundred = Kiểu kinh điển

## 33, 66, 99

families-milestones = 33, 66, 99
families-milestones-hook = Những số dọc đường, được hoặc mất.
families-game-ninety-nine-qcsalon = 33, 66, 99
families-game-ninety-nine-qcsalon-beginner = 33, 66, 99 dễ
families-game-ninety-nine-wilson = Các vạch

## Iceland

families-icelandic = Iceland
families-icelandic-hook = Đáp lá Q bằng lá Q, không thì trả giá.
families-game-ninety-nine-icelandic = Kiểu kinh điển
families-game-ninety-nine-lincoln-2018 = Lincoln 2018
families-game-ninety-nine-st-albans-2019 = St Albans 2019
families-game-ninety-nine-norwich-2022 = Norwich 2022
families-game-ninety-nine-whitby-2025 = Whitby 2025

## Khắp thế giới

families-around-the-world = Khắp thế giới
families-around-the-world-hook = Chín mươi chín như ở những nơi khác.
families-game-ninety-nine-standard = Chuẩn
families-game-ninety-nine-alternative = Kiểu khác
families-game-ninety-nine-hawaiian = Hawaii
families-game-ninety-nine-thai = Thái Lan
families-game-ninety-nine-taiwanese = Đài Loan
families-game-99-poker-shed = Đài Loan, lá cuối thắng
families-game-99-poker = Đài Loan, Poker 99
families-game-ninety-nine-denexa = Denexa
families-game-99-ptaff = Quebec
families-game-99-japan = Nhật Bản
families-game-99-nichidai = Nihon
families-game-99-zpag = Nhiều bộ bài

## O'NO 99

families-ono-99 = O'NO 99
families-ono-99-hook = Bộ bài riêng: giữ, đảo chiều, hai lượt.
families-game-ono-99 = Bản năm 1980
families-game-ono-99-2022 = Bản năm 2022
families-game-rs-99 = RS Games

## Boom-O

families-boom-o = Boom-O
families-boom-o-hook = Sáu mươi giây trên quả bom.
families-game-boom-o = Trò gốc

## Zeus on the Loose

families-zeus = Zeus on the Loose
families-zeus-hook = Bắt Zeus trên đường lên núi.
families-game-zeus-on-the-loose = Trò gốc

## Trò đầu tiên

families-first-games = Trò đầu tiên
families-first-games-hook = Phép tính nhỏ cho các bé nhỏ.
