/// What a run of tests came to, read from the XML in which `swift test --xunit-output` tells it.
public struct TestReport: Hashable, Sendable {
  /// Test functions that were run; one that is run with several arguments is one.
  public private(set) var tests = 0
  /// Those that failed, as `suite.function`; how the tests ended where they did so before they could report.
  public private(set) var failures: [String] = []

  /// Why a text is not a whole report.
  public struct Malformed: Error, CustomStringConvertible, Sendable {
    /// What was found, and what was expected.
    public let description: String
  }

  /// Describes tests that ended before they could report: how many there are is not known.
  ///
  /// - Parameter end: How they ended, and what was said then.
  public init(endedEarly end: String) { failures = [end] }

  /// Reads a report, in which every element begins a line of its own.
  ///
  /// - Throws: `Malformed` when the report has no end, or a test no name.
  public init(xml: String) throws(Malformed) {
    var current: String?
    var isWhole = false
    for line in xml.split(whereSeparator: \.isNewline) {
      let line = line.drop { $0 == " " || $0 == "\t" }
      if line.hasPrefix("<testcase ") {
        guard let suite = line.attribute("classname"), let name = line.attribute("name") else {
          throw Malformed(
            description: "found '\(line)', expected a test with 'classname' and 'name'")
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
        description: "the report of the tests ends too early, expected '</testsuites>' at its end."
          + " Is the disk full?")
    }
  }
}

extension Substring {
  // Quotes in names are not escaped: a value ends where the next attribute begins, or the element ends.
  fileprivate func attribute(_ name: String) -> Substring? {
    guard let start = firstRange(of: " \(name)=\"")?.upperBound else { return nil }
    let rest = self[start...]
    guard let end = rest.firstRange(of: /" (?:\w+="|\/?>)|"\/?>/)?.lowerBound else { return nil }
    return rest[..<end]
  }
}
