/// The callbacks that the controllers and delegates of a stage have received, a line each, oldest first.
@MainActor public final class CallbackLog {
  /// One line per callback, such as `B.viewDidLoad` or `didShow(B)`.
  public private(set) var lines: [String] = []

  /// Makes an empty log.
  public init() {}

  /// Adds a line of a test's own.
  public func add(_ line: String) { lines.append(line) }

  /// Forgets all lines.
  public func clear() { lines = [] }
}
