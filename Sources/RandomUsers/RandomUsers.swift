public import Foundation
// Its events are what a report prints, to be pasted into a test that imports this module alone.
@_exported public import UserSessions

/// Users who tap whatever they see, and what is checked while they do.
///
///     @MainActor @Test func usersFindNothingWrong() throws {
///       let report = try RandomUsers(sessions: 200).visit(.delegate { AppDelegate() })
///       #expect(report.isClean, "\(report)")
///     }
///
/// They need to know nothing of the app: they tap what can be tapped, type, go back, swipe, change tabs, drag sheets, open
/// the links they were given, and leave the app and come back. Every session runs in a copy of the process of its own.
public struct RandomUsers: Sendable {
  /// How many sessions there are.
  public var sessions: Int
  /// How many events a session has.
  public var events: Int
  /// What makes the sessions what they are; the same seed gives the same sessions.
  public var seed: UInt64
  /// Links that users open now and then.
  public var links: [String]
  /// The modules whose objects are counted; if there are none, the module of the object that the app was launched with.
  public var modules: [String]
  /// Classes that may have more instances each time a screen is come back to, such as what an app stores.
  public var growing: Set<String>
  /// Classes that may die while a visible screen still refers to them weakly.
  public var mayDie: Set<String>
  /// Seconds that one event may take: of processor time while the app runs, of any while it waits. A process that is stopped, or
  /// a machine that sleeps, takes none.
  public var patience: TimeInterval
  /// How many replays may be spent on finding the simplest list of events for one finding.
  public var replays: Int
  /// The findings that are accepted until they are fixed; a report lists them apart.
  public var known: KnownFindings
  package var capabilities = Capabilities()

  /// Describes the users.
  public init(
    sessions: Int = 100, events: Int = 80, seed: UInt64 = 1, links: [String] = [],
    modules: [String] = [], growing: Set<String> = [], mayDie: Set<String> = [],
    patience: TimeInterval = 10, replays: Int = 150, known: KnownFindings = []
  ) {
    self.sessions = sessions
    self.events = events
    self.seed = seed
    self.links = links
    self.modules = modules
    self.growing = growing
    self.mayDie = mayDie
    self.patience = patience
    self.replays = replays
    self.known = known
  }

  /// Lets the users loose on an app.
  ///
  /// - Parameters:
  ///   - app: How the app is brought up; each session brings it up anew.
  ///   - oracle: Says what must be on the screen, where there is such a model.
  /// - Throws: An error that says so when the system has no room for another process.
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

  /// Repeats a list of events, such as a finding's, and tells what is found on the way.
  @MainActor public func replay(
    _ events: [UserEvent], on app: AppLaunch, oracle: Oracle? = nil
  ) throws -> VisitReport {
    var report = VisitReport()
    let outcome = try run(.given(events), on: app, oracle)
    report.add(outcome, session: 0)
    // One touch without effect means little; the last is what the events are there to show.
    report.findings += outcome.touches.suffix(1)
      .filter { !$0.hadEffect && $0.finding.events == events }.map(\.finding)
    report.sort()
    check(&report)
    report.accept(known)
    ProgramSources(modules: report.modules).locate(&report.findings)
    return report
  }

  /// Adds what could not be checked, and drops what only seems to be wrong because of it.
  @MainActor private func check(_ report: inout VisitReport) {
    if !report.countsObjects { report.findings.append(.uncountedObjects) }
    let program = ProgramSources(modules: report.modules)
    guard !capabilities.runsTasks, program.mayHaveAsyncCode else { return }
    report.findings.removeAll { [.deadTouch, .deadEnd].contains($0.kind) }
    report.findings.append(.tasksNotRun)
  }

  @MainActor func run(
    _ script: Visit.Script, on app: AppLaunch, _ oracle: Oracle?
  ) throws -> VisitOutcome {
    let (end, lines) = try Sandbox(patience: patience).run { journal in
      Visit(app, users: self, oracle: oracle, journal: journal).run(script)
    }
    return VisitOutcome(lines, end)
  }
}
