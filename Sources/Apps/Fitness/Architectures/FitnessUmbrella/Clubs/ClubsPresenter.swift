import FitnessAppointments

/// Composes the rows of the clubs, with a check mark for the home club.
final class ClubsPresenter: Presenter {
  weak var view: (any ClubsViewProtocol)?
  private let checkedID: Club.ID?

  override init(session: UserSession) {
    checkedID = session.store.homeClubID
    super.init(session: session)
  }

  var clubs: [Club] { Catalogue.clubs }

  func isChecked(_ club: Club) -> Bool { club.id == checkedID }

  func select(_ row: Int) {
    view?.onClubSelected?(clubs[row].id)
  }
}
