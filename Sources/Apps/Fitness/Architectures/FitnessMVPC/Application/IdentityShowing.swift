import UIKit

/// A screen that depends on the user's identity, and updates itself when the identity changes.
protocol IdentityShowing: UIViewController {
  func showIdentity()
}
