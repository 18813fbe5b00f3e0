import FitnessAppointments
import FitnessAppointmentsUI
import UIKit

/// Edits the note of an appointment.
protocol NoteViewProtocol: ModuleProtocol {
  var onSave: ((String) -> Void)? { get set }
  var onDiscard: CompletionBlock? { get set }
  func showChange()
}

final class NoteViewController: ModuleViewController<NotePresenter> {
  var onSave: ((String) -> Void)?
  var onDiscard: CompletionBlock?

  private let screen = NoteScreen()
  private var saveButton: UIBarButtonItem?

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Note"
    screen.textField.text = output.text
    screen.textField.addAction(
      UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
    addButtons()
    showChange()
    navigationController?.presentationController?.delegate = self
  }

  private func addButtons() {
    let saveButton = UIBarButtonItem("Save", ElementID.save) {
      [weak self] in self?.output.save()
    }
    let discardButton = UIBarButtonItem("Discard", ElementID.discard) {
      [weak self] in self?.onDiscard?()
    }
    self.saveButton = saveButton
    navigationItem.rightBarButtonItems = [saveButton, discardButton]
  }

  private func textDidChange() {
    output.change(to: screen.textField.text ?? "")
  }
}

extension NoteViewController: NoteViewProtocol {
  func showChange() {
    saveButton?.isEnabled = output.isChanged
    isModalInPresentation = output.isChanged
  }
}

extension NoteViewController: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    output.askToDiscard()
  }
}
