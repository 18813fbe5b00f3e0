import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Touches on bars, lists and search bars") struct BarItemTests {
  let stage = Stage()

  @Test("an item is tapped only in a bar that is in front, which may be a toolbar")
  func items() throws {
    let navigation = stage.navigation("A", "B")
    var taps: [String] = []
    func item(_ title: String) -> UIBarButtonItem {
      UIBarButtonItem(primaryAction: UIAction(title: title) { taps.append($0.title) })
    }
    let (covered, shown) = (item("covered"), item("shown"))
    navigation.viewControllers[0].navigationItem.rightBarButtonItem = covered
    let top = try #require(navigation.topViewController)
    top.navigationItem.rightBarButtonItem = shown
    let (below, inView) = (item("toolbar"), item("view"))
    top.toolbarItems = [UIBarButtonItem.flexibleSpace(), below]
    let toolbar = UIToolbar(frame: .zero)
    toolbar.items = [inView]
    top.view.addSubview(toolbar)

    try stage.device.tap(shown).get()
    try stage.device.tap(inView).get()
    #expect(!stage.device.tap(covered).isDelivered && !stage.device.tap(below).isDelivered)
    navigation.isToolbarHidden = false
    try stage.device.tap(below).get()

    #expect(taps == ["shown", "view", "toolbar"])
  }

  @Test("a custom view of a toolbar is touched in the toolbar")
  func customView() throws {
    let navigation = stage.navigation("A")
    let button = UIButton(type: .system)
    let toolbar = UIToolbar(frame: .zero)
    toolbar.items = [UIBarButtonItem(customView: button)]
    #expect(!stage.device.canTouch(button))

    navigation.topViewController?.view.addSubview(toolbar)
    #expect(stage.device.canTouch(button))

    toolbar.items = []
    #expect(!stage.device.canTouch(button))
  }

  @Test("a list is refreshed by pulling it down, until the app ends the refresh")
  func refresh() throws {
    let table = UITableViewController()
    stage.show(table)
    #expect(!stage.device.refresh(table.tableView).isDelivered)
    var refreshes = 0
    let control = UIRefreshControl()
    control.addAction(UIAction { _ in refreshes += 1 }, for: .valueChanged)
    table.refreshControl = control

    try stage.device.refresh(table.tableView).get()
    #expect(!stage.device.refresh(table.tableView).isDelivered)
    control.endRefreshing()
    try stage.device.refresh(table.tableView).get()

    #expect(refreshes == 2)
  }

  private final class Listener: NSObject, UISearchResultsUpdating, UISearchBarDelegate {
    var log: [String] = []
    func updateSearchResults(for searchController: UISearchController) {
      log.append("update \(searchController.searchBar.text ?? "")")
    }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
  }

  @Test("a search in the navigation bar shows the results, until it is cancelled")
  func search() throws {
    let navigation = stage.navigation("A")
    let results = stage.controller("Results")
    let search = UISearchController(searchResultsController: results)
    let listener = Listener()
    search.searchResultsUpdater = listener
    search.searchBar.delegate = listener
    #expect(!stage.device.search("x", in: search.searchBar).isDelivered)
    navigation.topViewController?.navigationItem.searchController = search

    try stage.device.search("fox", in: search.searchBar).get()
    #expect(search.isActive && results.parent === navigation.topViewController)
    try stage.device.cancelSearch(in: search.searchBar).get()

    #expect(listener.log == ["update ", "update fox", "cancel", "update "])
    #expect(!search.isActive && results.parent == nil && search.searchBar.text == "")
    #expect(!stage.device.cancelSearch(in: search.searchBar).isDelivered)
  }

  @Test("a table shows the header and footer views of its delegate")
  func headers() {
    final class Header: UITableViewHeaderFooterView {
      override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        textLabel?.text = "made for \(reuseIdentifier ?? "nothing")"
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Table: UITableViewController {
      lazy var header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "Header")
      let button = UIButton(type: .system)
      override func viewDidLoad() {
        tableView.register(Header.self, forHeaderFooterViewReuseIdentifier: "Header")
      }
      override func tableView(
        _ tableView: UITableView, viewForHeaderInSection section: Int
      ) -> UIView? { header }
      override func tableView(
        _ tableView: UITableView, viewForFooterInSection section: Int
      ) -> UIView? { button }
    }
    let table = Table()
    stage.show(table)

    #expect(table.header?.textLabel?.text == "made for Header")
    #expect(table.tableView.headerView(forSection: 0) === table.header)
    #expect(stage.device.canTouch(table.button))
  }

  @Test("the changes of a table's batch are made at its end, deletions first")
  func tableBatch() throws {
    final class Table: UITableViewController {
      var items = ["A", "B"]
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        items.count
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = items[indexPath.row]
        return cell
      }
    }
    let table = Table()
    stage.show(table)
    table.tableView.selectRow(
      at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    table.items = ["X", "Y", "B"]

    table.tableView.beginUpdates()
    table.tableView.insertRows(
      at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)], with: .none)
    table.tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    table.tableView.endUpdates()

    #expect(table.tableView.visibleCells.map { $0.textLabel?.text } == ["X", "Y", "B"])
    #expect(table.tableView.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    #expect(stage.loop.events.isEmpty)

    table.tableView.insertSections(IndexSet(integer: 1), with: .none)
    #expect(
      stage.loop.events == [
        .crashed(
          reason: "Invalid update: the number of sections is 2 after the update, but the data"
            + " source returns 1")
      ])
    stage.settle()
    table.items = ["X", "Y"]
    table.tableView.deleteRows(at: [IndexPath(row: 7, section: 0)], with: .none)
    #expect(
      stage.loop.events.last
        == .crashed(reason: "Invalid update: the rows before it include no [0, 7]"))
  }

  private final class Sections: UITableViewController {
    var sections: [[String]] = []
    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].count
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = sections[indexPath.section][indexPath.row]
      return cell
    }
  }

  @Test("moved and reloaded rows are named by their places before the batch")
  func movedAndReloaded() {
    let table = Sections()
    table.sections = [["A", "B", "C"]]
    stage.show(table)
    table.tableView.selectRow(
      at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    table.sections = [["C", "A", "B2"]]

    table.tableView.performBatchUpdates {
      table.tableView.moveRow(
        at: IndexPath(row: 2, section: 0), to: IndexPath(row: 0, section: 0))
      table.tableView.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    }

    #expect(table.tableView.visibleCells.map { $0.textLabel?.text } == ["C", "A", "B2"])
    #expect(table.tableView.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    #expect(stage.loop.events.isEmpty)
  }

  @Test("the selection follows its row into another section")
  func selectionAcrossSections() {
    let table = Sections()
    table.sections = [["A", "B"], ["C", "D"]]
    stage.show(table)
    table.tableView.selectRow(
      at: IndexPath(row: 1, section: 1), animated: false, scrollPosition: .none)
    table.sections = [["X"], ["A", "B"], ["D"]]

    table.tableView.performBatchUpdates {
      table.tableView.insertSections(IndexSet(integer: 0), with: .none)
      table.tableView.deleteRows(at: [IndexPath(row: 0, section: 1)], with: .none)
    }
    stage.settle()

    #expect(table.tableView.indexPathForSelectedRow == IndexPath(row: 0, section: 2))
    #expect(stage.loop.events.isEmpty)
  }

  @Test("a header shows its content configuration in place of its content view")
  func headerContent() {
    let header = UITableViewHeaderFooterView()
    let plain = header.contentView
    var content = header.defaultContentConfiguration()
    content.text = "Title"
    header.contentConfiguration = content

    #expect(header.contentView !== plain && header.contentView.superview === header)
    #expect(plain.superview == nil)
  }

  @Test("a row that the user drags is read once if the data source reloads the table")
  func dropAndReload() throws {
    final class Table: UITableViewController {
      var reads = 0
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        2
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        reads += 1
        return UITableViewCell()
      }
      override func tableView(
        _ tableView: UITableView, moveRowAt source: IndexPath, to target: IndexPath
      ) { tableView.reloadData() }
    }
    let table = Table()
    stage.show(table)
    table.setEditing(true, animated: false)
    let reads = table.reads
    try stage.device.moveRow(
      from: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 0), of: table.tableView
    ).get()
    stage.settle()
    #expect(table.reads == reads + 2)
  }

  @Test("the second question of the system follows the answer to the first")
  func questions() throws {
    _ = stage.navigation("A")
    var answers: [String] = []
    for title in ["one", "two"] {
      stage.device.ask(title: title, message: "", refusal: "No", consent: "Yes") {
        answers.append("\(title) \($0)")
      }
    }
    stage.settle()

    try stage.device.tapAlertAction(1).get()
    stage.settle()
    try stage.device.tapAlertAction(0).get()
    stage.settle()

    #expect(answers == ["one true", "two false"])
  }

  @Test("a scroll view and its subclasses have a delegate")
  func scrollDelegate() {
    final class Listener: NSObject, UITableViewDelegate {}
    let listener = Listener()
    let (plain, table) = (UIScrollView(), UITableView())

    plain.delegate = listener
    (table as UIScrollView).delegate = listener

    #expect(plain.delegate === listener && table.delegate === listener)
  }
}
