import Foundation

/// A file of the NIST reference data, as lines of words.
struct NISTDataset {
  private let header: [[String]]

  /// The numbers after the header, row by row.
  let rows: [[Double]]

  /// Reads a file of the resource folder, such as `linear/Norris`.
  init(_ name: String) throws {
    let url = Bundle.module.resourceURL!.appending(path: "NIST/\(name).dat")
    let lines = try String(contentsOf: url, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.split(separator: " ").map(String.init) }
    let start = lines.lastIndex { $0.first == "Data:" || $0.first?.hasPrefix("-----") == true }!
    header = Array(lines[...start])
    rows = lines[(start + 1)...].filter { !$0.isEmpty }.map { $0.map { Double($0)! } }
  }

  /// The first number that follows a label in the header, such as `ybar:`.
  func value(after label: String) -> Double {
    header.lazy.compactMap { line in
      line.firstIndex(of: label).flatMap { line.dropFirst($0 + 1).first }.flatMap { Double($0) }
    }.first!
  }

  /// Certified coefficients and their standard errors, from lines such as `B0  1.5  0.2`.
  var coefficients: [(estimate: Double, standardError: Double)] {
    header
      .filter { $0.count == 3 && $0[0].wholeMatch(of: /B\d+/) != nil }
      .map { (Double($0[1])!, Double($0[2])!) }
  }

  /// Certified degrees of freedom and sum of squares of the residuals, from the table of variances.
  var residual: (degreesOfFreedom: Int, sumOfSquares: Double) {
    let line = header.first { $0.first == "Residual" && $0.count == 4 }!
    return (Int(line[1])!, Double(line[2])!)
  }
}
