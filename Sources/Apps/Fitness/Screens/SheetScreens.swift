import FitnessAppointments
public import UIKit

/// A screen that shows the user's own appointments, or those with the user as the trainer.
open class AppointmentsScreen: LoadingScreen {
  /// The choice between the lists of appointments; hidden at first.
  public private(set) var scopeControl: UISegmentedControl!
  public private(set) var tableView: UITableView!

  /// Creates a list without rows.
  public init() {
    super.init(identifier: ElementID.appointmentsScreen)
    scopeControl = add(UISegmentedControl(items: Scope.allCases.map(\.title)), ElementID.scope)
    scopeControl.selectedSegmentIndex = 0
    scopeControl.isHidden = true
    tableView = addTable(ElementID.appointments)
    addStatus()
  }

  public required init?(coder: NSCoder) {
    fatalError("Screens are made in code.")
  }
}

/// A screen that shows a booked appointment.
open class AppointmentScreen: Screen {
  public private(set) var tableView: UITableView!
  public private(set) var againButton: UIButton!
  public private(set) var cancelButton: UIButton!

  /// Creates a screen without rows.
  public init() {
    super.init(identifier: ElementID.appointmentScreen)
    tableView = addTable(ElementID.details)
    againButton = addButton("Book again", ElementID.again)
    cancelButton = addButton("Cancel appointment", ElementID.cancelAppointment)
  }

  public required init?(coder: NSCoder) {
    fatalError("Screens are made in code.")
  }
}

/// A screen in which the user enters a name and a password, with the reason why they are needed.
open class LoginScreen: Screen {
  public private(set) var reasonLabel: UILabel!
  public private(set) var usernameField: UITextField!
  public private(set) var passwordField: UITextField!
  public private(set) var loginButton: UIButton!

  /// Creates an empty login screen.
  public init() {
    super.init(identifier: ElementID.loginScreen)
    reasonLabel = add(UILabel(), ElementID.reason)
    usernameField = add(UITextField(), ElementID.username)
    usernameField.placeholder = "Username"
    passwordField = add(UITextField(), ElementID.password)
    passwordField.placeholder = "Password"
    passwordField.isSecureTextEntry = true
    loginButton = addButton("Log in", ElementID.login)
  }

  public required init?(coder: NSCoder) {
    fatalError("Screens are made in code.")
  }
}
