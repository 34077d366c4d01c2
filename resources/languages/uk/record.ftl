record-foreign = Це не запис партії.
record-newer = Цю партію записала новіша версія Cardtable: лише вона розуміє рядок { $line }.
record-damaged = { $line ->
    [0] Цей запис пошкоджено.
   *[other] Цей запис пошкоджено в рядку { $line }.
 }
record-damaged-from = Запис цієї партії пошкоджено в рядку { $line }; її показано до того місця.
