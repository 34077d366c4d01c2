"""The parts of pages: the page itself, controls, things shown over a page, and the style."""
