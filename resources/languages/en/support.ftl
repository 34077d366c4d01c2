### $file (text): file

## Files

support-saved-as-file = Saved as { $file }.
support-it-could-not-be-drawn = it could not be drawn

## Report

support-this-computer-cannot-print-from-here-save = This computer cannot print from here; save it as PDF.
