## Sound

audio-switched-off = ausgeschaltet
audio-not-asked-for-yet = noch nicht gebraucht
audio-plays-on = spielt über { $device }
audio-silent = stumm: { $reason }
audio-no-device = keine Lautsprecher gefunden

## The voice

audio-speaks-by = spricht mit { $engine }
audio-no-voice = keine Stimme auf diesem System
audio-voice-has-ended = die Stimme ist ausgefallen
audio-voice-does-not-answer = die Stimme antwortet nicht
audio-no-voice-for = Keine Stimme auf diesem Computer spricht { $language }, deshalb wird nichts vorgelesen.
