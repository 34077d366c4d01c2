## Dźwięk

audio-switched-off = wyłączony
audio-not-asked-for-yet = jeszcze niepotrzebny
audio-plays-on = gra przez { $device }
audio-silent = milczy: { $reason }
audio-no-device = nie ma głośników

## Głos

audio-speaks-by = mówi przez { $engine }
audio-no-voice = brak głosu w tym systemie
audio-voice-has-ended = głos się wyłączył
audio-voice-does-not-answer = głos nie odpowiada
audio-no-voice-for = Żaden głos na tym komputerze nie mówi w tym języku ({ $language }), więc nic nie jest czytane na głos.
