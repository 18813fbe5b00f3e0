import FitnessAppointmentsUI
import UIKit

/// A screen of a tab, whose bar has the menu. In a sheet, the screen has none.
class MenuViewController: UIViewController {
  var onMenu: (() -> Void)? {
    didSet {
      navigationItem.rightBarButtonItem = UIBarButtonItem("Menu", ElementID.menu) {
        [weak self] in self?.onMenu?()
      }
    }
  }
}

/// A screen that depends on the user's identity, and shows a new one in place.
protocol IdentityShowing: UIViewController {
  func showIdentity()
}
