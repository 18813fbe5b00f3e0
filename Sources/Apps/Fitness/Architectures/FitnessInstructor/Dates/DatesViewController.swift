import FitnessAppointments
import FitnessAppointmentsUI
import UIKit

/// Lets the user choose one of a trainer's free slots at a club.
final class DatesViewController: LoadingViewController<[Slot]> {
  var onSlotSelected: ((Slot) -> Void)?

  private let trainerID: Trainer.ID
  private let clubID: Club.ID
  private let screen = DatesScreen()

  init(trainerID: Trainer.ID, clubID: Club.ID, session: UserSession) {
    self.trainerID = trainerID
    self.clubID = clubID
    super.init(session: session)
  }

  required init?(coder: NSCoder) {
    fatalError("Screens are made in code.")
  }

  override var loadingScreen: LoadingScreen { screen }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Date"
    screen.tableView.dataSource = self
    screen.tableView.delegate = self
  }

  override func request(_ completion: @escaping Completion<[Slot]>) {
    session.server.slots(of: trainerID, in: clubID, completion)
  }

  override func isEmpty(_ content: [Slot]) -> Bool { content.isEmpty }

  override func showContent() {
    screen.tableView.reloadData()
  }
}

extension DatesViewController: UITableViewDataSource, UITableViewDelegate {
  private func slots(on day: Int) -> [Slot] {
    (content ?? []).filter { $0.day == day }
  }

  func numberOfSections(in tableView: UITableView) -> Int { Slot.days.count }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    Slot.days[section]
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    slots(on: section).count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.basicCell(at: indexPath, slots(on: indexPath.section)[indexPath.row].hourText)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onSlotSelected?(slots(on: indexPath.section)[indexPath.row])
  }
}
