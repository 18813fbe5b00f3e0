import FitnessAppointments
import UIKit

/// Opens the modules that all modules of the tabs can open.
protocol MenuRouting: AlertRouting {
  /// Whether the module is on top of its stack.
  var isOnTop: Bool { get }
  func showAppointments()
  func showLogin(_ reason: LoginReason, output: (any LoginOutput)?)
}

/// The base class of the routers whose modules can be in a tab.
class TabRouter: Router, MenuRouting {
  var isOnTop: Bool { viewController != nil && stack?.topViewController === viewController }

  func showAppointments() {
    viewController?.tabBarController?.present(
      AppointmentsConfigurator(session: session).configure(), animated: true)
  }

  func showLogin(_ reason: LoginReason, output: (any LoginOutput)?) {
    viewController?.tabBarController?.present(
      LoginConfigurator(session: session).configure(reason: reason, output: output),
      animated: true)
  }
}
