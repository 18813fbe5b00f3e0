import UIKit

/// What a router can show: the view of a module.
protocol Presentable: AnyObject {
  func toPresent() -> UIViewController?
}

extension UIViewController: Presentable {
  func toPresent() -> UIViewController? { self }
}
