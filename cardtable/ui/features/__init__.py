"""The features of the program, a folder each: its pages, its commands, and what they need.

`feature.register` of each is called once, before the first page is shown. Features know one another only by
the names of their pages.
"""
