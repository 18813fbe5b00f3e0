import FitnessAppointments
import FitnessAppointmentsUI
import UIKit

/// Receives the club that a user has chosen as the home club.
protocol ClubsDelegate: AnyObject {
  func didChoose(_ clubID: Club.ID)
}

/// Lets the user choose a club: for an appointment, or as the home club.
final class ClubsViewController: UIViewController {
  var session: SessionController!
  weak var delegate: (any ClubsDelegate)?
  var flowType: FlowType!
  var subcategoryID: Subcategory.ID?
  var trainerID: Trainer.ID!
  var note = ""
  /// Whether the bar has the menu, as in a tab.
  var hasMenu = true

  private let screen = ClubsScreen()

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Clubs"
    if hasMenu { addMenuButton() }
    screen.tableView.dataSource = self
    screen.tableView.delegate = self
  }

  private func choose(_ club: Club) {
    if flowType == .pick {
      delegate?.didChoose(club.id)
    } else {
      performSegue(.dates, sender: club.id)
    }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let dates = segue.destination as? DatesViewController else { return }
    dates.session = session
    dates.flowType = flowType
    dates.subcategoryID = subcategoryID
    dates.trainerID = trainerID
    dates.clubID = sender as? Club.ID
    dates.note = note
    dates.hasMenu = hasMenu
  }
}

extension ClubsViewController: MenuShowing {}

extension ClubsViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Catalogue.clubs.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let club = Catalogue.clubs[indexPath.row]
    let isHome = club.id == session.services.store.homeClubID
    return tableView.basicCell(at: indexPath, club.name, isChecked: isHome)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    choose(Catalogue.clubs[indexPath.row])
  }
}
