import FitnessAppointments

/// Composes the rows of the clubs.
final class ClubsPresenter {
  private let checkedID: Club.ID?

  init(checkedID: Club.ID?) {
    self.checkedID = checkedID
  }

  var numberOfRows: Int { Catalogue.clubs.count }

  func club(at row: Int) -> Club { Catalogue.clubs[row] }

  func isChecked(at row: Int) -> Bool { club(at: row).id == checkedID }
}
