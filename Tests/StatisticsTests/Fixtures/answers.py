"""Prints SciPy's answers for the tests, a named list of numbers a line: python3 answers.py > scipy.txt"""
import math

import numpy as np
from scipy import stats


def answer(name, *values):
    print(name, *("%.17g" % value for value in values))


def scattered(n):
    i = np.arange(1, n + 1)
    return (i * 37) % 101 - 45 + i / 128


def tied(n):
    return np.floor(scattered(n) / 8)


# All sign flips are enumerated, so the p value is exact even with ties.
for name, values in (("7", scattered(7) + 4), ("tied9", tied(9) + 1), ("tied14", tied(14) + 1)):
    values = values[values != 0]
    test = stats.wilcoxon(values, method=stats.PermutationMethod(n_resamples=np.inf))
    positive = stats.rankdata(abs(values))[values > 0].sum()
    answer("signedRank/" + name, positive, test.pvalue)

for n in (2, 7, 25, 2000):
    for fraction in (0.01, 0.25, 0.5, 0.9, 0.99):
        answer("harrellDavis/%d/%g" % (n, fraction),
               stats.mstats.hdquantiles(scattered(n) if n < 101 else np.arange(n) ** 1.5, [fraction])[0])

for n in (80, 120):
    slope = stats.theilslopes(scattered(n) + 0.2 * np.arange(n), np.arange(n), alpha=0.95)
    answer("theilSen/%d" % n, slope.slope, slope.low_slope, slope.high_slope)


def m_value(values):
    """The same definition on NumPy's histogram."""
    low, high = np.quantile(values, (0.25, 0.75))
    kept = values[(values >= low - 1.5 * (high - low)) & (values <= high + 1.5 * (high - low))]
    scale, extent, largest = 0.75 * 3.5 * kept.std(ddof=1) / len(kept) ** (1 / 3), np.ptp(kept), 2
    while scale <= extent:
        bins = math.ceil(extent / scale)
        margin = (bins * scale - extent) / 2
        heights = np.histogram(kept, bins, (kept.min() - margin, kept.max() + margin))[0]
        largest = max(largest, np.abs(np.diff(heights, prepend=0, append=0)).sum() / heights.max())
        scale *= 2
    return largest


normal = stats.norm.ppf((np.arange(1, 201) - 0.5) / 200)
answer("mValue/normal", m_value(normal))
answer("mValue/scattered", m_value(scattered(60)))
for peaks in (2, 3, 4):
    answer("mValue/%d" % peaks, m_value(np.concatenate([normal + 20 * peak for peak in range(peaks)])))

for name, values in (("scattered", scattered(60)), ("cubed", scattered(60) ** 3), ("tied", tied(60))):
    spread = stats.median_abs_deviation(values)
    answer("outliers/" + name, (abs(values - np.median(values)) > 3.5 * 1.4826 * spread).sum())

hard = scattered(100) * 10.0 ** (np.arange(100) % 33 - 16)
answer("sum", math.fsum(hard))

def projected(width, count, attained, target, level):
    unit = width / stats.t.isf((1 - attained) / 2, count - 1) * math.sqrt(count)
    needed = 6
    while unit * stats.t.isf((1 - level) / 2, needed - 1) / math.sqrt(needed) > target:
        needed += 1
    return needed


differences = scattered(12) / 1000
averages = np.sort([(differences[i] + differences[j]) / 2 for i in range(12) for j in range(i, 12)])
width = (averages[-14] - averages[13]) / 2  # R: qsignrank(.025, 12) = 14, attained .95751953125
answer("projection", width, *(projected(width, 12, .95751953125, target, .95) for target in (.1, .02, .01, .002)))


def splitmix64(state):
    """Steele, Lea and Flood's generator, in Python's unbounded integers."""
    while True:
        state = (state + 0x9E3779B97F4A7C15) % 2**64
        mixed = (state ^ (state >> 30)) * 0xBF58476D1CE4E5B9 % 2**64
        mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EB % 2**64
        yield mixed ^ (mixed >> 31)


# The upper halves, which a double holds exactly.
answer("splitmix64", *(value >> 32 for value, _ in zip(splitmix64(1234567), range(5))))
