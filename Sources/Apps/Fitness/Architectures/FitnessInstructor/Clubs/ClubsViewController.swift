import FitnessAppointments
import FitnessAppointmentsUI
import UIKit

/// Lets the user choose a club.
final class ClubsViewController: MenuViewController {
  var onClubSelected: ((Club.ID) -> Void)?

  private let checkedID: Club.ID?
  private let screen = ClubsScreen()

  init(checkedID: Club.ID?) {
    self.checkedID = checkedID
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("Screens are made in code.")
  }

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
    Catalogue.clubs.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let club = Catalogue.clubs[indexPath.row]
    return tableView.basicCell(at: indexPath, club.name, isChecked: club.id == checkedID)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onClubSelected?(Catalogue.clubs[indexPath.row].id)
  }
}
