"""Plays the sounds of the table through QtMultimedia, on a thread of its own.

Not by QSoundEffect: in Qt 6.11 on PulseAudio it lets go of a stream on the wrong thread, after which the
event loop does nothing but complain about an invalid socket, and the window is dead. A QAudioSink that reads
from memory does not. Starting one may wait for the sound server, so that happens where nothing moves.
"""

from __future__ import annotations

import wave
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QByteArray, QObject, Qt, QThread, QTimer, Signal, Slot

from cardtable.language import say
from cardtable.resources import resource

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QAudioSink

AT_ONCE = 4
"""How many sounds can be heard together; one more takes the place of the oldest."""

SHAPE = (1, 2, 44100)
"""Channels, bytes of a sample and samples a second of every sound."""

QUIET = 5000
"""Milliseconds without a sound after which the device is let go of."""


class NoSoundError(Exception):
    """Why nothing can be played, in a few words."""


class Loudspeaker(QObject):
    """Plays files by their names. Raises NoSoundError where nothing can be played."""

    _wanted = Signal(str, float)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        try:
            from PySide6.QtMultimedia import QMediaDevices
        except ImportError as error:
            raise NoSoundError(str(error)) from error
        device = QMediaDevices.defaultAudioOutput()
        if device.isNull():
            raise NoSoundError(say("audio-no-device"))
        self.device = device.description()
        self._thread = QThread()
        self._worker = _Worker()
        self._worker.moveToThread(self._thread)
        queued = Qt.ConnectionType.QueuedConnection
        self._wanted.connect(self._worker.play, queued)
        self._devices = QMediaDevices(self)
        self._devices.audioOutputsChanged.connect(self._worker.let_go, queued)
        self._thread.finished.connect(self._worker.let_go, Qt.ConnectionType.DirectConnection)
        self._thread.start()

    def play(self, name: str, volume: float) -> None:
        """Plays `resources/sounds/NAME.wav` at a volume of 0 to 1; comes back at once."""
        self._wanted.emit(name, volume)

    def close(self) -> None:
        """Ends the thread; nothing can be played any more."""
        self._thread.quit()
        self._thread.wait()


class _Worker(QObject):
    """Lives on the thread: sinks made when first needed, each with what it reads from."""

    def __init__(self) -> None:
        super().__init__()
        self._sinks: list[tuple[QAudioSink, QBuffer]] = []
        self._files: dict[str, QByteArray] = {}
        self._oldest = 0
        self._quiet = QTimer(self)
        self._quiet.setSingleShot(True)
        self._quiet.setInterval(QUIET)
        self._quiet.timeout.connect(self.let_go)

    @Slot(str, float)
    def play(self, name: str, volume: float) -> None:
        from PySide6.QtMultimedia import QtAudio

        if not self._sinks:
            self._make_sinks()
        if not self._sinks:
            return
        resting = (QtAudio.State.StoppedState, QtAudio.State.IdleState)
        free = [pair for pair in self._sinks if pair[0].state() in resting]
        if not free:
            self._oldest = (self._oldest + 1) % AT_ONCE
        sink, buffer = free[0] if free else self._sinks[self._oldest]
        if sink.state() != QtAudio.State.StoppedState:
            sink.reset()
        buffer.close()
        buffer.setData(self._samples(name))
        buffer.open(QBuffer.OpenModeFlag.ReadOnly)
        sink.setVolume(volume)
        sink.start(buffer)
        self._quiet.start()

    @Slot()
    def let_go(self) -> None:
        """Frees the device: nothing has been heard for a while, or there are others now."""
        for sink, _ in self._sinks:
            sink.stop()
        self._sinks = []

    def _make_sinks(self) -> None:
        from PySide6.QtMultimedia import QAudioFormat, QAudioSink, QMediaDevices

        device = QMediaDevices.defaultAudioOutput()
        if device.isNull():
            return
        shape = QAudioFormat()
        shape.setSampleRate(SHAPE[2])
        shape.setChannelCount(SHAPE[0])
        shape.setSampleFormat(QAudioFormat.SampleFormat.Int16)
        self._sinks = [(QAudioSink(device, shape), QBuffer()) for _ in range(AT_ONCE)]

    def _samples(self, name: str) -> QByteArray:
        if name not in self._files:
            with wave.open(str(resource("sounds", f"{name}.wav"))) as file:
                self._files[name] = QByteArray(file.readframes(file.getnframes()))
        return self._files[name]
