public import UIKit

/// The login screen: the name, the password, and the buttons to log in and register.
open class LoginScreen: Screen {
  public private(set) var usernameField: UITextField!
  public private(set) var passwordField: UITextField!
  public private(set) var rememberSwitch: UISwitch!
  public private(set) var loginButton: UIButton!
  public private(set) var registerButton: UIButton!

  /// Creates an empty login screen.
  public init() {
    super.init(identifier: ElementID.loginScreen)
    usernameField = add(UITextField(), ElementID.username)
    usernameField.placeholder = "Username"
    passwordField = add(UITextField(), ElementID.password)
    passwordField.placeholder = "Password"
    passwordField.isSecureTextEntry = true
    rememberSwitch = add(UISwitch(), ElementID.remember)
    loginButton = addButton("Login", ElementID.login)
    registerButton = addButton("Register", ElementID.register)
  }

  public required init?(coder: NSCoder) {
    fatalError("Screens are made in code.")
  }
}
