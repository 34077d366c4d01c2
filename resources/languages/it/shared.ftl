shared-pictures = Immagini
shared-picture-fox = Volpe
shared-picture-owl = Gufo
shared-picture-bear = Orso
shared-picture-penguin = Pinguino
shared-picture-cat = Gatto
shared-picture-rabbit = Coniglio
shared-picture-frog = Rana
shared-picture-panda = Panda
shared-picture-tiger = Tigre
shared-picture-robot = Robot

shared-looking = Sto cercando…

shared-child-words = adatto ai bambini, per famiglie con bambini
shared-minutes = { $minutes } min
shared-hours = { $hours } h
shared-game-spoken = { $game }. { $blurb }
shared-favorite-spoken = { $game }, fra i preferiti. { $blurb }
shared-facts = { $players }, circa { $time }, da { $age } anni
shared-facts-and-differences = { $players }, circa { $time }, da { $age } anni. { START($differences) }

shared-back-gone = Il tuo dorso delle carte non c’è più; le carte hanno il dorso della stanza.
shared-back-unread = Il tuo dorso delle carte non si può leggere; le carte hanno il dorso della stanza. È conservato come { $file }.
shared-back-too-many-bytes = { $file } è troppo grande per un dorso; al massimo { $most } MB.
shared-back-too-many-dots = { $file } è troppo grande per un dorso; al massimo { $most } megapixel.
shared-back-not-read = { $file } non si può leggere ({ $why }).
shared-back-no-picture = { $file } non è un’immagine che qui si può leggere; un JPEG o un PNG sì.
shared-back-damaged = { $file } è danneggiato e non si può leggere come immagine.
shared-back-not-kept = L’immagine non si è potuta conservare ({ $why }); i dorsi sono come prima.
shared-back-not-removed = La tua immagine non si è potuta togliere ({ $why }).

shared-rules-of-game = Regole del gioco
shared-players = { $count ->
    [one] 1 giocatore
   *[other] { $count } giocatori
 }
shared-players-range = { $least }–{ $most } giocatori
shared-house-rules = Regole di casa.
shared-changed-rules = { $rules }.
shared-option = { $option }: { $value }
shared-rules-gone = Non più nelle regole: { $headings }.

shared-no-person = Almeno un posto è per una persona.
shared-player-number = Giocatore { $number }
shared-same-name = Due posti si chiamano { $name }.

shared-level-beginner = Principiante
shared-level-casual = Tranquillo
shared-level-cautious = Prudente
shared-level-clever = Furbo
shared-level-expert = Esperto

shared-times = ×
shared-divided-by = :

shared-copy-text = Copia come testo, da incollare
shared-save-record = Salva la partita…
shared-save-picture = Salva un’immagine del tavolo…
shared-save-sheet = Salva il foglio dei punti in PDF…
shared-save-everything = Salva tutto quello che è successo…
shared-cancel = Annulla
shared-delete = Elimina
shared-rename = Rinomina
shared-import = Importa
shared-export = Esporta
shared-not-now = Non adesso
shared-day-before = Il giorno prima
shared-day-after = Il giorno dopo
shared-done = Finito
shared-go-on = Avanti
shared-pause = Pausa
shared-show-me = Fammi vedere
