import LeakDetection

/// The findings of a run, and the actions and screens of its users.
public struct VisitReport: Hashable, Sendable, Codable {
  /// The new findings, without duplicates: most serious kinds first, then the most frequent.
  public internal(set) var findings: [Finding] = []
  /// The findings that `RandomUsers.known` accepts; their events are not simplified.
  public internal(set) var known: [Finding] = []
  /// The entries of `RandomUsers.known` without a match: fixed, or not encountered by these users.
  public internal(set) var unusedKnown: [String] = []
  /// The warnings of UIKit, each with the number of sessions that met it.
  ///
  /// They name what differs from a phone, or what UIKit itself would log: an action that is not
  /// called because its sender has another type, or an unbalanced appearance call.
  public internal(set) var warnings: [String: Int] = [:]
  /// The number of sessions that ran, to completion or until a finding ended them.
  public internal(set) var sessions = 0
  /// The number of events performed.
  public internal(set) var events = 0
  /// The number of times each arrangement of screens (stacks, tabs and modals by class) was seen.
  public internal(set) var states: [String: Int] = [:]
  /// The number of visits to each screen, by its class.
  public internal(set) var screens: [String: Int] = [:]
  /// The app's own controller classes that never appeared on screen, not even as a subclass.
  ///
  /// Private and generic classes are omitted, and the list is empty for a program without symbols.
  public internal(set) var unseenScreens: [String] = []
  /// The app's own coordinators that no session created, not even as a subclass.
  ///
  /// Coordinators are the classes whose names end in `Coordinator`, `Router`, `Navigator`,
  /// `Wireframe` or `Flow`; generic ones are omitted. Empty if objects were not counted.
  public internal(set) var unmadeCoordinators: [String] = []
  /// The controls that users saw only disabled, by screen.
  public internal(set) var lockedControls: [String: [String]] = [:]
  /// The locked control behind which an unseen screen or unmade coordinator lies, such as `Pay on
  /// CartViewController`, by the screen or coordinator.
  ///
  /// Found by enabling the first 20 locked controls after the last session, each for one user; of
  /// several on a screen with the same name, the first one.
  public internal(set) var obstacles: [String: String] = [:]
  /// The last session that reached a new arrangement of screens or a newly enabled control.
  public internal(set) var lastNewSession: Int?
  /// Whether sessions were left out because the last ones reached nothing new.
  public internal(set) var stopsEarly = false
  /// Whether objects were counted; if not, leaks and lifetimes were not checked.
  public internal(set) var countsObjects = false
  /// Fields and captures, such as `Profile.lock`, that could not be decoded.
  ///
  /// An object that only these refer to counts as held by something other than the app's objects.
  public internal(set) var unreadFields: [String] = []

  /// The app's modules, and all classes that were on screen, each with its module.
  var modules: Set<String> = []
  var seenClasses: Set<String> = []
  var createdClasses: Set<String> = []
  private var enabledControls: [String: Set<String>] = [:]

  /// Whether objects were counted and nothing new was found.
  ///
  /// It is `false` if objects cannot be counted, even when `not checked: objects` is known, because
  /// half of the kinds of findings cannot be detected in that case.
  public var isClean: Bool { findings.isEmpty && countsObjects }

  /// The findings of a kind.
  public func findings(of kind: Finding.Kind) -> [Finding] { findings.filter { $0.kind == kind } }
}

extension VisitReport: CustomStringConvertible {
  public var description: String { (summary + findings.map(\.description)).joined(separator: "\n") }

  /// The report without its findings: a line of counts, the screens, and the known findings.
  public var summary: [String] {
    let found = findings.isEmpty ? "nothing found" : counted(findings.count, "finding")
    let end = stopsEarly ? " (nothing new after session \(lastNewSession ?? 0))" : ""
    let work = "\(counted(sessions, "session"))\(end), \(counted(events, "event"))"
    var lines = ["\(work), \(counted(states.count, "arrangement")) of screens: \(found)"]
    if !screens.isEmpty {
      let visits = screens.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      let list = visits.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
      lines.append("visits by screen: " + list)
    }
    lines += missing("never on screen", unseenScreens)
    lines += missing("never created", unmadeCoordinators)
    if !lockedControls.isEmpty {
      let list = lockedControls.sorted { $0.key < $1.key }
        .map { "\($0.value.joined(separator: ", ")) on \($0.key)" }
      lines.append("never enabled: " + list.joined(separator: "; "))
    }
    lines += warnings.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map {
      "warning in \(counted($0.value, "session")): \($0.key)"
    }
    lines += unreadFields.advice
    lines += known.map { "known: \($0.id) (\(counted($0.sessions, "session")))" }
    lines += unusedKnown.map {
      "known but not found (delete the entry if the defect is fixed): \($0)"
    }
    return lines
  }

