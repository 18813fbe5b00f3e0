import FitnessAppointments
import FitnessAppointmentsUI
import UIKit

/// Edits the note of an appointment.
final class NoteViewController: UIViewController {
  var onSave: ((String) -> Void)?
  var onDiscard: (() -> Void)?

  private let note: String
  private let screen = NoteScreen()
  private var saveButton: UIBarButtonItem?

  init(note: String) {
    self.note = note
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("Screens are made in code.")
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Note"
    screen.textField.text = note
    screen.textField.addAction(
      UIAction { [weak self] _ in self?.showChange() }, for: .editingChanged)
    let saveButton = UIBarButtonItem("Save", ElementID.save) { [weak self] in
      if let self { onSave?(text) }
    }
    self.saveButton = saveButton
    let discardButton = UIBarButtonItem("Discard", ElementID.discard) {
      [weak self] in self?.onDiscard?()
    }
    navigationItem.rightBarButtonItems = [saveButton, discardButton]
    showChange()
  }

  private var text: String { screen.textField.text ?? "" }

  private func showChange() {
    saveButton?.isEnabled = text != note
    isModalInPresentation = text != note
  }
}

extension NoteViewController: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    showAlert(.discardNote, [{ [weak self] in self?.onDiscard?() }])
  }
}
