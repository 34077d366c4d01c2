"""The pages about the program: help, what's new, licenses, diagnostics."""
