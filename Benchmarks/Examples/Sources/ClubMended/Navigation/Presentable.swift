import UIKit

protocol Presentable: AnyObject {
  var toPresent: UIViewController? { get }
}

extension UIViewController: Presentable {

  var toPresent: UIViewController? {
    self
  }

  func showAlert(title: String, message: String? = nil) {
    UIAlertController.showAlert(
      title: title, message: message, inViewController: self, actionBlock: nil)
  }
}

extension UIAlertController {

  static func showAlert(
    title: String, message: String?, inViewController viewController: UIViewController,
    actionBlock: CompletionBlock?
  ) {
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in actionBlock?() })
    viewController.present(alert, animated: true, completion: nil)
  }
}
