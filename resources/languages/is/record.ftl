record-foreign = Þetta er ekki leikskrá.
record-newer = Þessi leikur var gerður með nýrri útgáfu Cardtable, sem veit hvað lína { $line } segir.
record-damaged = { $line ->
    [0] Þessi leikskrá er skemmd.
   *[other] Þessi leikskrá er skemmd í línu { $line }.
 }

record-damaged-from = Skrá þessa leiks er skemmd í línu { $line }; leikurinn er sýndur þangað.
