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
    let file = try knownFindings.map { try FindingsFile($0, beside: filePath) }
    var users = self
    users.known.formUnion(file?.list ?? [])
    let report = try users.visit(app, oracle: oracle)
    if let message = try file?.start(
      with: report.findings + report.known, "These findings are now known")
    {
      Issue.record("\(report)\n\n\(message)", sourceLocation: sourceLocation)
      report.showInJob(sourceLocation)
    } else {
      report.recordIssues(sourceLocation: sourceLocation)
    }
    return report
  }
}
