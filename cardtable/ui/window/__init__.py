"""The one window: its pages, its commands, and the games it opens and keeps."""
