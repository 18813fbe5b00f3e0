import FitnessAppointments
import FitnessAppointmentsUI
import UIKit

/// The account view's messages to its view controller.
protocol AccountViewDelegate: AnyObject {
  func presentLogOutAlert(_ text: AlertText)
  func tryAgain()
  func didRequestLogin()
  func didSelect(_ row: AccountRow)
}

/// Shows the user's identity and settings.
final class AccountView: AccountScreen {
  weak var delegate: (any AccountViewDelegate)?
  private let presenter: AccountPresenter

  init(presenter: AccountPresenter) {
    self.presenter = presenter
    super.init()
  }

  required init?(coder: NSCoder) {
    fatalError("AccountView is made in code.")
  }

  func setUp() {
    tableView.dataSource = self
    tableView.delegate = self
    loginButton.onTap { [weak self] in self?.delegate?.didRequestLogin() }
    logoutButton.onTap { [weak self] in self?.delegate?.presentLogOutAlert(.logOut) }
    retryButton.onTap { [weak self] in self?.delegate?.tryAgain() }
    showIdentity()
  }

  func showIdentity() {
    identityLabel.text = presenter.identity
    loginButton.isHidden = !presenter.canLogIn
    logoutButton.isHidden = !presenter.canLogOut
    retryButton.isHidden = !presenter.isOffline
    retryButton.isEnabled = presenter.canTryAgain
    tableView.reloadData()
  }
}

extension AccountView: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    presenter.rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let texts = presenter.texts(at: indexPath.row)
    return tableView.basicCell(at: indexPath, texts.title, texts.detail)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate?.didSelect(presenter.rows[indexPath.row])
  }
}
