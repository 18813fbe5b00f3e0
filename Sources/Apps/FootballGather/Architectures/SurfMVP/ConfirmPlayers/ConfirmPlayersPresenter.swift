import FootballGather

/// Assigns players to two teams and starts a match.
final class ConfirmPlayersPresenter {
  weak var view: (any ConfirmPlayersViewInput)?
  var router: (any ConfirmPlayersRouterInput)?
  weak var output: (any ConfirmPlayersModuleOutput)?

  private let service: any GatherService
  private var teams: ConfirmPlayersModel
  private var unansweredPlayers = 0
  private var isEveryoneIn = true

  init(players: [Player], service: any GatherService) {
    self.service = service
    teams = ConfirmPlayersModel(bench: players)
  }
}

extension ConfirmPlayersPresenter: ConfirmPlayersViewOutput {
  func viewLoaded() {
    view?.configure(
      with: TeamSection.allCases.map { TeamModel($0, players: teams.players(in: $0)) })
    view?.setStartEnabled(teams.isReady)
  }

  func movePlayer(from source: ConfirmPlayersModel.Place, to target: ConfirmPlayersModel.Place) {
    teams.move(from: source, to: target)
    view?.setStartEnabled(teams.isReady)
  }

  func startGather() {
    let players = teams.teamPlayers
    view?.setBusy(true)
    service.createGather { [weak self] result in
      switch result {
      case .success(let id): self?.addPlayers(to: Gather(id: id, players: players))
      case .failure: self?.fail()
      }
    }
  }
}

extension ConfirmPlayersPresenter: GatherModuleOutput {
  func gatherEnded() {
    output?.gatherEnded()
  }
}

extension ConfirmPlayersPresenter {
  private func addPlayers(to gather: Gather) {
    unansweredPlayers = gather.players.count
    isEveryoneIn = true
    for player in gather.players {
      service.add(player, toGather: gather.id) { [weak self] result in
        self?.finishAdding(to: gather, result)
      }
    }
  }

  /// Records an answer; the last one opens the match if every request succeeded; otherwise it shows
  /// an alert.
  private func finishAdding(to gather: Gather, _ result: Result<Void, ServiceError>) {
    unansweredPlayers -= 1
    if case .failure = result { isEveryoneIn = false }
    guard unansweredPlayers == 0 else { return }
    guard isEveryoneIn else { return fail() }
    view?.setBusy(false)
    router?.showGatherModule(with: gather, output: self)
  }

  private func fail() {
    view?.setBusy(false)
    router?.showMessageModule(with: .gatherNotCreated)
  }
}
