@testable import RandomUsers
@testable import RandomUsersTesting
import Synchronization
import Testing
import UIKit

@Suite("Reports") @MainActor struct ReportTests {
  private let modules = ["RandomUsersTests"]

  private func app(_ defect: Defect) -> AppLaunch {
    .window { window in
      let coordinator = AppCoordinator(window: window, defect: defect)
      coordinator.start()
      return coordinator
    }
  }

  private func visit(_ defect: Defect, known: KnownFindings = []) throws -> VisitReport {
    try RandomUsers(sessions: 12, events: 40, modules: modules, known: known).visit(app(defect))
  }

  @Test("the report counts the sessions that met a warning, and what it says")
  func warnings() throws {
    let report = try RandomUsers(sessions: 3, events: 4, modules: ["RandomUsersTests"]).visit(
      .screen {
        let type: UIViewController.Type = DetailViewController.self
        _ = type.init()
        return UINavigationController(rootViewController: UIViewController())
      })

    let warning = try #require(report.warnings.first, "\(report)")
    #expect(report.warnings.count == 1 && warning.value == 3)
    #expect("\(report)".contains("warning in 3 sessions: an initializer called on a variable of"))
  }

  @Test("a report read back from JSON equals the one that was written")
  func encoded() throws {
    let report = try visit(.cycle, known: ["dead touch: *"])

    let data = try JSONEncoder().encode(report)
    let decoded = try JSONDecoder().decode(VisitReport.self, from: data)

    #expect(decoded == report)
    #expect("\(decoded)" == "\(report)")
    #expect(decoded.findings.first?.trace != nil && decoded.unseenScreens == report.unseenScreens)
  }

  // MARK: Incomplete checks

  @Test("a report without object counts is not clean, and its issue gives the reason")
  func uncountedObjects() throws {
    var users = RandomUsers(sessions: 2, events: 10, modules: modules)
    users.capabilities.countsObjects = false

    let report = try users.visit(app(.none))

    #expect(!report.countsObjects && !report.isClean)
    #expect(report.findings.map(\.id) == ["not checked: objects"], "\(report)")
    #expect(issues(of: report).map(\.isError) == [true])
  }

  @Test("a replay without object counts is not clean")
  func uncountedReplay() throws {
    var users = RandomUsers(modules: modules)
    users.capabilities.countsObjects = false

    #expect(try !users.replay([], on: app(.cycle)).isClean)
  }

  @Test("uncounted objects can be a known finding, but the report is still not clean")
  func acceptedUncounted() throws {
    var users = RandomUsers(
      sessions: 2, events: 10, modules: modules, known: ["not checked: objects"])
    users.capabilities.countsObjects = false

    let report = try users.visit(app(.none))

    #expect(report.findings.isEmpty && !report.isClean)
    #expect(issues(of: report).isEmpty)
  }

  // MARK: Known findings

  @Test(
    "every finding can be accepted by name",
    arguments: Defect.allCases.filter { ![.none, .endlessLoop].contains($0) })
  func accepted(_ defect: Defect) throws {
    let before = try visit(defect)
    #expect(!before.findings.isEmpty)

    let after = try visit(defect, known: KnownFindings(before))

    #expect(after.isClean, "\(after)")
    #expect(Set(after.known.map(\.id)) == Set(before.findings.map(\.id)))
    #expect(after.unusedKnown.isEmpty)
  }

