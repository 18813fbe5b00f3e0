import FootballGather

/// Keeps the teams, and creates the gather on the server.
final class ConfirmPlayersInteractor {
  private let presenter: any ConfirmPlayersPresenterProtocol
  private weak var delegate: (any ConfirmPlayersDelegate)?
  private let services: Services
  /// The players on the bench, in team A and in team B.
  private var teams: [[Player]]
  private var unansweredCount = 0
  private var hasFailed = false

  init(
    presenter: any ConfirmPlayersPresenterProtocol, services: Services, players: [Player],
    delegate: any ConfirmPlayersDelegate
  ) {
    self.presenter = presenter
    self.services = services
    self.delegate = delegate
    teams = [players, [], []]
  }

  private func didCreate(_ result: Result<Int, ServiceError>) {
    switch result {
    case .success(let id): addPlayers(to: Gather(id: id, players: playerTeams))
    case .failure: presenter.presentGather(.init(gather: nil, delegate: self))
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
    presenter.presentGather(.init(gather: hasFailed ? nil : gather, delegate: self))
  }
}

extension ConfirmPlayersInteractor: ConfirmPlayersInteractorProtocol {
  func countSections(_ request: ConfirmPlayersModels.CountSections.Request) -> Int {
    teams.count
  }

  func showSection(
    _ request: ConfirmPlayersModels.ShowSection.Request
  ) -> ConfirmPlayersModels.ShowSection.ViewModel {
    presenter.section(.init(section: request.section, players: teams[request.section]))
  }

  func showRow(
    _ request: ConfirmPlayersModels.ShowRow.Request
  ) -> ConfirmPlayersModels.ShowRow.ViewModel {
    presenter.row(.init(player: teams[request.section][request.row]))
  }

  func move(_ request: ConfirmPlayersModels.Move.Request) {
    let player = teams[request.section].remove(at: request.row)
    let row = min(request.newRow, teams[request.newSection].count)
    teams[request.newSection].insert(player, at: row)
    presenter.presentTeams(.init(teams: teams))
  }

  func start(_ request: ConfirmPlayersModels.Start.Request) {
    presenter.presentProgress()
    services.gathers.createGather { [weak self] in self?.didCreate($0) }
  }
}

extension ConfirmPlayersInteractor: GatherDelegate {
  func didEndGather() {
    delegate?.didEndGather()
  }
}
