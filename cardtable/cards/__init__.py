"""Cards, packs and the shuffle: what lies on the table before any rule speaks."""
