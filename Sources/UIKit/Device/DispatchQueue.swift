/// A queue on virtual time. It takes the place of Dispatch's queue in files that import UIKit alone.
///
/// Every queue is served by the main loop, one block after the other: work of a background queue runs in a later turn,
/// never beside the main queue, so that a session is the same each time.
public struct DispatchQueue: Sendable {
  /// How urgent work is; here all work is equal.
  public enum QoS: Sendable {
    case background, utility, `default`, userInitiated, userInteractive, unspecified
  }

  /// The queue of the main thread.
  public static let main = DispatchQueue(label: "main")

  /// One of the shared queues.
  public static func global(qos: QoS = .default) -> DispatchQueue { DispatchQueue(label: "global") }

  /// The queue's name.
  public let label: String

  /// Makes a queue.
  public init(label: String, qos: QoS = .unspecified) {
    self.label = label
  }

  /// Runs `work` in the next turn of the main loop.
  public func async(
    group: DispatchGroup? = nil, qos: QoS = .unspecified,
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

  /// Runs an item in the next turn, unless it has been cancelled by then.
  public func async(execute item: DispatchWorkItem) {
    async { item.perform() }
  }

  /// Runs `work` when the deadline has come.
  public func asyncAfter(
    deadline: DispatchTime, qos: QoS = .unspecified, execute work: @escaping @MainActor () -> Void
  ) {
    Self.put(after: deadline.delay, work)
  }

  /// Runs an item when the deadline has come, unless it has been cancelled by then.
  public func asyncAfter(deadline: DispatchTime, execute item: DispatchWorkItem) {
    asyncAfter(deadline: deadline) { item.perform() }
  }

  // From the thread of the main loop, work is queued at once; from any other, by way of the inbox.
  static func put(after delay: TimeInterval, _ work: @escaping @MainActor () -> Void) {
    guard MainLoop.isOnItsThread else { return Inbox.shared.put(after: delay, work) }
    MainActor.assumeIsolated { MainLoop.current.put(after: delay, work) }
  }

  /// Runs `work` now.
  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result { try work() }
}

/// A point on the virtual clock, as seconds from now.
public struct DispatchTime: Sendable {
  let delay: TimeInterval

  /// This moment.
  public static func now() -> DispatchTime { DispatchTime(delay: 0) }

  /// A moment `seconds` later.
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(delay: time.delay + seconds)
  }

  /// A moment `interval` later.
  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    time + interval.seconds
  }
}

/// A length of time.
public enum DispatchTimeInterval: Hashable, Sendable {
  case seconds(Int), milliseconds(Int), microseconds(Int), nanoseconds(Int)

  var seconds: Double {
    switch self {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1e3
    case .microseconds(let count): Double(count) / 1e6
    case .nanoseconds(let count): Double(count) / 1e9
    }
  }
}

/// Work that can be taken back.
@preconcurrency @MainActor public final class DispatchWorkItem {
  private var block: (() -> Void)?
  public private(set) var isCancelled = false

  public init(block: @escaping () -> Void) {
    self.block = block
  }

  /// Does the work now.
  public func perform() {
    if !isCancelled { block?() }
  }

  /// Keeps the work from being done. What the block holds is held until the queue has come to the item.
  public func cancel() { isCancelled = true }
}

/// Work that is waited for together.
@preconcurrency @MainActor public final class DispatchGroup {
  private var count = 0
  private var waiting: [@MainActor () -> Void] = []

  public init() {}

  public func enter() { count += 1 }

  public func leave() {
    count -= 1
    if count == 0 { notifyAll() }
  }

  /// Runs `work` in a turn after everything has left.
  public func notify(queue: DispatchQueue, execute work: @escaping @MainActor () -> Void) {
    waiting.append(work)
    if count == 0 { notifyAll() }
  }

  private func notifyAll() {
    let blocks = waiting
    waiting = []
    for block in blocks { MainLoop.current.enqueue(block) }
  }
}
