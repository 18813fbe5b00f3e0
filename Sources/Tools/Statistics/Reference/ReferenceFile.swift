internal import CReferenceData

/// NIST's file for a dataset, as lines of words.
struct ReferenceFile {
  private let header: [[Substring]]

  /// The numbers after the header, row by row.
  let rows: [[Double]]

  /// Reads the embedded file of a dataset, such as `Norris`.
  init(_ dataset: String) {
    guard let text = nb_reference_file(dataset) else {
      preconditionFailure("no file for NIST's dataset '\(dataset)'")
    }
    let lines = String(cString: text).split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.split(separator: " ") }
    let start = lines.lastIndex { $0.first == "Data:" || $0.first?.hasPrefix("-----") == true }!
    header = Array(lines[...start])
    rows = lines[(start + 1)...].filter { !$0.isEmpty }.map { $0.map { Double($0)! } }
  }

  /// The first number that follows a label in the header, such as `ybar:`.
  func value(after label: String) -> Double {
    header.lazy.compactMap { line in
      line.firstIndex { $0 == label }.flatMap { line.dropFirst($0 + 1).first }.flatMap {
        Double($0)
      }
    }.first!
  }

  /// The certified coefficients and their standard errors, from lines such as `B0  1.5  0.2`.
  var coefficients: [(name: String, estimate: Double, standardError: Double)] {
    header.compactMap { line in
      guard line.count == 3, line[0].first == "B", Int(line[0].dropFirst()) != nil else {
        return nil
      }
      return (String(line[0]), Double(line[1])!, Double(line[2])!)
    }
  }

  /// The certified degrees of freedom and sum of squares of the residuals, from the table of
  /// variances.
  var residual: (degreesOfFreedom: Int, sumOfSquares: Double) {
    let line = header.first { $0.first == "Residual" && $0.count == 4 }!
    return (Int(line[1])!, Double(line[2])!)
  }

  /// The number of observations that the header states.
  var observations: Int {
    let line = header.first { $0.contains { $0.hasPrefix("Observations") } }!
    return line.lazy.compactMap { Int($0) }.first!
  }
}
