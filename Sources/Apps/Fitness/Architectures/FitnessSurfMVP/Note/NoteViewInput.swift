/// The presenter's commands to the note's view.
protocol NoteViewInput: AnyObject {
  func configure(with text: String)
  /// Allows to save a changed text, and keeps it from being swiped away.
  func setChanged(_ isChanged: Bool)
}
