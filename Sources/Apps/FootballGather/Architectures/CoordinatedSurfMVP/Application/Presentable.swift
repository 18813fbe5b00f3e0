import UIKit

/// A module's view, which a router can show.
protocol Presentable: AnyObject {
  func toPresent() -> UIViewController?
}

extension UIViewController: Presentable {
  func toPresent() -> UIViewController? { self }
}
