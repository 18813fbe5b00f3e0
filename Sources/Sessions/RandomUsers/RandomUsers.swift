public import Foundation
import LeakDetection
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
/// drag sheets, open the given links, and leave the app and return. Later sessions seek what
/// earlier ones have not reached. Every session runs in its own copy of the process.
public struct RandomUsers: Sendable {
  /// The number of sessions; with ``untilCovered``, the largest number.
  public var sessions: Int
  /// The number of events per session.
  public var events: Int
  /// The seed of all random choices; the same seed gives the same sessions.
  public var seed: UInt64
  /// Links that users occasionally open.
  public var links: [String]
  /// Texts that are typed into fields, by the field's name, such as the password of a test account.
  ///
  /// A name is the accessibility identifier or label or, failing that, the placeholder. These texts
  /// replace the invented ones that suit the field; users still try others now and then.
  public var texts: [String: [String]]
  /// Makes the payload of a notification from its link.
  public var notification: @Sendable (_ link: String) -> [AnyHashable: Any]
  /// Whether sessions seek arrangements of screens and controls that were not reached before.
  ///
  /// If not, session *i* of a seed depends on no other session.
  public var isGuided: Bool
  /// The number of consecutive sessions without a new arrangement of screens or newly enabled
  /// control after which no further session runs; `nil` to run all sessions.
  public var untilCovered: Int?
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
  /// Whether to report cycles that are broken when a screen is popped, replaced or dismissed, as
  /// ``Finding/Kind`` `appLongCycle`.
  public var reportsAppLongCycles: Bool
  /// The findings that are accepted until they are fixed; a report lists them separately.
  public var known: KnownFindings
  package var capabilities = Capabilities()
  /// Whether sessions record what is on screen after each event, for a comparison.
  var observes = false
  /// Creates random users.
  public init(
    sessions: Int = 100, events: Int = 80, seed: UInt64 = 1, links: [String] = [],
    texts: [String: [String]] = [:],
    notification: @escaping @Sendable (_ link: String) -> [AnyHashable: Any] = { ["link": $0] },
    isGuided: Bool = true, untilCovered: Int? = nil, modules: [String] = [],
    growing: Set<String> = [], mayDie: Set<String> = [], timeout: TimeInterval = 10,
    replays: Int = 150, reportsAppLongCycles: Bool = false, known: KnownFindings = []
  ) {
    self.sessions = sessions
    self.events = events
    self.seed = seed
    self.links = links
    self.texts = texts
    self.notification = notification
    self.isGuided = isGuided
    self.untilCovered = untilCovered
    self.modules = modules
    self.growing = growing
    self.mayDie = mayDie
    self.timeout = timeout
    self.replays = replays
    self.reportsAppLongCycles = reportsAppLongCycles
    self.known = known
  }

  /// Runs the sessions on an app.
  ///
  /// - Parameters:
  ///   - app: The way to launch the app; each session launches a new instance.
  ///   - oracle: The app's reference model, if there is one.
  /// - Throws: ``ImpossibleNumber`` for less than one session or event; an error when the system
  ///   cannot create another process.
  @MainActor public func visit(_ app: AppLaunch, oracle: Oracle? = nil) throws -> VisitReport {
    try requireSessions()
    var crowd = Crowd()
    var sleep = Duration.zero
    var queue = SessionQueue<StartedVisit>()
    for index in 0..<sessions {
      if isCovered(crowd.experience, after: index) || isTooSlow(sleep, after: index) { break }
      let outcome = try queue.next(index, of: sessions) { index in
        try start(
          crowd.script(of: index, self), on: app, oracle,
          VisitChecks(aliveTouches: crowd.touches.alive))
      }.outcome()
      crowd.add(outcome, session: index)
      sleep += outcome.sleep
    }
    queue.abandon()
    let experience = crowd.experience
    var report = crowd.conclusion(self)
    report.lastNewSession = experience.lastNewSession
    report.stopsEarly =
      report.sessions < sessions && isCovered(experience, after: report.sessions)
    if isTooSlow(sleep, after: report.sessions) {
      report.findings.append(.sessionsLeftOut(after: report.sessions, of: sessions))
    } else {
      report.findings = try report.findings.flatMap { try shrink($0, on: app, oracle: oracle) }
    }
    report.accept(known)
    report.noteUnused(of: known)
    let program = ProgramSources(modules: report.modules)
    program.locate(&report.findings)
    report.noteUnreached(program)
    if !isTooSlow(sleep, after: report.sessions) {
      try findObstacles(&report, experience, in: program, on: app)
    }
    return report
  }

