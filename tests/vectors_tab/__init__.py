"""A whole tab from outside: the vectors of the words as a grid to type in, for tests."""
