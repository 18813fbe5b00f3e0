import FitnessAppointments
import UIKit

/// Holds the summary view, and forwards its messages to the coordinator.
final class SummaryViewController: UIViewController, Coordinatable {
  weak var coordinator: (any ScreenCoordinator)?
  private var summaryCoordinator: SummaryCoordinator? { coordinator as? SummaryCoordinator }
  var session: Session!
  var draft: Draft!

  private var summaryView: SummaryView? { viewIfLoaded as? SummaryView }

  override func loadView() {
    let summaryView = SummaryView(presenter: SummaryPresenter(session: session, draft: draft))
    summaryView.delegate = self
    view = summaryView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Appointment"
    summaryCoordinator?.addMenu(to: self)
    summaryView?.setUp()
  }

  // MARK: For the coordinator

  func didWrite(_ note: String) {
    summaryView?.presenter.didWrite(note)
  }
}

extension SummaryViewController: SummaryViewDelegate {
  func presentTakenAlert(_ text: AlertText) {
    showAlert(text, [{ [weak self] in self?.summaryCoordinator?.chooseAnotherSlot() }])
  }

  func didRequestNote(_ note: String) {
    summaryCoordinator?.navigateToNote(note)
  }

  func didRequestLeave() {
    summaryCoordinator?.leave()
  }

  func didBook(_ draft: Draft) {
    summaryCoordinator?.didBook(draft)
  }
}
