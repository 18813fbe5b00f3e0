import FitnessAppointments
import UIKit

/// Holds the appointment view, and forwards its messages to the coordinator.
final class AppointmentViewController: UIViewController, Coordinatable {
  weak var coordinator: (any ScreenCoordinator)?
  private var appointmentCoordinator: AppointmentCoordinator? {
    coordinator as? AppointmentCoordinator
  }
  var session: Session!
  var appointment: Appointment!

  private var appointmentView: AppointmentView? { viewIfLoaded as? AppointmentView }

  override func loadView() {
    let presenter = AppointmentPresenter(session: session, appointment: appointment)
    let appointmentView = AppointmentView(presenter: presenter)
    appointmentView.delegate = self
    view = appointmentView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Details"
    appointmentView?.setUp()
  }
}

extension AppointmentViewController: IdentityShowing {
  func showIdentity() {
    appointmentView?.showIdentity()
  }
}

extension AppointmentViewController: AppointmentViewDelegate {
  func presentCancellationAlert(_ text: AlertText) {
    showAlert(text, [{ [weak self] in self?.appointmentView?.presenter.cancel() }])
  }

  func didRequestBooking() {
    appointmentCoordinator?.navigateToClubs()
  }

  func didCancel() {
    appointmentCoordinator?.didCancel()
  }
}
