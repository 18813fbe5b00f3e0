public import Dispatch

/// A group of tasks to wait for. Blocks on any queue or thread can enter and leave it.
public final class DispatchGroup: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0
  private var waiting: [@MainActor () -> Void] = []

  public init() {}

  public func enter() { lock.withLock { count += 1 } }

  public func leave() {
    let isMatched = lock.withLock {
      guard count > 0 else { return false }
      count -= 1
      return true
    }
    if isMatched { return notifyIfEmpty() }
    let crash: @MainActor @Sendable () -> Void = {
      MainLoop.current.record(
        .crashed(reason: "DispatchGroup.leave() without a matching enter()"))
    }
    if MainLoop.isOnItsThread {
      MainActor.assumeIsolated(crash)
    } else {
      Inbox.shared.put(after: 0, crash)
    }
  }

  /// Runs `work` in a later turn, once all tasks have left the group.
  public func notify(queue: DispatchQueue, execute work: @escaping @MainActor () -> Void) {
    lock.withLock { waiting.append(work) }
    notifyIfEmpty()
  }

  /// Waits until all tasks have left the group.
  ///
  /// The blocks of all queues run on one thread here. On that thread, this function therefore runs
  /// the turns in which they are due. Any other thread waits in real time for a turn in which the
  /// group is empty.
  public func wait() { _ = wait(timeout: .distantFuture) }

  @discardableResult public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    guard MainLoop.isOnItsThread else {
      let semaphore = Dispatch.DispatchSemaphore(value: 0)
      Inbox.shared.put(after: 0) { self.notify(queue: .main) { semaphore.signal() } }
      return semaphore.wait(timeout: .now() + timeout.delay)
    }
    MainActor.assumeIsolated { MainLoop.current.run(for: timeout.delay) { !isEmpty } }
    return isEmpty ? .success : .timedOut
  }

  private var isEmpty: Bool { lock.withLock { count == 0 } }

  private func notifyIfEmpty() {
    let blocks = lock.withLock {
      guard count == 0 else { return [@MainActor () -> Void]() }
      defer { waiting = [] }
      return waiting
    }
    for block in blocks { DispatchQueue.put(after: 0, block) }
  }
}
