"""Tab 3: why scores are divided by the square root of the vector size."""
