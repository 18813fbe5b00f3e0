/// Work for the main queue that comes from other threads, such as the answer of a network library. The main loop takes it
/// out at the beginning of a turn.
final class Inbox: @unchecked Sendable {
  static let shared = Inbox()

  /// Whether there is anything in it; looked at without the lock, every turn.
  nonisolated(unsafe) private(set) var hasWork = false

  private let lock = NSLock()
  private var entries: [(delay: TimeInterval, block: @MainActor () -> Void)] = []

  func put(after delay: TimeInterval, _ block: @escaping @MainActor () -> Void) {
    lock.withLock {
      entries.append((delay, block))
      hasWork = true
    }
  }

  func takeAll() -> [(delay: TimeInterval, block: @MainActor () -> Void)] {
    lock.withLock {
      let all = entries
      entries = []
      hasWork = false
      return all
    }
  }
}
