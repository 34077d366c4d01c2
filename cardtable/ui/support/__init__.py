"""What the window stands on, unseen: the application and other copies of it, threads, files, paper."""
