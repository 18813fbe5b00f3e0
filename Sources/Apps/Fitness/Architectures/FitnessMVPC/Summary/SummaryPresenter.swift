import FitnessAppointments

/// Holds the appointment, and books it.
final class SummaryPresenter {
  weak var view: (any SummaryViewProtocol)?
  private(set) var draft: Draft
  private let session: Session

  init(session: Session, draft: Draft) {
    self.session = session
    self.draft = draft
  }

  var rows: [DetailRow] { draft.rows }

  var noteTitle: String { draft.note.isEmpty ? "Add note" : "Edit note" }

  func didWrite(_ note: String) {
    draft.note = note
    view?.showDraft()
  }

  // MARK: Booking

  func book() {
    view?.showBusy(true)
    session.server.book(draft) { [weak self] in self?.didAnswer($0) }
  }

  private func didAnswer(_ result: Result<Appointment.ID, ServiceError>) {
    view?.showBusy(false)
    switch result {
    case .success: view?.didBook(draft)
    case .failure(.taken): view?.showTaken()
    case .failure(.expired): session.expire()
    case .failure(let error): view?.showAlert(.failure(error))
    }
  }
}
