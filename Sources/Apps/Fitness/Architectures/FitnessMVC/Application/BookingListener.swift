import FitnessAppointments
import UIKit

/// The root of a stack, to which a booking returns.
protocol BookingListener: UIViewController {
  func didBook(_ draft: Draft)
}

extension BookingListener where Self: MenuShowing {
  func didBook(_ draft: Draft) {
    showAlert(.booked(draft), [{ [weak self] in self?.showAppointments() }])
  }
}
