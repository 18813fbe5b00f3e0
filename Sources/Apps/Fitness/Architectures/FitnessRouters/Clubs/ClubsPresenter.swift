import FitnessAppointments

/// The clubs presenter's commands to its view.
protocol ClubsView: AnyObject {
  func showMenuButton()
  func show(_ rows: [TableRow])
}

/// Lets the user choose a club: for an appointment, or as the home club.
final class ClubsPresenter: MenuPresenter {
  weak var view: (any ClubsView)?
  let session: UserSession
  private let router: any ClubsRouting
  private let flowType: FlowType
  private let subcategoryID: Subcategory.ID?
  /// Set in all flows but the choice of a home club.
  private let trainerID: Trainer.ID!
  private let note: String
  private let hasMenu: Bool

  init(
    session: UserSession, router: any ClubsRouting, flowType: FlowType,
    subcategoryID: Subcategory.ID?, trainerID: Trainer.ID?, note: String, hasMenu: Bool
  ) {
    self.session = session
    self.router = router
    self.flowType = flowType
    self.subcategoryID = subcategoryID
    self.trainerID = trainerID
    self.note = note
    self.hasMenu = hasMenu
  }

  var menuRouter: any MenuRouting { router }

  func viewDidLoad() {
    if hasMenu { view?.showMenuButton() }
    let homeClubID = session.store.homeClubID
    view?.show(Catalogue.clubs.map { TableRow($0.name, isChecked: $0.id == homeClubID) })
  }

  func selectRow(_ row: Int) {
    let clubID = Catalogue.clubs[row].id
    switch flowType {
    case .pick: router.finish(with: clubID)
    case .gym, .group, .any, .page, .again:
      router.showDates(
        flowType: flowType, subcategoryID: subcategoryID, trainerID: trainerID, clubID: clubID,
        note: note, hasMenu: hasMenu)
    }
  }
}
