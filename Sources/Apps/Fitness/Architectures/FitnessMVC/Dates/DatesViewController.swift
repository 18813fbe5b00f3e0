import FitnessAppointments
import FitnessAppointmentsUI
import UIKit

/// Lets the user choose one of a trainer's free slots at a club.
final class DatesViewController: LoadingViewController<[Slot]> {
  var flowType: FlowType!
  var subcategoryID: Subcategory.ID?
  var trainerID: Trainer.ID!
  var clubID: Club.ID!
  var note = ""
  var hasMenu = true

  private let screen = DatesScreen()

  override var loadingScreen: LoadingScreen { screen }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Date"
    if hasMenu { addMenuButton() }
    screen.tableView.dataSource = self
    screen.tableView.delegate = self
  }

  override func request(_ completion: @escaping Completion<[Slot]>) {
    session.services.server.slots(of: trainerID, in: clubID, completion)
  }

  override func isEmpty(_ content: [Slot]) -> Bool { content.isEmpty }

  override func showContent() {
    screen.tableView.reloadData()
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let summary = segue.destination as? SummaryViewController else { return }
    summary.session = session
    summary.flowType = flowType
    summary.subcategoryID = subcategoryID
    summary.trainerID = trainerID
    summary.clubID = clubID
    summary.slot = sender as? Slot
    summary.note = note
    summary.hasMenu = hasMenu
  }
}

extension DatesViewController: MenuShowing {}

extension DatesViewController: UITableViewDataSource, UITableViewDelegate {
  private func slots(in section: Int) -> [Slot] {
    (content ?? []).filter { $0.day == section }
  }

  func numberOfSections(in tableView: UITableView) -> Int { Slot.days.count }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    Slot.days[section]
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    slots(in: section).count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.basicCell(at: indexPath, slots(in: indexPath.section)[indexPath.row].hourText)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    performSegue(.summary, sender: slots(in: indexPath.section)[indexPath.row])
  }
}
