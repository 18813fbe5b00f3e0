import FitnessAppointmentsUI
import UIKit

/// The note view's messages to its view controller.
protocol NoteViewDelegate: AnyObject {
  func didChangeText(isChanged: Bool)
}

/// The note presenter's commands to its view.
protocol NoteViewProtocol: AnyObject {
  func didChangeText(isChanged: Bool)
}

/// Shows the text of a note.
final class NoteView: NoteScreen {
  weak var delegate: (any NoteViewDelegate)?
  let presenter: NotePresenter

  init(presenter: NotePresenter) {
    self.presenter = presenter
    super.init()
    presenter.view = self
  }

  required init?(coder: NSCoder) {
    fatalError("NoteView is made in code.")
  }

  func setUp() {
    textField.text = presenter.text
    textField.addAction(UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
  }

  private func textDidChange() {
    presenter.textDidChange(textField.text ?? "")
  }
}

extension NoteView: NoteViewProtocol {
  func didChangeText(isChanged: Bool) {
    delegate?.didChangeText(isChanged: isChanged)
  }
}
