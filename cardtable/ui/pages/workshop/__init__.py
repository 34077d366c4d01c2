"""The workshop: the page on which players make their own games, with the effects of each change shown beside.

workshop_page  the page: head, columns, actions, and drafts
game_panel     the settings of the game: numbers, choices, special parts
cards_panel    what each card does, as draggable chips in rows
chip_menu      the menu of a chip, over the page
told_panel     whether the draft fits and is fair, its rules in words, and the comparison with its origin
fit_sheet      the conflicts of a draft with their repairs, or that it can be played
fairness       the lab's verdicts, each with its figures and repairs
compared       the draft beside the game that it came from
lab_pictures   the lab's figures, drawn
lab_watch      runs the lab on another thread
"""
