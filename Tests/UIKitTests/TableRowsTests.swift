import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Rows of a table") struct TableRowsTests {
  private final class Lists: UITableViewDataSource {
    var lists: [[String]]
    var willMakeCell: (UITableView, IndexPath) -> Void = { _, _ in }
    /// The text of a row, if not that of the lists.
    var text: ((IndexPath) -> String)?

    init(_ lists: [[String]]) { self.lists = lists }

    func numberOfSections(in tableView: UITableView) -> Int { lists.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      lists[section].count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      willMakeCell(tableView, indexPath)
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = text?(indexPath) ?? lists[indexPath.section][indexPath.row]
      return cell
    }
  }

  private let stage = Stage()

  private func table(_ source: Lists) -> UITableView {
    let table = UITableView()
    table.dataSource = source
    table.layoutIfNeeded()
    return table
  }

  /// The texts of the rows, found in each way that a table offers.
  private func texts(_ table: UITableView) -> [[String?]] {
    let sections = 0..<table.numberOfSections
    let texts = sections.map { table.cells(inSection: $0).map(\.textLabel?.text) }
    for (section, rows) in texts.enumerated() {
      #expect(table.numberOfRows(inSection: section) == rows.count)
      for row in rows.indices {
        let path = IndexPath(row: row, section: section)
        let cell = table.cellForRow(at: path)
        #expect(cell?.textLabel?.text == rows[row])
        #expect(cell.flatMap { table.indexPath(for: $0) } == path)
      }
    }
    #expect(table.visibleCells.map(\.textLabel?.text) == texts.flatMap { $0 })
    let paths = sections.flatMap { section in
      texts[section].indices.map { IndexPath(row: $0, section: section) }
    }
    #expect(table.indexPathsForVisibleRows == paths)
    return texts
  }

  @Test("rows can be inserted, deleted, moved and reloaded in any section, including an empty one")
  func changes() {
    let source = Lists([["a"], [], ["b", "c"], [], ["d"]])
    let table = table(source)
    #expect(texts(table) == source.lists)
    func change(_ lists: [[String]], _ body: @escaping (UITableView) -> Void) {
      source.lists = lists
      table.performBatchUpdates({ body(table) })
      #expect(texts(table) == lists)
    }

    change([["a"], ["x"], ["b", "c"], [], ["d"]]) {
      $0.insertRows(at: [IndexPath(row: 0, section: 1)], with: .none)
    }
    change([["a"], ["x"], ["c"], [], ["d"]]) {
      $0.deleteRows(at: [IndexPath(row: 0, section: 2)], with: .none)
    }
    change([[], ["x"], ["c"], ["a"], ["d"]]) {
      $0.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 0, section: 3))
    }
    change([[], ["x"], ["c"], ["a"], ["e"]]) {
      $0.reloadRows(at: [IndexPath(row: 0, section: 4)], with: .none)
    }
    change([["y"], [], ["c"], ["a", "z"], ["e"]]) {
      $0.deleteRows(at: [IndexPath(row: 0, section: 1)], with: .none)
      $0.insertRows(
        at: [IndexPath(row: 1, section: 3), IndexPath(row: 0, section: 0)], with: .none)
    }
    #expect(stage.loop.crashCount == 0)
  }

  /// The delegate's calls at which a test loads the table within a load.
  private final class Headers: UITableViewDelegate {
    var body: (UITableView) -> Void = { _ in }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      if section == 1 { body(tableView) }
      return UIView()
    }
  }

  /// Shrinks the lists to one row and loads the table anew, the first time that it is called.
  private func shrinking(_ source: Lists) -> (UITableView) -> Void {
    var isDone = false
    return { table in
      guard !isDone else { return }
      isDone = true
      source.lists = [["z"]]
      table.reloadData()
      table.layoutIfNeeded()
    }
  }

  @Test("a load within a load replaces it", arguments: [0, 1])
  func nestedLoad(section: Int) {
    let source = Lists([["a", "b"], ["c"]])
    let shrink = shrinking(source)
    source.willMakeCell = { table, path in if path.section == section { shrink(table) } }
    source.text = { path in path.section == 0 && path.row == 0 ? "z" : "?" }
    let table = table(source)

    #expect(texts(table) == [["z"]])
    #expect(table.subviews.count == 1)
  }

  @Test("a load while a header is asked for replaces the one that asks")
  func loadInHeader() {
    let source = Lists([["z"], ["c"]])
    let headers = Headers()
    headers.body = shrinking(source)
    let table = UITableView()
    (table.dataSource, table.delegate) = (source, headers)
    table.layoutIfNeeded()

    #expect(texts(table) == [["z"]])
    #expect(table.subviews.count == 2)
  }

  @Test("a load while rows are inserted or reloaded replaces the change", arguments: [true, false])
  func loadInChange(isInsertion: Bool) {
    let source = Lists([["a"], ["z"]])
    let table = table(source)
    let shrink = shrinking(source)
    source.willMakeCell = { table, _ in shrink(table) }
    source.text = { _ in "z" }
    if isInsertion {
      source.lists[1].append("b")
      table.insertRows(at: [IndexPath(row: 1, section: 1)], with: .none)
    } else {
      table.reloadRows(at: [IndexPath(row: 0, section: 1)], with: .none)
    }

    #expect(texts(table) == [["z"]])
    #expect(table.subviews.count == 1)
    #expect(stage.loop.crashCount == 0)
  }
}
