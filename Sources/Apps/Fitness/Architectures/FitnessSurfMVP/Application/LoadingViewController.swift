import FitnessAppointmentsUI
import UIKit

/// The base class of the views that load their content.
class LoadingViewController: UIViewController, LoadingViewInput {
  var loadingScreen: LoadingScreen { fatalError("a subclass has a screen") }
  var loadingOutput: (any LoadingViewOutput)? { fatalError("a subclass has an output") }

  override func loadView() {
    view = loadingScreen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    loadingScreen.retryButton.onTap { [weak self] in self?.loadingOutput?.retry() }
  }

  // Not in `viewWillAppear`, which UIKit also calls on the screen below during a swipe that is
  // cancelled.
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    loadingOutput?.loadAtFirst()
  }

  func showStatus(_ text: String, canRetry: Bool) {
    loadingScreen.statusLabel.text = text
    loadingScreen.retryButton.isHidden = !canRetry
  }
}
