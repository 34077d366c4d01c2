## Một người bạn hỏi

friends-on-card = { $friend } còn ở trên lá bài này
friends-brings-sum = { $friend } có một phép tính cho bạn
friends-looked-today = Hôm nay mình đã cùng xem phép tính này.
friends-looked-before = Lần trước mình đã cùng xem phép tính này.
friends-goes-with = Phép tính này đi đôi với phép tính mình đã cùng xem.
friends-call-it = Bạn nói kết quả nhé, dùng đường số cũng được, rồi { $friend } sẽ về nhà.
friends-call-it-alone = Bạn nói kết quả nhé, rồi { $friend } sẽ về nhà.
friends-no-hurry = Không vội: { $friend } đợi hôm khác cũng được (phím { $key }).
friends-show-line = Hiện đường số
friends-show-more = Chỉ thêm
friends-is-home = { $friend } về nhà rồi!
friends-another-waits = Người bạn khác
friends-card-with-sum = { $who } ở trên lá bài có phép tính { $sum }.

## Album

friends-album-of = Album của { $name }
friends-at-home = bạn đã về nhà
friends-place = chỗ của { $friend }
friends-in-album = { $who }: { $sum }

## Tên

friends-name-add-ones = Chíp
friends-name-add-to-ten = Ỉn
friends-name-add-cross-ten = Tí
friends-name-add-ten = Mật
friends-name-add-teens = Bi
friends-name-take-ones = Đốm
friends-name-take-ten = Xoắn
friends-name-take-cross-ten = Gai
friends-name-take-past-zero = Bống
friends-name-double = Mơ
friends-name-halve = Bông
friends-name-swap-digits = Đêm
friends-name-round-to-ten = Tuyết
friends-name-room = Vòi

## Là ai

friends-who-add-ones = gà con Chíp
friends-who-add-to-ten = heo con Ỉn
friends-who-add-cross-ten = chuột nhỏ Tí
friends-who-add-ten = ong Mật
friends-who-add-teens = rùa Bi
friends-who-take-ones = bọ rùa Đốm
friends-who-take-ten = ốc sên Xoắn
friends-who-take-cross-ten = nhím Gai
friends-who-take-past-zero = cá Bống
friends-who-double = bướm Mơ
friends-who-halve = chuột hamster Bông
friends-who-swap-digits = dơi Đêm
friends-who-round-to-ten = hải cẩu Tuyết
friends-who-room = voi con Vòi

friends-nobody-today = Hôm nay không bạn nào đợi.
friends-today = Bạn lá bài hôm nay
