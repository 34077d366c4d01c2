keys-title = Breyta lyklum
keys-how = Ýttu á Enter og svo á nýja lykilinn
keys-press = Ýttu á nýja lykilinn
keys-back-to-usual = Aftur í { $key }
keys-none = enginn
keys-or = { $first } eða { $second }
keys-reset = Núllstilla alla lykla
keys-were-reset = Allir lyklar eru aftur eins og í byrjun.
keys-is-now = { $action }: { $key }
keys-taken = { $key } gerir þetta nú þegar: { $action }.
keys-fixed = { $key } gerir það sama alls staðar. Veldu annan lykil.
keys-need-ctrl = Bættu Ctrl eða Alt við { $key }: hér eru bókstafir slegnir inn.

## Hvar lyklar gilda

keys-everywhere = Alls staðar
keys-at-table = Við borðið
keys-at-end = Í lok leiks
keys-in-lesson = Þegar barn svarar
keys-in-workshop = Smiðja

## Hvað lyklar gera

keys-hear-again = Heyra síðustu útspil
keys-hear-all = Heyra hvernig leikurinn stendur
keys-sneak = Skjóta inn spili
keys-defend = Henda spili sem bjargar
keys-declare = Leggja niður þrennu
keys-lesson-away = Barnið er ekki hér
keys-lesson-again = Lesa aftur
keys-lesson-leave = Áfram án þess að svara
keys-replay-seat = Séð frá næsta sæti
keys-replay-costly = Aðeins dýr útspil
keys-favorite = Gera leikinn að uppáhaldi, eða ekki lengur
