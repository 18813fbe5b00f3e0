import FitnessAppointments
import FitnessAppointmentsUI
import UIKit

/// Lets the user choose a kind of activity.
protocol ActivitiesViewProtocol: ModuleProtocol {
  var onActivitySelected: ((ActivityType) -> Void)? { get set }
  /// The trainers who are available; empty until they are loaded.
  var offers: [Trainer.ID] { get }
  /// Loads the offers again, unless they are being loaded or the app is offline.
  func reload()
  /// Loads the offers again if loading them has failed.
  func loadIfNeeded()
}

final class ActivitiesViewController: LoadingViewController<ActivitiesPresenter> {
  var onActivitySelected: ((ActivityType) -> Void)?

  private let screen = ActivitiesScreen()

  override var loadingScreen: LoadingScreen { screen }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Activities"
    screen.tableView.dataSource = self
    screen.tableView.delegate = self
    showContent()
  }

  // Loads earlier than the other views: a link at launch may cover the root before it has appeared.
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    output.loadAtFirst()
  }

  override func showContent() {
    screen.bannerLabel.isHidden = !output.isOffline
    screen.tableView.reloadData()
  }
}

extension ActivitiesViewController: ActivitiesViewProtocol {
  var offers: [Trainer.ID] { output.offers }

  func reload() {
    output.reload()
  }

  func loadIfNeeded() {
    output.loadIfNeeded()
  }
}

extension ActivitiesViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    ActivityType.allCases.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let activity = ActivityType.allCases[indexPath.row]
    return tableView.basicCell(at: indexPath, activity.title, output.detail(of: activity))
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onActivitySelected?(ActivityType.allCases[indexPath.row])
  }
}
