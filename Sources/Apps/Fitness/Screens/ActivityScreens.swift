public import UIKit

/// A screen that shows the kinds of gym training or the group classes, with a field to search them.
open class SubcategoriesScreen: Screen {
  public private(set) var searchField: UITextField!
  public private(set) var tableView: UITableView!

  /// Creates a list without rows.
  public init() {
    super.init(identifier: ElementID.subcategoriesScreen)
    searchField = add(UITextField(), ElementID.search)
    searchField.placeholder = "Search"
    tableView = addTable(ElementID.subcategories)
  }

  public required init?(coder: NSCoder) {
    fatalError("Screens are made in code.")
  }
}

/// A screen that shows the trainers of a subcategory.
open class TrainersScreen: LoadingScreen {
  public private(set) var tableView: UITableView!

  /// Creates a list without rows.
  public init() {
    super.init(identifier: ElementID.trainersScreen)
    tableView = addTable(ElementID.trainers)
    addStatus()
  }

  public required init?(coder: NSCoder) {
    fatalError("Screens are made in code.")
  }
}

/// A screen that shows the profile of a trainer.
open class TrainerScreen: LoadingScreen {
  public private(set) var specialityLabel: UILabel!
  public private(set) var ratingLabel: UILabel!
  public private(set) var bookButton: UIButton!
  public private(set) var similarButton: UIButton!

  /// Creates an empty profile, with the button to book disabled.
  public init() {
    super.init(identifier: ElementID.trainerScreen)
    specialityLabel = add(UILabel(), ElementID.speciality)
    ratingLabel = add(UILabel(), ElementID.rating)
    bookButton = addButton("Book", ElementID.book)
    bookButton.isEnabled = false
    similarButton = addButton("Similar", ElementID.similar)
    addStatus()
  }

  public required init?(coder: NSCoder) {
    fatalError("Screens are made in code.")
  }
}
