// Numbers for the tests, and how near a computed number has to come to one from R or SciPy.

/// The first values of a fixed list without pattern, ties or zeros; every one is exact in binary.
///
/// In R `i <- 1:n; (i*37) %% 101 - 45 + i/128`, in Python `i = np.arange(1, n + 1)` and the same.
func scattered(_ count: Int) -> [Double] {
  (1...count).map { i in
    let whole = i * 37 % 101 - 45
    return Double(whole) + Double(i) / 128
  }
}

/// Scores of nine patients before therapy and after: Hollander and Wolfe, in R's `?wilcox.test`.
enum Depression {
  static let before = [1.83, 0.50, 1.62, 2.48, 1.68, 1.88, 1.55, 3.06, 1.30]
  static let after = [0.878, 0.647, 0.598, 2.05, 1.06, 1.29, 1.06, 3.14, 1.29]
  static let differences = zip(before, after).map { $0 - $1 }
}

/// Whether two numbers differ by rounding only: equal to 12 of the 15 digits that R and SciPy give.
func isClose(_ computed: Double, _ expected: Double) -> Bool {
  abs(computed - expected) <= 1e-12 * max(1, abs(expected))
}
