"""Predict first: the question, the votes, what is covered."""
