import UIKit

class AppointmentsCoordinator: BaseCoordinator, Coordinator {
  var onFinish: (() -> Void)?

  private unowned let navigationController: UINavigationController
  private let appointmentsManager: AppointmentsManager

  init(
    with navigationController: UINavigationController, appointmentsManager: AppointmentsManager
  ) {
    self.navigationController = navigationController
    self.appointmentsManager = appointmentsManager
  }

  func start() {
    let viewController = AppointmentsViewController(appointmentsManager: appointmentsManager)
    viewController.onAppointmentSelected = { [weak self] appointment in
      self?.showSummary(of: appointment)
    }
    navigationController.pushViewController(viewController, animated: false)
  }

  private func showSummary(of appointment: Appointment) {
    let viewController = AppointmentSummaryViewController(appointment: appointment)
    viewController.onCancel = { [weak self] in
      self?.navigationController.popViewController(animated: true)
    }
    navigationController.pushViewController(viewController, animated: true)
  }
}
