import JSONReading

/// A message in a job's log that GitHub Actions shows with the job and at a line of a source file.
///
/// The syntax and escapes follow GitHub Docs, *Workflow commands for GitHub Actions*.
package struct WorkflowCommand: CustomStringConvertible {
  package enum Kind {
    case error, warning, notice
  }

  private let kind: Kind
  private let title: String
  private let message: String
  private let location: (file: String, line: Int)?

  /// - Parameter location: A line, with the path of its file relative to the repository.
  package init(
    _ kind: Kind, title: String, _ message: String, at location: (file: String, line: Int)? = nil
  ) {
    self.kind = kind
    self.title = title
    self.message = message
    self.location = location
  }

  /// The line of the log.
  package var description: String {
    let place = location.map { "file=\(property($0.file)),line=\($0.line)," } ?? ""
    return "::\(kind) \(place)title=\(property(title))::\(escaped(message))"
  }

  private func property(_ text: String) -> String {
    escaped(text) { [":": "%3A", ",": "%2C"][$0] }
  }

  /// Escapes the text scalar by scalar, because the runner also ends a line at a CRLF.
  private func escaped(
    _ text: String, others: (Unicode.Scalar) -> String? = { _ in nil }
  ) -> String {
    text.unicodeScalars.map { scalar in
      ["%": "%25", "\r": "%0D", "\n": "%0A"][scalar] ?? others(scalar)
        ?? (scalar.isControl && scalar != "\t" ? scalar.written : String(scalar))
    }
    .joined()
  }
}
