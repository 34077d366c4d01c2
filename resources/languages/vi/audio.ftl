audio-switched-off = đã tắt
audio-not-asked-for-yet = chưa dùng đến
audio-silent = im lặng: { $reason }

audio-plays-on = phát qua { $device }
audio-no-device = không tìm thấy loa

audio-speaks-by = đọc bằng { $engine }
audio-no-voice = hệ thống này không có giọng đọc
audio-no-voice-for = Máy này không có giọng đọc { $language }, nên không đọc to được gì.
audio-voice-has-ended = giọng đọc đã ngừng
audio-voice-does-not-answer = giọng đọc không trả lời
