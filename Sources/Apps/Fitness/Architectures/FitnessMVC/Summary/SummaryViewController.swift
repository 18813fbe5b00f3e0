import FitnessAppointments
import FitnessAppointmentsUI
import UIKit

/// Shows an appointment before it is booked.
final class SummaryViewController: UIViewController {
  var session: SessionController!
  var flowType: FlowType!
  var subcategoryID: Subcategory.ID?
  var trainerID: Trainer.ID!
  var clubID: Club.ID!
  var slot: Slot!
  var note = ""
  var hasMenu = true

  private let screen = SummaryScreen()

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Appointment"
    if hasMenu { addMenuButton() }
    screen.tableView.dataSource = self
    screen.noteButton.addAction(
      UIAction { [weak self] _ in self?.writeNote() }, for: .touchUpInside)
    screen.confirmButton.addAction(UIAction { [weak self] _ in self?.book() }, for: .touchUpInside)
    screen.leaveButton.addAction(UIAction { [weak self] _ in self?.leave() }, for: .touchUpInside)
    showNote()
  }

  private var draft: Draft {
    Draft(
      activity: flowType.activity ?? .any, subcategoryID: subcategoryID, trainerID: trainerID,
      clubID: clubID, slot: slot, note: note)
  }

  private func showNote() {
    screen.noteButton.setTitle(note.isEmpty ? "Add note" : "Edit note", for: .normal)
    screen.tableView.reloadData()
  }

  // MARK: Booking

  private func book() {
    screen.isBusy = true
    session.services.server.book(draft) { [weak self] in self?.didAnswer($0) }
  }

  private func didAnswer(_ result: Result<Appointment.ID, ServiceError>) {
    screen.isBusy = false
    switch result {
    case .success: finish()
    case .failure(.taken):
      showAlert(.taken, [{ [weak self] in self?.chooseAnother() }])
    case .failure(.expired): session.expire()
    case .failure(let error): showAlert(.failure(error))
    }
  }

  private func finish() {
    let root = navigationController?.viewControllers.first as? any BookingListener
    navigationController?.popToRootViewController(animated: true)
    root?.didBook(draft)
  }

  private func chooseAnother() {
    guard
      let dates = navigationController?.viewControllers.lazy.compactMap({
        $0 as? DatesViewController
      }).last
    else { return }
    navigationController?.popToViewController(dates, animated: false)
    dates.load()
  }

  // MARK: Navigation

  private func leave() {
    guard let stack = navigationController?.viewControllers,
      let first = stack.lastIndex(where: { $0 is ClubsViewController })
    else { return }
    navigationController?.popToViewController(stack[first - 1], animated: true)
  }

  private func writeNote() {
    performSegue(.note)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let stack = segue.destination as? UINavigationController,
      let editor = stack.viewControllers.first as? NoteViewController
    else { return }
    editor.note = note
    editor.delegate = self
    stack.presentationController?.delegate = editor
  }
}

extension SummaryViewController: MenuShowing {}

extension SummaryViewController: NoteDelegate {
  func didWrite(_ note: String) {
    self.note = note
    showNote()
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
