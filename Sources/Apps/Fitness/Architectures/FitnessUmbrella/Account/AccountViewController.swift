import FitnessAppointments
import FitnessAppointmentsUI
import UIKit

/// Shows the user's identity and settings.
protocol AccountViewProtocol: ModuleProtocol {
  var onHomeClub: CompletionBlock? { get set }
  var onPage: CompletionBlock? { get set }
  var onLogIn: CompletionBlock? { get set }
  /// Updates the identity and the home club on the screen.
  func showAccount()
}

final class AccountViewController: ModuleViewController<AccountPresenter> {
  var onHomeClub: CompletionBlock?
  var onPage: CompletionBlock?
  var onLogIn: CompletionBlock?

  private let screen = AccountScreen()

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Account"
    screen.tableView.dataSource = self
    screen.tableView.delegate = self
    screen.loginButton.onTap { [weak self] in self?.onLogIn?() }
    screen.logoutButton.onTap { [weak self] in self?.output.askToLogOut() }
    screen.retryButton.onTap { [weak self] in self?.output.tryAgain() }
    showAccount()
  }
}

extension AccountViewController: AccountViewProtocol {
  func showAccount() {
    screen.identityLabel.text = output.identity
    screen.loginButton.isHidden = !output.canLogIn
    screen.logoutButton.isHidden = !output.canLogOut
    screen.retryButton.isHidden = !output.isOffline
    screen.retryButton.isEnabled = output.canTryAgain
    screen.tableView.reloadData()
  }
}

extension AccountViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    output.rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let texts = output.texts(of: output.rows[indexPath.row])
    return tableView.basicCell(at: indexPath, texts.title, texts.detail)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    switch output.rows[indexPath.row] {
    case .homeClub: onHomeClub?()
    case .page: onPage?()
    }
  }
}
