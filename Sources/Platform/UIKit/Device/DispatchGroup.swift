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

  private func notifyAll() {
    let blocks = waiting
    waiting = []
    for block in blocks { MainLoop.current.enqueue(block) }
  }
}
