import FitnessAppointments

/// Holds the appointment, and books it.
final class SummaryPresenter: Presenter {
  weak var view: (any SummaryViewProtocol)?
  private var draft: Draft

  init(session: UserSession, draft: Draft) {
    self.draft = draft
    super.init(session: session)
  }

  var rows: [DetailRow] { draft.rows }

  var note: String {
    get { draft.note }
    set {
      draft.note = newValue
      view?.showDraft()
    }
  }

  var noteTitle: String { note.isEmpty ? "Add note" : "Edit note" }

  // MARK: Booking

  func book() {
    view?.showBusy(true)
    session.server.book(draft) { [weak self] in self?.didAnswer($0) }
  }

  private func didAnswer(_ result: Result<Appointment.ID, ServiceError>) {
    view?.showBusy(false)
    switch result {
    case .success: view?.onBooked?(draft)
    case .failure(.taken): showAlert(.taken, [{ [weak self] in self?.view?.onChooseAnother?() }])
    case .failure(.expired): session.flows?.expire()
    case .failure(let error): showAlert(.failure(error))
    }
  }
}
