storage-no-learner = Ce fichier ne contient pas d’élève de Cardtable.
storage-learner-number = Élève { $number }
storage-not-kept-here = { $things ->
    [learners] Les élèves ne peuvent pas être gardés ici ({ $why }).
   *[statistics] Les statistiques ne peuvent pas être gardées ici ({ $why }).
 }
storage-not-kept-now = { $things ->
    [learners] Les élèves ne peuvent pas être gardés en ce moment ({ $why }).
   *[statistics] Les statistiques ne peuvent pas être gardées en ce moment ({ $why }).
 }
storage-not-read-now = { $things ->
    [learners] Les élèves ne peuvent pas être lus en ce moment ({ $why }).
   *[statistics] Les statistiques ne peuvent pas être lues en ce moment ({ $why }).
 }
storage-newer-database = { $things ->
    [learners] Ces élèves viennent d’un Cardtable plus récent ; prends plutôt celui-là.
   *[statistics] Ces statistiques viennent d’un Cardtable plus récent ; prends plutôt celui-là.
 }
storage-no-file = { $file } n’est pas un fichier ordinaire
storage-not-deleted = { $file } n’a pas pu être effacé ({ $why }).

## Parties

storage-not-mended = Une partie abîmée n’a pas pu être réparée ({ $why }).
storage-not-put-away = La partie n’a pas pu être rangée ({ $why }).
storage-names-unread = Les noms des parties ne peuvent pas être lus en ce moment ; aucun n’a été changé.
storage-name-not-kept = Le nom n’a pas pu être gardé ({ $why }).
storage-game-not-kept = La partie n’a pas pu être gardée ({ $why }).
storage-name-taken = Il y a de nouveau une partie de ce nom ; celle qui est effacée reste où elle est.
storage-game-not-moved = La partie n’a pas pu être déplacée ({ $why }).
storage-not-with-finished = La partie est enregistrée, mais n’a pas pu être mise avec les parties finies ({ $why }) ; on réessaiera au prochain démarrage.
storage-game-not-saved = La partie ne peut pas être enregistrée en ce moment ({ $why }) ; on continue à jouer, et l’enregistrement est réessayé à chaque coup.
storage-record-gone = Le fichier de cette partie avait disparu ; elle est de nouveau enregistrée avec tous ses coups.
storage-record-replaced = Un autre fichier avait pris la place de celui de cette partie ; il est gardé sous { $file }, et la partie est de nouveau enregistrée avec tous ses coups.
