"""Wine 8 lacks CopyFile2, with which shutil.copy2 copies in Python 3.12. Without it, it copies as before."""

import _winapi

if hasattr(_winapi, "CopyFile2"):
    del _winapi.CopyFile2
