public import Dispatch

/// A queue on virtual time, which replaces Dispatch's in files that import only UIKit.
///
/// The main loop runs the blocks of all queues one at a time. Background work runs in a later turn,
/// never in parallel, so that sessions are deterministic.
public final class DispatchQueue: Sendable {
  /// Whether a block may begin while another one waits. Blocks never run at the same time.
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
  public static let main = DispatchQueue(label: "com.apple.main-thread")
  private static let shared = DispatchQueue(
    label: "com.apple.root.default-qos", attributes: .concurrent)

  /// Returns the shared background queue, the same for all qualities of service.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { shared }

  /// The queue's name.
  public let label: String
  private let values = QueueValues()
  private let isSerial: Bool
  /// The blocks of a serial queue that became due while one of its blocks waited, oldest first.
  /// Used on the main loop's thread only.
  nonisolated(unsafe) private var held: [@MainActor () -> Void] = []

  /// Creates a queue. Everything but its name and whether it is concurrent is ignored.
  public init(
    label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
    autoreleaseFrequency: AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil
  ) {
    self.label = label
    isSerial = !attributes.contains(.concurrent)
  }

  public var qos: DispatchQoS { .unspecified }
  public func activate() {}
  public func setTarget(queue: DispatchQueue?) {}

  /// Runs `work` immediately, once per number, in order.
  public static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    for number in 0..<iterations { work(number) }
  }

  /// Runs `work` in the next turn of the main loop.
  public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [], execute work: @escaping @MainActor () -> Void
  ) {
    guard let group else { return put(after: 0, work) }
    group.enter()
    put(after: 0) {
      work()
      group.leave()
    }
  }

  /// Runs `work` in the next turn of the main loop.
  ///
  /// Only this function has the type that an app's protocol for queues declares, because closures
  /// are not isolated to the main actor there; calls prefer the other one.
  @_disfavoredOverload public func async(
    group: DispatchGroup?, qos: DispatchQoS, flags: DispatchWorkItemFlags,
    execute work: @escaping () -> Void
  ) {
    nonisolated(unsafe) let work = work
    async(group: group, qos: qos, flags: flags) { @MainActor in work() }
  }

  /// Runs an item in the next turn, unless it is cancelled first.
  public func async(execute item: DispatchWorkItem) {
    async { item.perform() }
  }

  /// Runs an item in the next turn, unless it is cancelled first, as a part of a group.
  public func async(group: DispatchGroup, execute item: DispatchWorkItem) {
    async(group: group) { item.perform() }
  }

  /// Runs `work` at the deadline.
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @MainActor () -> Void
  ) { put(after: deadline.delay, work) }

  /// Runs `work` at the deadline; has the type that an app's protocol for queues declares.
  @_disfavoredOverload public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS, flags: DispatchWorkItemFlags,
    execute work: @escaping () -> Void
  ) {
    nonisolated(unsafe) let work = work
    asyncAfter(deadline: deadline, qos: qos, flags: flags) { @MainActor in work() }
  }

  /// Runs an item at the deadline, unless it is cancelled first.
  public func asyncAfter(deadline: DispatchTime, execute item: DispatchWorkItem) {
    asyncAfter(deadline: deadline) { item.perform() }
  }

  /// Runs `work` at the deadline.
  public func asyncAfter(
    wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [], execute work: @escaping @MainActor () -> Void
  ) { asyncAfter(deadline: wallDeadline.time, qos: qos, flags: flags, execute: work) }

  private func put(after delay: TimeInterval, _ work: @escaping @MainActor () -> Void) {
    guard self !== Self.main else { return Self.put(after: delay, work) }
    Self.put(after: delay) { self.begin(work) }
  }

  /// Runs a block in its turn; in a turn nested in a block of the same serial queue, which waits,
  /// the block follows that one and those held before it.
  @MainActor private func begin(_ work: @escaping @MainActor () -> Void) {
    guard isSerial, isRunning || !held.isEmpty else { return run(work) }
    held.append(work)
  }

  @MainActor private func runFirstHeldBlock() {
    if !isRunning, !held.isEmpty { run(held.removeFirst()) }
  }

  /// Whether one of the queue's blocks has begun and not ended.
  private var isRunning: Bool { Self.running.contains(self) }

  // On the main loop's thread, work is queued directly; from other threads it goes through the
  // inbox.
  static func put(after delay: TimeInterval, _ work: @escaping @MainActor () -> Void) {
    guard MainLoop.isOnItsThread else { return Inbox.shared.put(after: delay, work) }
    MainActor.assumeIsolated { MainLoop.current.put(after: delay, work) }
  }

  /// Runs `work` immediately.
  public func sync(execute work: () -> Void) { run(work) }

  /// Runs `work` immediately.
  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result { try run(work) }

  /// Runs `work` immediately.
  public func sync<Result>(
    flags: DispatchWorkItemFlags, execute work: () throws -> Result
  ) rethrows -> Result { try run(work) }

  /// Runs an item immediately, unless it is cancelled.
  @MainActor public func sync(execute item: DispatchWorkItem) { run { item.perform() } }

  // MARK: Values of queues

  // The queues whose blocks are running on the main loop's thread; the last one is the current.
  nonisolated(unsafe) private static var running: [DispatchQueue] = []

  private func run<Result>(_ work: () throws -> Result) rethrows -> Result {
    guard MainLoop.isOnItsThread else { return try work() }
    Self.running.append(self)
    defer {
      Self.running.removeLast()
      if !held.isEmpty { Self.put(after: 0) { self.runFirstHeldBlock() } }
    }
    return try work()
  }

  /// The value of the queue whose block is running; outside of blocks, of the main queue.
  public static func getSpecific<Value>(key: DispatchSpecificKey<Value>) -> Value? {
    (running.last ?? main).getSpecific(key: key)
  }

  public func getSpecific<Value>(key: DispatchSpecificKey<Value>) -> Value? {
    values[ObjectIdentifier(key)] as? Value
  }

  public func setSpecific<Value>(key: DispatchSpecificKey<Value>, value: Value?) {
    values[ObjectIdentifier(key)] = value
  }
}

extension DispatchQueue: Hashable {
  public static func == (one: DispatchQueue, other: DispatchQueue) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The values that an app attaches to a queue.
private final class QueueValues: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [ObjectIdentifier: Any] = [:]

  subscript(key: ObjectIdentifier) -> Any? {
    get { lock.withLock { values[key] } }
    set { lock.withLock { values[key] = newValue } }
  }
}
