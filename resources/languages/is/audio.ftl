audio-switched-off = slökkt
audio-not-asked-for-yet = ekki beðið um það enn
audio-silent = þögult: { $reason }

audio-plays-on = heyrist í { $device }
audio-no-device = engir hátalarar fundust

audio-speaks-by = talar með { $engine }
audio-no-voice = engin rödd í þessu kerfi
audio-voice-has-ended = röddin er hætt
audio-voice-does-not-answer = röddin svarar ekki
audio-no-voice-for = Engin rödd í þessari tölvu kann málið „{ $language }“, svo að ekkert er lesið upphátt.
