extension ScreenTranscript {
  /// A line-by-line diff from the expected screen: minus marks missing lines, plus unexpected ones.
  public func changes(from expected: ScreenTranscript) -> [String] {
    let change = lines.difference(from: expected.lines)
    let removed = Set(change.removals.map(\.offset))
    let inserted = Set(change.insertions.map(\.offset))
    var changes: [String] = []
    var old = 0
    var new = 0
    while old < expected.lines.count || new < lines.count {
      if old < expected.lines.count, removed.contains(old) {
        changes.append("- \(expected.lines[old])")
        old += 1
      } else if new < lines.count, inserted.contains(new) {
        changes.append("+ \(lines[new])")
        new += 1
      } else {
        changes.append("  \(lines[new])")
        old += 1
        new += 1
      }
    }
    return changes
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
