import Foundation
import UserSessions

extension RandomUsers {
  /// Compares two versions of an app, without a reference model: the old version is the reference.
  ///
  ///     @MainActor @Test func theRewriteBehavesTheSame() throws {
  ///       let comparison = try RandomUsers(sessions: 200).compare(
  ///         before: .delegate { Routers.AppDelegate() },
  ///         after: .delegate { Coordinators.AppDelegate() })
  ///       #expect(comparison.isClean, "\(comparison)")
  ///     }
  ///
  /// - Parameters:
  ///   - before: The way to launch the old version.
  ///   - after: The way to launch the new version.
  ///   - expected: The differences that are intended.
  /// - Throws: ``ImpossibleNumber`` for less than one session or event; an error when the system
  ///   cannot create another process.
  @MainActor public func compare(
    before: AppLaunch, after: AppLaunch, expected: KnownFindings = []
  ) throws -> AppComparison {
    try compare(before: AppVersion(before), after: AppVersion(after), expected: expected)
  }

  /// Compares two versions of an app, and measures the cost of each.
  ///
  /// The users choose events from what the old version shows on screen; the new version receives
  /// the same events, with elements matched by name. After each event, everything that a user sees
  /// is compared. Each version's own findings are those of ``visit(_:oracle:)`` with the same seed.
  ///
  /// - Parameters:
  ///   - before: The old version.
  ///   - after: The new version.
  ///   - expected: The differences that are intended.
  ///   - launches: The number of processes in which times are measured; 0 for none. Only `check` of
  ///     RandomUsersTesting can start the test again, which it does to count instructions under
  ///     valgrind, and to time each launch with the code in another order.
  ///   - control: A launch of the old version's sources, built a second time as another module. How
  ///     far its ratio to the old version is from 1 is the noise floor of the times. If `nil`, the
  ///     old version runs twice; the noise floor then omits the effect of where the code lies.
  /// - Throws: ``ImpossibleNumber`` for less than one session or event; an error when the system
  ///   cannot create another process, or when a folder of sources cannot be read.
  @MainActor public func compare(
    before: AppVersion, after: AppVersion, expected: KnownFindings = [], launches: Int = 0,
    control: AppLaunch? = nil
  ) throws -> AppComparison {
    try compare(before, after, expected, launches: launches, control: control, restart: nil)
  }

