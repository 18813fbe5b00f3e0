import FitnessAppointments
import FitnessAppointmentsUI
import UIKit

/// Lets the user choose one of a subcategory's trainers.
protocol TrainersViewProtocol: ModuleProtocol {
  var onTrainerSelected: ((Trainer.ID) -> Void)? { get set }
}

final class TrainersViewController: LoadingViewController<TrainersPresenter>,
  TrainersViewProtocol
{
  var onTrainerSelected: ((Trainer.ID) -> Void)?

  private let screen = TrainersScreen()

  override var loadingScreen: LoadingScreen { screen }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = output.title
    screen.tableView.dataSource = self
    screen.tableView.delegate = self
  }

  override func showContent() {
    screen.tableView.reloadData()
  }
}

extension TrainersViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    output.trainers.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let trainer = output.trainers[indexPath.row]
    return tableView.basicCell(at: indexPath, trainer.name, trainer.rating)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onTrainerSelected?(output.trainers[indexPath.row].id)
  }
}
