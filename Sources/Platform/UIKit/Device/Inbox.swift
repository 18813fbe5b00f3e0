/// Main-queue work from other threads, such as a network library's responses.
///
/// The loop takes this work at the start of a turn.
final class Inbox: @unchecked Sendable {
  static let shared = Inbox()

  /// Whether the inbox holds work. Read in every turn, without the lock, and static because
  /// `shared` checks on each access whether it has been created.
  @exclusivity(unchecked) nonisolated(unsafe) private(set) static var hasWork = false

  private let lock = NSLock()
  private var entries: [(delay: TimeInterval, block: @MainActor () -> Void)] = []

  func put(after delay: TimeInterval, _ block: @escaping @MainActor () -> Void) {
    lock.withLock {
      entries.append((delay, block))
      Inbox.hasWork = true
    }
  }

  func takeAll() -> [(delay: TimeInterval, block: @MainActor () -> Void)] {
    lock.withLock {
      let all = entries
      entries = []
      Inbox.hasWork = false
      return all
    }
  }
}
