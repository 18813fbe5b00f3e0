import FitnessAppointments
import FitnessAppointmentsUI
import UIKit

/// Shows an appointment before it is booked.
final class SummaryViewController: MenuViewController {
  var onNote: (() -> Void)?
  var onLeave: (() -> Void)?
  var onBooked: (() -> Void)?
  /// Called when the user wants to choose another slot, because this one is taken.
  var onChooseAnother: (() -> Void)?
  var onExpired: (() -> Void)?

  var draft: Draft {
    didSet { showDraft() }
  }

  private let session: UserSession
  private let screen = SummaryScreen()

  init(draft: Draft, session: UserSession) {
    self.draft = draft
    self.session = session
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
    title = "Appointment"
    screen.tableView.dataSource = self
    screen.noteButton.onTap { [weak self] in self?.onNote?() }
    screen.confirmButton.onTap { [weak self] in self?.book() }
    screen.leaveButton.onTap { [weak self] in self?.onLeave?() }
    showDraft()
  }

  private func showDraft() {
    screen.noteButton.setTitle(draft.note.isEmpty ? "Add note" : "Edit note", for: .normal)
    screen.tableView.reloadData()
  }

  private func book() {
    screen.isBusy = true
    session.server.book(draft) { [weak self] in self?.didAnswer($0) }
  }

  private func didAnswer(_ result: Result<Appointment.ID, ServiceError>) {
    screen.isBusy = false
    switch result {
    case .success: onBooked?()
    case .failure(.taken): showAlert(.taken, [{ [weak self] in self?.onChooseAnother?() }])
    case .failure(.expired): onExpired?()
    case .failure(let error): showAlert(.failure(error))
    }
  }
}

extension SummaryViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    draft.rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = draft.rows[indexPath.row]
    return tableView.basicCell(at: indexPath, row.title, row.value)
  }
}
