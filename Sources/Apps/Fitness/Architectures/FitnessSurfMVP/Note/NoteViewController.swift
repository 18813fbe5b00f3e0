import FitnessAppointmentsUI
import UIKit

/// Edits the note of an appointment.
final class NoteViewController: UIViewController {
  var output: (any NoteViewOutput)?
  private let screen = NoteScreen()
  private lazy var saveItem = UIBarButtonItem("Save", ElementID.save) {
    [weak self] in self?.output?.save()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Note"
    let discardItem = UIBarButtonItem("Discard", ElementID.discard) {
      [weak self] in self?.output?.discard()
    }
    navigationItem.rightBarButtonItems = [saveItem, discardItem]
    screen.textField.addAction(
      UIAction { [weak self] _ in self?.changeText() }, for: .editingChanged)
    navigationController?.presentationController?.delegate = self
    output?.viewLoaded()
  }

  private func changeText() {
    output?.change(to: screen.textField.text ?? "")
  }
}

extension NoteViewController: NoteViewInput {
  func configure(with text: String) {
    screen.textField.text = text
  }

  func setChanged(_ isChanged: Bool) {
    saveItem.isEnabled = isChanged
    isModalInPresentation = isChanged
  }
}

extension NoteViewController: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    output?.attemptToDismiss()
  }
}
