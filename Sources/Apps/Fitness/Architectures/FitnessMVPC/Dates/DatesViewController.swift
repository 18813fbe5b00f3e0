import FitnessAppointments
import UIKit

/// Holds the dates view, and forwards its messages to the coordinator.
final class DatesViewController: UIViewController, Coordinatable {
  weak var coordinator: (any ScreenCoordinator)?
  private var datesCoordinator: DatesCoordinator? { coordinator as? DatesCoordinator }
  var session: Session!
  var trainerID: Trainer.ID!
  var clubID: Club.ID!

  private var datesView: DatesView? { viewIfLoaded as? DatesView }

  override func loadView() {
    let datesView = DatesView(
      presenter: DatesPresenter(session: session, trainerID: trainerID, clubID: clubID))
    datesView.delegate = self
    view = datesView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Date"
    datesCoordinator?.addMenu(to: self)
    datesView?.setUp()
  }

  // Not in `viewWillAppear`, which UIKit also calls on the screen below during a swipe that is
  // cancelled.
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    datesView?.presenter.loadAtFirst()
  }

  // MARK: For the coordinator

  func reload() {
    datesView?.presenter.load()
  }
}

extension DatesViewController: DatesViewDelegate {
  func didSelect(_ slot: Slot) {
    datesCoordinator?.navigateToSummary(at: slot)
  }
}
