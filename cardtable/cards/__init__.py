"""Cards, packs and the shuffle, without any rules."""
