import FootballGather

/// Keeps the teams, and creates the gather on the server.
final class ConfirmPlayersPresenter {
  var onAlert: ((ModuleAlert) -> Void)?
  private weak var view: (any ConfirmPlayersViewInput)?
  private let services: Services
  /// The players on the bench, in team A and in team B.
  private var teams: [[Player]]
  private var openRequests = 0
  private var hasFailed = false

  init(view: any ConfirmPlayersViewInput, services: Services, players: [Player]) {
    self.view = view
    self.services = services
    teams = [players, [], []]
  }

  private func didCreate(_ result: Result<Int, ServiceError>) {
    switch result {
    case .success(let id): addPlayers(to: Gather(id: id, players: playerTeams))
    case .failure: fail()
    }
  }

  private var playerTeams: [PlayerTeam] {
    [TeamSection.teamA, .teamB].flatMap { team in
      teams[team.rawValue].map { PlayerTeam(team: team, player: $0) }
    }
  }

  private func addPlayers(to gather: Gather) {
    openRequests = gather.players.count
    hasFailed = false
    for player in gather.players {
      services.gathers.add(player, toGather: gather.id) { [weak self] in
        self?.didAdd($0, to: gather)
      }
    }
  }

  private func didAdd(_ result: Result<Void, ServiceError>, to gather: Gather) {
    openRequests -= 1
    if case .failure = result { hasFailed = true }
    guard openRequests == 0 else { return }
    hasFailed ? fail() : begin(gather)
  }

  private func begin(_ gather: Gather) {
    view?.showBusy(false)
    view?.onStartGather?(gather)
  }

  private func fail() {
    view?.showBusy(false)
    showAlert(.gatherNotCreated)
  }
}

extension ConfirmPlayersPresenter: ConfirmPlayersViewOutput {
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

  func movePlayer(at row: Int, in section: Int, to newRow: Int, in newSection: Int) {
    let player = teams[section].remove(at: row)
    teams[newSection].insert(player, at: min(newRow, teams[newSection].count))
    let sides = [TeamSection.teamA, .teamB].map { teams[$0.rawValue] }
    view?.enableStart(sides.allSatisfy { !$0.isEmpty })
  }

  func startGather() {
    view?.showBusy(true)
    services.gathers.createGather { [weak self] in self?.didCreate($0) }
  }
}
