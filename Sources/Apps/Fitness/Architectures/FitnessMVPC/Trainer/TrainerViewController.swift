import FitnessAppointments
import UIKit

/// Holds the trainer view, and forwards its messages to the coordinator.
final class TrainerViewController: UIViewController, Coordinatable {
  weak var coordinator: (any ScreenCoordinator)?
  private var trainerCoordinator: TrainerCoordinator? { coordinator as? TrainerCoordinator }
  var session: Session!
  var trainerID: Trainer.ID!

  private var trainerView: TrainerView? { viewIfLoaded as? TrainerView }

  override func loadView() {
    let trainerView = TrainerView(
      presenter: TrainerPresenter(session: session, trainerID: trainerID))
    trainerView.delegate = self
    view = trainerView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = trainerView?.presenter.name
    trainerCoordinator?.addMenu(to: self)
    trainerView?.setUp()
  }

  // Not in `viewWillAppear`, which UIKit also calls on the screen below during a swipe that is
  // cancelled.
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    trainerView?.presenter.loadAtFirst()
  }
}

extension TrainerViewController: IdentityShowing {
  func showIdentity() {
    trainerView?.showContent()
  }
}

extension TrainerViewController: TrainerViewDelegate {
  func didRequestBooking() {
    trainerCoordinator?.book()
  }

  func didRequestSimilar() {
    trainerCoordinator?.navigateToSimilar()
  }
}
