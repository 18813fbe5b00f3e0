import FootballGather

final class ConfirmPlayersPresenter: ConfirmPlayersModuleOutput {
  var onGatherStarted: ((Gather) -> Void)?
  var onError: ((AlertText) -> Void)?

  weak var view: (any ConfirmPlayersViewInput)?

  private let service: any GatherService
  private var teams: ConfirmPlayersModel
  private var unansweredPlayers = 0
  private var isEveryoneIn = true

  init(players: [Player], service: any GatherService) {
    self.service = service
    teams = ConfirmPlayersModel(bench: players)
  }

  private func addPlayers(to gather: Gather) {
    unansweredPlayers = gather.players.count
    isEveryoneIn = true
    for player in gather.players {
      service.add(player, toGather: gather.id) { [weak self] result in
        self?.finishAdding(to: gather, result)
      }
    }
  }

  /// Continues when the last request has been answered, whether or not it succeeded.
  private func finishAdding(to gather: Gather, _ result: Result<Void, ServiceError>) {
    unansweredPlayers -= 1
    if case .failure = result { isEveryoneIn = false }
    guard unansweredPlayers == 0 else { return }
    guard isEveryoneIn else { return fail() }
    view?.setBusy(false)
    onGatherStarted?(gather)
  }

  private func fail() {
    view?.setBusy(false)
    onError?(.gatherNotCreated)
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
