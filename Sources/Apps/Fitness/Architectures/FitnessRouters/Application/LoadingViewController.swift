import FitnessAppointmentsUI
import UIKit

/// The view controller of a module that loads its content.
class LoadingViewController: UIViewController, LoadingView {
  var loadingScreen: LoadingScreen { fatalError("a subclass has a screen") }
  var loadingOutput: any LoadingViewOutput { fatalError("a subclass has a presenter") }

  override func loadView() {
    view = loadingScreen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    loadingScreen.retryButton.addAction(
      UIAction { [weak self] _ in self?.loadingOutput.retry() }, for: .touchUpInside)
    loadingOutput.viewDidLoad()
  }

  // Not in `viewWillAppear`, which UIKit also calls on the screen below during a swipe that is
  // cancelled.
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    loadingOutput.viewDidAppear()
  }

  func show(status: String, canRetry: Bool) {
    loadingScreen.statusLabel.text = status
    loadingScreen.retryButton.isHidden = !canRetry
  }
}
