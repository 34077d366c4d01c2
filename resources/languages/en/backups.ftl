### $answers (number): answers
### $count (number): count
### $day (text): day
### $learners (number): learners
### $time (text): time

## Backups Page

backups-everything-of-cardtable-zip = Everything of Cardtable (*.zip)
backups-save-everything = Save everything
backups-learners-settings-and-all-games-as-one = Learners, settings and all games as one file (Ctrl+S)
backups-bring-from-a-file = Bring from a file
backups-from-a-file-that-was-saved-on-another = From a file that was saved on another computer (Ctrl+F)
backups-the-settings-too = The settings too
backups-cancel = Cancel
backups-take-it-back = Take it back
backups-replaces-the-settings-of-now-by-those-in = replaces the settings of now by those in the backup
backups-backups = Backups
backups-what-is-missing-here-is-added-nothing-that = What is missing here is added; nothing that is here is taken away. A backup of now is made first.
backups-a-backup-is-made-on-every-day-on-which = A backup is made on every day on which something was changed: of the learners with all answers, of the settings with your own card back, and of the games and house rules that were chosen last. The last seven days are kept, and one of each of four weeks. Who is deleted is deleted from the backups too.
backups-dddd-d-mmmm = dddd d MMMM
backups-dddd-d-mmmm-yyyy = dddd d MMMM yyyy
backups-today = Today
backups-no-learners-the-settings = no learners; the settings
backups-cardtable-everything-zip = Cardtable, everything.zip
backups-bring-all-of-this-from-the-file = Bring all of this from the file?
backups-bring-it-back = Bring it back
backups-bring-back = Bring back…
backups-day-before-time = { $day }, before { $time }
backups-learners-learners-answers-answers = { $learners } learners, { $answers } answers
backups-your-own-card-back-is-here-again = Your own card back is here again.
backups-nothing-was-missing-here = Nothing was missing here.
backups-all-is-as-it-was-before = All is as it was before.
backups-bring-the-chosen-day-back = bring the chosen day back
backups-save-everything-as-a-file = save everything as a file
backups-bring-everything-from-a-file = bring everything from a file
backups-there-is-no-backup-yet = There is no backup yet.
backups-games-count = Games: { $count }
backups-1-learner-answers-answers = 1 learner, { $answers } answers
backups-games-that-cannot-be-read-count = Games that cannot be read: { $count }.
backups-day-bring-it-back = { $day }: bring it back?
