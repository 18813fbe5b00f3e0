import FitnessAppointments
import UIKit

/// The root of a stack, to which the app returns after a booking.
protocol BookingListener: UIViewController {
  func didBook(_ draft: Draft)
}

extension BookingListener where Self: MenuShowing {
  func didBook(_ draft: Draft) {
    showAlert(.booked(draft), [{ [weak self] in self?.showAppointments() }])
  }
}
