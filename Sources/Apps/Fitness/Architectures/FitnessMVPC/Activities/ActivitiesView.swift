import FitnessAppointments
import FitnessAppointmentsUI
import UIKit

/// The activities view's messages to its view controller.
protocol ActivitiesViewDelegate: AnyObject {
  func presentOfflineAlert()
  func tryAgain()
  func didSelect(_ activity: ActivityType)
}

/// The activities presenter's commands to its view.
protocol ActivitiesViewProtocol: LoadingViewProtocol {
  func tryAgain()
}

/// Shows the kinds of activity, and how many trainers are available.
final class ActivitiesView: ActivitiesScreen {
  weak var delegate: (any ActivitiesViewDelegate)?
  let presenter: ActivitiesPresenter

  init(presenter: ActivitiesPresenter) {
    self.presenter = presenter
    super.init()
    presenter.view = self
  }

  required init?(coder: NSCoder) {
    fatalError("ActivitiesView is made in code.")
  }

  func setUp() {
    tableView.dataSource = self
    tableView.delegate = self
    retryButton.onTap { [weak self] in self?.presenter.retry() }
    showIdentity()
  }

  func showIdentity() {
    bannerLabel.isHidden = !presenter.isOffline
    tableView.reloadData()
  }
}

extension ActivitiesView: ActivitiesViewProtocol {
  func showContent() {
    tableView.reloadData()
  }

  func showOffline() {
    delegate?.presentOfflineAlert()
  }

  func tryAgain() {
    delegate?.tryAgain()
  }
}

extension ActivitiesView: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    presenter.numberOfRows
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.basicCell(
      at: indexPath, presenter.activity(at: indexPath.row).title,
      presenter.detail(at: indexPath.row))
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate?.didSelect(presenter.activity(at: indexPath.row))
  }
}
