import FitnessAppointments
import UIKit

/// The first screen of a stack, to which the app returns after a booking.
protocol BookingListener: UIViewController {
  func didBook(_ draft: Draft)
}

/// The first screen of a stack in which the user chooses a home club.
protocol HomeClubListener: UIViewController {
  func didChoose(_ clubID: Club.ID)
}

/// The first screen of a stack in which the user cancels appointments.
protocol CancellationListener: UIViewController {
  func didCancel(_ appointment: Appointment)
}

/// A screen that depends on the user's identity, and updates itself when the identity changes.
protocol IdentityListener: UIViewController {
  func identityDidChange()
}
