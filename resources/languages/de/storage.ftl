## Learners and statistics

storage-no-learner = In dieser Datei ist kein Lernstand aus Cardtable.
storage-learner-number = Kind { $number }
storage-not-kept-here = { $things ->
    [learners] Die Lernstände lassen sich hier nicht speichern ({ $why }).
   *[statistics] Die Statistik lässt sich hier nicht speichern ({ $why }).
 }
storage-not-kept-now = { $things ->
    [learners] Die Lernstände lassen sich gerade nicht speichern ({ $why }).
   *[statistics] Die Statistik lässt sich gerade nicht speichern ({ $why }).
 }
storage-not-read-now = { $things ->
    [learners] Die Lernstände lassen sich gerade nicht lesen ({ $why }).
   *[statistics] Die Statistik lässt sich gerade nicht lesen ({ $why }).
 }
storage-newer-database = { $things ->
    [learners] Die Lernstände stammen von einem neueren Cardtable; bitte nimm das neuere.
   *[statistics] Die Statistik stammt von einem neueren Cardtable; bitte nimm das neuere.
 }
storage-no-file = { $file } ist keine gewöhnliche Datei
storage-not-deleted = { $file } ließ sich nicht löschen ({ $why }).

## Games

storage-not-mended = Eine beschädigte Partie ließ sich nicht reparieren ({ $why }).
storage-not-put-away = Die Partie ließ sich nicht weglegen ({ $why }).
storage-names-unread = Die Namen der Partien lassen sich gerade nicht lesen; keiner wurde geändert.
storage-name-not-kept = Der Name ließ sich nicht speichern ({ $why }).
storage-game-not-kept = Die Partie ließ sich nicht speichern ({ $why }).
storage-name-taken = Es gibt wieder eine Partie mit diesem Namen; die gelöschte bleibt, wo sie ist.
storage-game-not-moved = Die Partie ließ sich nicht verschieben ({ $why }).
storage-not-with-finished = Die Partie ist gespeichert, ließ sich aber nicht zu den beendeten legen ({ $why }); beim nächsten Start wird das noch einmal versucht.
storage-game-not-saved = Die Partie lässt sich gerade nicht speichern ({ $why }); sie geht weiter, und bei jedem Zug wird das Speichern noch einmal versucht.
storage-record-gone = Die Mitschrift dieser Partie war verschwunden; die Partie ist mit allen Zügen neu gespeichert.
storage-record-replaced = Eine andere Datei lag an der Stelle der Mitschrift; sie ist aufgehoben als { $file }, und die Partie ist mit allen Zügen neu gespeichert.
