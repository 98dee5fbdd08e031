"""What holds in the program holds in the measurements: import this before NumPy.

Matrix products stay in one thread, and once everything is loaded Python does not look through it
for garbage again. Both sides of a comparison get the same.
"""

from attnviz.frame.process import quick_start

quick_start.one_thread()
settle = quick_start.settle
