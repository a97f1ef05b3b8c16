"""The phases of a turn («SECUENCIA DE JUEGO»), one file each; `sequence` leads from one to the next."""
