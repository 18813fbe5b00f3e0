import RandomUsers
import Testing
import UIKit

@Suite("Editing tables") @MainActor struct TableEditingTests {
  private func report(_ way: PlayersViewController.Way) throws -> VisitReport {
    try RandomUsers(sessions: 4, events: 30, modules: ["RandomUsersTests"]).visit(
      .window { window in
        let players = PlayersViewController()
        players.way = way
        window.rootViewController = UINavigationController(rootViewController: players)
        return players
      })
  }

  @Test(
    "random users reach a screen behind a moved, deleted or inserted row, or a detail button",
    arguments: [PlayersViewController.Way.move, .delete, .insert, .detail])
  func reached(way: PlayersViewController.Way) throws {
    let report = try report(way)

    #expect(report.screens["TeamsViewController"] != nil, "\(report)")
    #expect(report.isClean, "\(report)")
  }

  @Test("rows that cannot be moved stay where they are")
  func notMovable() throws {
    let report = try report(.neither)

    #expect(report.screens["TeamsViewController"] == nil, "\(report)")
  }
}

/// A bench and two teams; shows the teams when each has a player, or when a player is deleted.
final class PlayersViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  enum Way { case move, delete, insert, detail, neither }

  var way = Way.move
  private var teams = [["Ann", "Bob", "Cleo"], [], []]

  override func viewDidLoad() {
    super.viewDidLoad()
    let table = UITableView(frame: view.bounds, style: .grouped)
    table.dataSource = self
    table.delegate = self
    table.isEditing = way != .detail
    view.addSubview(table)
  }

  func numberOfSections(in tableView: UITableView) -> Int { teams.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    teams[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = teams[indexPath.section][indexPath.row]
    if way == .detail { cell.accessoryType = .detailDisclosureButton }
    return cell
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    way == .move
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let player = teams[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    teams[destinationIndexPath.section].insert(player, at: destinationIndexPath.row)
    if !teams[1].isEmpty, !teams[2].isEmpty { showTeams() }
  }

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    switch way {
    case .delete where teams[0].count > 1: .delete
    case .insert where indexPath.section == 0: .insert
    default: .none
    }
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .insert { return showTeams() }
    teams[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
    if teams[0].count == 2 { showTeams() }
  }

  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { showTeams() }

  private func showTeams() {
    navigationController?.pushViewController(TeamsViewController(), animated: true)
  }
}

private final class TeamsViewController: UIViewController {}
