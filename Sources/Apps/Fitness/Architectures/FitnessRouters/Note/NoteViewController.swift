import FitnessAppointments
import FitnessAppointmentsUI
import UIKit

final class NoteViewController: UIViewController {
  var presenter: NotePresenter!

  private let screen = NoteScreen()
  private lazy var saveButton = barButton("Save", ElementID.save) { [weak self] in
    self?.presenter.save()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Note"
    screen.textField.addAction(for: .editingChanged) { [weak self] in self?.type() }
    let discardButton = barButton("Discard", ElementID.discard) { [weak self] in
      self?.presenter.discard()
    }
    navigationItem.rightBarButtonItems = [saveButton, discardButton]
    presenter.viewDidLoad()
  }

  private func type() {
    presenter.type(screen.textField.text ?? "")
  }
}

extension NoteViewController: NoteView {
  func show(_ note: String) {
    screen.textField.text = note
  }

  func setChanged(_ isChanged: Bool) {
    saveButton.isEnabled = isChanged
    isModalInPresentation = isChanged
  }
}

extension NoteViewController: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    presenter.askToDiscard()
  }
}