  /// Compares two versions.
  ///
  /// - Parameter restart: The arguments with which the program runs only this comparison; `nil` if
  ///   they are unknown.
  @MainActor package func compare(
    _ before: AppVersion, _ after: AppVersion, _ expected: KnownFindings, launches: Int,
    control: AppLaunch?, restart: [String]?
  ) throws -> AppComparison {
    try requireSessions()
    let index = Restart.nextComparison(restart)
    let apps = TimedApps(before, after, control: control)
    if let order = Restart.current {
      guard order.comparison == index else { return AppComparison(self) }
      try order.perform(apps, self)
    }
    var users = self
    users.observes = true
    var comparison = AppComparison(users)
    comparison.before.files = try before.sources.map(SourceLines.files(in:))
    comparison.after.files = try after.sources.map(SourceLines.files(in:))
    var crowds = (before: Crowd(), after: Crowd())
    var differences: [Difference] = []
    var expectedDifferences: [Difference] = []
    var hasDifference: Bool { !(differences.isEmpty && expectedDifferences.isEmpty) }
    var equal: [(index: Int, session: ComparedSession)] = []
    var (sleep, visits) = (Duration.zero, 0)
    var queue = SessionQueue<(old: StartedVisit, own: Visit.Script)>()
    for index in 0..<sessions {
      if isTooSlow(sleep, after: index, visits: visits) { break }
      let (old, own) = try queue.next(index, of: sessions) { index in
        (
          try users.start(crowds.before.script(of: index, users), on: before.launch, nil),
          crowds.after.script(of: index, users)
        )
      }
      // As long as there is no difference, the new version's own users would do exactly the same.
      let ownVisit = hasDifference ? try users.start(own, on: after.launch, nil) : nil
      let session = try users.session(old, after)
      sleep += session.sleep
      visits += 2
      comparison.add(session, expected)
      differences.count(session.unexpected(expected), session: index)
      expectedDifferences.count(session.expected(expected), session: index)
      if session.isRepeatable { equal.append((index, session)) }
      var new = session.new
      if hasDifference {
        new = try (ownVisit ?? users.start(own, on: after.launch, nil)).outcome()
        sleep += new.sleep
        visits += 1
      }
      crowds.before.add(session.old, session: index)
      crowds.after.add(new, session: index)
    }
    queue.abandon()
    comparison.sessions = crowds.before.report.sessions
    let isTooSlow = isTooSlow(sleep, after: comparison.sessions, visits: visits)
    if isTooSlow {
      crowds.after.report.findings.append(
        .sessionsLeftOut(after: comparison.sessions, of: sessions))
    }
    comparison.before.conclude(crowds.before, users)
    comparison.after.conclude(crowds.after, users)
    comparison.expected = expectedDifferences.map(\.finding)
    comparison.noteUnused(of: expected)
    if isTooSlow {
      comparison.differences = differences.merged.map(\.finding)
    } else {
      comparison.differences =
        try differences.map { try users.simplify($0, before, after, expected) }.merged
        .map(\.finding)
      try simplifyNewFindings(of: &comparison, after)
    }
    locate(in: &comparison)
    if launches > 0, isTooSlow {
      comparison.notes.append(
        "times and instructions were not measured, because events wait for threads, the network or"
          + " the like")
    } else if launches > 0 {
      let events = equal.prefix(5).map(\.session.old.events)
      let check =
        try events.isEmpty
        ? nil
        : control.map {
          try users.check(control: $0, against: before.launch, in: events)
        }
      switch check {
      case .failed(let reason):
        comparison.notes.append(
          "times were not measured: the control is not a copy of the old version: \(reason)")
      case .passed(let module):
        comparison.controlModule = module
        fallthrough
      case nil:
        try users.measureTimes(
          of: apps, equal, launches: launches, restart, index: index, in: &comparison)
      }
      try users.countInstructions(
        of: equal.map(\.session), restart, index: index, in: &comparison)
    }
    return comparison
  }

  /// Repeats a session of the old version on the new one.
  @MainActor func session(
    _ old: StartedVisit, _ after: AppVersion
  ) throws -> ComparedSession {
    let old = try old.outcome()
    return ComparedSession(old, try run(.given(old.events), on: after.launch, nil))
  }

  /// Starts a session of both versions at once; returns a function that waits for it.
  @MainActor private func start(
    _ events: [UserEvent], _ before: AppVersion, _ after: AppVersion
  ) throws -> @MainActor () throws -> ComparedSession {
    let old = try start(.given(events), on: before.launch, nil)
    let new = try start(.given(events), on: after.launch, nil)
    return {
      let old = try old.outcome()
      // If the old version ends early, the new one performs no more events than the old one.
      return ComparedSession(
        old,
        old.events == events
          ? try new.outcome() : try run(.given(old.events), on: after.launch, nil))
    }
  }

  /// The difference with the simplest events that show it, as far as the budget of replays allows.
  @MainActor private func simplify(
    _ difference: Difference, _ before: AppVersion, _ after: AppVersion, _ expected: KnownFindings
  ) throws -> Difference {
    var simplest = difference
    let findings = try shrink(difference.finding) { events in
      let session = try start(events, before, after)
      return {
        let session = try session()
        let found = session.unexpected(expected).first {
          $0.isLike(difference)
        }
        guard let found else { return (nil, session.sleep) }
        simplest = found
        return (found.finding, session.sleep)
      }
    }
    simplest.finding = findings[0]
    simplest.finding.names.formUnion(difference.finding.names)
    return simplest
  }

