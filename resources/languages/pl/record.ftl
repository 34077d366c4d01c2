record-foreign = To nie jest zapis partii.
record-newer = Tę partię zapisała nowsza wersja Cardtable i tylko ona rozumie wiersz { $line }.
record-damaged = { $line ->
    [0] Ten zapis jest uszkodzony.
   *[other] Ten zapis jest uszkodzony w wierszu { $line }.
 }

record-damaged-from = Zapis tej partii jest uszkodzony w wierszu { $line }; można ją obejrzeć do tego miejsca.
