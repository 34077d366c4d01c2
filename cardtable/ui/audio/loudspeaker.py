"""Plays the sounds of the table through QtMultimedia, on its own thread.

Not by QSoundEffect: in Qt 6.11 on PulseAudio it closes a stream on the wrong thread. After that the event
loop only complains about an invalid socket, and the window hangs. A QAudioSink that reads from memory works.
Starting one may wait for the sound server, so it happens on a thread that paints nothing.
"""

from __future__ import annotations

import wave
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QByteArray, QObject, Qt, QThread, QTimer, Signal, Slot

from cardtable.language import say
from cardtable.resources import resource

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QAudioSink

AT_ONCE = 4
"""Number of sounds that can play together; one more replaces the oldest."""

SHAPE = (1, 2, 44100)
"""Channels, bytes per sample and samples per second of every sound."""

QUIET = 5000
"""Milliseconds without a sound after which the audio device is released."""


class NoSoundError(Exception):
    """Nothing can be played; the message is the reason in a few words."""


class Loudspeaker(QObject):
    """Plays sound files by name. Raises NoSoundError if nothing can be played."""

    _wanted = Signal(str, float)
    _spoken = Signal(object)

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
        self._spoken.connect(self._worker.speak, queued)
        self._devices = QMediaDevices(self)
        self._devices.audioOutputsChanged.connect(self._worker.let_go, queued)
        self._thread.finished.connect(self._worker.let_go, Qt.ConnectionType.DirectConnection)
        self._thread.start()

    def play(self, name: str, volume: float) -> None:
        """Play `resources/sounds/NAME.wav` at a volume of 0 to 1, without waiting for its end."""
        self._wanted.emit(name, volume)

    def speak(self, make: Callable[[], bytes]) -> None:
        """Play the samples that `make` returns in place of those spoken before; none only stop these."""
        self._spoken.emit(make)

    def close(self) -> None:
        """End the thread; nothing can be played after this."""
        self._thread.quit()
        self._thread.wait()


class _Worker(QObject):
    """Plays on the thread; makes its sinks when first needed, each with the buffer it reads from."""

    def __init__(self) -> None:
        super().__init__()
        self._sinks: list[tuple[QAudioSink, QBuffer]] = []
        """Those of sounds, then the one of speech."""
        self._files: dict[str, QByteArray] = {}
        self._oldest = 0
        self._quiet = QTimer(self, singleShot=True)
        self._quiet.timeout.connect(self.let_go)

    @Slot(str, float)
    def play(self, name: str, volume: float) -> None:
        from PySide6.QtMultimedia import QtAudio

        if not self._has_sinks():
            return
        resting = (QtAudio.State.StoppedState, QtAudio.State.IdleState)
        sounds = self._sinks[:AT_ONCE]
        free = [pair for pair in sounds if pair[0].state() in resting]
        if not free:
            self._oldest = (self._oldest + 1) % AT_ONCE
        self._start(free[0] if free else sounds[self._oldest], self._samples(name), volume)

    @Slot(object)
    def speak(self, make: Callable[[], bytes]) -> None:
        samples = make()
        if samples and self._has_sinks():
            self._start(self._sinks[-1], QByteArray(samples), 1.0)
        elif self._sinks:
            self._sinks[-1][0].reset()

    def _start(self, pair: tuple[QAudioSink, QBuffer], samples: QByteArray, volume: float) -> None:
        from PySide6.QtMultimedia import QtAudio

        sink, buffer = pair
        if sink.state() != QtAudio.State.StoppedState:
            sink.reset()
        buffer.close()
        buffer.setData(samples)
        buffer.open(QBuffer.OpenModeFlag.ReadOnly)
        sink.setVolume(volume)
        sink.start(buffer)
        lasts = 1000 * samples.size() // (SHAPE[1] * SHAPE[2])
        self._quiet.start(max(QUIET + lasts, self._quiet.remainingTime()))

    @Slot()
    def let_go(self) -> None:
        """Release the device after a silence, or because the devices have changed."""
        # Another thread deletes the timer, and couldn't stop it.
        self._quiet.stop()
        for sink, _ in self._sinks:
            sink.stop()
        self._sinks = []

    def _has_sinks(self) -> bool:
        if not self._sinks:
            self._make_sinks()
        return bool(self._sinks)

    def _make_sinks(self) -> None:
        from PySide6.QtMultimedia import QAudioFormat, QAudioSink, QMediaDevices

        device = QMediaDevices.defaultAudioOutput()
        if device.isNull():
            return
        shape = QAudioFormat()
        shape.setSampleRate(SHAPE[2])
        shape.setChannelCount(SHAPE[0])
        shape.setSampleFormat(QAudioFormat.SampleFormat.Int16)
        self._sinks = [(QAudioSink(device, shape), QBuffer()) for _ in range(AT_ONCE + 1)]

    def _samples(self, name: str) -> QByteArray:
        if name not in self._files:
            with wave.open(str(resource("sounds", f"{name}.wav"))) as file:
                self._files[name] = QByteArray(file.readframes(file.getnframes()))
        return self._files[name]
