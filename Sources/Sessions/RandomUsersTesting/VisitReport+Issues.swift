public import RandomUsers
public import Testing

extension VisitReport {
  /// Records an issue at the location of each finding, and a warning for each unused known finding.
  ///
  /// The location is the declaration of the closure or class concerned, or the crash site. In a job
  /// of GitHub Actions, each finding also annotates its line, and the report is appended to the
  /// job's summary.
  ///
  ///     @MainActor @Test func usersFindNothingWrong() throws {
  ///       try RandomUsers(sessions: 200).visit(.delegate { AppDelegate() }).recordIssues()
  ///     }
  ///
  /// - Parameter sourceLocation: The location of issues whose finding has none.
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
        "known but not found: \(entry). Delete the entry if the defect is fixed.",
        severity: .warning, sourceLocation: sourceLocation)
    }
    showInJob(sourceLocation)
  }

  /// Shows the report in the job, if there is one.
  func showInJob(_ sourceLocation: SourceLocation) {
    do {
      try Job.current.show(self, of: Test.current?.name ?? "RandomUsers")
    } catch {
      Issue.record("\(error)", severity: .warning, sourceLocation: sourceLocation)
    }
  }
}

extension SourceLocation {
  init(_ location: Finding.Location) {
    // A file ID consists of a module and a name; the last two parts of the path stand in for them.
    let parts = location.file.split(separator: "/").suffix(2)
    let id = parts.count == 2 ? parts.joined(separator: "/") : "app/\(location.file)"
    self.init(fileID: id, filePath: location.file, line: location.line, column: 1)
  }
}
