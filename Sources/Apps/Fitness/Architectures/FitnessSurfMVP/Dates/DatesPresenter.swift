import FitnessAppointments

/// Loads the free slots of a trainer at a club, and groups them by day.
final class DatesPresenter: LoadingPresenter<[Slot]>, DatesModuleOutput {
  var onSlotSelected: ((Slot) -> Void)?

  weak var view: (any DatesViewInput)?

  private let trainerID: Trainer.ID
  private let clubID: Club.ID

  init(session: UserSession, trainerID: Trainer.ID, clubID: Club.ID) {
    self.trainerID = trainerID
    self.clubID = clubID
    super.init(session: session)
  }

  override var loadingView: (any LoadingViewInput)? { view }

  override func viewLoaded() {
    showContent()
  }

  override func request(_ completion: @escaping Completion<[Slot]>) {
    session.server.slots(of: trainerID, in: clubID, completion)
  }

  override func isEmpty(_ content: [Slot]) -> Bool { content.isEmpty }

  override func showContent() {
    let sections = Slot.days.indices.map { day in
      DatesSectionModel(
        title: Slot.days[day], rows: slots(on: day).map { RowModel(title: $0.hourText) })
    }
    view?.configure(with: sections)
  }

  private func slots(on day: Int) -> [Slot] {
    (content ?? []).filter { $0.day == day }
  }
}

extension DatesPresenter: DatesViewOutput {
  func selectSlot(at index: Int, on day: Int) {
    onSlotSelected?(slots(on: day)[index])
  }
}

extension DatesPresenter: DatesModuleInput {}
