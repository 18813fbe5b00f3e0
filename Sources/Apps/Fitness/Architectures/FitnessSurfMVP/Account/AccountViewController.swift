import FitnessAppointmentsUI
import UIKit

/// Shows the user's identity and settings.
final class AccountViewController: UIViewController {
  var output: (any AccountViewOutput)?
  private let screen = AccountScreen()
  private var rows: [RowModel] = []

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Account"
    addMenuItem { [weak self] in self?.output?.openMenu() }
    screen.tableView.dataSource = self
    screen.tableView.delegate = self
    screen.loginButton.onTap { [weak self] in self?.output?.logIn() }
    screen.logoutButton.onTap { [weak self] in self?.output?.logOut() }
    screen.retryButton.onTap { [weak self] in self?.output?.tryAgain() }
    output?.viewLoaded()
  }
}

extension AccountViewController: AccountViewInput {
  func configure(with account: AccountModel) {
    rows = account.rows
    screen.identityLabel.text = account.identity
    screen.loginButton.isHidden = !account.canLogIn
    screen.logoutButton.isHidden = !account.canLogOut
    screen.retryButton.isHidden = !account.isOffline
    screen.retryButton.isEnabled = account.canTryAgain
    screen.tableView.reloadData()
  }
}

extension AccountViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = rows[indexPath.row]
    return tableView.basicCell(at: indexPath, row.title, row.detail)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    output?.selectRow(at: indexPath.row)
  }
}
