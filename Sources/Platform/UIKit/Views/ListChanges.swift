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

  /// The place of an item afterwards; `nil` if it was deleted, or its section was reloaded.
  func place(of path: IndexPath) -> IndexPath? {
    if isReload { return path }
    if let sections { return sections.place(of: path) }
    if deleted.contains(path) { return nil }
    if let move = moved.first(where: { $0.from == path }) { return move.to }
    var item = path.item - left.count { $0.section == path.section && $0.item < path.item }
    let coming = (inserted + moved.map(\.to)).filter { $0.section == path.section }
    for new in coming.sorted() where new.item <= item { item += 1 }
    return IndexPath(item: item, section: path.section)
  }

  // MARK: Check

  /// Records an exception if the changes do not lead to what the data source now says.
  ///
  /// - Parameters:
  ///   - noun: The word for the items.
  ///   - sections: The data source's number of sections.
  ///   - count: The data source's number of items in a section.
  /// - Returns: Whether the changes are right.
  func check(_ noun: String, sections: Int, count: (Int) -> Int) -> Bool {
    let inserted = self.sections?.inserted.count ?? 0
    let expected = counts.count + inserted - (self.sections?.deleted.count ?? 0)
    guard sections == expected else {
      return reject("the number of sections is \(expected)", found: sections)
    }
    guard self.sections == nil else { return true }
    for section in counts.indices {
      let (expected, found) = (counts[section] + growth(of: section), count(section))
      guard found == expected else {
        return reject("section \(section) has \(expected) \(noun)", found: found)
      }
    }
    return true
  }

  /// The number of items by which a section grows.
  private func growth(of section: Int) -> Int {
    let coming =
      inserted.count { $0.section == section } + moved.count { $0.to.section == section }
    return coming - deleted.count { $0.section == section }
      - moved.count { $0.from.section == section }
  }

  private func reject(_ text: String, found: Int) -> Bool {
    MainLoop.current.record(
      .crashed(
        reason: "Invalid update: \(text) after the update, but the data source returns \(found)"))
    return false
  }
}

extension ListChanges.SectionChanges {
  fileprivate func place(of path: IndexPath) -> IndexPath? {
    guard !areMoved, !deleted.contains(path.section), !reloaded.contains(path.section) else {
      return nil
    }
    var section = path.section - deleted.count(in: 0..<path.section)
    for new in inserted where new <= section { section += 1 }
    return IndexPath(item: path.item, section: section)
  }
}
