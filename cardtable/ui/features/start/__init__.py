"""The start page, and the unfinished game it offers."""
