import UIKit

/// Builds the note module.
struct NoteModuleConfigurator {
  let session: UserSession

  func configure(with note: String) -> (view: any Presentable, output: any NoteModuleOutput) {
    let view = NoteViewController()
    let presenter = NotePresenter(session: session, note: note)
    view.output = presenter
    presenter.view = view
    return (view, presenter)
  }
}
