import FootballGather

/// Holds the teams, and creates the gather on the server.
final class ConfirmPlayersPresenter {
  weak var view: (any ConfirmPlayersViewProtocol)?
  private let services: Services
  private var teams: [[Player]]
  private var unansweredCount = 0
  private var hasFailed = false

  init(services: Services, players: [Player]) {
    self.services = services
    teams = [players, [], []]
  }

  // MARK: View content

  var numberOfSections: Int { teams.count }

  func numberOfRows(in section: Int) -> Int {
    teams[section].count
  }

  func header(of section: Int) -> String? {
    TeamSection(rawValue: section)?.title
  }

  func name(at row: Int, in section: Int) -> String {
    teams[section][row].name
  }

  func position(at row: Int, in section: Int) -> String? {
    teams[section][row].preferredPosition?.abbreviation
  }

  // MARK: Moving

  func movePlayer(from row: Int, in section: Int, to newRow: Int, in newSection: Int) {
    let player = teams[section].remove(at: row)
    teams[newSection].insert(player, at: min(newRow, teams[newSection].count))
    view?.enableStart(!players(in: .teamA).isEmpty && !players(in: .teamB).isEmpty)
  }

  private func players(in team: TeamSection) -> [Player] {
    teams[team.rawValue]
  }

  private var playerTeams: [PlayerTeam] {
    [TeamSection.teamA, .teamB].flatMap { team in
      players(in: team).map { PlayerTeam(team: team, player: $0) }
    }
  }

  // MARK: Starting

  func startGather() {
    view?.showBusy(true)
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
    view?.showBusy(false)
    if let gather {
      view?.didStartGather(gather)
    } else {
      view?.showAlert(.gatherNotCreated)
    }
  }
}
