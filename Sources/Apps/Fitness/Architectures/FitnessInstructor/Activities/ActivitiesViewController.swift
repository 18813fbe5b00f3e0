import FitnessAppointments
import FitnessAppointmentsUI
import UIKit

/// Lets the user choose a kind of activity.
final class ActivitiesViewController: LoadingViewController<[Trainer.ID]> {
  var onActivityTypeSelected: ((ActivityType) -> Void)?

  private let screen = ActivitiesScreen()

  override var loadingScreen: LoadingScreen { screen }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Activities"
    screen.tableView.dataSource = self
    screen.tableView.delegate = self
    showIdentity()
  }

  // Loads earlier than the other screens: a link at launch may cover the root before it has
  // appeared.
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if state == nil { load() }
  }

  /// The available trainers other than the user; empty until they are loaded.
  var offers: [Trainer.ID] {
    (content ?? []).filter { $0 != session.identity.trainerID }
  }

  override func request(_ completion: @escaping Completion<[Trainer.ID]>) {
    session.server.offers(completion)
  }

  override func showContent() {
    screen.tableView.reloadData()
  }
}

extension ActivitiesViewController: IdentityShowing {
  func showIdentity() {
    screen.bannerLabel.isHidden = session.identity != .offline
    screen.tableView.reloadData()
  }
}

extension ActivitiesViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    ActivityType.allCases.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let type = ActivityType.allCases[indexPath.row]
    let hasNumber = type == .any && state == .loaded
    return tableView.basicCell(
      at: indexPath, type.title, hasNumber ? StatusText.free(offers.count) : "")
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onActivityTypeSelected?(ActivityType.allCases[indexPath.row])
  }
}
