"""A small attention-only transformer that learns while one looks on, in NumPy alone.

Tokens and positions are vectors that are added, one or two layers of heads read and write the sum,
and what is left is turned into scores of the next letter: no norm, no MLP. So every layer of every
moment is a `Document` with one X.

    tasks      texts to learn from, and what is to be guessed in them
    network    the model: forward, and the gradient of its loss
    training   Adam, step by step: measured, kept, gone back to, branched off
    documents  a layer at some step on some text
    runs       a run as a spec asks for it: from step 0 through its changes, a slice at a time
    archive    a whole run as an .npz file
"""
