/// Holds the text of a note, and reports whether it has changed.
final class NotePresenter: ModulePresenter, NoteModuleOutput {
  var onSaved: ((String) -> Void)?
  var onDiscarded: (() -> Void)?
  var onDiscardAttempt: (() -> Void)?

  weak var view: (any NoteViewInput)?

  private let note: String
  private var text: String

  init(session: UserSession, note: String) {
    self.note = note
    text = note
    super.init(session: session)
  }

  override func viewLoaded() {
    view?.configure(with: note)
    view?.setChanged(false)
  }
}

extension NotePresenter: NoteViewOutput {
  func change(to text: String) {
    self.text = text
    view?.setChanged(text != note)
  }

  func save() {
    onSaved?(text)
  }

  func discard() {
    onDiscarded?()
  }

  func attemptToDismiss() {
    onDiscardAttempt?()
  }
}
