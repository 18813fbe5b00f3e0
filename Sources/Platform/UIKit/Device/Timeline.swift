import Foundation

/// Blocks ordered by time, then by insertion.
struct Timeline {
  private struct Entry {
    let time: TimeInterval
    let token: Int
    let block: @MainActor () -> Void
  }

  // Latest first, so that the next entry is popped from the end; rarely more than a handful.
  private var entries: [Entry] = []
  private var lastToken = 0

  var nextTime: TimeInterval? { entries.last?.time }
  var count: Int { entries.count }

  mutating func insert(at time: TimeInterval, _ block: @escaping @MainActor () -> Void) -> Int {
    lastToken += 1
    let place = entries.firstIndex { $0.time <= time } ?? entries.endIndex
    entries.insert(Entry(time: time, token: lastToken, block: block), at: place)
    return lastToken
  }

  mutating func remove(_ token: Int) {
    entries.removeAll { $0.token == token }
  }

  mutating func popFirst() -> (TimeInterval, @MainActor () -> Void)? {
    entries.popLast().map { ($0.time, $0.block) }
  }
}
