import FitnessAppointments
import FitnessAppointmentsUI
import UIKit

/// Holds the appointments view and its bar, and forwards the view's messages to the coordinator.
final class AppointmentsViewController: UIViewController, Coordinatable {
  weak var coordinator: (any ScreenCoordinator)?
  private var appointmentsCoordinator: AppointmentsCoordinator? {
    coordinator as? AppointmentsCoordinator
  }
  var session: Session!

  private var appointmentsView: AppointmentsView? { viewIfLoaded as? AppointmentsView }

  override func loadView() {
    let appointmentsView = AppointmentsView(presenter: AppointmentsPresenter(session: session))
    appointmentsView.delegate = self
    view = appointmentsView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Appointments"
    navigationItem.rightBarButtonItem = UIBarButtonItem("Close", ElementID.close) { [weak self] in
      self?.appointmentsCoordinator?.close()
    }
    appointmentsView?.setUp()
  }

  // Not in `viewWillAppear`, which UIKit also calls on the screen below during a swipe that is
  // cancelled.
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appointmentsView?.presenter.loadAtFirst()
  }

  // MARK: For the coordinator

  func show(_ scope: Scope) {
    appointmentsView?.presenter.show(scope)
  }

  func loadedAppointment(_ id: Appointment.ID) -> Appointment? {
    appointmentsView?.presenter.loadedAppointment(id)
  }

  func park(_ id: Appointment.ID) {
    appointmentsView?.presenter.park(id)
  }

  func forgetParkedAppointment() {
    appointmentsView?.presenter.forgetParkedAppointment()
  }

  func remove(_ appointment: Appointment) {
    appointmentsView?.presenter.remove(appointment)
  }

  func reload() {
    appointmentsView?.presenter.load()
  }
}

extension AppointmentsViewController: IdentityShowing {
  func showIdentity() {
    appointmentsView?.presenter.identityDidChange()
  }
}

extension AppointmentsViewController: AppointmentsViewDelegate {
  func presentCancellationAlert(_ text: AlertText, of appointment: Appointment) {
    showAlert(text, [{ [weak self] in self?.appointmentsView?.presenter.cancel(appointment) }])
  }

  func didSelect(_ appointment: Appointment) {
    appointmentsCoordinator?.navigateToAppointment(appointment)
  }
}
