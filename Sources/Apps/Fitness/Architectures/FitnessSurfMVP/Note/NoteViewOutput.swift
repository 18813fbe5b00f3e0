/// The note view's messages to the presenter.
protocol NoteViewOutput: ModuleViewOutput {
  func change(to text: String)
  func save()
  func discard()
  func attemptToDismiss()
}
