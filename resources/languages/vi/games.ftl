## Khi không tìm thấy

games-none-for-words = Không có trò nào khớp với “{ $words }”.
games-heard-found = { $count ->
    [1] Tìm thấy 1 trò: { $game }
   *[other] Tìm thấy { $count } trò. Khớp nhất: { $game }
 }
games-none-fits = Không có trò nào hợp tất cả điều đó.
games-no-favorites = Bạn chưa có trò yêu thích. Bấm ngôi sao ở một trò để chọn.
games-none-played = Bạn chưa chơi trò nào.
games-do-you-mean = Có phải bạn tìm trò này?
games-like-it = Trò tương tự
games-show-all = Hiện mọi trò

## Bộ lọc

games-all = Mọi trò
games-favorites = Yêu thích
games-recent = Chơi gần đây
games-for-children = Hợp với các bé
games-for-children-means = Mỗi lượt một lá, ít lá đặc biệt, tay bài nhỏ, tổng không phải xuống dưới 0
games-number-of-players = Số người chơi
games-for-players = Cho { $players } người

## Trang

games-new-game = Trận mới
games-search = Tìm trò chơi
games-deal = Chia bài
games-seats = Chỗ ngồi
games-house-rules = Luật nhà
games-how-to-play = Cách chơi
games-what-to-look-at = Xem phần nào
games-back-to-games = Trở lại trò chơi
games-more = { $count } trò nữa
games-up-to = { $players } người, tối đa { $most }
games-how-long = Dài bao lâu
games-short = Ngắn, { $time }
games-usual-length = Thường, { $time }
games-only-one = Chỉ có { $game } là hợp.
games-phones-join = Cho điện thoại vào trận này
games-without = không có { $kind ->
    [reverse] đảo chiều
    [skip] mất lượt
    [any] tổng tùy ý
    [name] chọn người
    [hands] đổi bài
    [twice] đánh hai lần
    [answer] phải đáp
    [together] nhiều lá cùng lúc
    [jokers] joker
   *[pack] bộ bài riêng
 }
games-that-fits = Một trò vừa sức
games-for-learner = Cho { $name }: { $game }
games-rules-clash = Các luật này không đi với nhau: { $why }.

## Luật nhà

games-no-house-rules = Trò này không có luật nhà.
games-more-house-rules = Luật nhà khác
games-value-usual = { $value } (như thường)
games-deal-number = Mã ván
games-new-cards = bài mới
games-deal-number-means = Để trống thì bài mới; cùng mã, cùng chỗ và cùng luật thì chia lại đúng bài đó
games-with-changes = Với thay đổi của bạn: { $changes }.
games-with-more-changes = Với thay đổi của bạn: { $changes }; và { $more } thay đổi nữa.
games-the-usual-rules = Luật thường
games-takes-changes-back = Bỏ mọi thay đổi trong luật

## Chỗ ngồi

games-person = Người
games-phone = Điện thoại
games-at-a-phone = { $name }, ở điện thoại
games-computer = Máy
games-add = Thêm người chơi
games-name-and-picture = Tên và hình
games-move-left = Chuyển sang trái
games-move-right = Chuyển sang phải
games-add-computer = Thêm một đối thủ máy (Insert)
games-add-person = Thêm một người (Shift+Insert)
games-open-hands = Mọi tay bài đều mở
games-open-hands-means = Bài của mọi người nằm ngửa, cho người mới; đối thủ máy không nhìn
games-drag = Kéo sang chỗ khác, hoặc bấm Alt và mũi tên
games-another-picture = Hình khác
games-seat-played-by = { $name ->
    [you] Chỗ { $number }, của bạn, do
   *[other] Chỗ { $number }, { $name }, do
 }
games-seat-name = Chỗ { $number }: tên
games-seat-picture = { $name ->
    [you] Chỗ { $number }, của bạn: hình { $picture }
   *[other] Chỗ { $number }, { $name }: hình { $picture }
 }
games-what-does = Việc của { FORM($name, form: "whom") }
games-take-away = { $name ->
    [you] Bỏ chỗ của bạn
   *[other] Bỏ { $name } ra
 }

## Bé làm gì ở bàn

games-role-scorekeeper = Nói tất cả
games-role-caller = Nói của mình
games-role-checker = Bắt lỗi
games-role-plain = Chỉ chơi
games-role-scorekeeper-means = Nói tất cả: nói mọi tổng
games-role-caller-means = Nói của mình: nói tổng của lá mình đánh
games-role-checker-means = Bắt lỗi: tìm tổng chưa đúng của máy
games-role-plain-means = Chỉ chơi: chơi thôi
games-level-beginner = Mới chơi: thường đánh bừa
games-level-casual = Thoải mái: thỉnh thoảng đánh hớ
games-level-cautious = Thận trọng: đánh lá lớn trước
games-level-expert = Cao thủ: đã luyện, hoặc nghĩ trước

## Các kệ

games-families = Các nhóm trò
games-families-keys = Phím Tab mở các trò của nhóm, Enter chơi trò đầu
games-variants = { $count } kiểu
games-shelf-spoken = { $family }, { $count } kiểu. { $hook }

## Thông tin của trò

games-age = { $age }+

## Các trò thành hàng

games-found = Các trò tìm thấy
games-of-family = Các trò của nhóm
games-favorite-key = F cho trò vào yêu thích
games-begin-here = bắt đầu ở đây
