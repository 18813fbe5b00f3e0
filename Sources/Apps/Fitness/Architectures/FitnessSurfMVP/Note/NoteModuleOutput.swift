/// The events that the note module reports to its coordinator.
protocol NoteModuleOutput: ModuleOutput {
  var onSaved: ((String) -> Void)? { get set }
  var onDiscarded: (() -> Void)? { get set }
  /// Called when the user swipes a changed note down, and must be asked whether to discard it.
  var onDiscardAttempt: (() -> Void)? { get set }
}
