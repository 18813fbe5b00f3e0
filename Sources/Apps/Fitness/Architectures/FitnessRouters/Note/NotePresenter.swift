import FitnessAppointments

/// The note presenter's commands to its view.
protocol NoteView: AnyObject {
  func show(_ note: String)
  /// Sets whether the note has been changed: a changed note can be saved, and a swipe does not
  /// discard it.
  func setChanged(_ isChanged: Bool)
}

/// Receives the note that a user has written.
protocol NoteOutput: AnyObject {
  func didWrite(_ note: String)
}

/// Edits the note of an appointment.
final class NotePresenter {
  weak var view: (any NoteView)?
  private weak var output: (any NoteOutput)?
  private let router: any NoteRouting
  private let note: String
  private var text: String

  init(router: any NoteRouting, note: String, output: any NoteOutput) {
    self.router = router
    self.note = note
    self.output = output
    text = note
  }

  func viewDidLoad() {
    view?.show(note)
    view?.setChanged(false)
  }

  func type(_ text: String) {
    self.text = text
    view?.setChanged(text != note)
  }

  func save() {
    output?.didWrite(text)
    router.close()
  }

  func discard() {
    router.close()
  }

  /// Asks whether to discard a change that a swipe would lose.
  func askToDiscard() {
    router.showAlert(.discardNote, [{ [weak self] in self?.discard() }])
  }
}
