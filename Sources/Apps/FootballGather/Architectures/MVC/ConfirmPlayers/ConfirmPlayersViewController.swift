import FootballGather
import FootballGatherUI
import UIKit

/// Divides the players on the bench into two teams, and starts the gather.
final class ConfirmPlayersViewController: UIViewController {
  var services: Services!
  /// The players on the bench, in team A and in team B.
  var teams: [[Player]] = [[], [], []]

  private var unansweredCount = 0
  private var hasFailed = false
  private let screen = ConfirmPlayersScreen()

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Confirm Players"
    screen.tableView.dataSource = self
    screen.tableView.delegate = self
    screen.startButton.addAction(UIAction { [weak self] _ in self?.start() }, for: .touchUpInside)
  }

  private var playerTeams: [PlayerTeam] {
    [TeamSection.teamA, .teamB].flatMap { team in
      teams[team.rawValue].map { PlayerTeam(team: team, player: $0) }
    }
  }

  private func move(from source: IndexPath, to destination: IndexPath) {
    let player = teams[source.section].remove(at: source.row)
    let row = min(destination.row, teams[destination.section].count)
    teams[destination.section].insert(player, at: row)
    screen.startButton.isEnabled =
      !teams[TeamSection.teamA.rawValue].isEmpty && !teams[TeamSection.teamB.rawValue].isEmpty
  }

  // MARK: Starting

  private func start() {
    screen.isBusy = true
    services.gathers.createGather { [weak self] in self?.didCreate($0) }
  }

  private func didCreate(_ result: Result<Int, ServiceError>) {
    switch result {
    case .success(let id): addPlayers(to: Gather(id: id, players: playerTeams))
    case .failure: finish(nil)
    }
  }

  private func addPlayers(to gather: Gather) {
    unansweredCount = gather.players.count
    hasFailed = false
    for player in gather.players {
      services.gathers.add(player, toGather: gather.id) { [weak self] in
        self?.didAddPlayer(to: gather, $0)
      }
    }
  }

  private func didAddPlayer(to gather: Gather, _ result: Result<Void, ServiceError>) {
    unansweredCount -= 1
    if case .failure = result { hasFailed = true }
    if unansweredCount == 0 { finish(hasFailed ? nil : gather) }
  }

  private func finish(_ gather: Gather?) {
    screen.isBusy = false
    if let gather {
      performSegue(.gather, sender: gather)
    } else {
      showAlert(.gatherNotCreated)
    }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let controller = segue.destination as? GatherViewController,
      let gather = sender as? Gather
    else { return }
    controller.services = services
    controller.gather = gather
  }
}

extension ConfirmPlayersViewController: UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int {
    teams.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    teams[section].count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    TeamSection(rawValue: section)?.title
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: BasicRow.reuseIdentifier, for: indexPath)
    let player = teams[indexPath.section][indexPath.row]
    cell.textLabel?.text = player.name
    cell.detailTextLabel?.text = player.preferredPosition?.abbreviation
    return cell
  }

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    .none
  }

  func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    false
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    move(from: sourceIndexPath, to: destinationIndexPath)
  }
}