  private func missing(_ title: String, _ names: [String]) -> [String] {
    let list = names.map { name in name + (obstacles[name].map { " (behind \($0))" } ?? "") }
    return list.isEmpty ? [] : ["\(title): " + list.joined(separator: ", ")]
  }
}

extension VisitReport {
  mutating func add(_ outcome: VisitOutcome, session: Int) {
    countsObjects = outcome.countsObjects && (sessions == 0 || countsObjects)
    unreadFields = Set(unreadFields).union(outcome.unreadFields).sorted()
    sessions += 1
    events += outcome.events.count
    for state in outcome.states { states[state, default: 0] += 1 }
    for screen in outcome.screens { screens[screen, default: 0] += 1 }
    modules.formUnion(outcome.modules)
    seenClasses.formUnion(outcome.seenClasses)
    createdClasses.formUnion(outcome.createdClasses)
    for warning in outcome.warnings { warnings[warning, default: 0] += 1 }
    for sight in outcome.controls { add(sight) }
    var seen: Set<String> = []
    for var finding in outcome.findings where seen.insert(finding.fingerprint).inserted {
      if let known = findings.firstIndex(where: { $0.fingerprint == finding.fingerprint }) {
        findings[known].sessions += 1
        // The shorter list of events is a better starting point for shrinking.
        if finding.events.count < findings[known].events.count {
          findings[known].events = finding.events
        }
      } else {
        finding.session = session
        findings.append(finding)
      }
    }
  }

  /// Notes the app's screens and coordinators that no session reached.
  @MainActor mutating func noteUnreached(_ program: ProgramSources) {
    unseenScreens = program.controllers(exceptThoseOf: seenClasses)
    unmadeCoordinators = program.coordinators(exceptThoseOf: createdClasses)
  }

  private mutating func add(_ sight: VisitOutcome.ControlSight) {
    let enabled = enabledControls[sight.screen, default: []].union(sight.enabled)
    let locked = Set(lockedControls[sight.screen, default: []]).union(sight.disabled)
      .subtracting(enabled)
    enabledControls[sight.screen] = enabled
    lockedControls[sight.screen] = locked.isEmpty ? nil : locked.sorted()
  }

  /// Sorts the findings and drops implied ones: `abandoned` implies `releasedLate`.
  mutating func sort() {
    let abandoned = Set(findings(of: .abandoned).map(\.subject))
    findings.removeAll { $0.kind == .releasedLate && abandoned.contains($0.subject) }
    let order = findings.enumerated().sorted {
      let (one, other) = ($0.element, $1.element)
      if one.kind.rank != other.kind.rank { return one.kind.rank < other.kind.rank }
      if one.sessions != other.sessions { return one.sessions > other.sessions }
      return $0.offset < $1.offset
    }
    findings = order.map(\.element)
  }

  /// Keeps one finding per cause; the others become its consequences.
  ///
  /// The finding kept is of the most serious kind: if possible, one about the object to which a
  /// suspected reference leads; otherwise, the most frequent one.
  mutating func group() {
    var firsts: [String: Int] = [:]
    var grouped: [Finding] = []
    for finding in findings {
      if let cause = finding.cause, let first = firsts[cause] {
        grouped[first].absorb(finding)
      } else {
        if let cause = finding.cause { firsts[cause] = grouped.count }
        grouped.append(finding)
      }
    }
    findings = grouped
  }

  /// Moves accepted findings to `known`.
  mutating func accept(_ list: KnownFindings) {
    known += findings.filter { !list.entries(of: $0).isEmpty }
    findings.removeAll { !list.entries(of: $0).isEmpty }
  }

  mutating func noteUnused(of list: KnownFindings) {
    let used = Set(known.flatMap(list.entries))
    unusedKnown = list.entries.filter { !used.contains($0) }
  }
}

extension Finding.Kind {
  fileprivate var rank: Int {
    switch self {
    case .crash, .exception, .hang: 0
    case .divergence, .difference, .deadEnd, .releasedEarly, .deadTouch, .openedTwice: 1
    case .leak, .abandoned: 2
    case .lostNavigation, .releasedLate, .appLongCycle, .flaky: 3
    case .notChecked: 4
    }
  }
}
