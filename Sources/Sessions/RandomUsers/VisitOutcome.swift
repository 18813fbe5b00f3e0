import Foundation
import LeakDetection
import UserSessions

/// The result of a session, read from its notes.
struct VisitOutcome {
  private(set) var events: [UserEvent] = []
  private(set) var states: [String] = []
  private(set) var screens: [String] = []
  private(set) var modules: [String] = []
  private(set) var seenClasses: Set<String> = []
  private(set) var findings: [Finding] = []
  private(set) var warnings: Set<String> = []
  private(set) var countsObjects = false
  private(set) var unreadFields: [String] = []
  private(set) var touches: [(finding: Finding, hadEffect: Bool)] = []
  private(set) var observations: [Observation] = []
  /// The reason why the process did not complete the session.
  private(set) var crash: String?
  /// The visible screen in each of the states.
  private(set) var screensByState: [String] = []
  private(set) var controls: [ControlSight] = []
  private(set) var forms: [AcceptedTexts.Form] = []
  private(set) var createdClasses: Set<String> = []
  private(set) var lookups: KnownLookups?

  /// Controls seen enabled or disabled for the first time, after a number of events.
  struct ControlSight {
    let events: Int
    let screen: String
    let enabled: [String]
    let disabled: [String]

    /// The name of a control together with its screen's.
    static func title(of name: String, on screen: String) -> String { "\(name) on \(screen)" }
  }

  /// The findings of this session alone, including taps without effect.
  var allFindings: [Finding] { findings + touches.filter { !$0.hadEffect }.map(\.finding) }

  /// The time that the session slept, waiting for threads, the network or the like; 0 if it hung.
  let sleep: Duration

  init(
    _ lines: [Substring], _ end: Sandbox.End, _ frames: CrashFrames? = nil, sleep: Duration = .zero
  ) {
    self.sleep = sleep
    let decoder = JSONDecoder()
    var hasEnded = false
    for line in lines {
      // Skip lines that a dying process did not complete.
      guard let note = try? decoder.decode(VisitNote.self, from: Data(line.utf8)) else { continue }
      switch note {
      case .begins(let countsObjects): self.countsObjects = countsObjects
      case .event(let event): events.append(event)
      case .modules(let modules): self.modules = modules
      case .state(let state):
        states.append(state)
        screensByState.append(screensByState.last ?? "no screen")
      case .screen(let screen):
        screens.append(screen)
        if let last = screensByState.indices.last { screensByState[last] = screen }
      case .seen(let classes): seenClasses.formUnion(classes)
      case .finding(let finding): findings.append(finding)
      case .warning(let warning): warnings.insert(warning)
      case .observation(let observation): observations.append(observation)
      case .unread(let fields): unreadFields = fields
      case .touch(var finding, let hadEffect):
        finding.events = events
        touches.append((finding, hadEffect))
      case .controls(let screen, let enabled, let disabled):
        controls.append(
          ControlSight(
            events: events.count, screen: screen, enabled: enabled, disabled: disabled))
      case .form(let form): forms.append(form)
      case .lookups(let lookups): self.lookups = lookups
      case .created(let classes): createdClasses.formUnion(classes)
      case .end: hasEnded = true
      }
    }
    // The number of leaked objects also grows; report only the leak, which is more serious.
    let leaked = Set(findings.filter { $0.kind == .leak }.map(\.subject))
    findings.removeAll { $0.kind == .abandoned && leaked.contains($0.subject) }
    switch end {
    case .finished where hasEnded: break
    case .finished:
      crash = "the app exited"
      findings.append(Finding(.crash, "the app exited", events: events))
    case .crashed(let reason):
      crash = reason
      let same = Sandbox.withoutAddresses(reason)
      let found = Finding(.crash, same, detail: same == reason ? "" : reason, events: events)
      findings.append(frames?.locating(found, in: modules) ?? found)
    case .hung:
      crash = "the app hung"
      let last = events.last.map { "\($0.firstTouch)" } ?? "the launch"
      findings.append(Finding(.hang, last, events: events))
    }
  }
}

extension UserEvent {
  /// The event with a double tap reduced to one tap: if the first tap hangs, the hang is the same.
  var firstTouch: UserEvent {
    switch self {
    case .doubleTap(let name): .tap(name)
    case .doubleTapRow(let name, let section, let row): .tapRow(name, section: section, row: row)
    default: self
    }
  }
}
