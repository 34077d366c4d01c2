audio-switched-off = sin activar
audio-not-asked-for-yet = sin usar todavía
audio-silent = en silencio: { $reason }

audio-plays-on = suena en { $device }
audio-no-device = no se encuentran altavoces

audio-speaks-by = habla con { $engine }
audio-no-voice = no hay voz en este sistema
audio-voice-has-ended = la voz se ha detenido
audio-voice-does-not-answer = la voz no responde
audio-no-voice-for = Ninguna voz de este equipo habla { $language }, así que no se lee nada en voz alta.
