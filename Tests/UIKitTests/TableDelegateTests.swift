import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("What a table tells its delegate") struct TableDelegateTests {
  let stage = Stage()

  /// A table of three rows, the first of which cannot be highlighted.
  private final class List: UITableViewController {
    var log: [String] = []
    var finish: ((Bool) -> Void)?
    var usesOldActions = false

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) { log.append("commit \(indexPath.row)") }

    override func tableView(
      _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool { indexPath.row > 0 }
    override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      log.append("highlight \(indexPath.row)")
    }
    override func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      log.append("unhighlight \(indexPath.row)")
    }
    override func tableView(
      _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
    ) -> IndexPath? {
      log.append("will deselect \(indexPath.row)")
      return tableView.allowsMultipleSelection ? nil : indexPath
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(indexPath.row)")
    }
    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      log.append("deselect \(indexPath.row)")
    }
    override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      log.append("begin \(indexPath.row)")
    }
    override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      log.append("end \(indexPath?.row ?? -1)")
    }
    override func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Pin") { [weak self] _, _, finish in
          self?.log.append("pin \(indexPath.row)")
          self?.finish = finish
        }
      ])
    }
    override func tableView(
      _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? {
      guard usesOldActions else { return nil }
      return [
        UITableViewRowAction(style: .destructive, title: "Remove") { [weak self] action, path in
          self?.log.append("\(action.title ?? "") \(path.row)")
        }
      ]
    }
    override func tableView(
      _ tableView: UITableView, viewForHeaderInSection section: Int
    ) -> UIView? { UILabel() }
    override func tableView(
      _ tableView: UITableView, viewForFooterInSection section: Int
    ) -> UIView? { UIView() }
    override func tableView(
      _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) { log.append("header \(view is UILabel)") }
    override func tableView(
      _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) { log.append("footer \(section)") }
  }

  private func shown() -> List {
    let list = List()
    stage.show(list)
    return list
  }

  private func lines(of list: List, _ body: () -> Void) -> [String] {
    list.log = []
    body()
    return list.log
  }

  @Test("the views of headers and footers are announced when they are displayed")
  func headers() { #expect(shown().log == ["header true", "footer 0"]) }

  @Test("a row that may not be highlighted is not selected; others are highlighted for a moment")
  func highlight() {
    let list = shown()
    let table: UITableView = list.tableView

    #expect(lines(of: list) { stage.device.tapRow(section: 0, row: 0, of: table) } == [])
    #expect(
      lines(of: list) { stage.device.tapRow(section: 0, row: 1, of: table) }
        == ["highlight 1", "unhighlight 1", "select 1"])
    #expect(
      lines(of: list) { stage.device.tapRow(section: 0, row: 2, of: table) }
        == ["highlight 2", "unhighlight 2", "will deselect 1", "deselect 1", "select 2"])
    table.allowsMultipleSelection = true
    #expect(
      lines(of: list) { stage.device.tapRow(section: 0, row: 2, of: table) }
        == ["highlight 2", "unhighlight 2", "will deselect 2"])
    #expect(table.indexPathForSelectedRow?.row == 2)
  }

  @Test("a delegate that only follows highlights hears of each")
  func highlightOnly() {
    final class Follower: UITableViewController {
      var rows: [Int] = []
      override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
      ) -> Int { 2 }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
      override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        rows.append(indexPath.row)
      }
    }
    let follower = Follower()
    stage.show(follower)
    for row in [0, 1, 0] {
      stage.device.tapRow(section: 0, row: row, of: follower.tableView)
    }
    #expect(follower.rows == [0, 1, 0])
  }

  @Test("a swipe begins the editing of its row, which ends when the action says that it is done")
  func editing() {
    let list = shown()
    let table: UITableView = list.tableView

    #expect(
      lines(of: list) { stage.device.swipeRow(section: 0, row: 1, of: table, action: 0) }
        == ["begin 1", "pin 1"])
    #expect(lines(of: list) { list.finish?(true) } == ["end 1"])
    #expect(
      lines(of: list) { stage.device.deleteRow(section: 0, row: 2, of: table) }
        == ["begin 2", "commit 2", "end 2"])
  }

  @Test("the actions of apps from before iOS 11 are those at the trailing edge")
  func oldActions() {
    let list = shown()
    list.usesOldActions = true
    let table: UITableView = list.tableView

    let actions = stage.device.swipeActions(section: 0, row: 1, of: table)
    #expect(actions.map(\.title) == ["Remove", "Pin"])
    #expect(actions.first?.style == .destructive)
    #expect(
      lines(of: list) { stage.device.swipeRow(section: 0, row: 1, of: table, action: 0) }
        == ["begin 1", "Remove 1", "end 1"])
  }

  @Test("a timer with a date fires first at that time, then at its interval")
  func timerWithDate() {
    stage.show(UIViewController())
    var times: [TimeInterval] = []
    let loop = stage.device.loop
    let timer = Timer(fire: Date(timeIntervalSinceNow: 5), interval: 2, repeats: true) { _ in
      times.append(loop.now)
    }
    let start = loop.now
    RunLoop.main.add(timer, forMode: .common)
    stage.device.loop.advance(by: 8)
    #expect(times.map { $0 - start } == [5, 7])
    timer.invalidate()
  }
}
