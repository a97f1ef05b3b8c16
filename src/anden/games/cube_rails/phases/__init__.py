"""The parts of phases that Age of Steam and Raíles play alike."""
