/// An error in a list of defects.
package enum DefectError: Error, Equatable, CustomStringConvertible {
  case unreadable(module: String, line: Int, found: String, expected: String)
  case notOnce(id: String, file: String, text: String, times: Int)

  package var description: String {
    switch self {
    case .unreadable(let module, let line, let found, let expected):
      "Benchmarks/Defects/\(module).txt:\(line): found '\(found)', expected \(expected)."
    case .notOnce(let id, let file, let text, let times):
      "defect \(id): its text occurs \(times) times in '\(file)', expected once: '\(text)'."
        + " Update the defect to match the source."
    }
  }
}
