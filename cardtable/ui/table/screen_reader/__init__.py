"""The table as widgets for the keyboard and for screen readers."""
