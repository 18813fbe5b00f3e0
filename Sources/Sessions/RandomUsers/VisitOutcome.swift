import Foundation
import UserSessions

/// A line of a session's journal, which survives if the session is cut off.
enum VisitNote: Codable {
  case begins(countsObjects: Bool)
  /// The modules of the app's own code.
  case modules([String])
  case event(UserEvent)
  case state(String)
  /// The visible screen has changed.
  case screen(String)
  /// Classes that appear on screen for the first time, with their modules, and their superclasses.
  case seen([String])
  case finding(Finding)
  /// Fields of objects that could not be read by their type.
  case unread([String])
  /// The target of a tap, and whether the tap had an effect.
  case touch(Finding, hadEffect: Bool)
  case end
}

/// The result of a session, read from its notes.
struct VisitOutcome {
  private(set) var events: [UserEvent] = []
  private(set) var states: [String] = []
  private(set) var screens: [String] = []
  private(set) var modules: [String] = []
  private(set) var seenClasses: Set<String> = []
  private(set) var findings: [Finding] = []
  private(set) var countsObjects = false
  private(set) var unreadFields: [String] = []
  private(set) var touches: [(finding: Finding, hadEffect: Bool)] = []

  /// The findings of this session alone, including taps without effect.
  var allFindings: [Finding] { findings + touches.filter { !$0.hadEffect }.map(\.finding) }

  init(_ lines: [Substring], _ end: Sandbox.End) {
    let decoder = JSONDecoder()
    var hasEnded = false
    for line in lines {
      // Skip lines that a dying process did not complete.
      guard let note = try? decoder.decode(VisitNote.self, from: Data(line.utf8)) else { continue }
      switch note {
      case .begins(let countsObjects): self.countsObjects = countsObjects
      case .event(let event): events.append(event)
      case .modules(let modules): self.modules = modules
      case .state(let state): states.append(state)
      case .screen(let screen): screens.append(screen)
      case .seen(let classes): seenClasses.formUnion(classes)
      case .finding(let finding): findings.append(finding)
      case .unread(let fields): unreadFields = fields
      case .touch(let finding, let hadEffect): touches.append((finding, hadEffect))
      case .end: hasEnded = true
      }
    }
    // Leaked objects also grow in number; report only the more serious of the two.
    let leaked = Set(findings.filter { $0.kind == .leak }.map(\.subject))
    findings.removeAll { $0.kind == .abandoned && leaked.contains($0.subject) }
    switch end {
    case .finished where hasEnded: break
    case .finished:
      findings.append(Finding(.trap, "the app ended the process by itself", events: events))
    case .trapped(let reason):
      let same = Sandbox.withoutAddresses(reason)
      findings.append(
        Finding(.trap, same, detail: same == reason ? "" : reason, events: events))
    case .hung:
      let last = events.last.map { "\($0.firstTouch)" } ?? "the launch"
      findings.append(Finding(.hang, last, events: events))
    }
  }
}

extension UserEvent {
  /// The event with double taps reduced to one: an endless first tap is the same hang.
  fileprivate var firstTouch: UserEvent {
    switch self {
    case .doubleTap(let name): .tap(name)
    case .doubleTapRow(let name, let section, let row): .tapRow(name, section: section, row: row)
    default: self
    }
  }
}

/// The touches of all sessions, to find the targets on which no touch ever had an effect.
struct TouchTally {
  private var shortest: [String: Finding] = [:]
  private var counts: [String: Int] = [:]
  private var sessions: [String: Set<Int>] = [:]
  private var alive: Set<String> = []

  // Fewer touches may depend on what was typed before.
  private static let enough = 3

  mutating func add(_ outcome: VisitOutcome, session: Int) {
    for (finding, hadEffect) in outcome.touches {
      let key = finding.fingerprint
      guard !hadEffect else {
        alive.insert(key)
        continue
      }
      counts[key, default: 0] += 1
      sessions[key, default: []].insert(session)
      if finding.events.count < shortest[key]?.events.count ?? .max {
        shortest[key] = finding
        shortest[key]?.session = session
      }
    }
  }

  /// The touches that never had an effect.
  var findings: [Finding] {
    shortest.keys.sorted().filter { !alive.contains($0) && counts[$0, default: 0] >= Self.enough }
      .compactMap { key in
        var finding = shortest[key]
        finding?.sessions = sessions[key]?.count ?? 1
        return finding
      }
  }
}
