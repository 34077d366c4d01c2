"""The operations on a disk, in one place, so that a test can let any of them fail or cut the power.

Their errors are put into words here too.
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
import stat
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import BinaryIO, TypeVar

from cardtable.language import say

T = TypeVar("T")

_CANNOT_SYNC = {errno.EINVAL, errno.ENOTSUP, errno.ENOSYS, errno.EACCES, errno.EPERM}
"""The errors of file systems, such as those of networks, that can't force names in a folder to the disk."""

_HELD = {5, 32, 33}
"""Windows errors for a file that another program holds: access denied, sharing and lock violation."""

_PAUSES = (0.05, 0.1, 0.2, 0.4)
"""Seconds before each further try at such a file: virus scanners and indexers soon release a new one."""

_DRAFT = re.compile(r"\..+\.(\d+)\.new")
"""The name of a draft, with the number of the process that writes it."""

_OLD = 24 * 60 * 60
"""Seconds after which no draft is still being written."""


class StorageError(OSError):
    """A file could not be read or written; the message is one plain sentence."""


def reason(error: OSError) -> str:
    """Return the system's reason for an error, in its own words."""
    return (error.strerror or str(error)).rstrip(".")


class Disk:
    """The computer's own disk. Every method may raise OSError; its work is then undone or half done."""

    # Basic operations

    def begin(self, path: Path) -> BinaryIO:
        """Create an empty file to write to; the folder must exist, the name must be free."""
        flags = os.O_RDWR | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
        return os.fdopen(os.open(path, flags, 0o666), "r+b", buffering=0)

    def open(self, path: Path) -> BinaryIO:
        """Open an existing file for reading and writing."""
        flags = os.O_RDWR | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0)
        file = os.fdopen(_patiently(lambda: os.open(path, flags)), "r+b", buffering=0)
        if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
            file.close()
            raise OSError(errno.EINVAL, "not an ordinary file", str(path))
        return file

    def write(self, file: BinaryIO, at: int, data: bytes) -> None:
        """Write data into a file from byte `at` on, and cut off everything after it."""
        file.seek(at)
        file.truncate()
        rest = memoryview(data)
        while rest:
            rest = rest[file.write(rest) :]

    def sync(self, file: BinaryIO) -> None:
        """Wait until the data of a file have reached the disk."""
        _force(file.fileno())

    def move(self, path: Path, to: Path) -> None:
        """Rename or move a file, making the folder; at every moment it has one of the two names."""
        self.make_folder(to.parent)
        _patiently(lambda: os.replace(path, to))

    def remove(self, path: Path) -> None:
        _patiently(path.unlink)

    def add_folder(self, folder: Path) -> None:
        """Make an empty folder in an existing one, unless it exists."""
        folder.mkdir(exist_ok=True)

    def sync_folder(self, folder: Path) -> None:
        """Wait until the names in a folder have reached the disk, if the system supports that."""
        if sys.platform != "win32":
            try:
                descriptor = os.open(folder, os.O_RDONLY)
                try:
                    _force(descriptor)
                finally:
                    os.close(descriptor)
            except OSError as error:
                if error.errno not in _CANNOT_SYNC:
                    raise

    # Operations built on those

    def make_folder(self, folder: Path) -> None:
        """Make a folder and its parents; on return every new name has reached the disk."""
        if folder.is_dir():
            return
        self.make_folder(folder.parent)
        self.add_folder(folder)
        try:
            self.sync_folder(folder.parent)
        except OSError:
            # Otherwise the next call would assume that the folder's name is on the disk.
            with contextlib.suppress(OSError):
                folder.rmdir()
            raise

    @contextlib.contextmanager
    def draft(self, path: Path) -> Iterator[BinaryIO]:
        """Open a file to fill; it takes the name `path` when it is complete and on the disk.

        After any error, the old file is unchanged. The folder must exist; it is not synced.
        """
        target = lying(path)
        _refuse_to_replace(target)
        draft = target.with_name(f".{target.name[:40]}.{os.urandom(4).hex()}.{os.getpid()}.new")
        try:
            with self.begin(draft) as file:
                _take_mode(file, target)
                yield file
                self.sync(file)
            self.move(draft, target)
        except BaseException:
            with contextlib.suppress(OSError):
                self.remove(draft)
            raise

    def write_whole(self, file: BinaryIO, data: bytes) -> None:
        """Write the whole content of a file, and read it back once."""
        self.write(file, 0, data)
        file.seek(0)
        if file.read() != data:
            raise OSError(errno.EIO, "what was written reads differently")

    def create(self, path: Path, data: bytes) -> None:
        """Create a file that either has all of this data or doesn't exist.

        Replaces an existing file and makes the folder; it is not synced yet.
        """
        self.make_folder(path.parent)
        with self.draft(path) as file:
            self.write_whole(file, data)

    def save(self, path: Path, data: bytes) -> None:
        """Do as `create`; on return the file has reached the disk under its name."""
        self.create(path, data)
        self.sync_folder(lying(path).parent)

    def is_at(self, file: BinaryIO, path: Path) -> bool:
        """Return whether an open file is still the one with this name."""
        if sys.platform == "win32":
            # Windows can't move or delete an open file.
            return True
        else:
            open_one = os.fstat(file.fileno())
            try:
                named = os.stat(path)
            except OSError as error:
                if error.errno in (errno.ENOENT, errno.ENOTDIR, errno.ELOOP):
                    return False
                raise
            return open_one.st_nlink > 0 and os.path.samestat(open_one, named)

    def sweep(self, folders: Iterable[Path]) -> None:
        """Delete the drafts of processes that have ended."""
        for folder in folders:
            with contextlib.suppress(OSError):
                for path in list(folder.glob(".*.new")):
                    with contextlib.suppress(OSError):
                        if _is_left(path):
                            self.remove(path)


