import FitnessAppointments

/// Holds the appointment, and books it.
final class SummaryPresenter: ModulePresenter, SummaryModuleOutput {
  var onNote: ((String) -> Void)?
  var onLeave: (() -> Void)?
  var onBooked: ((Draft) -> Void)?
  var onTaken: (() -> Void)?

  weak var view: (any SummaryViewInput)?

  private var draft: Draft

  init(session: UserSession, draft: Draft) {
    self.draft = draft
    super.init(session: session)
  }

  override func viewLoaded() {
    view?.configure(with: draft.rows.map { RowModel(title: $0.title, detail: $0.value) })
    view?.setNoteTitle(draft.note.isEmpty ? "Add note" : "Edit note")
  }

  private func finishBooking(_ result: Result<Appointment.ID, ServiceError>) {
    view?.setBusy(false)
    switch result {
    case .success: onBooked?(draft)
    case .failure(.taken): onTaken?()
    case .failure(let error): onError?(error)
    }
  }
}

extension SummaryPresenter: SummaryViewOutput {
  func editNote() {
    onNote?(draft.note)
  }

  func confirm() {
    view?.setBusy(true)
    session.server.book(draft) { [weak self] in self?.finishBooking($0) }
  }

  func leave() {
    onLeave?()
  }
}

extension SummaryPresenter: SummaryModuleInput {
  func setNote(_ note: String) {
    draft.note = note
    viewLoaded()
  }
}
