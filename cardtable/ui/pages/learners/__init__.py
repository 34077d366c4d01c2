"""The page of the learners."""
