import FitnessAppointments
import FitnessAppointmentsUI
import UIKit

/// Lets the user choose one of a subcategory's trainers.
final class TrainersViewController: LoadingViewController<[RatedTrainer]> {
  var flowType: FlowType!
  var subcategoryID: Subcategory.ID!

  private let screen = TrainersScreen()

  override var loadingScreen: LoadingScreen { screen }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = Catalogue.subcategory(subcategoryID).name
    addMenuButton()
    screen.tableView.dataSource = self
    screen.tableView.delegate = self
  }

  override func request(_ completion: @escaping Completion<[RatedTrainer]>) {
    session.services.server.trainers(of: subcategoryID, completion)
  }

  override func isEmpty(_ content: [RatedTrainer]) -> Bool { content.isEmpty }

  override func showContent() {
    screen.tableView.reloadData()
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let trainer = segue.destination as? TrainerViewController else { return }
    trainer.session = session
    trainer.flowType = flowType
    trainer.subcategoryID = subcategoryID
    trainer.trainerID = sender as? Trainer.ID
  }
}

extension TrainersViewController: MenuShowing {}

extension TrainersViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    content?.count ?? 0
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let trainer = content?[indexPath.row]
    return tableView.basicCell(at: indexPath, trainer?.name ?? "", trainer?.rating ?? "")
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    performSegue(.trainer, sender: content?[indexPath.row].id)
  }
}
