import FootballGather

/// Keeps the teams, and creates the gather on the server.
final class ConfirmPlayersInteractor {
  weak var output: (any ConfirmPlayersInteractorOutput)?
  private let services: Services
  private(set) var teams: [[Player]]
  private var unansweredCount = 0
  private var hasFailed = false

  init(services: Services, players: [Player]) {
    self.services = services
    teams = [players, [], []]
  }

  private func didCreate(_ result: Result<Int, ServiceError>) {
    switch result {
    case .success(let id): addPlayers(to: Gather(id: id, players: playerTeams))
    case .failure: output?.didFailToStart()
    }
  }

  private var playerTeams: [PlayerTeam] {
    [TeamSection.teamA, .teamB].flatMap { team in
      teams[team.rawValue].map { PlayerTeam(team: team, player: $0) }
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
    guard unansweredCount == 0 else { return }
    hasFailed ? output?.didFailToStart() : output?.didStart(gather)
  }
}

extension ConfirmPlayersInteractor: ConfirmPlayersInteractorProtocol {
  var canStart: Bool {
    !teams[TeamSection.teamA.rawValue].isEmpty && !teams[TeamSection.teamB.rawValue].isEmpty
  }

  func movePlayer(from row: Int, in section: Int, to newRow: Int, in newSection: Int) {
    let player = teams[section].remove(at: row)
    teams[newSection].insert(player, at: min(newRow, teams[newSection].count))
  }

  func startGather() {
    services.gathers.createGather { [weak self] in self?.didCreate($0) }
  }
}
