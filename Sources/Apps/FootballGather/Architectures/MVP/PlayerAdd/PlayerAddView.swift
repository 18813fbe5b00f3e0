import FootballGather
import FootballGatherUI
import UIKit

/// The add view's messages to its view controller.
protocol PlayerAddViewDelegate: AnyObject {
  func didChangeName(canSave: Bool)
  func presentAlert(_ text: AlertText)
  func didAddPlayer()
}

/// The add presenter's commands to its view.
protocol PlayerAddViewProtocol: AnyObject {
  func didChangeName(canSave: Bool)
  func showBusy(_ isBusy: Bool)
  func showAlert(_ text: AlertText)
  func didAddPlayer()
}

/// Passes the name to the presenter.
final class PlayerAddView: PlayerAddScreen {
  weak var delegate: (any PlayerAddViewDelegate)?
  private let presenter: PlayerAddPresenter

  init(presenter: PlayerAddPresenter) {
    self.presenter = presenter
    super.init()
    presenter.view = self
  }

  required init?(coder: NSCoder) {
    fatalError("PlayerAddView is made in code.")
  }

  func setUp() {
    nameField.addAction(UIAction { [weak self] _ in self?.nameDidChange() }, for: .editingChanged)
  }

  private func nameDidChange() {
    presenter.nameDidChange(nameField.text ?? "")
  }

  func save() {
    presenter.save()
  }
}

extension PlayerAddView: PlayerAddViewProtocol {
  func didChangeName(canSave: Bool) {
    delegate?.didChangeName(canSave: canSave)
  }

  func showBusy(_ isBusy: Bool) {
    self.isBusy = isBusy
  }

  func showAlert(_ text: AlertText) {
    delegate?.presentAlert(text)
  }

  func didAddPlayer() {
    delegate?.didAddPlayer()
  }
}
