import Foundation
import RandomNumbers

@testable import Statistics

// Numbers for the tests, and tolerances for comparing computed values with R or SciPy.

/// The first values of a fixed list without pattern, ties or zeros; each is exact in binary.
///
/// The R code is `i <- 1:n; (i*37) %% 101 - 45 + i/128`. In Python, use the same expression with
/// `i = np.arange(1, n + 1)`.
func scattered(_ count: Int) -> [Double] {
  (1...count).map { i in
    let whole = i * 37 % 101 - 45
    return Double(whole) + Double(i) / 128
  }
}

/// A list with ties and zeros: `scattered` divided by eight, rounded down.
func tied(_ count: Int) -> [Double] {
  scattered(count).map { ($0 / 8).rounded(.down) }
}

/// Two lists of the given lengths without a common value.
func twoSamples(_ first: Int, _ second: Int) throws -> (first: Sample, second: Sample) {
  let values = scattered(first + second)
  return (try Sample(Array(values[..<first])), try Sample(values[first...].map { $0 + 5 }))
}

/// A list split into rows of equal width.
func rows(of values: [Double], width: Int) -> [[Double]] {
  stride(from: 0, to: values.count, by: width).map { Array(values[$0..<$0 + width]) }
}

/// Random numbers of the standard normal distribution, for reproducible simulations.
struct NormalValues {
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  /// Returns the next number, computed by the Box–Muller transform.
  mutating func next() -> Double {
    let radius = (-2 * log(Double((random.next() >> 11) + 1) * 0x1p-53)).squareRoot()
    return radius * cos(2 * .pi * Double(random.next() >> 11) * 0x1p-53)
  }

  /// Returns a quantile of the distribution, found by bisection of the error function.
  static func quantile(_ fraction: Double) -> Double {
    var (low, high) = (-40.0, 40.0)
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if erfc(-middle / 2.0.squareRoot()) / 2 < fraction { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  mutating func sample(_ count: Int, shift: Double = 0) throws -> Sample {
    try Sample((0..<count).map { _ in next() + shift })
  }
}

/// The stored answers of R or SciPy in `Fixtures`, by name.
struct Answers {
  static let r = Answers("r")
  static let metafor = Answers("metafor")
  static let scipy = Answers("scipy")

  private let lines: [String: [Double]]

  private init(_ tool: String) {
    let url = Bundle.module.resourceURL!.appending(path: "Fixtures/\(tool).txt")
    guard let text = try? String(contentsOf: url, encoding: .utf8) else {
      fatalError("no answers at \(url)")
    }
    lines = text.split(separator: "\n").reduce(into: [:]) { lines, line in
      let words = line.split(separator: " ")
      lines[String(words[0])] = words.dropFirst().map { Double($0)! }
    }
  }

  subscript(name: String) -> [Double] { lines[name]! }
}

/// Scores of nine patients before and after therapy, quoted in R's `?wilcox.test`.
///
/// The original source is Hollander and Wolfe.
enum Depression {
  static let before = [1.83, 0.50, 1.62, 2.48, 1.68, 1.88, 1.55, 3.06, 1.30]
  static let after = [0.878, 0.647, 0.598, 2.05, 1.06, 1.29, 1.06, 3.14, 1.29]
  static let differences = zip(before, after).map { $0 - $1 }
}

/// Whether two numbers agree to 12 of the 15 digits that R and SciPy print.
func isClose(_ computed: Double, _ expected: Double) -> Bool {
  abs(computed - expected) <= 1e-12 * max(1, abs(expected))
}

/// *e* raised to a power.
func exponential(_ power: Double) -> Double {
  exp(power)
}
