/// Holds the text of a note, and reports whether it has changed.
final class NotePresenter {
  weak var view: (any NoteViewProtocol)?
  private(set) var text: String
  private let note: String

  init(note: String) {
    self.note = note
    text = note
  }

  func textDidChange(_ text: String) {
    self.text = text
    view?.didChangeText(isChanged: text != note)
  }
}
