"""The page with the learners."""
