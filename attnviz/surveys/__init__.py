"""Surveys: the scores of all heads of a model over many texts, whoever computes them.

One text is one piece of work, computed alike by a thread here or by a worker elsewhere; what is
done is kept at once, so that a survey that was stopped goes on.
"""
