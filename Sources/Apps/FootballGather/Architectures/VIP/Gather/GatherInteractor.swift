import FootballGather

/// Keeps the gather and its clock, and ends the gather on the server.
final class GatherInteractor {
  private let presenter: any GatherPresenterProtocol
  private weak var delegate: (any GatherDelegate)?
  private let services: Services
  private let gather: Gather
  private let timeHandler = GatherTimeHandler()
  private let teams = [TeamSection.teamA, .teamB]

  init(
    presenter: any GatherPresenterProtocol, services: Services, gather: Gather,
    delegate: any GatherDelegate
  ) {
    self.presenter = presenter
    self.services = services
    self.gather = gather
    self.delegate = delegate
  }

  private func showTime() {
    presenter.presentTime(.init(time: timeHandler.time, state: timeHandler.state))
  }

  private func resetTime(to time: GatherTime) {
    timeHandler.reset(to: time)
    presenter.hidePicker()
    showTime()
  }

  private func didEnd(_ result: Result<Void, ServiceError>) {
    switch result {
    case .success:
      presenter.presentResult(.init(hasFailed: false))
      delegate?.didEndGather()
      presenter.popToPlayerList()
    case .failure: presenter.presentResult(.init(hasFailed: true))
    }
  }

  private func result(teamA: Double, teamB: Double) -> GatherResult {
    GatherResult(scoreA: Int(teamA), scoreB: Int(teamB))
  }
}

extension GatherInteractor: GatherInteractorProtocol {
  func countSections(_ request: GatherModels.CountSections.Request) -> Int {
    teams.count
  }

  func showSection(
    _ request: GatherModels.ShowSection.Request
  ) -> GatherModels.ShowSection.ViewModel {
    let team = teams[request.section]
    return presenter.section(.init(team: team, players: gather.players(in: team)))
  }

  func showRow(_ request: GatherModels.ShowRow.Request) -> GatherModels.ShowRow.ViewModel {
    presenter.row(.init(player: gather.players(in: teams[request.section])[request.row]))
  }

  func countTimes(_ request: GatherModels.CountTimes.Request) -> GatherModels.CountTimes.ViewModel {
    presenter.times()
  }

  func showWheel(_ request: GatherModels.ShowWheel.Request) -> GatherModels.ShowWheel.ViewModel {
    presenter.wheel(.init(time: request.row))
  }

  func showTime(_ request: GatherModels.ShowTime.Request) {
    showTime()
  }

  func setTime(_ request: GatherModels.SetTime.Request) {
    presenter.presentPicker(.init(time: timeHandler.time))
  }

  func changeTimer(_ request: GatherModels.ChangeTimer.Request) {
    switch request {
    case .startOrPause:
      timeHandler.startOrPause { [weak self] in self?.showTime() }
      showTime()
    case .reset: resetTime(to: .initial)
    case .use(let minutes, let seconds):
      resetTime(to: GatherTime(minutes: minutes, seconds: seconds))
    case .leave: timeHandler.stop()
    }
  }

  func changeScore(_ request: GatherModels.ChangeScore.Request) {
    presenter.presentScore(.init(result: result(teamA: request.teamA, teamB: request.teamB)))
  }

  func askToEnd(_ request: GatherModels.AskToEnd.Request) {
    presenter.presentQuestion(.init())
  }

  func endGather(_ request: GatherModels.EndGather.Request) {
    presenter.presentProgress()
    let result = result(teamA: request.teamA, teamB: request.teamB)
    services.gathers.end(gather: gather.id, with: result) { [weak self] in self?.didEnd($0) }
  }
}