  @Test("a known finding that no longer occurs is reported without an error")
  func unused() throws {
    let report = try visit(.silentButton, known: ["dead touch: Trouble *", "leak: Gone"])

    #expect(report.isClean && report.known.count == 1, "\(report)")
    #expect(report.unusedKnown == ["leak: Gone"])
    #expect(
      "\(report)".contains(
        "known but not found (delete the entry if the defect is fixed): leak: Gone"))
    #expect(issues(of: report).map(\.isError) == [false])
  }

  @Test("a file of known findings can be written, read back and edited by hand")
  func file() throws {
    let path = NSTemporaryDirectory() + "known-findings-\(UUID().uuidString).txt"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let report = try visit(.forceUnwrap)
    try KnownFindings(report).write(to: path)

    let text = try String(contentsOfFile: path, encoding: .utf8)
    let edited = try KnownFindings(text: "  # mine\n\n" + text + "leak: *ViewController\n")

    #expect(
      text == """
        # Accepted findings, one per line: a kind, a colon and a subject; '*' stands for any text.
        # Delete a line when it no longer applies. A line that matches nothing is reported.
        crash: RandomUsersTests/Apps.swift: Fatal error: Unexpectedly found nil while unwrapping \
        an Optional value

        """)
    #expect(try KnownFindings(contentsOf: path).entries == KnownFindings(report).entries)
    #expect(edited.entries.last == "leak: *ViewController")
    #expect(try visit(.forceUnwrap, known: edited).isClean)
  }

  @Test("the error for an invalid line in a file of known findings includes the line number")
  func badFile() {
    #expect(throws: KnownFindingsError.notAFinding("leek: Profile", line: 3)) {
      try KnownFindings(text: "# one\nleak: Profile\nleek: Profile")
    }
    #expect(throws: KnownFindingsError.noFile("/no/such/file")) {
      try KnownFindings(contentsOf: "/no/such/file")
    }
    #expect(
      "\(KnownFindingsError.notAFinding("leek: Profile", line: 3))".hasPrefix(
        "line 3: found 'leek: Profile', expected a kind, a colon and a subject"))
  }

  @Test("a file that cannot be written, or no session, is an error with what to do")
  func badSettings() throws {
    let path = "/no/such/folder/known.txt"
    let error = #expect(throws: UnwrittenFile.self) {
      try KnownFindings([]).write(to: path)
    }
    let none = #expect(throws: ImpossibleNumber.self) {
      try RandomUsers(sessions: 0).visit(.screen { UIViewController() })
    }
    let negative = #expect(throws: ImpossibleNumber.self) {
      try RandomUsers(events: -1).compare(
        before: .screen { UIViewController() }, after: .screen { UIViewController() })
    }

    #expect(
      error?.description == """
        cannot write '\(path)': No such file or directory. Choose a path in a folder that exists \
        and is writable.
        """)
    #expect(none?.description == "found 0 sessions, expected at least 1.")
    #expect(negative?.description == "found -1 events, expected at least 1.")
  }

  @Test("the first check writes its findings to a file, and later checks accept no others")
  func check() throws {
    let name = "known-findings-\(UUID().uuidString).txt"
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent(name).path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let users = RandomUsers(sessions: 6, events: 40, modules: modules)

    let log = Log()
    let job = Job(environment: ["GITHUB_ACTIONS": "true"], log: log.append)

    let first = try issues(in: job) { try users.check(app(.silentButton), knownFindings: name) }
    let second = try issues { try users.check(app(.silentButton), knownFindings: name) }
    let other = try issues { try users.check(app(.samePushTwice), knownFindings: name) }

    #expect(first.count == 1 && first[0].text.contains("written to '\(path)'"))
    #expect(log.text.hasPrefix("::error "), "the job shows the report")
    #expect(second.isEmpty)
    #expect(other.map(\.isError) == [true, false])
  }

  @Test("the first comparison writes both files, each if it is missing, and later ones accept them")
  func compareCheck() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("comparison-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func path(_ name: String) -> String { folder.appendingPathComponent(name).path }
    func check(_ rewrite: Rewrite) throws -> [RecordedIssue] {
      try issues {
        try RandomUsers(sessions: 4, events: 25, replays: 10).check(
          before: AppVersion(.delegate { LibraryDelegate(.none) }),
          after: AppVersion(.delegate { LibraryDelegate(rewrite) }),
          expectedDifferences: path("expected.txt"), knownFindings: path("known.txt"))
      }
    }

    let first = try check(.exception)
    let second = try check(.exception)
    try FileManager.default.removeItem(atPath: path("expected.txt"))
    let third = try check(.otherTitle)
    try FileManager.default.removeItem(atPath: path("known.txt"))
    let fourth = try check(.exception)

    for name in ["expected.txt", "known.txt"] {
      #expect(first.count == 1 && first[0].text.contains("written to '\(path(name))'"))
    }
    #expect(second.isEmpty)
    // The known exception does not occur.
    #expect(third.map(\.isError) == [true, false])
    #expect(third[0].text.contains("These differences are now expected"))
    #expect(!third[0].text.contains("These findings are now known"))
    // The difference is not expected, and the expected one, of two lines, does not occur.
    #expect(fourth.map(\.isError) == [true, true, false, false], "\(fourth)")
    #expect(fourth[0].text.contains("These findings are now known"))
    #expect(fourth[1].text.hasPrefix("difference: end after 'tap Share'"))
    let known = try KnownFindings(contentsOf: path("known.txt")).entries
    #expect(known.count == 1 && known[0].hasPrefix("exception: "), "\(known)")
  }

  // MARK: Issues

  @Test("each finding is one issue, and the rest of the report is printed only once")
  func oneIssuePerFinding() throws {
    let report = try visit(.coordinatorForgotten)

    let issues = issues(of: report)

    #expect(issues.count == report.findings.count && issues.count == 2, "\(report)")
    #expect(issues.filter { $0.text.contains("12 sessions, 480 events") }.count == 1)
    #expect(zip(issues, report.findings).allSatisfy { $0.text.hasSuffix("\($1)") })
  }

  @Test("in a job of GitHub Actions, findings annotate lines, and its summary has the report")
  func job() throws {
    let report = try visit(.coordinatorForgotten)
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("summary-\(UUID().uuidString).md").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let log = Log()
    var job = Job(
      environment: [:], folder: tests.deletingLastPathComponent().path, log: log.append)

    try job.show(report, of: "users()")
    #expect(log.text.isEmpty)

    job.environment = ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": path]
    for test in ["users()", "`Two users`()"] { try job.show(report, of: test) }

    let lines = log.text.split(separator: "\n")
    let file = "RandomUsersTests/Apps.swift"
    #expect(lines.count == 2 * report.findings.count && report.findings.count == 2, "\(log.text)")
    #expect(
      lines[0].hasPrefix(
        """
        ::error file=\(file),line=\(line(of: "final class DetailCoordinator") ?? 0),\
        title=released early%3A DetailCoordinator::released early: DetailCoordinator (12 sessions
        """), "\(log.text)")
    let summary = try String(contentsOfFile: path, encoding: .utf8)
    let indented = report.description.split(separator: "\n").map { "    \($0)\n" }.joined()
    #expect(summary == "## `users()`\n\n\(indented)\n## `Two users()`\n\n\(indented)\n")

    job.environment = ["GITHUB_STEP_SUMMARY": "/no/such/file"]
    let failure = #expect(throws: Job.Failure.self) { try job.show(report, of: "users()") }
    #expect(
      failure?.description == """
        cannot append the report to '/no/such/file', which GITHUB_STEP_SUMMARY names: No such file \
        or directory
        """)
  }

  @Test("a report is shown in the current job")
  func currentJob() throws {
    let report = try visit(.cycle)
    let log = Log()
    let job = Job(environment: ["GITHUB_ACTIONS": "true"], log: log.append)

    Job.$current.withValue(job) { _ = issues(of: report) }
    #expect(log.text.isEmpty, "the expected issues of these tests are not shown")

    _ = issues(in: job) { report.recordIssues() }
    #expect(log.text.hasPrefix("::error "))
  }

  @Test("an issue is recorded at the declaration of the closure or class that it concerns")
  func issueLocation() throws {
    let leak = issues(of: try visit(.cycle))
    let touch = issues(of: try visit(.silentButton))

    // The closure captures the screen that owns it.
    #expect(leak.map(\.line) == [line(of: "detail.onTrouble = { detail.title =")])
    #expect(touch.map(\.line) == [line(of: "final class DetailViewController")])
  }

  @Test("a crash is located by its message, and an object by the declaration of its class")
  func locations() throws {
    let trap = try #require(try visit(.forceUnwrap).findings.first)
    let abandoned = try #require(try visit(.childNeverRemoved).findings.first)

    #expect(trap.location?.line == line(of: "navigation.pushViewController(nothing!"))
    #expect(trap.location?.file == "RandomUsersTests/Apps.swift")
    #expect(abandoned.location?.line == line(of: "final class DetailCoordinator"))
  }

  private func line(of text: String) -> Int? {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Apps.swift")
    let lines = try? String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    return lines?.firstIndex { $0.contains(text) }.map { $0 + 1 }
  }

  private final class Log: Sendable {
    private let content = Mutex("")
    var text: String { content.withLock { $0 } }

    func append(_ text: String) { content.withLock { $0 += text } }
  }

  private struct RecordedIssue {
    let text: String
    let line: Int?
    let isError: Bool
  }

  private func issues(of report: VisitReport) -> [RecordedIssue] {
    issues { report.recordIssues() }
  }

  // These issues are expected: the job that runs these tests must not show them.
  private func issues(
    in job: Job = Job(environment: [:]), _ body: () throws -> Void
  ) rethrows -> [RecordedIssue] {
    let found = Mutex<[RecordedIssue]>([])
    try withKnownIssue(isIntermittent: true) {
      try Job.$current.withValue(job, operation: body)
    } matching: { issue in
      let recorded = RecordedIssue(
        text: issue.comments.map(\.rawValue).joined(), line: issue.sourceLocation?.line,
        isError: issue.severity == .error)
      found.withLock { $0.append(recorded) }
      return true
    }
    return found.withLock { $0 }
  }

  // MARK: Events as Swift code

  @Test("a finding's events are printed as Swift code that replays them")
  func pasted() throws {
    let finding = try #require(try visit(.samePushTwice).findings.first)
    let users = RandomUsers(modules: modules)
    let app = app(.samePushTwice)

    // The source lines of this call are compared with those printed for the finding.
    let again =
      try users.replay(
        [
          .tapRow("UITableView", section: 0, row: 0),
          .tap("Trouble"),
        ], on: app)

    #expect(again.findings.map(\.fingerprint) == [finding.fingerprint])
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    let printed = "\(finding)".split(separator: "\n").suffix(5)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    let lines = source.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let first = try #require(lines.firstIndex(of: "try users.replay("))
    #expect(Array(lines[first..<(first + 5)]) == printed)
  }

  @Test(
    "the events of any finding reproduce it",
    arguments: Defect.allCases.filter { ![.none, .endlessLoop].contains($0) })
  func replayed(_ defect: Defect) throws {
    for finding in try visit(defect).findings {
      let again = try RandomUsers(modules: modules).replay(finding.events, on: app(defect))

      #expect(again.findings.contains { $0.fingerprint == finding.fingerprint }, "\(finding)")
    }
  }

  // MARK: Crashes and screens

  @Test("a failed cast is reported with the runtime's message")
  func failedCast() throws {
    let report = try RandomUsers(modules: modules).replay(
      [.back],
      on: .window { window in
        let screen: UIViewController = DetailViewController()
        window.rootViewController = screen
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
          _ = (screen as AnyObject) as! UINavigationController
        }
        DispatchQueue.main.async { _ = (screen as AnyObject) as! ListViewController }
        return screen
      })

    #expect(
      report.findings.map(\.fingerprint) == [
        "crash: Could not cast value of type 'RandomUsersTests.DetailViewController'"
          + " to 'RandomUsersTests.ListViewController'."
      ], "\(report)")
  }

  @Test("a report lists the visited and the unvisited screens")
  func screens() throws {
    let report = try RandomUsers(sessions: 2, events: 10, modules: modules).visit(
      .window { window in
        let list = ListViewController()
        window.rootViewController = list
        return list
      })

    #expect(Set(report.screens.keys) == ["ListViewController"])
    #expect(report.unseenScreens.contains("DetailViewController"))
    #expect(!report.unseenScreens.contains("ListViewController"))
  }
}
