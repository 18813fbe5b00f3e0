import FitnessAppointments

/// The account presenter's commands to its view.
protocol AccountView: AnyObject {
  func show(_ identity: Identity, isAsking: Bool)
  func show(_ rows: [TableRow])
}

/// Shows who the user is, and lets them log in and out.
final class AccountPresenter: MenuPresenter {
  private enum Row {
    case homeClub
    case page(Trainer.ID)
  }

  weak var view: (any AccountView)?
  let session: UserSession
  private let router: any AccountRouting

  init(session: UserSession, router: any AccountRouting) {
    self.session = session
    self.router = router
  }

  var menuRouter: any MenuRouting { router }

  func viewDidLoad() {
    showIdentity()
  }

  /// Shows the new identity without leaving the screen.
  func showIdentity() {
    view?.show(session.identity, isAsking: session.isAsking)
    showRows()
  }

  // MARK: Rows

  private var rows: [Row] {
    switch session.identity {
    case .guest, .offline: []
    case .member: [.homeClub]
    case .trainer(_, let id): [.homeClub, .page(id)]
    }
  }

  private func showRows() {
    view?.show(rows.map(tableRow))
  }

  private func tableRow(_ row: Row) -> TableRow {
    switch row {
    case .homeClub:
      let club = session.store.homeClubID.map { Catalogue.club($0).name }
      return TableRow("Home club", club ?? "None")
    case .page(let id): return TableRow("My page", Catalogue.trainer(id).name)
    }
  }

  func selectRow(_ row: Int) {
    switch rows[row] {
    case .homeClub: router.showHomeClub()
    case .page(let id): router.showTrainer(flowType: .page, trainerID: id)
    }
  }

  func didChoose(_ clubID: Club.ID) {
    session.store.homeClubID = clubID
    showRows()
  }

  // MARK: Identity

  func askToLogOut() {
    router.showAlert(.logOut, [{ [weak self] in self?.logOut() }])
  }
}
