import FitnessAppointments

/// Loads the free slots of a trainer at a club, and groups them by day.
final class DatesPresenter: LoadingPresenter<[Slot]> {
  weak var view: (any LoadingViewProtocol)?
  private let trainerID: Trainer.ID
  private let clubID: Club.ID

  init(session: Session, trainerID: Trainer.ID, clubID: Club.ID) {
    self.trainerID = trainerID
    self.clubID = clubID
    super.init(session: session)
  }

  override var loadingView: (any LoadingViewProtocol)? { view }

  override func request(_ completion: @escaping Completion<[Slot]>) {
    session.server.slots(of: trainerID, in: clubID, completion)
  }

  override func isEmpty(_ content: [Slot]) -> Bool { content.isEmpty }

  // MARK: Rows

  var numberOfSections: Int { Slot.days.count }

  func header(of section: Int) -> String { Slot.days[section] }

  func slots(in section: Int) -> [Slot] {
    (content ?? []).filter { $0.day == section }
  }

  func slot(at row: Int, in section: Int) -> Slot { slots(in: section)[row] }
}
