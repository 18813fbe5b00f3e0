import Foundation
public import RandomUsers
public import Testing

extension RandomUsers {
  /// Compares two versions of an app, and records one issue per unexpected difference and per new
  /// finding.
  ///
  ///     @MainActor @Test func theRewriteBehavesTheSame() throws {
  ///       try RandomUsers(sessions: 200).check(
  ///         before: AppVersion(.delegate { Routers.AppDelegate() }, sources: "Sources/Routers"),
  ///         after: AppVersion(.delegate { Coordinators.AppDelegate() }, sources: "Sources/New"),
  ///         expectedDifferences: "expected-differences.txt", result: "comparison.json")
  ///     }
  ///
  /// The first run writes the files for expected differences and known findings that do not exist
  /// yet, and records one issue that reports it; later runs record only what is not in the files.
  ///
  /// - Parameters:
  ///   - before: The old version, which is the reference.
  ///   - after: The new version.
  ///   - expectedDifferences: The path of a file for ``KnownFindings``, relative to the folder of
  ///     the test's source.
  ///   - knownFindings: The path of a file with findings of the new version that are accepted.
  ///   - launches: The number of processes in which times are measured; 0 for none. In a release
  ///     build, each has its code in another order. If there are any launches, instructions are
  ///     counted too, where valgrind is installed.
  ///   - control: A launch of the old version's sources, built a second time as another module, as
  ///     the control of the times; if `nil`, the old version itself runs a second time.
  ///   - result: The path at which the raw results are stored for `bench compare-apps`, relative to
  ///     the current folder.
  /// - Returns: The comparison whose issues were recorded.
  /// - Throws: ``KnownFindingsError`` when a file cannot be read; an error when the system cannot
  ///   create another process or write the result.
  @MainActor @discardableResult public func check(
    before: AppVersion, after: AppVersion, expectedDifferences: String? = nil,
    knownFindings: String? = nil, launches: Int = 0, control: AppLaunch? = nil,
    result: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation, filePath: String = #filePath
  ) throws -> AppComparison {
    let expected = try expectedDifferences.map { try FindingsFile($0, beside: filePath) }
    let known = try knownFindings.map { try FindingsFile($0, beside: filePath) }
    var users = self
    users.known.formUnion(known?.list ?? [])
    let comparison = try users.compare(
      before, after, expected?.list ?? [], launches: launches, control: control,
      restart: Test.restart)
    if Restart.isPending { return comparison }
    if let result { try comparison.write(to: result) }
    let accepted = (
      differences: try expected?.start(
        with: comparison.differences, "These differences are now expected"),
      new: try known?.start(with: comparison.new, "These findings are now known")
    )
    let messages = [accepted.differences, accepted.new].compactMap { $0 }
    if !messages.isEmpty {
      Issue.record(
        "\(([comparison.description] + messages).joined(separator: "\n\n"))",
        sourceLocation: sourceLocation)
    }
    comparison.record(
      (accepted.differences == nil ? comparison.differences : [])
        + (accepted.new == nil ? comparison.new : []),
      withSummary: messages.isEmpty, sourceLocation)
    return comparison
  }
}

extension Test {
  /// The arguments with which the test program runs only the current test; `nil` if that has
  /// parameters, because arguments cannot choose one of its cases.
  fileprivate static var restart: [String]? {
    if Case.current?.isParameterized == true { return nil }
    return current.map { test in
      [
        "--testing-library", "swift-testing", "--filter",
        NSRegularExpression.escapedPattern(for: "\(test.id)"),
      ]
    }
  }
}

extension AppComparison {
  /// Records an issue at the location of each unexpected difference and new finding, and a warning
  /// for each entry without a match.
  ///
  /// - Parameter sourceLocation: The location of issues whose finding has none.
  public func recordIssues(sourceLocation: SourceLocation = #_sourceLocation) {
    record(differences + new, withSummary: true, sourceLocation)
  }

  fileprivate func record(
    _ findings: [Finding], withSummary: Bool, _ sourceLocation: SourceLocation
  ) {
    for (index, finding) in findings.enumerated() {
      // Print the summary only once.
      let heading = withSummary && index == 0 ? summary.joined(separator: "\n") + "\n\n" : ""
      Issue.record(
        "\(heading)\(finding.description)",
        sourceLocation: finding.location.map(SourceLocation.init) ?? sourceLocation)
    }
    for entry in unusedExpected {
      Issue.record(
        "expected but not found: \(entry). Delete the entry if it no longer applies.",
        severity: .warning, sourceLocation: sourceLocation)
    }
    for entry in after.report.unusedKnown {
      Issue.record(
        "known but not found: \(entry). Delete the entry if the defect is fixed.",
        severity: .warning, sourceLocation: sourceLocation)
    }
  }
}
