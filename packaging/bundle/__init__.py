"""Building the app for `build.py`: its contents, the packages for each system, and checks of the result."""
