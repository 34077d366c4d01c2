### $device (text): device
### $engine (text): engine
### $reason (text): reason

## Sound

audio-no-device-to-play-on = no device to play on
audio-not-asked-for-yet = not asked for yet
audio-switched-off = switched off
audio-silent-reason = silent: { $reason }
audio-plays-on-device = plays on { $device }

## Speech

audio-speaks-by-engine = speaks by { $engine }
audio-the-voice-has-ended = the voice has ended
audio-no-voice-on-this-system = no voice on this system
audio-the-voice-does-not-answer = the voice does not answer
