/// A screen that differs from the reference model's.
public struct Divergence<Model: ReferenceModel>: Sendable {
  /// The session up to and including the event that revealed it.
  public let session: Session<Model>
  /// The expected screen.
  public let expected: ScreenTranscript
  /// The actual screen.
  public let found: ScreenTranscript
  /// Whether the divergence appears only after the app's termination callbacks.
  public let isAtEnd: Bool

  init(
    after count: Int, of run: ExpectedSession<Model>, atEnd isAtEnd: Bool, found: ScreenTranscript
  ) {
    let session = run.session
    var model = run.launched.after(session.events.prefix(count))
    if isAtEnd { model.terminate() }
    self.isAtEnd = isAtEnd
    self.session = Session(
      origin: session.origin, start: session.start, events: Array(session.events.prefix(count)))
    expected = model.transcript
    self.found = found
  }

  /// Identifies the same divergence across sessions.
  ///
  /// It consists of the kind of the event and the names of the facts that differ, without their
  /// values.
  public var fingerprint: String {
    let changed = found.changes(from: expected).filter { !$0.hasPrefix("  ") }
    let names = Set(
      changed.map { $0.dropFirst(2).prefix { $0 != ":" }.replacing(/[0-9]+/, with: "#") })
    let last = session.events.last.map { "after \($0.kind)" } ?? "at the launch"
    let event = isAtEnd ? "at the app's end" : last
    return "\(event): \(names.sorted().joined(separator: ", "))"
  }

  /// The steps to the divergence and a diff of the screens.
  ///
  /// Minus marks what the reference model expects, plus what the app shows.
  public var report: String {
    (session.steps(atMost: 12) + ["screen (- expected, + found):"] + found.changes(from: expected))
      .joined(separator: "\n")
  }
}
