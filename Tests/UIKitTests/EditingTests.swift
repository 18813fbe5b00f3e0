import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Editing and prototype cells") struct EditingTests {
  let stage = Stage()

  private final class Rows: UITableViewDataSource {
    var count = 2
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
  }

  private final class List: UIViewController {
    var segues: [String] = []
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
      segues.append(identifier)
      return false
    }
  }

  @Test("a tap on a prototype cell triggers its segue even if the table has no delegate")
  func segueWithoutDelegate() {
    _ = stage.device
    let list = List()
    let rows = Rows()
    let table = UITableView()
    var made = 0
    table.register(
      prototype: {
        made += 1
        let cell = UITableViewCell(coder: NSCoder()) ?? UITableViewCell()
        cell.segueIdentifier = "go"
        return cell
      }, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    list.view = table
    stage.show(list)

    #expect(stage.device.tapRow(section: 0, row: 1, of: table).isDelivered)
    #expect(list.segues == ["go"])
    #expect(table.indexPathForSelectedRow?.row == 1)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.reuseIdentifier == "cell")

    table.reloadData()
    stage.settle()
    #expect(made == 2)
    withExtendedLifetime(rows) {}
  }

  @Test("the edit button toggles editing, including that of a table controller's table")
  func editButton() throws {
    _ = stage.device
    let controller = UITableViewController(style: .plain)
    controller.navigationItem.rightBarButtonItem = controller.editButtonItem
    stage.show(UINavigationController(rootViewController: controller))
    let item = controller.editButtonItem
    #expect(item.title == "Edit" && item === controller.editButtonItem)

    #expect(stage.device.tap(item).isDelivered)
    #expect(controller.isEditing && controller.tableView.isEditing && item.title == "Done")
    controller.isEditing = false
    #expect(!controller.tableView.isEditing && item.title == "Edit")
  }

  @Test("a visible table that is given a data source shows its rows in the next turn")
  func lateDataSource() {
    let screen = stage.controller("A")
    let table = UITableView()
    screen.view.addSubview(table)
    stage.show(screen)
    let rows = Rows()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")

    table.dataSource = rows
    #expect(table.visibleCells.isEmpty)
    stage.settle()

    #expect(table.visibleCells.count == 2)
  }

  @Test("a data source asked for a row can look up and select the rows above it")
  func rowsAbove() {
    final class Rows: NSObject, UITableViewDataSource {
      var above: [Bool] = []
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let first = IndexPath(row: 0, section: 0)
        above.append(tableView.cellForRow(at: first) != nil)
        if indexPath.row == 1 {
          tableView.selectRow(at: first, animated: false, scrollPosition: .none)
        }
        return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      }
    }
    let rows = Rows()
    let table = UITableView()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    let screen = stage.controller("A")
    screen.view.addSubview(table)
    stage.show(screen)

    #expect(rows.above == [false, true])
    #expect(table.visibleCells.map(\.isSelected) == [true, false])
  }

  // MARK: Optional methods of the data source

  private func table(_ dataSource: any UITableViewDataSource) -> UITableView {
    let screen = stage.controller("A")
    let table = UITableView()
    table.dataSource = dataSource
    screen.view.addSubview(table)
    stage.show(screen)
    return table
  }

  private func moveFirstRow(of table: UITableView) -> Bool {
    table.isEditing = true
    return stage.device.moveRow(
      from: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 0), of: table
    ).isDelivered
  }

  @Test("rows can be moved if the data source implements only the method that moves them")
  func moveWithoutPermission() {
    final class Rows: MovableRows, UITableViewDataSource {}
    let rows = Rows()
    let table = table(rows)

    #expect(moveFirstRow(of: table) && rows.moves == [1])
  }

  @Test("rows cannot be moved without the method that moves them, even if moving is allowed")
  func noMoves() {
    final class Rows: FixedRows, UITableViewDataSource {}
    final class Willing: FixedRows, UITableViewDataSource {
      func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    }
    let (rows, willing) = (Rows(), Willing())
    for dataSource in [rows, willing] as [any UITableViewDataSource] {
      let table = table(dataSource)
      let cells = table.visibleCells

      #expect(!moveFirstRow(of: table) && table.visibleCells == cells)
    }
  }

  @Test("rows can be swiped away only if the data source implements the commit method")
  func noDeletion() {
    final class Rows: FixedRows, UITableViewDataSource {}
    final class Deleting: FixedRows, UITableViewDataSource {
      var deleted: [Int] = []
      func tableView(
        _ tableView: UITableView, commit style: UITableViewCell.EditingStyle,
        forRowAt path: IndexPath
      ) { deleted.append(path.row) }
    }
    let (rows, deleting) = (Rows(), Deleting())

    #expect(!stage.device.deleteRow(section: 0, row: 0, of: table(rows)).isDelivered)
    #expect(stage.device.deleteRow(section: 0, row: 1, of: table(deleting)).isDelivered)
    #expect(deleting.deleted == [1])
  }

  @Test("a table controller's rows can be moved or deleted only if it overrides the methods")
  func tableController() {
    final class List: UITableViewController {
      var log: [String] = []
      override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      override func tableView(_ table: UITableView, cellForRowAt path: IndexPath)
        -> UITableViewCell
      { UITableViewCell(style: .default, reuseIdentifier: nil) }
      override func tableView(_ table: UITableView, moveRowAt source: IndexPath, to: IndexPath) {
        log.append("move")
      }
    }
    _ = stage.device
    let list = List(style: .plain)
    stage.show(list)

    #expect(!stage.device.deleteRow(section: 0, row: 0, of: list.tableView).isDelivered)
    #expect(moveFirstRow(of: list.tableView) && list.log == ["move"])
  }
}

@MainActor private class FixedRows: NSObject {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

@MainActor private class MovableRows: FixedRows {
  var moves: [Int] = []
  func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to target: IndexPath) {
    moves.append(target.row)
  }
}
