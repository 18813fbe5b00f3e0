/// Links the parts of the note module.
enum NoteAssembly {
  static func assembly(with view: NoteViewController, session: UserSession, note: String) {
    let presenter = NotePresenter(session: session, note: note)
    presenter.view = view
    view.output = presenter
  }
}
