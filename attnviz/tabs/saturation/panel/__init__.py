"""The side panel: curves over many draws, what to divide by, and all readouts."""
