import UIKit

class AlertCoordinator: BaseCoordinator, Coordinator {
  var onFinish: (() -> Void)?

  private weak var presenter: UIViewController?
  private let title: String
  private let message: String

  init(presenter: UIViewController, title: String, message: String) {
    self.presenter = presenter
    self.title = title
    self.message = message
  }

  func start() {
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak self] _ in
        self?.onFinish?()
      })
    presenter?.present(alert, animated: true)
  }
}