  /// Simplifies the events of new findings.
  @MainActor private func simplifyNewFindings(
    of comparison: inout AppComparison, _ after: AppVersion
  ) throws {
    let new = Set(comparison.new.map(\.fingerprint))
    comparison.after.report.findings = try comparison.after.report.findings.flatMap { finding in
      new.contains(finding.fingerprint) ? try shrink(finding, on: after.launch) : [finding]
    }
  }

  /// Finds the source locations of differences and new findings.
  @MainActor private func locate(in comparison: inout AppComparison) {
    let program = ProgramSources(modules: comparison.after.report.modules)
    program.locate(&comparison.differences)
    program.locate(&comparison.after.report.findings)
  }
}

extension AppComparison {
  @MainActor fileprivate init(_ users: RandomUsers) {
    self.init(
      date: Date.now.formatted(.iso8601), machine: .current, seed: users.seed,
      sessions: users.sessions, events: users.events, before: Version(), after: Version())
  }

  fileprivate mutating func add(_ session: ComparedSession, _ list: KnownFindings) {
    let equal = session.comparedObservations(list)
    comparedEvents += max(0, equal - 1)
    before.count(session.old.observations.prefix(equal))
    after.count(session.new.observations.prefix(equal))
  }

  fileprivate mutating func noteUnused(of list: KnownFindings) {
    let used = Set(expected.flatMap(list.entries))
    unusedExpected = list.entries.filter { !used.contains($0) }
  }
}

extension AppComparison.Version {
  /// Completes the report of the version's own findings.
  @MainActor fileprivate mutating func conclude(_ crowd: Crowd, _ users: RandomUsers) {
    report = crowd.conclusion(users)
    report.noteUnused(of: users.known)
    module = report.modules.sorted().first ?? ""
    report.noteUnreached(ProgramSources(modules: report.modules))
  }

  /// Adds the numbers of objects observed where the versions agree.
  fileprivate mutating func count(_ observations: ArraySlice<Observation>) {
    for observation in observations.dropFirst() {
      alive.merge(observation.alive, uniquingKeysWith: +)
      created += observation.created
    }
  }
}

extension Difference {
  /// Whether another difference is the same one in another session. One at launch hides no later
  /// one of the same screen.
  fileprivate func isLike(_ other: Difference) -> Bool {
    finding.fingerprint == other.finding.fingerprint && isAtLaunch == other.isAtLaunch
  }
}

extension [Difference] {
  /// Counts the differences of a session; of equal ones, keeps the one with the fewest events, and
  /// the names of all.
  fileprivate mutating func count(_ found: [Difference], session: Int) {
    for (index, var difference) in found.enumerated()
    where !found[..<index].contains(where: { $0.isLike(difference) }) {
      difference.finding.session = session
      guard let known = firstIndex(where: { $0.isLike(difference) }) else {
        append(difference)
        continue
      }
      let sessions = self[known].finding.sessions + 1
      let names = self[known].finding.names.union(difference.finding.names)
      let first = self[known].finding.session
      if difference.finding.events.count < self[known].finding.events.count {
        self[known] = difference
      }
      (self[known].finding.session, self[known].finding.sessions) = (first, sessions)
      self[known].finding.names = names
    }
  }

  /// One difference per cause, the one with the fewest events: one event can differ in its effects
  /// on several screens.
  fileprivate var merged: [Difference] {
    var merged: [Difference] = []
    let trials = map { Shrinker<EmptyStart>.Trial(start: EmptyStart(), events: $0.finding.events) }
    for place in indices.sorted(by: { trials[$0].isSimpler(than: trials[$1]) }) {
      let difference = self[place]
      if let known = merged.firstIndex(where: { $0.cause == difference.cause }) {
        merged[known].absorb(difference)
      } else {
        merged.append(difference)
      }
    }
    return merged
  }
}
