import FitnessAppointmentsUI
import UIKit

/// Receives the events of a view that loads its content.
protocol LoadingOutput: AnyObject {
  var loadingView: (any LoadingViewProtocol)? { get set }
  func loadAtFirst()
  func retry()
}

/// The base class of the views that load their content.
class LoadingViewController<Output: Presenter & LoadingOutput>: ModuleViewController<Output>,
  LoadingViewProtocol
{
  var loadingScreen: LoadingScreen { fatalError("a subclass has a screen") }

  override func loadView() {
    view = loadingScreen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    loadingScreen.retryButton.onTap { [weak self] in self?.output.retry() }
  }

  // Not in `viewWillAppear`, which UIKit also calls on the screen below during a swipe that is
  // cancelled.
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    output.loadAtFirst()
  }

  func showStatus(_ text: String, canRetry: Bool) {
    loadingScreen.statusLabel.text = text
    loadingScreen.retryButton.isHidden = !canRetry
  }

  func showContent() {}
}
