import Foundation
@_exported public import RandomUsers
public import Testing

extension RandomUsers {
  /// Lets the users loose on an app, and records one issue per finding that is not known.
  ///
  ///     @MainActor @Test func usersFindNothingNew() throws {
  ///       try RandomUsers(sessions: 200).check(
  ///         .delegate { AppDelegate() }, knownFindings: "known-findings.txt")
  ///     }
  ///
  /// The first run writes the file and records one issue that says so; from then on only what is not in the file is recorded.
  ///
  /// - Parameters:
  ///   - app: How the app is launched.
  ///   - oracle: The app's reference model, if there is one.
  ///   - knownFindings: The path of a file for ``KnownFindings``, relative to the folder of the test's source.
  /// - Returns: The report, whose issues have been recorded.
  /// - Throws: ``KnownFindingsError`` when the file cannot be read; an error when the system has no room for another process.
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

      These \(list.entries.count) findings are known from now on: they were written to '\(path)'.
      Add the file to the repository, and delete a line when its finding is fixed.
      """, sourceLocation: sourceLocation)
    return report
  }
}
