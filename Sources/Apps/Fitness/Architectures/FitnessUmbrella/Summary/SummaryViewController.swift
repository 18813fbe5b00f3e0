import FitnessAppointments
import FitnessAppointmentsUI
import UIKit

/// Shows an appointment before it is booked.
protocol SummaryViewProtocol: ModuleProtocol {
  var note: String { get set }
  var onNote: CompletionBlock? { get set }
  var onLeave: CompletionBlock? { get set }
  var onBooked: ((Draft) -> Void)? { get set }
  /// Called when the user wants to choose another slot, because this one is taken.
  var onChooseAnother: CompletionBlock? { get set }
  func showDraft()
  func showBusy(_ isBusy: Bool)
}

final class SummaryViewController: ModuleViewController<SummaryPresenter> {
  var onNote: CompletionBlock?
  var onLeave: CompletionBlock?
  var onBooked: ((Draft) -> Void)?
  var onChooseAnother: CompletionBlock?

  private let screen = SummaryScreen()

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Appointment"
    screen.tableView.dataSource = self
    screen.noteButton.onTap { [weak self] in self?.onNote?() }
    screen.confirmButton.onTap { [weak self] in self?.output.book() }
    screen.leaveButton.onTap { [weak self] in self?.onLeave?() }
    showDraft()
  }
}

extension SummaryViewController: SummaryViewProtocol {
  var note: String {
    get { output.note }
    set { output.note = newValue }
  }

  func showDraft() {
    screen.noteButton.setTitle(output.noteTitle, for: .normal)
    screen.tableView.reloadData()
  }

  func showBusy(_ isBusy: Bool) {
    screen.isBusy = isBusy
  }
}

extension SummaryViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    output.rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = output.rows[indexPath.row]
    return tableView.basicCell(at: indexPath, row.title, row.value)
  }
}
