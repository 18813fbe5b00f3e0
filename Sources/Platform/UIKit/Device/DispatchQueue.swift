/// A queue on virtual time, which replaces Dispatch's in files that import only UIKit.
///
/// The main loop runs the blocks of all queues one at a time. Background work runs in a later turn,
/// never in parallel, so that sessions are deterministic.
public struct DispatchQueue: Sendable {
  /// The quality of service. Ignored.
  public enum QoS: Sendable {
    case background, utility, `default`, userInitiated, userInteractive, unspecified
  }

  /// Whether blocks run at the same time. Ignored: they run one at a time.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let concurrent = Attributes(rawValue: 1)
    /// Ignored: the queue is active.
    public static let initiallyInactive = Attributes(rawValue: 2)
  }

  /// When autoreleased objects are released. Ignored.
  public enum AutoreleaseFrequency: Sendable { case inherit, workItem, never }

  /// The queue of the main thread.
  public static let main = DispatchQueue(label: "main")

  /// Returns a shared background queue.
  public static func global(qos: QoS = .default) -> DispatchQueue { DispatchQueue(label: "global") }

  /// The queue's name.
  public let label: String

  /// Creates a queue.
  public init(
    label: String, qos: QoS = .unspecified, attributes: Attributes = [],
    autoreleaseFrequency: AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil
  ) { self.label = label }

  public func activate() {}

  /// Runs `work` immediately, once per number, in order.
  public static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    for number in 0..<iterations { work(number) }
  }

  /// Runs `work` in the next turn of the main loop.
  public func async(
    group: DispatchGroup? = nil, qos: QoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @MainActor () -> Void
  ) {
    guard let group else { return Self.put(after: 0, work) }
    let isOnLoop = MainLoop.isOnItsThread
    if isOnLoop { MainActor.assumeIsolated { group.enter() } }
    Self.put(after: 0) {
      if !isOnLoop { group.enter() }
      work()
      group.leave()
    }
  }

  /// Runs an item in the next turn, unless it is cancelled first.
  public func async(execute item: DispatchWorkItem) {
    async { item.perform() }
  }

  /// Runs `work` at the deadline.
  public func asyncAfter(
    deadline: DispatchTime, qos: QoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @MainActor () -> Void
  ) { Self.put(after: deadline.delay, work) }

  /// Runs an item at the deadline, unless it is cancelled first.
  public func asyncAfter(deadline: DispatchTime, execute item: DispatchWorkItem) {
    asyncAfter(deadline: deadline) { item.perform() }
  }

  // On the main loop's thread, work is queued directly; from other threads it goes through the
  // inbox.
  static func put(after delay: TimeInterval, _ work: @escaping @MainActor () -> Void) {
    guard MainLoop.isOnItsThread else { return Inbox.shared.put(after: delay, work) }
    MainActor.assumeIsolated { MainLoop.current.put(after: delay, work) }
  }

  /// Runs `work` immediately.
  public func sync(execute work: () -> Void) { work() }

  /// Runs `work` immediately.
  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result { try work() }

  /// Runs `work` immediately.
  public func sync<Result>(
    flags: DispatchWorkItemFlags, execute work: () throws -> Result
  ) rethrows -> Result { try work() }
}
