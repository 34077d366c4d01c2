"""A family with phones at a table that shows nothing."""

from __future__ import annotations

import pytest

from cardtable.ui.play.conductor import Conductor
from tests.ui.phones.family import Family


@pytest.fixture
def family(conductor: Conductor) -> Family:
    return Family(conductor)
