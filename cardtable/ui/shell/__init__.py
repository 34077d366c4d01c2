"""The one window, which holds pages and a menu and knows no feature by name."""
