import UIKit

/// A screen that depends on the user's identity, and shows a new one in place.
protocol IdentityShowing: UIViewController {
  func showIdentity()
}
