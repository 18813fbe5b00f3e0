import FootballGather

/// Keeps the teams, and creates the gather on the server.
final class ConfirmPlayersViewModel {
  private let services: Services
  /// The players on the bench, in team A and in team B.
  private var teams: [[Player]]
  private var missingAnswers = 0
  private var lastFailure: ServiceError?

  init(services: Services, players: [Player]) {
    self.services = services
    teams = [players, [], []]
  }

  // MARK: What the screen shows

  var title: String { "Confirm Players" }
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

  var canStart: Bool { !players(in: .teamA).isEmpty && !players(in: .teamB).isEmpty }

  private func players(in team: TeamSection) -> [Player] {
    teams[team.rawValue]
  }

  // MARK: Actions

  func movePlayer(from source: (row: Int, section: Int), to target: (row: Int, section: Int)) {
    let player = teams[source.section].remove(at: source.row)
    teams[target.section].insert(player, at: min(target.row, teams[target.section].count))
  }

  /// Creates a gather and adds the players of both teams; on success, passes on the gather.
  func start(completion: @escaping Completion<Gather>) {
    services.gathers.createGather { [weak self] in self?.addPlayers(toGather: $0, completion) }
  }

  private func addPlayers(
    toGather id: Result<Int, ServiceError>, _ completion: @escaping Completion<Gather>
  ) {
    switch id {
    case .success(let id): addPlayers(to: Gather(id: id, players: playerTeams), completion)
    case .failure(let error): completion(.failure(error))
    }
  }

  private func addPlayers(to gather: Gather, _ completion: @escaping Completion<Gather>) {
    missingAnswers = gather.players.count
    lastFailure = nil
    for player in gather.players {
      services.gathers.add(player, toGather: gather.id) { [weak self] in
        self?.count($0, of: gather, completion)
      }
    }
  }

  private func count(
    _ answer: Result<Void, ServiceError>, of gather: Gather, _ completion: Completion<Gather>
  ) {
    missingAnswers -= 1
    if case .failure(let error) = answer { lastFailure = error }
    if missingAnswers == 0 { completion(lastFailure.map { .failure($0) } ?? .success(gather)) }
  }

  private var playerTeams: [PlayerTeam] {
    [TeamSection.teamA, .teamB].flatMap { team in
      players(in: team).map { PlayerTeam(team: team, player: $0) }
    }
  }

  func makeGather(_ gather: Gather) -> GatherViewModel {
    GatherViewModel(services: services, gather: gather)
  }
}
