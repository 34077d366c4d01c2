"""What pages are made of: the page itself, controls, what lies over a page, and the style of all of it."""
