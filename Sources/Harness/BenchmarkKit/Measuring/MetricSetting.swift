import ComparedApps
import JSONReading

/// A setting of a metric, for `bench measure --set NAME=VALUE`.
package struct MetricSetting: Sendable {
  package let name: String
  /// The meaning and the default, such as `the largest value of a parameter; defaults to 96`.
  package let help: String
  /// The accepted values in an app; `nil` to accept numbers in `range`.
  private let names: (@Sendable (any App) -> [String])?
  private let range: ClosedRange<Int>

  /// Creates a setting with a value from a list, which can depend on the app.
  package init(
    _ name: String, _ help: String, among names: @escaping @Sendable (any App) -> [String]
  ) {
    self.name = name
    self.help = help
    self.names = names
    range = 0...0
  }

  /// Creates a setting with a whole number.
  package init(_ name: String, _ help: String, in range: ClosedRange<Int>) {
    self.name = name
    self.help = help
    names = nil
    self.range = range
  }

  /// The accepted values in an app; empty for numbers.
  package func values(in app: any App) -> [String] { names?(app) ?? [] }

  /// The reason a value is rejected; `nil` if it is accepted.
  package func problem(with value: String, in app: any App) -> String? {
    if let names {
      let known = names(app)
      return known.contains(value) ? nil : unknownName(name, value, among: known)
    }
    if let number = Int(value), range.contains(number) { return nil }
    return "found \(name) \(value.excerpt), expected \(range.lowerBound) to \(range.upperBound)"
  }
}
