import FitnessAppointments
import FitnessAppointmentsUI
import UIKit

/// Lets the user choose one of a trainer's free slots at a club.
protocol DatesViewProtocol: ModuleProtocol {
  var onSlotSelected: ((Slot) -> Void)? { get set }
  func load()
}

final class DatesViewController: LoadingViewController<DatesPresenter>, DatesViewProtocol {
  var onSlotSelected: ((Slot) -> Void)?

  private let screen = DatesScreen()

  override var loadingScreen: LoadingScreen { screen }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Date"
    screen.tableView.dataSource = self
    screen.tableView.delegate = self
  }

  func load() {
    output.load()
  }

  override func showContent() {
    screen.tableView.reloadData()
  }
}

extension DatesViewController: UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int { Slot.days.count }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    Slot.days[section]
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    output.slots(on: section).count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let slot = output.slots(on: indexPath.section)[indexPath.row]
    return tableView.basicCell(at: indexPath, slot.hourText)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onSlotSelected?(output.slots(on: indexPath.section)[indexPath.row])
  }
}
