import FitnessAppointments
import FitnessAppointmentsUI
import UIKit

/// Lets the user choose one of a subcategory's trainers.
final class TrainersViewController: LoadingViewController<[RatedTrainer]> {
  var onTrainerSelected: ((Trainer.ID) -> Void)?

  private let subcategory: Subcategory
  private let screen = TrainersScreen()

  init(subcategory: Subcategory, session: UserSession) {
    self.subcategory = subcategory
    super.init(session: session)
  }

  required init?(coder: NSCoder) {
    fatalError("Screens are made in code.")
  }

  override var loadingScreen: LoadingScreen { screen }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = subcategory.name
    screen.tableView.dataSource = self
    screen.tableView.delegate = self
  }

  override func request(_ completion: @escaping Completion<[RatedTrainer]>) {
    session.server.trainers(of: subcategory.id, completion)
  }

  override func isEmpty(_ content: [RatedTrainer]) -> Bool { content.isEmpty }

  override func showContent() {
    screen.tableView.reloadData()
  }
}

extension TrainersViewController: UITableViewDataSource, UITableViewDelegate {
  private var trainers: [RatedTrainer] { content ?? [] }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    trainers.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let trainer = trainers[indexPath.row]
    return tableView.basicCell(at: indexPath, trainer.name, trainer.rating)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onTrainerSelected?(trainers[indexPath.row].id)
  }
}
