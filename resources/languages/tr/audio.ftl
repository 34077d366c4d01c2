audio-switched-off = kapalı
audio-not-asked-for-yet = henüz istenmedi
audio-silent = sessiz: { $reason }

audio-plays-on = çalan aygıt: { $device }
audio-no-device = hoparlör bulunamadı

audio-speaks-by = konuşan: { $engine }
audio-no-voice = bu sistemde ses yok
audio-voice-has-ended = ses sona erdi
audio-voice-does-not-answer = ses yanıt vermiyor
audio-no-voice-for = Bu bilgisayarda { $language } konuşan bir ses yok; bu yüzden hiçbir şey sesli okunmaz.
