import FitnessAppointments
import FitnessAppointmentsUI
import UIKit

/// The clubs view's messages to its view controller.
protocol ClubsViewDelegate: AnyObject {
  func didSelect(_ club: Club)
}

/// Shows the clubs, with a check mark next to one.
final class ClubsView: ClubsScreen {
  weak var delegate: (any ClubsViewDelegate)?
  private let presenter: ClubsPresenter

  init(presenter: ClubsPresenter) {
    self.presenter = presenter
    super.init()
  }

  required init?(coder: NSCoder) {
    fatalError("ClubsView is made in code.")
  }

  func setUp() {
    tableView.dataSource = self
    tableView.delegate = self
  }
}

extension ClubsView: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    presenter.numberOfRows
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.basicCell(
      at: indexPath, presenter.club(at: indexPath.row).name,
      isChecked: presenter.isChecked(at: indexPath.row))
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate?.didSelect(presenter.club(at: indexPath.row))
  }
}
