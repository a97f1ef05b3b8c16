"""The shared tests of texts say what they compared."""

import pytest

pytest.register_assert_rewrite("tests.unit.texts.game_texts")
