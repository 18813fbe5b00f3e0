import FitnessAppointmentsUI
import UIKit

/// A screen whose navigation bar has the menu if it is in a tab, but not if it is in a sheet.
class MenuViewController: UIViewController {
  var onMenu: (() -> Void)? {
    didSet {
      navigationItem.rightBarButtonItem = UIBarButtonItem("Menu", ElementID.menu) {
        [weak self] in self?.onMenu?()
      }
    }
  }
}

/// A screen that depends on the user's identity, and updates itself when the identity changes.
protocol IdentityShowing: UIViewController {
  func showIdentity()
}
