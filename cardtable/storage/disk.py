"""What the program asks of a disk, in one place, so that a test can let any of it fail or cut the power; and
how it says that something could not be done.
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

T = TypeVar("T")

_CANNOT_SYNC = {errno.EINVAL, errno.ENOTSUP, errno.ENOSYS, errno.EACCES, errno.EPERM}
"""What a file system says that cannot force the names in a folder to the disk, as those of networks."""

_HELD = {5, 32, 33}
"""Errors of Windows for a file that another program holds: access denied, sharing and lock violation."""

_PAUSES = (0.05, 0.1, 0.2, 0.4)
"""Seconds before each further try at such a file: a virus scanner or an indexer soon lets go of a new one."""

_DRAFT = re.compile(r"\..+\.(\d+)\.new")
"""The name of a draft, with the process that writes it."""

_OLD = 24 * 60 * 60
"""Seconds after which no draft is still being written."""


class StorageError(OSError):
    """A file could not be read or written; the message is one plain sentence."""


def reason(error: OSError) -> str:
    """Why the system refused, in its own words."""
    return (error.strerror or str(error)).rstrip(".")


class Disk:
    """The computer's own disk. Every method may raise OSError, and then its work is undone or half done."""

    # What a disk does

    def begin(self, path: Path) -> BinaryIO:
        """A new, empty file to write to, in a folder that is there, under a name that nothing has."""
        flags = os.O_RDWR | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
        return os.fdopen(os.open(path, flags, 0o666), "r+b", buffering=0)

    def open(self, path: Path) -> BinaryIO:
        """A file that is there, to read it and to write to it."""
        flags = os.O_RDWR | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0)
        file = os.fdopen(_patiently(lambda: os.open(path, flags)), "r+b", buffering=0)
        if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
            file.close()
            raise OSError(errno.EINVAL, "not an ordinary file", str(path))
        return file

    def write(self, file: BinaryIO, at: int, data: bytes) -> None:
        """Put data into a file from that byte on, and nothing after it."""
        file.seek(at)
        file.truncate()
        rest = memoryview(data)
        while rest:
            rest = rest[file.write(rest) :]

    def sync(self, file: BinaryIO) -> None:
        """Return when what was written has reached the disk."""
        _force(file.fileno())

    def move(self, path: Path, to: Path) -> None:
        """Give a file another name or folder, which is made; at every moment it has one of the two names."""
        self.make_folder(to.parent)
        _patiently(lambda: os.replace(path, to))

    def remove(self, path: Path) -> None:
        """Take a file away."""
        _patiently(path.unlink)

    def add_folder(self, folder: Path) -> None:
        """An empty folder in one that is there; none if there is one."""
        folder.mkdir(exist_ok=True)

    def sync_folder(self, folder: Path) -> None:
        """Return when the names in a folder have reached the disk, where the system lets us see to that."""
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

    # What is made of that

    def make_folder(self, folder: Path) -> None:
        """A folder with all above it; the name of every one that was not there has reached the disk."""
        if folder.is_dir():
            return
        self.make_folder(folder.parent)
        self.add_folder(folder)
        try:
            self.sync_folder(folder.parent)
        except OSError:
            # So that the next try does not take it for one that was always there.
            with contextlib.suppress(OSError):
                folder.rmdir()
            raise

    @contextlib.contextmanager
    def draft(self, path: Path) -> Iterator[BinaryIO]:
        """A file to fill, which takes the name as soon as it is whole and on the disk.

        After an error of any kind, what had the name is as it was. The folder must be there; it is not
        synced.
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
        """All that a file is to hold, read back once."""
        self.write(file, 0, data)
        file.seek(0)
        if file.read() != data:
            raise OSError(errno.EIO, "what was written reads differently")

    def create(self, path: Path, data: bytes) -> None:
        """A file that has either all of this data or is not there under its name.

        What had the name is replaced, its folder is made; that is not synced yet.
        """
        self.make_folder(path.parent)
        with self.draft(path) as file:
            self.write_whole(file, data)

    def save(self, path: Path, data: bytes) -> None:
        """As `create`; on return the file has reached the disk under its name."""
        self.create(path, data)
        self.sync_folder(lying(path).parent)

    def is_at(self, file: BinaryIO, path: Path) -> bool:
        """Whether an open file is still the one that has this name."""
        if sys.platform == "win32":
            # Nobody can move or delete there what is open.
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
        """Take away the drafts of processes that are no more."""
        for folder in folders:
            with contextlib.suppress(OSError):
                for path in list(folder.glob(".*.new")):
                    with contextlib.suppress(OSError):
                        if _is_left(path):
                            self.remove(path)


def _patiently(do: Callable[[], T]) -> T:
    """Do something with a file, and a few times again if another program on Windows holds it."""
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

        # On macOS, fsync alone leaves what was written in a cache that loses it with the power.
        full: int | None = getattr(fcntl, "F_FULLFSYNC", None)
        if full is not None:
            with contextlib.suppress(OSError):
                fcntl.fcntl(descriptor, full)
                return
    os.fsync(descriptor)


def lying(path: Path) -> Path:
    """Where a file lies or is to lie: a link stays, and what it leads to is replaced."""
    try:
        return Path(os.path.realpath(path))
    except OSError:
        # Some drives do not tell Windows where a file lies in the end.
        return path.absolute()


def _refuse_to_replace(target: Path) -> None:
    """Raises OSError for what is no file, and for a file that nobody is to write to."""
    try:
        mode = target.stat().st_mode
    except FileNotFoundError:
        return
    if not stat.S_ISREG(mode):
        raise OSError(errno.EINVAL, "not an ordinary file", str(target))
    if not os.access(target, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(target))


def _take_mode(file: BinaryIO, target: Path) -> None:
    """Who may read what is replaced may read what replaces it, and nobody else."""
    if sys.platform != "win32":
        with contextlib.suppress(OSError):
            os.fchmod(file.fileno(), stat.S_IMODE(target.stat().st_mode))


def _is_left(path: Path) -> bool:
    """Whether that is a draft of ours, and nobody writes it any more."""
    found = _DRAFT.fullmatch(path.name)
    about = path.lstat()
    if found is None or not stat.S_ISREG(about.st_mode):
        return False
    return time.time() - about.st_mtime > _OLD or not _is_alive(int(found[1]))


def _is_alive(process: int) -> bool:
    """Whether there is, or may be, a process of that number."""
    if sys.platform == "win32":
        return True  # asking there with a signal would end it
    else:
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return False
        except (OSError, OverflowError):
            return True
        return True


DISK = Disk()
