public import UIKit

/// The screen that is visible until the user's identity is known.
open class SplashScreen: Screen {
  public private(set) var statusLabel: UILabel!

  /// Creates the screen with its text.
  public init() {
    super.init(identifier: ElementID.splashScreen)
    statusLabel = add(UILabel(), ElementID.status)
    statusLabel.text = "Starting."
  }

  public required init?(coder: NSCoder) {
    fatalError("Screens are made in code.")
  }
}

/// A screen that shows the kinds of activity.
open class ActivitiesScreen: LoadingScreen {
  /// The message that the user is offline; hidden at first.
  public private(set) var bannerLabel: UILabel!
  public private(set) var tableView: UITableView!

  /// Creates a list without rows.
  public init() {
    super.init(identifier: ElementID.activitiesScreen)
    bannerLabel = add(UILabel(), ElementID.banner)
    bannerLabel.text = "You are offline."
    bannerLabel.isHidden = true
    tableView = addTable(ElementID.activities)
    addStatus()
  }

  public required init?(coder: NSCoder) {
    fatalError("Screens are made in code.")
  }
}

/// A screen that shows the user's identity and settings.
open class AccountScreen: Screen {
  public private(set) var identityLabel: UILabel!
  public private(set) var tableView: UITableView!
  public private(set) var loginButton: UIButton!
  public private(set) var logoutButton: UIButton!
  public private(set) var retryButton: UIButton!

  /// Creates a screen without rows, with all buttons hidden.
  public init() {
    super.init(identifier: ElementID.accountScreen)
    identityLabel = add(UILabel(), ElementID.identity)
    tableView = addTable(ElementID.account)
    loginButton = addButton("Log in", ElementID.login)
    logoutButton = addButton("Log out", ElementID.logout)
    retryButton = addButton("Try again", ElementID.retry)
    for button in [loginButton, logoutButton, retryButton] { button?.isHidden = true }
  }

  public required init?(coder: NSCoder) {
    fatalError("Screens are made in code.")
  }
}
