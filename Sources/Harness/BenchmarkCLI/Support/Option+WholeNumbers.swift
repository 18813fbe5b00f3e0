import ArgumentParser

// These initialisers are more specific than the parser's own, so all whole-number options use them.
extension Option where Value == Int {
  /// Creates an option for a whole number, which may be written as `10k`, `2M` or `1e3`.
  init(wrappedValue: Int, help: ArgumentHelp? = nil) {
    // Unconditional, so that a negative number is rejected as a value instead of being reported as
    // missing.
    self.init(
      wrappedValue: wrappedValue, parsing: .unconditional, help: help, transform: wholeNumber)
  }
}

extension Option where Value == Int? {
  /// Creates an optional whole number, which may be written as `10k`, `2M` or `1e3`.
  init(help: ArgumentHelp? = nil) {
    self.init(parsing: .unconditional, help: help, transform: wholeNumber)
  }
}

/// The whole number that `text` stands for.
@Sendable private func wholeNumber(_ text: String) throws -> Int {
  guard let match = text.wholeMatch(of: /(-?[0-9]+)(k|M|e([0-9]))?/), let digits = Int(match.1)
  else { throw ValidationError(.notWhole(text)) }
  let zeros =
    switch match.2 {
    case nil: 0
    case "k": 3
    case "M": 6
    default: match.3.flatMap { Int($0) } ?? 0
    }
  let (value, isTooLarge) = digits.multipliedReportingOverflow(
    by: (0..<zeros).reduce(1) { power, _ in power * 10 })
  guard !isTooLarge else { throw ValidationError(.notWhole(text)) }
  return value
}
