### Sound and voice, on the page of diagnostics: a few words, no full stop.
###
### $device (text): the loudspeakers' name
### $engine (text): the speaking program's name
### $language (text): Deutsch
### $reason (text): a message below, or the system's words

## “Sounds: switched off”, “Speech: switched off”

audio-switched-off = switched off
audio-not-asked-for-yet = not used yet
audio-silent = silent: { $reason }

## Sound

audio-plays-on = plays on { $device }
audio-no-device = no speakers found

## The voice

audio-speaks-by = speaks with { $engine }
audio-no-voice = no voice on this system
audio-voice-has-ended = the voice stopped
audio-voice-does-not-answer = the voice isn't responding
# A sentence, over the page.
audio-no-voice-for = This computer has no voice for { $language }, so nothing is read aloud.
