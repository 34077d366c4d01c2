"""The table again for the keyboard and for screen readers."""
