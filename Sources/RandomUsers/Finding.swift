public import LeakDetection
public import UserSessions

/// Something that is wrong with an app, and the simplest list of events known to show it.
public struct Finding: Hashable, Sendable, Codable {
  /// What kind of thing is wrong.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
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
    /// A check that could not be made here. The app may be right.
    case notChecked = "not checked"
  }

  /// A line of a source file.
  public struct Location: Hashable, Sendable, Codable {
    /// The path as the compiler was given it; of a crash, the module and the file.
    public let file: String
    public let line: Int
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
  /// Where the closure or the class is declared that the finding is about, or where the app crashed; `nil` where the program
  /// has no debug information, or there is no `llvm-symbolizer` or `addr2line` to read it.
  public internal(set) var location: Location?
  /// The class of the controller that was looked at when it was found, without its module.
  var screen: String?
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

  /// The name under which ``KnownFindings`` accepts the finding: its fingerprint without numbers of lines.
  public var id: String { KnownFindings.withoutLineNumbers(fingerprint) }
}

extension Finding: CustomStringConvertible {
  /// The finding with a call that replays it, as Swift code to be pasted into a test.
  public var description: String {
    guard kind != .notChecked else { return ([fingerprint] + details).joined(separator: "\n") }
    let heading = "\(fingerprint) (\(counted(sessions, "session")), first in number \(session))"
    let place = location.map { "    at \($0.file):\($0.line)" }
    return ([heading] + [place].compactMap { $0 } + details + replay).joined(separator: "\n")
  }

  private var replay: [String] {
    guard !events.isEmpty else { return ["    try users.replay([], on: app)"] }
    let lines =
      ["try users.replay(", "  ["] + events.map { "    \($0.swiftCode)," } + ["  ], on: app)"]
    return lines.map { "    " + $0 }
  }

  private var details: [String] {
    [detail, trace?.drawing ?? ""].flatMap { $0.split(separator: "\n") }.map { "    \($0)" }
  }
}

/// `1 session`, `2 sessions`.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
