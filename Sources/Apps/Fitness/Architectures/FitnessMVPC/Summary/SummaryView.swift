import FitnessAppointments
import FitnessAppointmentsUI
import UIKit

/// The summary view's messages to its view controller.
protocol SummaryViewDelegate: AnyObject {
  func presentAlert(_ text: AlertText)
  func presentTakenAlert(_ text: AlertText)
  func didRequestNote(_ note: String)
  func didRequestLeave()
  func didBook(_ draft: Draft)
}

/// The summary presenter's commands to its view.
protocol SummaryViewProtocol: AnyObject {
  func showDraft()
  func showBusy(_ isBusy: Bool)
  func showAlert(_ text: AlertText)
  func showTaken()
  func didBook(_ draft: Draft)
}

/// Shows an appointment before it is booked.
final class SummaryView: SummaryScreen {
  weak var delegate: (any SummaryViewDelegate)?
  let presenter: SummaryPresenter

  init(presenter: SummaryPresenter) {
    self.presenter = presenter
    super.init()
    presenter.view = self
  }

  required init?(coder: NSCoder) {
    fatalError("SummaryView is made in code.")
  }

  func setUp() {
    tableView.dataSource = self
    noteButton.onTap { [weak self] in self?.writeNote() }
    confirmButton.onTap { [weak self] in self?.presenter.book() }
    leaveButton.onTap { [weak self] in self?.delegate?.didRequestLeave() }
    showDraft()
  }

  private func writeNote() {
    delegate?.didRequestNote(presenter.draft.note)
  }
}

extension SummaryView: SummaryViewProtocol {
  func showDraft() {
    noteButton.setTitle(presenter.noteTitle, for: .normal)
    tableView.reloadData()
  }

  func showBusy(_ isBusy: Bool) {
    self.isBusy = isBusy
  }

  func showAlert(_ text: AlertText) {
    delegate?.presentAlert(text)
  }

  func showTaken() {
    delegate?.presentTakenAlert(.taken)
  }

  func didBook(_ draft: Draft) {
    delegate?.didBook(draft)
  }
}

extension SummaryView: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    presenter.rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = presenter.rows[indexPath.row]
    return tableView.basicCell(at: indexPath, row.title, row.value)
  }
}
