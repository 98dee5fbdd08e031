"""Work beside the window: let it come to its end."""

from PySide6.QtCore import QEventLoop


def over(desk):
    """Let the window go on until nothing is being opened, run, or followed in its training."""
    for job in (desk.job, desk.training._job):
        while job.running:
            loop = QEventLoop()
            for signal in (job.finished, job.failed, job.stopped):
                signal.connect(loop.quit)
            loop.exec()
