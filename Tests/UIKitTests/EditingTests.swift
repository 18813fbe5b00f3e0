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

  @Test("a tap on a prototype cell triggers its segue, also where the table has no delegate")
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

  @Test("the edit button turns editing on and off, also of the table of a table controller")
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
}
