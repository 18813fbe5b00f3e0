import Foundation

/// Blocks ordered by time, then by insertion.
struct Timeline {
  struct Entry {
    let time: TimeInterval
    fileprivate let token: Int
    let block: @MainActor () -> Void
  }

  // Latest first, so that the next entry is popped from the end; rarely more than a handful.
  private var entries: [Entry] = []
  private var lastToken = 0

  var nextTime: TimeInterval? { entries.last?.time }
  var count: Int { entries.count }

  mutating func insert(at time: TimeInterval, _ block: @escaping @MainActor () -> Void) -> Int {
    lastToken += 1
    let entry = Entry(time: time, token: lastToken, block: block)
    if let place = entries.firstIndex(where: { $0.time <= time }) {
      entries.insert(entry, at: place)
    } else {
      entries.append(entry)
    }
    return lastToken
  }

  mutating func remove(_ token: Int) {
    entries.removeAll { $0.token == token }
  }

  mutating func popFirst() -> Entry? { entries.popLast() }
}
