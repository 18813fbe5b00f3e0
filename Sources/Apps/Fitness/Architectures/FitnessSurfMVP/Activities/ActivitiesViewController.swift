import FitnessAppointmentsUI
import UIKit

/// Lets the user choose a type of activity.
final class ActivitiesViewController: LoadingViewController {
  var output: (any ActivitiesViewOutput)?
  private let screen = ActivitiesScreen()
  private var rows: [RowModel] = []

  override var loadingScreen: LoadingScreen { screen }
  override var loadingOutput: (any LoadingViewOutput)? { output }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Activities"
    addMenuItem { [weak self] in self?.output?.openMenu() }
    screen.tableView.dataSource = self
    screen.tableView.delegate = self
    output?.viewLoaded()
  }

  // Loads earlier than the other views: a link at launch may cover the root before it has appeared.
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    output?.loadAtFirst()
  }
}

extension ActivitiesViewController: ActivitiesViewInput {
  func setBannerVisible(_ isVisible: Bool) {
    screen.bannerLabel.isHidden = !isVisible
  }

  func configure(with rows: [RowModel]) {
    self.rows = rows
    screen.tableView.reloadData()
  }
}

extension ActivitiesViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = rows[indexPath.row]
    return tableView.basicCell(at: indexPath, row.title, row.detail)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    output?.selectActivity(at: indexPath.row)
  }
}
