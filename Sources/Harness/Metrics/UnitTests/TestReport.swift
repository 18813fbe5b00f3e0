import BenchmarkKit

/// The result of a test run, parsed from the XML of `swift test --xunit-output`.
package struct TestReport: Hashable, Sendable {
  /// The number of test functions run; a parameterised test counts once.
  package private(set) var tests = 0
  /// The failed tests, as `suite.function`, or the reason why the test process ended early.
  package private(set) var failures: [String] = []

  /// An error thrown when a report is incomplete or malformed.
  package struct Malformed: Error, CustomStringConvertible, Sendable {
    /// The error message: the problem, and the expected content.
    package let description: String
  }

  /// Creates a report of tests that ended early, whose number is unknown.
  ///
  /// - Parameter end: The reason why the tests ended, with their last output.
  package init(endedEarly end: String) { failures = [end] }

  /// Parses a report in which every element starts on a new line.
  ///
  /// - Throws: `Malformed` if the report is incomplete or a test has no name.
  package init(xml: String) throws(Malformed) {
    var current: String?
    var isWhole = false
    for line in xml.split(whereSeparator: \.isNewline) {
      let line = line.drop { $0 == " " || $0 == "\t" }
      if line.hasPrefix("<testcase ") {
        guard let suite = line.attribute("classname"), let name = line.attribute("name") else {
          throw Malformed(
            description: "found '\(line)', expected a test with 'classname' and 'name'.")
        }
        tests += 1
        current = "\(suite).\(name)"
      } else if line.hasPrefix("<failure"), let test = current {
        failures.append(test)
        // A test may fail more than once.
        current = nil
      } else if line.hasPrefix("<skipped"), current != nil {
        tests -= 1
        current = nil
      } else if line.hasPrefix("</testsuites>") {
        isWhole = true
      }
    }
    guard isWhole else {
      throw Malformed(
        description: "found a truncated test report, expected '</testsuites>' at its end."
          + " Check the free disk space.")
    }
  }
}

extension Substring {
  // Quotes in names are not escaped: a value ends at the next attribute or at the end of the
  // element.
  fileprivate func attribute(_ name: String) -> Substring? {
    guard let start = firstRange(of: " \(name)=\"")?.upperBound else { return nil }
    let rest = self[start...]
    guard let end = rest.firstRange(of: /" (?:\w+="|\/?>)|"\/?>/)?.lowerBound else { return nil }
    return rest[..<end]
  }
}
