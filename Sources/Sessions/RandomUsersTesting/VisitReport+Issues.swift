public import RandomUsers
public import Testing

extension VisitReport {
  /// Records one issue per finding at its location, and a warning per known finding not found.
  ///
  /// The location is that of the closure or class that the finding is about.
  ///
  ///     @MainActor @Test func usersFindNothingWrong() throws {
  ///       try RandomUsers(sessions: 200).visit(.delegate { AppDelegate() }).recordIssues()
  ///     }
  ///
  /// - Parameter sourceLocation: Where issues without a location of their own are recorded.
  public func recordIssues(sourceLocation: SourceLocation = #_sourceLocation) {
    for (index, finding) in findings.enumerated() {
      // Print the summary only once.
      let heading = index == 0 ? summary.joined(separator: "\n") + "\n\n" : ""
      Issue.record(
        "\(heading)\(finding.description)",
        sourceLocation: finding.location.map(SourceLocation.init) ?? sourceLocation)
    }
    for entry in unusedKnown {
      Issue.record(
        "known but not found: \(entry). Delete the entry if it is fixed.", severity: .warning,
        sourceLocation: sourceLocation)
    }
  }
}

extension SourceLocation {
  fileprivate init(_ location: Finding.Location) {
    // A file ID consists of a module and a name; the last two parts of the path stand in for them.
    let parts = location.file.split(separator: "/").suffix(2)
    let id = parts.count == 2 ? parts.joined(separator: "/") : "app/\(location.file)"
    self.init(fileID: id, filePath: location.file, line: location.line, column: 1)
  }
}
