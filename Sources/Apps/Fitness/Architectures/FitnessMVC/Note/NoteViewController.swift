import FitnessAppointments
import FitnessAppointmentsUI
import UIKit

/// Receives the note that a user has written.
protocol NoteDelegate: AnyObject {
  func didWrite(_ note: String)
}

/// Edits the note of an appointment, in a sheet.
final class NoteViewController: UIViewController {
  weak var delegate: (any NoteDelegate)?
  var note = ""

  private let screen = NoteScreen()
  private var saveButton: UIBarButtonItem!

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Note"
    screen.textField.text = note
    screen.textField.addAction(
      UIAction { [weak self] _ in self?.showChange() }, for: .editingChanged)
    saveButton = UIBarButtonItem(
      primaryAction: UIAction(title: "Save") { [weak self] _ in self?.save() })
    saveButton.accessibilityIdentifier = ElementID.save
    let discardButton = UIBarButtonItem(
      primaryAction: UIAction(title: "Discard") { [weak self] _ in self?.close() })
    discardButton.accessibilityIdentifier = ElementID.discard
    navigationItem.rightBarButtonItems = [saveButton, discardButton]
    showChange()
  }

  private var text: String { screen.textField.text ?? "" }

  private func showChange() {
    saveButton.isEnabled = text != note
    isModalInPresentation = text != note
  }

  private func save() {
    delegate?.didWrite(text)
    close()
  }

  private func close() {
    dismiss(animated: true)
  }
}

extension NoteViewController: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    showAlert(.discardNote, [{ [weak self] in self?.close() }])
  }
}
