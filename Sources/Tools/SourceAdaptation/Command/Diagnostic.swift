/// A problem at a location in the sources, in the format that compilers use.
package struct Diagnostic: Error, Equatable, CustomStringConvertible {
  package enum Severity: String, Sendable { case error, warning }

  package let severity: Severity
  package let path: String
  package let line: Int
  package let message: String

  package init(_ severity: Severity, _ path: String, line: Int, _ message: String) {
    self.severity = severity
    self.path = path
    self.line = line
    self.message = message
  }

  package var description: String { "\(path):\(line): \(severity.rawValue): \(message)" }
}
