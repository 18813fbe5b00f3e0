import FitnessAppointments
import UIKit

/// Holds the clubs view, and forwards its messages to the coordinator.
final class ClubsViewController: UIViewController, Coordinatable {
  weak var coordinator: (any ScreenCoordinator)?
  private var clubsCoordinator: ClubsCoordinator? { coordinator as? ClubsCoordinator }
  var checkedID: Club.ID?

  override func loadView() {
    let clubsView = ClubsView(presenter: ClubsPresenter(checkedID: checkedID))
    clubsView.delegate = self
    view = clubsView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Clubs"
    clubsCoordinator?.addMenu(to: self)
    (view as? ClubsView)?.setUp()
  }
}

extension ClubsViewController: ClubsViewDelegate {
  func didSelect(_ club: Club) {
    clubsCoordinator?.didSelect(club)
  }
}
