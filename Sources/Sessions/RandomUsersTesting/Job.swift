import Foundation
import JSONReading
import RandomUsers
import WorkflowCommands

/// The job of a CI service that runs the tests; the environment describes it as in GitHub Actions.
struct Job: Sendable {
  /// The job that shows reports; tests of this module set another one.
  @TaskLocal static var current = Job()

  var environment = ProcessInfo.processInfo.environment
  /// The root of the app's repository.
  var folder = FileManager.default.currentDirectoryPath
  var log: @Sendable (String) -> Void = { FileHandle.standardOutput.write(Data($0.utf8)) }

  /// Annotates source lines with the findings of a report, and appends the report to the job's
  /// summary.
  ///
  /// - Parameter test: The name of the test, as the heading in the summary.
  func show(_ report: VisitReport, of test: String) throws(Failure) {
    if environment["GITHUB_ACTIONS"] == "true" {
      for finding in report.findings { log("\(command(for: finding))\n") }
    }
    if let path = environment["GITHUB_STEP_SUMMARY"], !path.isEmpty {
      try append(Self.summary(of: report, test), to: path)
    }
  }

  private func command(for finding: Finding) -> WorkflowCommand {
    let location = finding.location.map { location in
      let prefix = folder + "/"
      let isInside = location.file.hasPrefix(prefix)
      return (
        file: isInside ? String(location.file.dropFirst(prefix.count)) : location.file,
        line: location.line
      )
    }
    return WorkflowCommand(.error, title: finding.id, finding.description, at: location)
  }

  /// The report as an indented code block, which no text in it can end.
  private static func summary(of report: VisitReport, _ test: String) -> String {
    let lines = report.description.visibleLines.split(separator: "\n")
    // The backticks of a raw identifier would end the code span.
    let name = test.filter { $0 != "`" }
    return "## `\(name)`\n\n" + lines.map { "    \($0)\n" }.joined() + "\n"
  }

  /// Appends text in one operation, because other tests may append at the same time.
  private func append(_ text: String, to path: String) throws(Failure) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND, 0o644)
    defer { close(descriptor) }
    guard descriptor >= 0, write(descriptor, text, text.utf8.count) == text.utf8.count else {
      throw Failure(path: path, reason: String(cString: strerror(errno)))
    }
  }

  /// The failure to write the job's summary.
  struct Failure: Error, CustomStringConvertible {
    let path: String
    let reason: String

    var description: String {
      "cannot append the report to '\(path)', which GITHUB_STEP_SUMMARY names: \(reason)"
    }
  }
}
