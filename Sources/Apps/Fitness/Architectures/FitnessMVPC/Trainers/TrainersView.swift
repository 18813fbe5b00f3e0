import FitnessAppointments
import FitnessAppointmentsUI
import UIKit

/// The trainers view's messages to its view controller.
protocol TrainersViewDelegate: AnyObject {
  func presentOfflineAlert()
  func didSelectTrainer(_ id: Trainer.ID)
}

/// Shows the trainers of a subcategory with their ratings.
final class TrainersView: TrainersScreen {
  weak var delegate: (any TrainersViewDelegate)?
  let presenter: TrainersPresenter

  init(presenter: TrainersPresenter) {
    self.presenter = presenter
    super.init()
    presenter.view = self
  }

  required init?(coder: NSCoder) {
    fatalError("TrainersView is made in code.")
  }

  func setUp() {
    tableView.dataSource = self
    tableView.delegate = self
    retryButton.onTap { [weak self] in self?.presenter.retry() }
  }
}

extension TrainersView: LoadingViewProtocol {
  func showContent() {
    tableView.reloadData()
  }

  func showOffline() {
    delegate?.presentOfflineAlert()
  }
}

extension TrainersView: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    presenter.trainers.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let trainer = presenter.trainers[indexPath.row]
    return tableView.basicCell(at: indexPath, trainer.name, trainer.rating)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate?.didSelectTrainer(presenter.trainers[indexPath.row].id)
  }
}
