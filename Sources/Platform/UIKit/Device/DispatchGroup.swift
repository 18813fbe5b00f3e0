/// A group of tasks to wait for.
@preconcurrency @MainActor public final class DispatchGroup {
  private var count = 0
  private var waiting: [@MainActor () -> Void] = []

  public init() {}

  public func enter() { count += 1 }

  public func leave() {
    guard count > 0 else {
      return MainLoop.current.record(
        .crashed(reason: "DispatchGroup.leave() without a matching enter()"))
    }
    count -= 1
    if count == 0 { notifyAll() }
  }

  /// Runs `work` in a later turn, once all tasks have left the group.
  public func notify(queue: DispatchQueue, execute work: @escaping @MainActor () -> Void) {
    waiting.append(work)
    if count == 0 { notifyAll() }
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
    MainLoop.current.run(for: timeout.delay) { count > 0 }
    return count > 0 ? .timedOut : .success
  }

  private func notifyAll() {
    let blocks = waiting
    waiting = []
    for block in blocks { MainLoop.current.enqueue(block) }
  }
}
