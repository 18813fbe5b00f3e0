import FitnessAppointments
import FitnessAppointmentsUI
import UIKit

/// Lets the user choose a club.
protocol ClubsViewProtocol: ModuleProtocol {
  var onClubSelected: ((Club.ID) -> Void)? { get set }
}

final class ClubsViewController: ModuleViewController<ClubsPresenter>, ClubsViewProtocol {
  var onClubSelected: ((Club.ID) -> Void)?

  private let screen = ClubsScreen()

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Clubs"
    screen.tableView.dataSource = self
    screen.tableView.delegate = self
  }
}

extension ClubsViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    output.clubs.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let club = output.clubs[indexPath.row]
    return tableView.basicCell(at: indexPath, club.name, isChecked: output.isChecked(club))
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    output.select(indexPath.row)
  }
}
