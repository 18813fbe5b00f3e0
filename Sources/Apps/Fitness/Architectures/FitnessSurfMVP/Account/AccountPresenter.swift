import FitnessAppointments

/// Composes the account from the user's identity.
final class AccountPresenter: ModulePresenter, AccountModuleOutput {
  var onHomeClub: (() -> Void)?
  var onPage: (() -> Void)?
  var onLogIn: (() -> Void)?
  var onLogOut: (() -> Void)?

  weak var view: (any AccountViewInput)?

  override init(session: UserSession) {
    super.init(session: session)
    session.addObserver(self)
  }

  override func viewLoaded() {
    view?.configure(with: AccountModel(session))
  }
}

extension AccountPresenter: AccountViewOutput {
  func selectRow(at index: Int) {
    switch AccountRow.rows(of: session.identity)[index] {
    case .homeClub: onHomeClub?()
    case .page: onPage?()
    }
  }

  func logIn() {
    onLogIn?()
  }

  func logOut() {
    onLogOut?()
  }

  func tryAgain() {
    onTryAgain?()
  }
}

extension AccountPresenter: AccountModuleInput {
  func showHomeClub() {
    view?.configure(with: AccountModel(session))
  }
}

extension AccountPresenter: IdentityObserver {
  func identityDidChange() {
    view?.configure(with: AccountModel(session))
  }
}
