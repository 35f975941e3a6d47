"""Work in several processes or on a cluster: results in order, and stopping keeps what is done."""

from __future__ import annotations

import signal
import socket
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from typing import Any, TypeVar, cast
from urllib.parse import urlsplit

from snapcount.core.table import Refusal
from snapcount.simulation.crew import crew

Piece = TypeVar("Piece")
Done = TypeVar("Done")
LOCAL = "local"
AUTO = "auto"
"""Ray's word for a cluster that runs on this machine."""
PATIENCE = 10.0
"""Seconds for a cluster to answer: Ray itself asks an address where nobody is for many minutes."""
AHEAD = 4
"""So many pieces a worker are asked for before their turn: nobody waits, and memory stays flat."""
SHARE = 16
"""So many pieces a worker go to a cluster at a time: joblib's backend for Ray hands back whole shares."""


def in_order(work: Callable[[Piece], Done], pieces: Sequence[Piece], workers: int) -> Iterator[Done]:
    """The result of each piece, in the order of the pieces, whoever works on them."""
    if workers == 1:
        yield from map(work, pieces)
        return
    with crew(workers) as hand_out:
        ahead: list[Future[Done]] = []
        for piece in pieces:
            ahead.append(hand_out(work, piece))
            if len(ahead) > AHEAD * workers:
                yield ahead.pop(0).result()
        while ahead:
            yield ahead.pop(0).result()


def on_cluster(
    work: Callable[[Piece], Done], pieces: Sequence[Piece], address: str, workers: int
) -> Iterator[Done]:
    """The same on a Ray cluster, through joblib's backend; "local" starts one of so many workers on this machine."""
    try:
        import joblib
        import ray
        from ray.util.joblib import register_ray
    except ImportError:
        raise Refusal("simulate", "A cluster needs Ray: pip install 'snapcount[cluster]'.") from None
    reached(address)
    heard = signal.getsignal(signal.SIGTERM)
    try:
        here: dict[str, Any] = {"num_cpus": workers} if address == LOCAL else {"address": address}
        ray.init(**here, log_to_driver=False, include_dashboard=False)
    except Exception as problem:  # what Ray says of a cluster that doesn't start is a bare Exception
        raise Refusal("simulate", f"No Ray cluster at {address}: {str(problem).rstrip('.')}.") from None
    if callable(heard) and threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, heard)  # Ray ends the program at once
    try:
        register_ray()
        there = max(1, int(ray.cluster_resources().get("CPU", 1)))
        with joblib.parallel_backend("ray"), joblib.Parallel(n_jobs=there) as parallel:
            for at in range(0, len(pieces), SHARE * there):
                share = pieces[at : at + SHARE * there]
                yield from cast(list[Done], parallel(joblib.delayed(work)(piece) for piece in share))
    finally:
        ray.shutdown()


def reached(address: str) -> None:
    """Somebody answers at the address, or it is refused with the reason."""
    if address in (LOCAL, AUTO):
        return
    try:
        at = urlsplit(address if "//" in address else f"//{address}")
        host, port = at.hostname, at.port
    except ValueError:
        host = port = None
    if not host or not port:
        raise Refusal(
            "simulate",
            f"{address} isn't the address of a Ray cluster: HOST:PORT, ray://HOST:PORT, auto or local.",
        )
    try:
        socket.create_connection((host, port), PATIENCE).close()
    except OSError as problem:
        why = problem.strerror or "nobody answers"
        raise Refusal("simulate", f"No Ray cluster at {address}: {why}.") from None
