"""Shunting: take wagons from three sidings; who empties one gets a bonus."""

from shunting.game import Shunting

rules = Shunting()
