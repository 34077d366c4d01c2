### Whether there is sound and a voice, on the page of diagnostics: a few words, without a full stop.
###
### $device (text): what plays: the name of loudspeakers
### $engine (text): what speaks: the name of a program
### $language (text): what the language calls itself: Deutsch
### $reason (text): why nothing is heard: one of the messages below, or what the system says

## Of the sounds and of the voice alike: “Sounds: switched off”, “Speech: switched off”

audio-switched-off = switched off
audio-not-asked-for-yet = not asked for yet
audio-silent = silent: { $reason }

## Sound

audio-plays-on = plays on { $device }
audio-no-device = no device to play on

## The voice

audio-speaks-by = speaks by { $engine }
audio-no-voice = no voice on this system
audio-voice-has-ended = the voice has ended
audio-voice-does-not-answer = the voice does not answer
# A sentence, told once when something would be read aloud.
audio-no-voice-for = No voice on this computer speaks { $language }, so nothing is read aloud.
