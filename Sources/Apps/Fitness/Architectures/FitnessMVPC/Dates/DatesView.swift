import FitnessAppointments
import FitnessAppointmentsUI
import UIKit

/// The dates view's messages to its view controller.
protocol DatesViewDelegate: AnyObject {
  func presentOfflineAlert()
  func didSelect(_ slot: Slot)
}

/// Shows the free slots on two days.
final class DatesView: DatesScreen {
  weak var delegate: (any DatesViewDelegate)?
  let presenter: DatesPresenter

  init(presenter: DatesPresenter) {
    self.presenter = presenter
    super.init()
    presenter.view = self
  }

  required init?(coder: NSCoder) {
    fatalError("DatesView is made in code.")
  }

  func setUp() {
    tableView.dataSource = self
    tableView.delegate = self
    retryButton.onTap { [weak self] in self?.presenter.retry() }
  }
}

extension DatesView: LoadingViewProtocol {
  func showContent() {
    tableView.reloadData()
  }

  func showOffline() {
    delegate?.presentOfflineAlert()
  }
}

extension DatesView: UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int { presenter.numberOfSections }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    presenter.header(of: section)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    presenter.slots(in: section).count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.basicCell(at: indexPath, slot(at: indexPath).hourText)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate?.didSelect(slot(at: indexPath))
  }

  private func slot(at indexPath: IndexPath) -> Slot {
    presenter.slot(at: indexPath.row, in: indexPath.section)
  }
}
