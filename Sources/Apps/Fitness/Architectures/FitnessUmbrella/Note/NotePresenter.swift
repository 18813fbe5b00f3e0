import FitnessAppointments

/// Holds the text of a note, and reports whether it has changed.
final class NotePresenter: Presenter {
  weak var view: (any NoteViewProtocol)?
  private(set) var text: String
  private let note: String

  init(session: UserSession, note: String) {
    self.note = note
    text = note
    super.init(session: session)
  }

  var isChanged: Bool { text != note }

  func change(to text: String) {
    self.text = text
    view?.showChange()
  }

  func save() {
    view?.onSave?(text)
  }

  /// Asks whether to discard what the user has written.
  func askToDiscard() {
    showAlert(.discardNote, [{ [weak self] in self?.view?.onDiscard?() }])
  }
}
