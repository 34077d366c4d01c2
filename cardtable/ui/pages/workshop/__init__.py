"""The workshop: a game of one's own is made, card by card and number by number, beside what that means.

workshop_page  the page: head, columns, what is done at the workbench, drafts that are kept
game_panel     the numbers and ways of the game
cards_panel    what each card does, as chips in rows, which can be dragged
chip_menu      what a chip may be changed into, over the page
told_panel     what it means: whether it fits, whether it is fair, the rules in words, and the comparison
fit_sheet      what does not fit, with its repairs, or what holds
fairness       what the lab says of it, a sentence first, with the figures and the repairs behind it
compared       beside the game that it came from
lab_pictures   the lab's figures, drawn
lab_watch      the lab as the panel has it, off the thread of the window
"""
