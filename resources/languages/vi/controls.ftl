## Phím

controls-key-name = { $key ->
    [Return] Enter
   *[other] { $key }
 }
controls-action-key = { $action } ({ $key })

## Danh sách phím

controls-keys = Phím
controls-keys-do = { $keys }: { $action }

## Menu

controls-level-above = Trở lại cấp trên
controls-opens-more = Mở thêm

## Bàn phím số

controls-last-figure-back = Xóa chữ số cuối
controls-answer = Trả lời
controls-minus = Dấu trừ

## Ô, công tắc, bộ đếm

controls-off = tắt
controls-on = bật
controls-less = { $name }: bớt
controls-more = { $name }: thêm

## Trang

controls-back = Trở lại