  func requireSessions() throws(ImpossibleNumber) {
    for (name, number) in [("sessions", sessions), ("events", events)] where number < 1 {
      throw ImpossibleNumber(name: name, found: number)
    }
  }

  /// The events of a session: random ones that depend on what earlier sessions have shown.
  func script(of index: Int, _ experience: inout Experience) -> Visit.Script {
    var random = RandomSource(seed: seed, index: index)
    let beginning = isGuided ? experience.beginning(within: events, using: &random) : []
    let knowledge = isGuided ? experience.knowledge : Experience.Knowledge()
    return .random(random, count: events, after: beginning, knowledge)
  }

  /// Whether the visits so far have slept for too long: with the default timeout, more than a
  /// minute in total and more than half a second each.
  ///
  /// Sessions on virtual time do not sleep; in real time, the remaining sessions would take minutes
  /// or hours.
  ///
  /// - Parameters:
  ///   - sessions: The number of sessions so far; there is nothing to leave out after the last.
  ///   - visits: The number of visits in these sessions; `nil` if each was one visit.
  func isTooSlow(_ sleep: Duration, after sessions: Int, visits: Int? = nil) -> Bool {
    sessions < self.sessions && sleep > longestSleep
      && sleep > .seconds(timeout / 20) * (visits ?? sessions)
  }

  /// The limit on the total sleep of all replays of a finding, and on that of all sessions in
  /// `isTooSlow`: with the default timeout, a minute.
  var longestSleep: Duration { .seconds(6 * timeout) }

  /// Whether the last sessions have shown nothing new, as ``untilCovered`` requires.
  private func isCovered(_ experience: Experience, after sessions: Int) -> Bool {
    untilCovered.map { sessions - (experience.lastNewSession ?? -1) > max(1, $0) } ?? false
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
    report.group()
    report.accept(known)
    ProgramSources(modules: report.modules).locate(&report.findings)
    return report
  }

  /// Adds the checks that could not be made, and drops findings that may result from their absence.
  @MainActor func check(_ report: inout VisitReport) {
    if !report.countsObjects { report.findings.append(.uncountedObjects()) }
    let program = ProgramSources(modules: report.modules)
    guard !capabilities.runsTasks, program.mayHaveAsyncCode else { return }
    report.findings.removeAll { [.deadTouch, .deadEnd].contains($0.kind) }
    report.findings.append(.tasksNotRun)
  }

  @MainActor func run(
    _ script: Visit.Script, on app: AppLaunch, _ oracle: Oracle?, _ checks: VisitChecks = .all
  ) throws -> VisitOutcome {
    try start(script, on: app, oracle, checks).outcome()
  }

  @MainActor func start(
    _ script: Visit.Script, on app: AppLaunch, _ oracle: Oracle?, _ checks: VisitChecks = .all
  ) throws -> StartedVisit {
    StartedVisit(
      copy: try Sandbox(timeout: timeout).start { journal in
        Visit(app, users: self, oracle: oracle, checks: checks, journal: journal).run(script)
      })
  }
}

/// An error in the settings of random users: with such a number, nothing would be tested.
public struct ImpossibleNumber: Error, Hashable, CustomStringConvertible {
  let name: String
  let found: Int

  public var description: String { "found \(found) \(name), expected at least 1." }
}

/// A session in a copy of this process, which may still be running.
@MainActor struct StartedVisit {
  fileprivate let copy: Sandbox.Started

  /// Waits until the session ends.
  func outcome() throws -> VisitOutcome {
    let result = try copy.result()
    // The sleep of a hung session does not count: a hang is a finding of its own.
    let outcome = VisitOutcome(
      result.lines, result.end, result.frames,
      sleep: result.end == .hung ? .zero : result.sleep)
    outcome.lookups?.repeatHere()
    return outcome
  }
}
