"""Two of anything beside each other: A, which stays, B on the bench, and what is different.

A mode of every tab that has matrices, made once for all of them. A tab says which matrices it shows
(`exhibit.ComparedMatrices`); everything else follows:

    exhibit     what a tab compares: arrays of a layer, or matrices of its own
    comparison  both sides aligned by token: what differs, and by how much
    words       differences as sentences, cells and lists
    canvas      A, B and B - A: one large, or all heads across
    row, panel  the tinted row over it; the largest differences, and how the texts were aligned
    mode        shows and hides all that in a tab
"""
