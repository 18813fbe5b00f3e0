"""Runs our two-level bootstrap and SciPy's by turns; see scripts/bootstrap-vs-scipy."""
import statistics
import subprocess
import sys
import time

import numpy as np
from scipy import stats

program, rounds = sys.argv[1], int(sys.argv[2])
random = np.random.default_rng(1)
launches = np.exp(0.01 * random.standard_normal((100, 1)) + 0.05 * random.standard_normal((100, 100)))
text = "\n".join(" ".join(repr(float(value)) for value in launch) for launch in launches)


def ours():
    seconds, value, low, high = map(float, subprocess.run(
        [program], input=text, capture_output=True, text=True, check=True).stdout.split())
    return seconds, value, low, high


def median_of_medians(chosen, axis=-1):
    """Of resampled launches, one resample per row: draws the sessions, then takes both medians."""
    chosen = np.moveaxis(np.asarray(chosen).astype(int), axis, -1)
    sessions = random.integers(0, launches.shape[1], (*chosen.shape, launches.shape[1]), dtype=np.int32)
    return np.median(np.median(launches[chosen[..., None], sessions], axis=-1), axis=-1)


def scipys():
    start = time.perf_counter()
    result = stats.bootstrap(
        (np.arange(len(launches)),), median_of_medians, n_resamples=10_000, batch=100,
        method="percentile", vectorized=True, rng=random)
    return (time.perf_counter() - start, float(np.median(np.median(launches, axis=1))),
            *result.confidence_interval)


measured = {"ours": [], "scipy": []}
intervals = {"ours": [], "scipy": []}
for _ in range(rounds):
    for name, run in (("ours", ours), ("scipy", scipys)):
        seconds, value, low, high = run()
        measured[name].append(seconds)
        intervals[name].append((low, high))
        print(f"{name:6} {seconds:8.3f} s   {value:.6f} [{low:.6f}, {high:.6f}]")
# A ratio of times means nothing unless both computed the same interval, to Monte Carlo noise.
ends = {name: np.mean(values, axis=0) for name, values in intervals.items()}
if np.abs(ends["ours"] - ends["scipy"]).max() > 0.05 * np.ptp(ends["scipy"]):
    sys.exit("bootstrap-vs-scipy: the intervals differ, so their times cannot be compared")
medians = {name: statistics.median(seconds) for name, seconds in measured.items()}
print(f"median {medians['ours']:.3f} s against {medians['scipy']:.3f} s: "
      f"{medians['scipy'] / medians['ours']:.1f} times as fast as SciPy")
