audio-switched-off = uitgezet
audio-not-asked-for-yet = nog niet nodig geweest
audio-silent = stil: { $reason }

audio-plays-on = speelt op { $device }
audio-no-device = geen luidsprekers gevonden

audio-speaks-by = spreekt via { $engine }
audio-no-voice = geen stem op dit systeem
audio-voice-has-ended = de stem is gestopt
audio-voice-does-not-answer = de stem antwoordt niet
audio-no-voice-for = Geen stem op deze computer spreekt { $language }, dus er wordt niets voorgelezen.
