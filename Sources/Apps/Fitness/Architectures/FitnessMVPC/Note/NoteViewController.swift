import FitnessAppointments
import FitnessAppointmentsUI
import UIKit

/// Holds the note view and its bar, and forwards the user's choice to the coordinator.
final class NoteViewController: UIViewController, Coordinatable {
  weak var coordinator: (any ScreenCoordinator)?
  private var noteCoordinator: NoteCoordinator? { coordinator as? NoteCoordinator }
  var note: String!

  private var noteView: NoteView? { viewIfLoaded as? NoteView }
  private var saveButton: UIBarButtonItem!

  override func loadView() {
    let noteView = NoteView(presenter: NotePresenter(note: note))
    noteView.delegate = self
    view = noteView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Note"
    setUpBar()
    noteView?.setUp()
  }

  private func setUpBar() {
    saveButton = UIBarButtonItem("Save", ElementID.save) { [weak self] in self?.save() }
    saveButton.isEnabled = false
    let discardButton = UIBarButtonItem("Discard", ElementID.discard) { [weak self] in
      self?.noteCoordinator?.discard()
    }
    navigationItem.rightBarButtonItems = [saveButton, discardButton]
  }

  private func save() {
    if let text = noteView?.presenter.text { noteCoordinator?.save(text) }
  }

  // MARK: For the coordinator

  func presentDiscardAlert() {
    showAlert(.discardNote, [{ [weak self] in self?.noteCoordinator?.discard() }])
  }
}

extension NoteViewController: NoteViewDelegate {
  func didChangeText(isChanged: Bool) {
    saveButton.isEnabled = isChanged
    isModalInPresentation = isChanged
  }
}