def _patiently(do: Callable[[], T]) -> T:
    """Call `do`, and again a few times if another program on Windows holds the file."""
    for pause in _PAUSES:
        try:
            return do()
        except OSError as error:
            if getattr(error, "winerror", None) not in _HELD:
                raise
        time.sleep(pause)
    return do()


def _force(descriptor: int) -> None:
    if sys.platform != "win32":
        import fcntl

        # On macOS, fsync alone leaves the data in a cache that loses them with the power.
        full: int | None = getattr(fcntl, "F_FULLFSYNC", None)
        if full is not None:
            with contextlib.suppress(OSError):
                fcntl.fcntl(descriptor, full)
                return
    os.fsync(descriptor)


def lying(path: Path) -> Path:
    """Return the real path of a file, so that a link stays and its target is replaced."""
    try:
        return Path(os.path.realpath(path))
    except OSError:
        # On some drives Windows can't resolve the path.
        return path.absolute()


def _refuse_to_replace(target: Path) -> None:
    """Raise OSError if the target is no file, or a file that is read-only."""
    try:
        mode = target.stat().st_mode
    except FileNotFoundError:
        return
    if not stat.S_ISREG(mode):
        raise OSError(errno.EINVAL, "not an ordinary file", str(target))
    if not os.access(target, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(target))


def _take_mode(file: BinaryIO, target: Path) -> None:
    """Give the file the permissions of the file that it replaces."""
    if sys.platform != "win32":
        with contextlib.suppress(OSError):
            os.fchmod(file.fileno(), stat.S_IMODE(target.stat().st_mode))


def _is_left(path: Path) -> bool:
    """Return whether the path is one of our drafts, and its process has ended."""
    found = _DRAFT.fullmatch(path.name)
    about = path.lstat()
    if found is None or not stat.S_ISREG(about.st_mode):
        return False
    return time.time() - about.st_mtime > _OLD or not _is_alive(int(found[1]))


def _is_alive(process: int) -> bool:
    """Return whether there is, or may be, a process of that number."""
    if sys.platform == "win32":
        return True  # on Windows, asking with a signal would end it
    else:
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return False
        except (OSError, OverflowError):
            return True
        return True


DISK = Disk()


DELETED = "deleted"


def throw_away(path: Path, folder: Path, disk: Disk) -> Path:
    """Move a file to the deleted ones of `folder`; return its path. Raises StorageError.

    For systems without a bin: deleted files can come back, and none is lost.
    """
    target, number = folder / DELETED / path.name, 0
    while os.path.lexists(target):
        number += 1
        target = target.with_name(f"{path.stem}-{number}{path.suffix}")
    return moved(path, target, disk)


def put_back(deleted_path: Path, path: Path, disk: Disk) -> None:
    """Move a deleted file back to `path`. Raises StorageError, also if something else is there now."""
    if os.path.lexists(path):
        raise StorageError(say("storage-name-taken"))
    moved(deleted_path, path, disk)


def moved(path: Path, to: Path, disk: Disk) -> Path:
    """Move a file for good; return `to`. Raises StorageError."""
    try:
        disk.move(path, to)
        disk.sync_folder(to.parent)
        disk.sync_folder(path.parent)
    except OSError as error:
        raise StorageError(say("storage-game-not-moved", why=reason(error))) from None
    return to
