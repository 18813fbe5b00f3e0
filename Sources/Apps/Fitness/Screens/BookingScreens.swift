public import UIKit

/// The clubs.
open class ClubsScreen: Screen {
  public private(set) var tableView: UITableView!

  /// Creates a list without rows.
  public init() {
    super.init(identifier: ElementID.clubsScreen)
    tableView = addTable(ElementID.clubs)
  }

  public required init?(coder: NSCoder) {
    fatalError("Screens are made in code.")
  }
}

/// A screen that shows the free slots on two days.
open class DatesScreen: LoadingScreen {
  public private(set) var tableView: UITableView!

  /// Creates a list without rows.
  public init() {
    super.init(identifier: ElementID.datesScreen)
    tableView = addTable(ElementID.slots)
    addStatus()
  }

  public required init?(coder: NSCoder) {
    fatalError("Screens are made in code.")
  }
}

/// A screen that shows an appointment before it is booked.
open class SummaryScreen: Screen {
  public private(set) var tableView: UITableView!
  public private(set) var noteButton: UIButton!
  public private(set) var confirmButton: UIButton!
  public private(set) var leaveButton: UIButton!

  /// Creates a summary without rows.
  public init() {
    super.init(identifier: ElementID.summaryScreen)
    tableView = addTable(ElementID.summary)
    noteButton = addButton("Add note", ElementID.note)
    confirmButton = addButton("Confirm", ElementID.confirm)
    leaveButton = addButton("Leave", ElementID.leave)
  }

  public required init?(coder: NSCoder) {
    fatalError("Screens are made in code.")
  }
}

/// A screen in which the user edits the note of an appointment.
open class NoteScreen: Screen {
  public private(set) var textField: UITextField!

  /// Creates an empty note.
  public init() {
    super.init(identifier: ElementID.noteScreen)
    textField = add(UITextField(), ElementID.text)
  }

  public required init?(coder: NSCoder) {
    fatalError("Screens are made in code.")
  }
}
