import FitnessAppointments
import UIKit

/// Closes the login, and opens the module that follows it.
protocol LoginRouting: AlertRouting {
  func close()
  func close(then completion: @escaping () -> Void)
  /// Closes the login, then opens the appointments.
  func showAppointments()
}

final class LoginRouter: Router, LoginRouting {
  func close(then completion: @escaping () -> Void) {
    viewController?.dismiss(animated: true, completion: completion)
  }

  func showAppointments() {
    let tabs = viewController?.presentingViewController
    let appointments = AppointmentsConfigurator(session: session)
    close { tabs?.present(appointments.configure(), animated: true) }
  }
}
