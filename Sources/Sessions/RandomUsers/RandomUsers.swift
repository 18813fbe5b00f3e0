public import Foundation
// Reports print its events as code for tests that import only this module.
@_exported public import UserSessions

/// Random users who tap whatever they see, with checks during and after each session.
///
///     @MainActor @Test func usersFindNothingWrong() throws {
///       let report = try RandomUsers(sessions: 200).visit(.delegate { AppDelegate() })
///       #expect(report.isClean, "\(report)")
///     }
///
/// They know nothing about the app: they tap what can be tapped, type, go back, swipe, switch tabs,
/// drag sheets, open the given links, and leave the app and return. Every session runs in its own
/// copy of the process.
public struct RandomUsers: Sendable {
  /// The number of sessions.
  public var sessions: Int
  /// The number of events per session.
  public var events: Int
  /// The seed of all random choices; the same seed gives the same sessions.
  public var seed: UInt64
  /// Links that users occasionally open.
  public var links: [String]
  /// The modules whose objects are counted; defaults to the module of the launched object.
  public var modules: [String]
  /// Classes whose number of instances may grow on each return to a screen, such as stored data.
  public var growing: Set<String>
  /// Classes that may be released while a visible screen still refers to them weakly.
  public var mayDie: Set<String>
  /// The timeout of one event, in seconds.
  ///
  /// The timeout counts processor time while the app runs and elapsed time while the app waits.
  /// Time during which the process is stopped or the machine sleeps does not count.
  public var timeout: TimeInterval
  /// The number of replays that may be spent on simplifying the events of one finding.
  public var replays: Int
  /// The findings that are accepted until they are fixed; a report lists them separately.
  public var known: KnownFindings
  package var capabilities = Capabilities()
  /// Whether sessions record what is on screen after each event, for a comparison.
  var observes = false

  /// Creates random users.
  public init(
    sessions: Int = 100, events: Int = 80, seed: UInt64 = 1, links: [String] = [],
    modules: [String] = [], growing: Set<String> = [], mayDie: Set<String> = [],
    timeout: TimeInterval = 10, replays: Int = 150, known: KnownFindings = []
  ) {
    self.sessions = sessions
    self.events = events
    self.seed = seed
    self.links = links
    self.modules = modules
    self.growing = growing
    self.mayDie = mayDie
    self.timeout = timeout
    self.replays = replays
    self.known = known
  }

  /// Runs the sessions on an app.
  ///
  /// - Parameters:
  ///   - app: The way to launch the app; each session launches a new instance.
  ///   - oracle: The app's reference model, if there is one.
  /// - Throws: An error when the system cannot create another process.
  @MainActor public func visit(_ app: AppLaunch, oracle: Oracle? = nil) throws -> VisitReport {
    var report = VisitReport()
    var touches = TouchTally()
    for index in 0..<sessions {
      let random = RandomSource(seed: seed, index: index)
      let outcome = try run(.random(random, count: events), on: app, oracle)
      report.add(outcome, session: index)
      touches.add(outcome, session: index)
    }
    report.findings += touches.findings
    report.sort()
    check(&report)
    report.accept(known)
    report.findings = try report.findings.flatMap { try shrink($0, on: app, oracle: oracle) }
    report.accept(known)
    report.noteUnused(of: known)
    let program = ProgramSources(modules: report.modules)
    program.locate(&report.findings)
    report.unseenScreens = program.controllers().filter { !report.seenClasses.contains($0) }
      .map { String($0.drop { $0 != "." }.dropFirst()) }
    return report
  }

  /// Replays a list of events, such as a finding's, and reports the findings.
  @MainActor public func replay(
    _ events: [UserEvent], on app: AppLaunch, oracle: Oracle? = nil
  ) throws -> VisitReport {
    var report = VisitReport()
    let outcome = try run(.given(events), on: app, oracle)
    report.add(outcome, session: 0)
    // A single touch without effect means little, unless it is the last event: the events of a dead
    // touch end with that touch.
    report.findings += outcome.touches.suffix(1)
      .filter { !$0.hadEffect && $0.finding.events == events }.map(\.finding)
    report.sort()
    check(&report)
    report.accept(known)
    ProgramSources(modules: report.modules).locate(&report.findings)
    return report
  }

  /// Adds the checks that could not be made, and drops findings that may result from their absence.
  @MainActor func check(_ report: inout VisitReport) {
    if !report.countsObjects { report.findings.append(.uncountedObjects) }
    let program = ProgramSources(modules: report.modules)
    guard !capabilities.runsTasks, program.mayHaveAsyncCode else { return }
    report.findings.removeAll { [.deadTouch, .deadEnd].contains($0.kind) }
    report.findings.append(.tasksNotRun)
  }

  @MainActor func run(
    _ script: Visit.Script, on app: AppLaunch, _ oracle: Oracle?
  ) throws -> VisitOutcome {
    let (end, lines) = try Sandbox(timeout: timeout).run { journal in
      Visit(app, users: self, oracle: oracle, journal: journal).run(script)
    }
    return VisitOutcome(lines, end)
  }
}
