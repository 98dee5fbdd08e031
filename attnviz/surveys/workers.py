"""Who scores the texts: threads of this computer, or a cluster that a Dask scheduler leads.

Dask does both with one library, and a cluster is what a person who has one runs already. A text is
scored by one worker from its first token to its last, so the result does not depend on how many
there are; matrix products run in the thread that asks (`frame.process.quick_start`; a Dask worker
sees to that by itself).
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from threading import Lock
from typing import Any

from attnviz.errors import AttnvizError
from attnviz.surveys.scoring import Refused, Scored, SurveyedModel, scored

Done = Callable[[int, Scored | Refused], None]
INSTALL = "pip install 'attnviz[survey]'"
CONNECT_SECONDS = 10
AHEAD = 4  # texts that each worker of a cluster has waiting


def with_threads(
    file: SurveyedModel, texts: Sequence[tuple[int, str]], most: int, done: Done, workers: int = 0
) -> None:
    """Score texts in threads of this computer.

    Parameters
    ----------
    texts : number and text
    most : tokens of a text that are read
    done : called with the number of a text and its scores, in any order, by one thread at a time
    workers : threads; 0 = one for each processor

    Raises
    ------
    AttnvizError
        When Dask is not installed.
    """
    try:
        import dask
    except ImportError:
        raise AttnvizError(f"survey: Dask is not installed. Install it: {INSTALL}") from None
    one_at_a_time = Lock()

    def work(number: int, text: str) -> None:
        found = scored(file, text, most)
        with one_at_a_time:
            done(number, found)

    delayed = dask.delayed(work, pure=False)
    dask.compute(
        *(delayed(number, text) for number, text in texts),
        scheduler="threads",
        num_workers=workers or os.cpu_count() or 1,
    )


def with_cluster(
    file: SurveyedModel, texts: Sequence[tuple[int, str]], most: int, done: Done, address: str
) -> None:
    """Score texts on a cluster; every worker finds the model at the same path.

    Parameters
    ----------
    address : of the scheduler, as tcp://host:8786
    texts, most, done : as in `with_threads`

    Raises
    ------
    AttnvizError
        When there is no scheduler, no worker, or no Dask.
    """
    try:
        from distributed import Client, as_completed
        from distributed.comm.addressing import get_address_host_port
    except ImportError:
        raise AttnvizError(
            f"--scheduler: Dask is not installed with its cluster. Install it: {INSTALL}"
        ) from None
    try:
        # A client that begins with one it cannot read hangs and ends with a traceback.
        get_address_host_port(address)
    except ValueError as error:
        raise AttnvizError(
            f"--scheduler: {address}: {error}. Expected an address like tcp://host:8786"
        ) from None
    try:
        client = Client(address, timeout=CONNECT_SECONDS, set_as_default=False)
    except (OSError, ValueError, TimeoutError) as error:
        raise AttnvizError(f"--scheduler: {address}: {error}") from None
    with client:
        n_workers = len(client.scheduler_info(n_workers=-1)["workers"])
        if not n_workers:
            raise AttnvizError(
                f"--scheduler: {address}: no worker is there. Start one: dask worker {address}"
            )
        waiting = iter(texts)
        numbers: dict[Any, int] = {}

        def submit() -> Any:
            number, text = next(waiting)
            future = client.submit(scored, file, text, most, pure=False)
            numbers[future] = number
            return future

        first = [submit() for _ in range(min(len(texts), AHEAD * n_workers))]
        running = as_completed(first, loop=client.loop)
        for future in running:
            done(numbers.pop(future), _result(future, address))
            if (following := _next(submit)) is not None:
                running.add(following)


def _next(submit: Callable[[], Any]) -> Any:
    try:
        return submit()
    except StopIteration:
        return None


def _result(future: Any, address: str) -> Scored | Refused:
    try:
        found: Scored | Refused = future.result()
    except Exception as error:  # whatever the worker raised, pickled, or why it is gone
        raise AttnvizError(
            f"--scheduler: {address}: a worker failed ({type(error).__name__}: {error}). Every "
            "worker needs this version of attnviz; finished texts are kept"
        ) from error
    return found
