## Dos sons e da voz: “Sons: desligado”, “Voz: desligado”

audio-switched-off = no mudo
audio-not-asked-for-yet = ainda não foi preciso
audio-silent = em silêncio: { $reason }

## Som

audio-plays-on = toca em { $device }
audio-no-device = nenhum alto-falante encontrado

## A voz

audio-speaks-by = fala por { $engine }
audio-no-voice = nenhuma voz neste sistema
audio-voice-has-ended = a voz parou
audio-voice-does-not-answer = a voz não responde
audio-no-voice-for = Nenhuma voz neste computador fala { $language }; por isso nada é lido em voz alta.
