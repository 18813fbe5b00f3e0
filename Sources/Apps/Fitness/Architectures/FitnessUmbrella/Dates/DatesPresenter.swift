import FitnessAppointments

/// Loads the free slots of a trainer at a club, and groups them by day.
final class DatesPresenter: LoadingPresenter<[Slot]> {
  private let trainerID: Trainer.ID
  private let clubID: Club.ID

  init(session: UserSession, trainerID: Trainer.ID, clubID: Club.ID) {
    self.trainerID = trainerID
    self.clubID = clubID
    super.init(session: session)
  }

  override func request(_ completion: @escaping Completion<[Slot]>) {
    session.server.slots(of: trainerID, in: clubID, completion)
  }

  override func isEmpty(_ content: [Slot]) -> Bool { content.isEmpty }

  func slots(on day: Int) -> [Slot] {
    (content ?? []).filter { $0.day == day }
  }
}
