import FitnessAppointments
import UIKit

/// Holds the activities view, and forwards its messages to the coordinator.
final class ActivitiesViewController: UIViewController, Coordinatable {
  weak var coordinator: (any ScreenCoordinator)?
  private var activitiesCoordinator: ActivitiesCoordinator? {
    coordinator as? ActivitiesCoordinator
  }
  var session: Session!

  private var activitiesView: ActivitiesView? { viewIfLoaded as? ActivitiesView }

  override func loadView() {
    let activitiesView = ActivitiesView(presenter: ActivitiesPresenter(session: session))
    activitiesView.delegate = self
    view = activitiesView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Activities"
    activitiesCoordinator?.addMenu(to: self)
    activitiesView?.setUp()
  }

  // Loads before the screen has appeared: a link that waited for the identity may replace the
  // screen at once.
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    activitiesView?.presenter.loadAtFirst()
  }

  // MARK: For the coordinator

  var offers: [Trainer.ID]? { activitiesView?.presenter.offers }

  func reload() {
    activitiesView?.presenter.reload()
  }

  func loadUnlessLoaded() {
    activitiesView?.presenter.loadUnlessLoaded()
  }
}

extension ActivitiesViewController: IdentityShowing {
  func showIdentity() {
    activitiesView?.showIdentity()
  }
}

extension ActivitiesViewController: ActivitiesViewDelegate {
  func didSelect(_ activity: ActivityType) {
    activitiesCoordinator?.navigate(to: activity)
  }
}
