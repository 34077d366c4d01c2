"""What features are handed: the pages by name, the session, and what all of them share.

The shell makes one `Services` for its window; each feature gets it when it registers.
"""
