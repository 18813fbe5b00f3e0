import FitnessAppointments

/// Composes the rows of the clubs, with a check mark for the home club.
final class ClubsPresenter: ModulePresenter, ClubsModuleOutput {
  var onClubSelected: ((Club.ID) -> Void)?

  weak var view: (any ClubsViewInput)?

  override func viewLoaded() {
    let homeClubID = session.store.homeClubID
    view?.configure(
      with: Catalogue.clubs.map { RowModel(title: $0.name, isChecked: $0.id == homeClubID) })
  }
}

extension ClubsPresenter: ClubsViewOutput {
  func selectClub(at index: Int) {
    onClubSelected?(Catalogue.clubs[index].id)
  }
}
