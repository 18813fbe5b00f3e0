import FitnessAppointmentsUI
import UIKit

/// A loading presenter's commands to its view.
protocol LoadingViewProtocol: AnyObject {
  func showStatus(_ text: String, canRetry: Bool)
  /// Shows the presenter's content, or nothing until it is loaded.
  func showContent()
  /// Reports that nothing can be loaded offline.
  func showOffline()
}

extension LoadingViewProtocol where Self: LoadingScreen {
  func showStatus(_ text: String, canRetry: Bool) {
    statusLabel.text = text
    retryButton.isHidden = !canRetry
  }
}
