public import LeakDetection
public import UserSessions

/// A defect in an app, and the simplest known list of events that reproduces it.
public struct Finding: Hashable, Sendable, Codable {
  /// The kind of a defect.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// An exception raised by UIKit, such as for pushing a screen that is already on the stack.
    case exception
    /// A crash in the app's own code, such as a force unwrap of nil or a dangling reference.
    case crash
    /// An event whose handling never ended.
    case hang
    /// Objects that keep each other alive after the app has been shut down.
    case leak
    /// Objects that keep each other alive only while a screen is presented, or shown by a container
    /// that lives as long as the app, such as a root navigation controller that the screen's router
    /// refers to; or a cycle through the app's delegate.
    ///
    /// Each pop or dismissal breaks the cycle, and the delegate is never released, so nothing is
    /// lost; reported only on request.
    case appLongCycle = "app-long cycle"
    /// Objects still referenced, whose number grows on every return to the same screens.
    case abandoned
    /// Objects that outlive their screen and are released by a later, unrelated event.
    case releasedLate = "released late"
    /// The release of an object that a visible screen depends on, so that touches have no effect.
    case releasedEarly = "released early"
    /// A presentation or dismissal that UIKit ignored, whose completion may be lost.
    case lostNavigation = "lost navigation"
    /// A screen that allows no action while nothing is pending.
    case deadEnd = "dead end"
    /// A button that never had an effect, however often it was tapped.
    case deadTouch = "dead touch"
    /// A double tap that opened the same screen twice.
    case openedTwice = "opened twice"
    /// A screen that differs from the reference model's.
    case divergence
    /// A screen or an effect that differs between two versions of an app.
    case difference
    /// A finding that did not recur in a replay: the app depends on more than the events.
    case flaky
    /// A check that could not be made in this environment; the app may be correct.
    case notChecked = "not checked"
  }

  /// A line of a source file.
  public struct Location: Hashable, Sendable, Codable {
    /// The path as given to the compiler; for a crash, the module and the file.
    public let file: String
    public let line: Int
  }

  public let kind: Kind
  /// The class, request or reason concerned; the same in every session that shows the finding.
  public let subject: String
  /// Details of this case, such as the screen, related objects or a source location.
  public internal(set) var detail: String
  /// The path of references that keep the object alive, if it could be read.
  public internal(set) var trace: LeakTrace?
  /// The suspected references, each as its owner's class and the field.
  public internal(set) var suspects: [String] = []
  /// The declaration of the closure or class concerned, or the location of the crash.
  ///
  /// `nil` if the program has no debug information, or neither `llvm-symbolizer` nor `addr2line`
  /// can read it.
  public internal(set) var location: Location?
  /// The addresses of the app's innermost calls during a crash, before relocation, if its message
  /// names no file of the app. Not stored: they belong to this program.
  var calls: [UInt64] = []
  /// The names of a difference in ``KnownFindings``; one per line where it lists changed lines.
  ///
  /// Not stored: only the run that found the difference can write them to a file.
  var names: Set<String> = []
  /// The class of the visible controller at the time of the finding, without its module.
  var screen: String?
  /// The events from the launch up to the one that revealed the finding.
  public internal(set) var events: [UserEvent]
  /// The index of the first session that showed the finding.
  public internal(set) var session = 0
  /// The number of sessions that showed the finding.
  public internal(set) var sessions = 1
  /// The fingerprints of the other findings with the same cause, such as leaks of objects that this
  /// finding's object holds; all are shrunk and reported as one.
  public internal(set) var consequences: [String] = []

  private enum CodingKeys: CodingKey {
    case kind, subject, detail, trace, suspects, location, screen, events, session, sessions,
      consequences
  }

  init(_ kind: Kind, _ subject: String, detail: String = "", events: [UserEvent]) {
    self.kind = kind
    self.subject = subject
    self.detail = detail
    self.events = events
  }

  /// Identifies the same finding across sessions.
  public var fingerprint: String { "\(kind.rawValue): \(subject)" }

  /// The name in ``KnownFindings``: the fingerprint without line numbers.
  public var id: String { KnownFindings.withoutLineNumbers(fingerprint) }

  /// The names of the finding and of its consequences.
  var ids: [String] { [id] + consequences.map(KnownFindings.withoutLineNumbers) }

  /// Whether the finding or one of its consequences is about a type, given by a part of its name.
  package func isAbout(_ type: String) -> Bool {
    ([fingerprint] + consequences).contains { $0.hasPrefix(kind.rawValue) && $0.contains(type) }
  }

  /// Whether a suspected reference leads to the object of this finding.
  private var isSuspectsTarget: Bool {
    trace?.suspects.contains { $0.target == subject } ?? false
  }

  /// Makes another finding with the same cause a consequence of this one, or the other way round.
  mutating func absorb(_ other: Finding) {
    if kind == .crash || kind == .difference {
      // Each session crashes at most once, and counts only one difference that an event causes, so
      // the sum counts no session twice.
      sessions += other.sessions
      session = min(session, other.session)
    }
    names.formUnion(other.names)
    guard other.kind == kind, other.isSuspectsTarget, !isSuspectsTarget else {
      consequences.append(other.fingerprint)
      return
    }
    let absorbed = [fingerprint] + consequences
    self = other
    consequences = absorbed
  }

  /// The start of a message whose file is one of the standard library.
  static let standardLibrary = "Swift/"

  /// The location in the app that a crash message such as `Module/File.swift:12: Fatal error`
  /// contains.
  var crashSite: Location? {
    guard kind == .crash, !subject.hasPrefix(Self.standardLibrary),
      let match = subject.firstMatch(of: /^(\S+\.swift):([0-9]+):/), let line = Int(match.2)
    else { return nil }
    return Location(file: String(match.1), line: line)
  }

  /// Identifies the line or call that crashed; `nil` if it is unknown.
  var crashPlace: String? {
    crashSite.map { "\($0.file):\($0.line)" } ?? calls.first.map { "code at \($0)" }
  }

  /// Identifies the suspected references, or the place of a crash (its message may contain values
  /// from the session); `nil` if there is neither.
  var cause: String? {
    if let place = crashPlace { return place }
    guard let suspects = trace?.suspects, !suspects.isEmpty else { return nil }
    return Set(suspects.map { "\($0.name) -> \($0.target)" }).sorted().joined(separator: "; ")
  }
}

extension Finding: CustomStringConvertible {
  /// The finding with Swift code that replays it, ready to paste into a test.
  public var description: String {
    guard kind != .notChecked else { return ([fingerprint] + details).joined(separator: "\n") }
    let heading = "\(fingerprint) (\(counted(sessions, "session")), first in session \(session))"
    let place = location.map { "    at \($0.file):\($0.line)" }
    return ([heading] + [place].compactMap { $0 } + details + others + replay)
      .joined(separator: "\n")
  }

  private var others: [String] {
    guard !consequences.isEmpty else { return [] }
    return [
      "    and \(counted(consequences.count, "more finding")) with the same cause: "
        + consequences.joined(separator: ", ")
    ]
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

/// A count with its noun, such as `1 session` or `2 sessions`.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
