"""One text that serves autosave, replay, sharing and bug reports; and the trace of what happened."""
