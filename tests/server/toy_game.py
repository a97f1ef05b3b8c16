"""Importing this module installs the toy game, here and in worker processes."""

from __future__ import annotations

from anden.core.registry import register
from anden.core.testing.toy import Toy

register(Toy())
