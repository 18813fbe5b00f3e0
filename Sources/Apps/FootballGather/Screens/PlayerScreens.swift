public import UIKit

/// The rows of every table but the player list: one text, a second one, a check mark.
public nonisolated enum BasicRow {
  /// What the tables know this kind of row by.
  public static let reuseIdentifier = "BasicRow"
}

/// Everything known of one player.
open class PlayerDetailScreen: Screen {
  public private(set) var tableView: UITableView!

  /// Makes a detail screen without rows.
  public init() {
    super.init(identifier: ElementID.playerDetailScreen)
    tableView = add(UITableView(), ElementID.details)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: BasicRow.reuseIdentifier)
  }

  public required init?(coder: NSCoder) {
    fatalError("Screens are made in code.")
  }
}

/// One value of a player: a text field or a list of items, of which one is hidden.
open class PlayerEditScreen: Screen {
  public private(set) var textField: UITextField!
  public private(set) var tableView: UITableView!

  /// Makes an edit screen that shows neither the field nor the list.
  public init() {
    super.init(identifier: ElementID.playerEditScreen)
    textField = add(UITextField(), ElementID.value)
    textField.isHidden = true
    tableView = add(UITableView(), ElementID.items)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: BasicRow.reuseIdentifier)
    tableView.isHidden = true
  }

  public required init?(coder: NSCoder) {
    fatalError("Screens are made in code.")
  }
}

/// The name of a new player.
open class PlayerAddScreen: Screen {
  public private(set) var nameField: UITextField!

  /// Makes an empty add screen.
  public init() {
    super.init(identifier: ElementID.playerAddScreen)
    nameField = add(UITextField(), ElementID.name)
    nameField.placeholder = "Name of the player"
  }

  public required init?(coder: NSCoder) {
    fatalError("Screens are made in code.")
  }
}
