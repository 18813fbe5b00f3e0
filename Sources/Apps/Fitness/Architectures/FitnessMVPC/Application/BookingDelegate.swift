import FitnessAppointments
import UIKit

/// Receives the appointment that has been booked on a later screen of the stack.
protocol BookingDelegate: AnyObject {
  func didBook(_ draft: Draft)
}

extension BookingDelegate where Self: StackCoordinator {
  /// Returns to the first screen of a tab, which shows what has been booked.
  func returnToRoot(with draft: Draft) {
    context.navController.popToRootViewController(animated: true)
    // UIKit does not report the change if the tab is hidden.
    context.childRemoval.removeChildren()
    context.navController.viewControllers.first?.showAlert(
      .booked(draft), [{ [weak self] in self?.showBooked() }])
  }

  private func showBooked() {
    if session.identity.isSignedIn { navigateToAppointments() }
  }
}
