import FitnessAppointments

/// The summary presenter's commands to its view.
protocol SummaryView: AnyObject {
  func showMenuButton()
  func show(_ rows: [TableRow], noteTitle: String)
  func setBusy(_ isBusy: Bool)
}

/// Shows an appointment before it is booked.
final class SummaryPresenter: MenuPresenter {
  weak var view: (any SummaryView)?
  let session: UserSession
  private let router: any SummaryRouting
  private let flowType: FlowType
  private let subcategoryID: Subcategory.ID?
  private let trainerID: Trainer.ID
  private let clubID: Club.ID
  private let slot: Slot
  private var note: String
  private let hasMenu: Bool

  init(
    session: UserSession, router: any SummaryRouting, flowType: FlowType,
    subcategoryID: Subcategory.ID?, trainerID: Trainer.ID, clubID: Club.ID, slot: Slot,
    note: String, hasMenu: Bool
  ) {
    self.session = session
    self.router = router
    self.flowType = flowType
    self.subcategoryID = subcategoryID
    self.trainerID = trainerID
    self.clubID = clubID
    self.slot = slot
    self.note = note
    self.hasMenu = hasMenu
  }

  var menuRouter: any MenuRouting { router }

  func viewDidLoad() {
    if hasMenu { view?.showMenuButton() }
    showDraft()
  }

  private var activity: ActivityType {
    switch flowType {
    case .gym: .gym
    case .group: .group
    case .page: Catalogue.trainer(trainerID).speciality
    case .any, .again, .pick: .any
    }
  }

  private var draft: Draft {
    Draft(
      activity: activity, subcategoryID: subcategoryID, trainerID: trainerID, clubID: clubID,
      slot: slot, note: note)
  }

  private func showDraft() {
    view?.show(
      draft.rows.map { TableRow($0) }, noteTitle: note.isEmpty ? "Add note" : "Edit note")
  }

  func editNote() {
    router.showNote(note, output: self)
  }

  func leave() {
    router.leave()
  }

  // MARK: Booking

  func book() {
    view?.setBusy(true)
    session.server.book(draft) { [weak self] in self?.didAnswer($0) }
  }

  private func didAnswer(_ result: Result<Appointment.ID, ServiceError>) {
    view?.setBusy(false)
    switch result {
    case .success: router.finish(with: draft)
    case .failure(.taken):
      router.showAlert(.taken, [{ [weak router] in router?.chooseAnotherDate() }])
    case .failure(.expired): session.expire()
    case .failure(let error): router.showAlert(.failure(error))
    }
  }
}

extension SummaryPresenter: NoteOutput {
  func didWrite(_ note: String) {
    self.note = note
    showDraft()
  }
}
