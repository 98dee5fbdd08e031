"""In front of a class: the projector look, a second screen, the light on a cell."""
