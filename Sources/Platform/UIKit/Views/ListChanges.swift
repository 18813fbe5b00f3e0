/// The changes of one batch of a table or collection. Deleted, moved and reloaded items are named
/// by their places before the batch, inserted ones by those after it.
@MainActor final class ListChanges {
  /// The numbers of items before the batch.
  private let counts: [Int]
  /// The number of batches that are open, one within the other.
  @exclusivity(unchecked) var depth = 1
  @exclusivity(unchecked) var deleted: [IndexPath] = []
  @exclusivity(unchecked) var inserted: [IndexPath] = []
  @exclusivity(unchecked) var moved: [(from: IndexPath, to: IndexPath)] = []
  @exclusivity(unchecked) var reloaded: [IndexPath] = []
  @exclusivity(unchecked) private(set) var sections: SectionChanges?

  struct SectionChanges {
    var inserted = IndexSet()
    var deleted = IndexSet()
    var reloaded = IndexSet()
    var areMoved = false

    var growth: Int { inserted.count - deleted.count }
  }

  init(counts: [Int]) { self.counts = counts }

  func changeSections(_ body: (inout SectionChanges) -> Void) {
    var changes = sections ?? SectionChanges()
    body(&changes)
    sections = changes
  }

  /// The places that items leave, last one first.
  var left: [IndexPath] { (deleted + moved.map(\.from)).sorted(by: >) }

  /// Whether no item changes its place.
  var isReload: Bool { deleted.isEmpty && inserted.isEmpty && moved.isEmpty && sections == nil }

  // MARK: Places afterwards

  /// The place of an item afterwards; `nil` if it was deleted, its section was deleted or reloaded,
  /// or any section has moved.
  func place(of path: IndexPath) -> IndexPath? {
    if isReload { return path }
    if deleted.contains(path) { return nil }
    // Items that leave are named by their section's old number, those that come by its new one.
    var section = path.section
    if let sections {
      guard let new = sections.place(of: section) else { return nil }
      section = new
    }
    if let move = moved.first(where: { $0.from == path }) { return move.to }
    var item = path.item - left.count { $0.section == path.section && $0.item < path.item }
    let coming = (inserted + moved.map(\.to)).filter { $0.section == section }
    for new in coming.sorted() where new.item <= item { item += 1 }
    return IndexPath(item: item, section: section)
  }

  // MARK: Check

  /// Records an exception if the changes do not lead to what the data source now says, or name an
  /// item that does not exist.
  ///
  /// If sections change, the items in each are not counted.
  ///
  /// - Parameters:
  ///   - noun: The word for the items.
  ///   - sections: The data source's number of sections.
  ///   - count: The data source's number of items in a section.
  /// - Returns: Whether the changes are right.
  func check(_ noun: String, sections: Int, count: (Int) -> Int) -> Bool {
    let number = counts.count + (self.sections?.growth ?? 0)
    guard sections == number else {
      return reject("the number of sections is \(number)", found: sections)
    }
    if let path = missingBefore {
      return reject("the \(noun) before it include no \(Array(path))")
    }
    guard self.sections == nil else { return true }
    let new = newCounts
    if let path = missing(from: new) {
      return reject("the \(noun) after it include no \(Array(path))")
    }
    for section in new.indices {
      let (expected, found) = (new[section], count(section))
      guard found == expected else {
        return reject("section \(section) has \(expected) \(noun)", found: found)
      }
    }
    return true
  }

  // Loops, because the standard library's searches check the executor on each call of a closure.
  /// A named item that does not exist before the batch.
  private var missingBefore: IndexPath? {
    for path in deleted where !exists(path, in: counts) { return path }
    for (path, _) in moved where !exists(path, in: counts) { return path }
    for path in reloaded where !exists(path, in: counts) { return path }
    return nil
  }

  /// A named place that is not among the items after the batch.
  private func missing(from new: [Int]) -> IndexPath? {
    for path in inserted where !exists(path, in: new) { return path }
    for (_, path) in moved where !exists(path, in: new) { return path }
    return nil
  }

  /// The numbers of items after the batch, if no sections change.
  private var newCounts: [Int] {
    var new = counts
    func change(_ path: IndexPath, by number: Int) {
      if new.indices.contains(path.section) { new[path.section] += number }
    }
    for path in deleted { change(path, by: -1) }
    for path in inserted { change(path, by: 1) }
    for (old, path) in moved {
      change(old, by: -1)
      change(path, by: 1)
    }
    return new
  }

  private func exists(_ path: IndexPath, in counts: [Int]) -> Bool {
    counts.indices.contains(path.section) && path.item >= 0 && path.item < counts[path.section]
  }

  private func reject(_ text: String, found: Int) -> Bool {
    reject("\(text) after the update, but the data source returns \(found)")
  }

  private func reject(_ text: String) -> Bool {
    MainLoop.current.record(.crashed(reason: "Invalid update: " + text))
    return false
  }
}

extension ListChanges.SectionChanges {
  /// The number of a section afterwards; `nil` if it was deleted or reloaded, or if any has moved.
  fileprivate func place(of old: Int) -> Int? {
    guard !areMoved, !deleted.contains(old), !reloaded.contains(old) else { return nil }
    var section = old - deleted.count(in: 0..<old)
    for new in inserted where new <= section { section += 1 }
    return section
  }
}
