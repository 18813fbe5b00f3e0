import UIKit

/// A flow in a sheet, which the user can also swipe away.
class ChooseDayCoordinator: BaseCoordinator, Coordinator {
  var onFinish: (() -> Void)?
  var onDayChosen: ((String) -> Void)?

  private weak var presenter: UIViewController?
  private let days: [String]

  init(presenter: UIViewController, days: [String]) {
    self.presenter = presenter
    self.days = days
  }

  func start() {
    let viewController = ChooseDayViewController(days: days)
    viewController.onDaySelected = { [weak self] day in
      self?.finish(with: day)
    }
    viewController.onCancel = { [weak self] in
      self?.finish(with: nil)
    }
    let navigationController = UINavigationController(rootViewController: viewController)
    navigationController.presentationController?.delegate = self
    presenter?.present(navigationController, animated: true)
  }

  private func finish(with day: String?) {
    presenter?.dismiss(animated: true) { [weak self] in
      if let day = day { self?.onDayChosen?(day) }
      self?.onFinish?()
    }
  }
}

// MARK: - UIAdaptivePresentationControllerDelegate

extension ChooseDayCoordinator: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    onFinish?()
  }
}
