/// The presenter's commands to the note view.
protocol NoteViewInput: AnyObject {
  func configure(with text: String)
  /// Sets whether the text has been changed: changed text can be saved, and a swipe does not
  /// discard it.
  func setChanged(_ isChanged: Bool)
}
