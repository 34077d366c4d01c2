audio-switched-off = spento
audio-not-asked-for-yet = non ancora richiesto
audio-silent = muto: { $reason }

audio-plays-on = suona su { $device }
audio-no-device = nessun altoparlante trovato

audio-speaks-by = parla con { $engine }
audio-no-voice = nessuna voce su questo sistema
audio-voice-has-ended = la voce si è fermata
audio-voice-does-not-answer = la voce non risponde
audio-no-voice-for = Nessuna voce di questo computer parla { $language }, perciò non si legge niente ad alta voce.
