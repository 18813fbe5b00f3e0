public import LeakDetection
public import UserSessions

/// Something that is wrong with an app, and the simplest list of events known to show it.
public struct Finding: Hashable, Sendable, Codable {
  /// What kind of thing is wrong.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// What UIKit answers with an exception, such as pushing a screen that is on the stack.
    case exception
    /// The app's own code trapped: a force unwrap of nil, an unowned reference to something dead.
    case trap
    /// An event was never finished with.
    case hang
    /// Objects that keep each other alive when the app has gone.
    case leak
    /// Objects that something holds and that become more each time the same screens are come back to.
    case abandoned
    /// Objects that outlive their screen and go at a later event that has nothing to do with it.
    case late
    /// Something that a visible screen depends on has died, so that its touches lead nowhere.
    case prematureRelease = "premature release"
    /// A presentation or dismissal that UIKit ignores, with the completion that is lost by it.
    case lostNavigation = "lost navigation"
    /// A screen on which nothing can be done while nothing is pending.
    case deadEnd = "dead end"
    /// A button that did nothing at all, however often it was tapped.
    case deadTouch = "dead touch"
    /// One double tap that opened the same screen twice.
    case openedTwice = "opened twice"
    /// The screen is not what the reference model says.
    case divergence
    /// What was found once and did not show when the same events were repeated: the app depends on something that is not in them.
    case flaky
  }

  public let kind: Kind
  /// What it is about, the same in every session that shows it: a class, a request, a reason.
  public let subject: String
  /// More about this case: the screen, what goes with it, a position in the sources.
  public let detail: String
  /// What keeps the object alive, where that could be read.
  public internal(set) var trace: LeakTrace?
  /// The references to look at, each as its owner's class and the field.
  public internal(set) var suspects: [String] = []
  /// What was done, from the launch to the event that showed it.
  public internal(set) var events: [UserEvent]
  /// In which session it was found first.
  public internal(set) var session = 0
  /// In how many sessions it was found.
  public internal(set) var sessions = 1

  init(_ kind: Kind, _ subject: String, detail: String = "", events: [UserEvent]) {
    self.kind = kind
    self.subject = subject
    self.detail = detail
    self.events = events
  }

  /// What makes findings of different sessions the same.
  public var fingerprint: String { "\(kind.rawValue): \(subject)" }
}

extension Finding: CustomStringConvertible {
  public var description: String {
    let count = sessions == 1 ? "1 session" : "\(sessions) sessions"
    var lines = ["\(kind.rawValue): \(subject) (\(count), first in number \(session))"]
    let told = [detail, trace?.drawing ?? ""].flatMap { $0.split(separator: "\n") }
    lines += told.map { "    \($0)" }
    lines.append("    after \(events.count) events:")
    lines += events.enumerated().map { "      \($0.offset + 1). \($0.element)" }
    return lines.joined(separator: "\n")
  }
}

/// What the users of a run came across.
public struct VisitReport: Sendable {
  /// What is wrong, each thing once: most serious kinds first, then the most frequent.
  public internal(set) var findings: [Finding] = []
  /// How many sessions were run to their end, or to the finding that ended them.
  public internal(set) var sessions = 0
  /// How many events were carried out.
  public internal(set) var events = 0
  /// Every arrangement of screens that was seen, and how often: the stacks, tabs and modals by their classes.
  public internal(set) var states: [String: Int] = [:]
  /// Whether objects could be counted; without, leaks and what was abandoned or released too early are not found.
  public internal(set) var countsObjects = false

  /// Fields and captures, such as `Profile.lock`, that could not be read by their type. What only they refer to counts as held
  /// from outside the app's objects.
  public internal(set) var unreadFields: [String] = []

  /// Whether nothing is wrong.
  public var isClean: Bool { findings.isEmpty }

  /// The findings of a kind.
  public func findings(of kind: Finding.Kind) -> [Finding] { findings.filter { $0.kind == kind } }
}

extension VisitReport: CustomStringConvertible {
  public var description: String {
    var lines = [
      "\(sessions) sessions, \(events) events, \(states.count) arrangements of screens: "
        + (findings.isEmpty ? "nothing found" : "\(findings.count) findings")
    ]
    if !countsObjects {
      lines.append("Objects were not counted: leaks and lifetimes were not looked at.")
    }
    lines += unreadFields.advice
    return (lines + findings.map(\.description)).joined(separator: "\n")
  }
}
