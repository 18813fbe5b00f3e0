/// The callbacks that a stage's controllers and delegates have received, oldest first.
@MainActor public final class CallbackLog {
  /// One line per callback, such as `B.viewDidLoad` or `didShow(B)`.
  public private(set) var lines: [String] = []

  /// Creates an empty log.
  public init() {}

  /// Adds a line.
  public func add(_ line: String) { lines.append(line) }

  /// Removes all lines.
  public func clear() { lines = [] }
}
