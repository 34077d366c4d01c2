"""What `build.py` makes the app of: what goes in, how each system packs it, and how the product is tried."""
