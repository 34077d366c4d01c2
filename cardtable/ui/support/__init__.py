"""What the window needs besides widgets: the application, other copies of it, threads, files and printing."""
