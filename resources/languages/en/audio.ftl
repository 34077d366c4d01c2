### Whether there is sound and a voice, on the page of diagnostics: a few words, without a full stop.
###
### $device (text): the name of the loudspeakers
### $engine (text): the name of the program that speaks
### $language (text): the language's own name: Deutsch
### $reason (text): why nothing is heard: one of the messages below, or the system's own words

## Of the sounds and of the voice: “Sounds: switched off”, “Speech: switched off”

audio-switched-off = switched off
audio-not-asked-for-yet = not used yet
audio-silent = silent: { $reason }

## Sound

audio-plays-on = plays on { $device }
audio-no-device = no speakers found

## The voice

audio-speaks-by = speaks with { $engine }
audio-no-voice = no voice on this system
audio-voice-has-ended = the voice has ended
audio-voice-does-not-answer = the voice isn't responding
# A sentence, shown once when something was to be read aloud.
audio-no-voice-for = This computer has no voice for { $language }, so nothing is read aloud.
