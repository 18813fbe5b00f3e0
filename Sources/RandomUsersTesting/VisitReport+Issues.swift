public import RandomUsers
public import Testing

extension VisitReport {
  /// Records one issue per finding, at the closure or the class that the finding is about, and a warning for every known finding
  /// that was not found.
  ///
  ///     @MainActor @Test func usersFindNothingWrong() throws {
  ///       try RandomUsers(sessions: 200).visit(.delegate { AppDelegate() }).recordIssues()
  ///     }
  ///
  /// - Parameter sourceLocation: Where issues are recorded whose findings have no location.
  public func recordIssues(sourceLocation: SourceLocation = #_sourceLocation) {
    for (index, finding) in findings.enumerated() {
      // What was done and seen is printed once.
      let heading = index == 0 ? summary.joined(separator: "\n") + "\n\n" : ""
      Issue.record(
        "\(heading)\(finding.description)",
        sourceLocation: finding.location.map(SourceLocation.init) ?? sourceLocation)
    }
    for entry in unusedKnown {
      Issue.record(
        "known and not found: \(entry). Delete the entry if it is fixed.", severity: .warning,
        sourceLocation: sourceLocation)
    }
  }
}

extension SourceLocation {
  fileprivate init(_ location: Finding.Location) {
    // An identifier of a file has a module and a name; a path from debug information stands for both.
    let parts = location.file.split(separator: "/").suffix(2)
    let id = parts.count == 2 ? parts.joined(separator: "/") : "app/\(location.file)"
    self.init(fileID: id, filePath: location.file, line: location.line, column: 1)
  }
}
