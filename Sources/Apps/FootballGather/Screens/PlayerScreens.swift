public import UIKit

/// The rows of all tables except the player list: two labels and a checkmark.
public enum BasicRow {
  /// The identifier with which the tables dequeue these cells.
  public static let reuseIdentifier = "BasicRow"
}

/// The detail screen: all values of a player.
open class PlayerDetailScreen: Screen {
  public private(set) var tableView: UITableView!

  /// Creates a detail screen without rows.
  public init() {
    super.init(identifier: ElementID.playerDetailScreen)
    tableView = add(UITableView(), ElementID.details)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: BasicRow.reuseIdentifier)
  }

  public required init?(coder: NSCoder) {
    fatalError("Screens are made in code.")
  }
}

/// The edit screen: a text field and a list of items, only one of which is visible at a time.
open class PlayerEditScreen: Screen {
  public private(set) var textField: UITextField!
  public private(set) var tableView: UITableView!

  /// Creates an edit screen that shows neither the field nor the list.
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

/// The add screen: the text field for a new player's name.
open class PlayerAddScreen: Screen {
  public private(set) var nameField: UITextField!

  /// Creates an empty add screen.
  public init() {
    super.init(identifier: ElementID.playerAddScreen)
    nameField = add(UITextField(), ElementID.name)
    nameField.placeholder = "Name of the player"
  }

  public required init?(coder: NSCoder) {
    fatalError("Screens are made in code.")
  }
}
