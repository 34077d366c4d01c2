"""The page of all keys, where each can be changed."""
