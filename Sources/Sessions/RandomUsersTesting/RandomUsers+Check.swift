import Foundation
@_exported public import RandomUsers
public import Testing

extension RandomUsers {
  /// Runs random users on an app, and records one issue per finding that is not known.
  ///
  ///     @MainActor @Test func usersFindNothingNew() throws {
  ///       try RandomUsers(sessions: 200).check(
  ///         .delegate { AppDelegate() }, knownFindings: "known-findings.txt")
  ///     }
  ///
  /// The first run writes the file and records one issue that reports it; later runs record only
  /// findings that are not in the file.
  ///
  /// - Parameters:
  ///   - app: The way to launch the app.
  ///   - oracle: The app's reference model, if there is one.
  ///   - knownFindings: The path of a file for ``KnownFindings``, relative to the folder of the
  ///     test's source.
  /// - Returns: The report whose issues were recorded.
  /// - Throws: ``KnownFindingsError`` when the file cannot be read; an error when the system cannot
  ///   create another process.
  @MainActor @discardableResult public func check(
    _ app: AppLaunch, oracle: Oracle? = nil, knownFindings: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation, filePath: String = #filePath
  ) throws -> VisitReport {
    guard let knownFindings else {
      let report = try visit(app, oracle: oracle)
      report.recordIssues(sourceLocation: sourceLocation)
      return report
    }
    let folder = URL(fileURLWithPath: filePath).deletingLastPathComponent()
    let path = URL(fileURLWithPath: knownFindings, relativeTo: folder).path
    guard FileManager.default.fileExists(atPath: path) else {
      return try start(path, app, oracle, sourceLocation)
    }
    var users = self
    users.known.formUnion(try KnownFindings(contentsOf: path))
    let report = try users.visit(app, oracle: oracle)
    report.recordIssues(sourceLocation: sourceLocation)
    return report
  }

  @MainActor private func start(
    _ path: String, _ app: AppLaunch, _ oracle: Oracle?, _ sourceLocation: SourceLocation
  ) throws -> VisitReport {
    let report = try visit(app, oracle: oracle)
    let list = KnownFindings(report)
    try list.write(to: path)
    Issue.record(
      """
      \(report)

      These findings are now known: they were written to '\(path)'.
      Add the file to the repository, and delete a line when its finding is fixed.
      """, sourceLocation: sourceLocation)
    return report
  }
}
