learners-title = Imparare

## Il benvenuto, ai genitori

learners-welcome = Ogni carta è un conto
learners-welcome-sums = Il totale è 68, e un bambino gioca un 7. Quanto fa adesso? Lo dice chi ha giocato.
learners-welcome-help = Se un conto è difficile, il tavolo mostra il salto alla decina. Senza fretta, e nessuno si sente dire “sbagliato”.
learners-welcome-nickname = Basta un soprannome, e niente esce da questo computer.
learners-welcome-picture = Un coniglio al tavolo: il totale è 68, gioca un 7 e dice quanto fa
learners-add = Nuovo profilo
learners-try = Prova subito
learners-try-tip = Dieci conti, senza nome; non se ne tiene niente

## La scheda di chi impara

learners-ready-to-play = Si può giocare
learners-ready-for-more = Ora vanno bene numeri più grandi
learners-ready-for = { $name }, ora prova { $game }
learners-right-today = Giuste oggi: { $count }
learners-ten-minutes = Dieci minuti
learners-ten-minutes-of = { $name }: dieci minuti
learners-practice = Esercizi
learners-play = Gioca
learners-skills = Abilità
learners-play-of = { $name }: una partita

## Chi impara

learners-beat-your-best = Batti il tuo record
learners-for-parents = Per i genitori
learners-skill-map = Mappa delle abilità
learners-today = risposte giuste oggi
learners-best-row = serie più lunga
learners-best-round = giro migliore di { $sums }
learners-figure = { $title }: { $figure }
learners-numbers-outgrown = { $numbers }. Adesso ne andrebbero bene di più grandi.
learners-unread = { $count ->
    [one] { $count } risposta non si può più leggere e non conta.
   *[other] { $count } risposte non si possono più leggere e non contano.
 }

## Numeri

learners-numbers-to-20 = Numeri fino a 20
learners-numbers-to-50 = Numeri fino a 50
learners-numbers-to-99 = Numeri fino a 99
learners-numbers-tricky = Fino a 99, con le carte difficili

## Il modulo

learners-new = Un nuovo profilo
learners-settings-of = Impostazioni di { $name }
learners-picture = Immagine, { $picture }
learners-nickname = Soprannome
learners-nickname-hint = Un soprannome; il nome vero non serve
learners-start = Da dove cominciare
learners-start-note = se vuoi; regola i numeri qui sotto
learners-start-years = Età o classe
learners-start-age = { $age ->
    [10] 10 anni o più
   *[other] { $age } anni
 }
learners-start-grade = { $grade ->
    [5] Classe 5ª o dopo
   *[other] Classe { $grade }ª
 }
learners-start-counts = Conta fino a
learners-start-count = Conta fino a { $count }
learners-start-unsaid = Non detto
learners-numbers = Numeri
learners-numbers-begin = per cominciare; te lo diciamo quando ne vanno bene di più grandi
learners-numbers-note = se cambiano, l’aiuto ricomincia
learners-strategy = Conti che passano la decina
learners-strategy-note = come si insegna a scuola
learners-make-ten = Riempire la decina: 68 + 2 + 5
learners-compensation = Avanti dieci e poi indietro: 68 + 10 − 3
learners-mode = Come si danno le risposte
learners-mode-ladder = Secondo come va: l’aiuto viene e svanisce
learners-mode-choices = Sempre risposte fra cui scegliere
learners-mode-pad = Sempre la tastiera dei numeri
learners-hand = Domanda prima di giocare
learners-hand-note = vicino al limite, dove è una vera domanda
learners-hand-nothing = Nessuna: si gioca e basta
learners-hand-safe = Che cosa posso ancora giocare?
learners-hand-largest = La carta sicura più alta
learners-hand-room = Quanto manca
learners-hand-mixed = Tutte queste a turno
learners-hints = Si possono chiedere consigli
learners-hints-note = un consiglio non è un errore
learners-strict = I totali sbagliati contano
learners-strict-note = dove per le regole di casa un conto che non torna costa un pegno
learners-coach = Il coach può aiutare a giocare
learners-coach-note = dice che cosa giocare, e perché
learners-speech = Le domande si leggono ad alta voce
learners-speech-note = con la voce di questo computer o registrazioni
learners-save = Salva

## Il piccolo conto prima del modulo

learners-gate-why = Questo conto tiene fuori le dita piccole. Risolvilo ed entri.
learners-gate-sum = { $first } per { $second }
learners-gate-open = Apri
learners-gate-again = Non proprio. Eccone un altro.

## File

learners-import-tip = Un profilo esportato in precedenza
learners-import-one = Importa un profilo
learners-export-this = Esporta questo profilo
learners-kind = Profili ({ $pattern })
learners-is-here = Adesso c’è { $name }.

## Eliminare

learners-delete-sure = Eliminare { $name } per sempre?
learners-delete-what = { $answers ->
    [0] Soprannome, immagine, impostazioni e record si cancellano da questo computer, copie di sicurezza comprese, e non si possono riavere.
    [one] Soprannome, immagine, impostazioni, record e l’unica risposta si cancellano da questo computer, copie di sicurezza comprese, e non si possono riavere.
   *[other] Soprannome, immagine, impostazioni, record e tutte e { $answers } le risposte si cancellano da questo computer, copie di sicurezza comprese, e non si possono riavere.
 } Le partite già giocate restano, con le loro cifre; da allora il posto ha solo un numero. Quello che è stato esportato o stampato, e quello che è nel cestino del computer, resta dov’è.
learners-delete-games = { $count ->
    [one] Un gioco fatto qui ha dentro il nome: { $games }. Resta com’è, anche nelle partite giocate.
   *[other] { $count } giochi fatti qui hanno dentro il nome: { $games }. Restano come sono, anche nelle partite giocate.
 }
learners-game-called = “{ $game }”
learners-delete-damaged = Qui è stato messo da parte un file di profili che non si poteva leggere. Nessuno può dire chi c’è dentro, perciò si cancella anche quello.
learners-delete-no = Tieni
learners-delete-yes = Elimina per sempre
learners-is-deleted = Il profilo è eliminato. Il nome è sparito anche da partite, statistiche e copie di sicurezza; può restare solo nei file che hai salvato altrove.
learners-is-deleted-but-games = Il profilo è eliminato. Il nome è sparito anche da posti, statistiche e copie di sicurezza; i giochi che lo hanno dentro restano come sono, e può restare nei file che hai salvato altrove.

learners-child = Il mio album
learners-child-of = La pagina di { $name }
learners-for-teachers = Per gli insegnanti
learners-parent-can = Che cosa sa fare { $name }
learners-parent-can-means = Giusto al primo colpo, senza aiuto, in giorni diversi
learners-parent-deal = Dai le carte: { $game }
learners-parent-next = Che cosa viene dopo
learners-parent-ask = Se capita { $sum }, chiedi: “Come hai fatto?”
learners-parent-no-cards = Niente tempo per le carte?
learners-parent-print = Stampa o salva
learners-parent-tonight = Che cosa giocare stasera
learners-parent-why-game = Su 100 totali, { $count } riguardano ciò su cui lavora { $name }.
learners-parent-working = Su che cosa lavora { $name }
learners-parents-of = { $name }: per i genitori
learners-probe-who = Due minuti di conti: chi?
learners-numbers-dots = Punti fino a 10
