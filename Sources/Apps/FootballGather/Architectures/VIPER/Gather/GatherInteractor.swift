import FootballGather

/// Keeps the gather and its clock, and ends the gather on the server.
final class GatherInteractor {
  weak var output: (any GatherInteractorOutput)?
  private let services: Services
  private let gather: Gather
  private let timeHandler = GatherTimeHandler()

  init(services: Services, gather: Gather) {
    self.services = services
    self.gather = gather
  }

  private func didEnd(_ result: Result<Void, ServiceError>) {
    switch result {
    case .success: output?.didEnd()
    case .failure: output?.didFailToEnd()
    }
  }
}

extension GatherInteractor: GatherInteractorProtocol {
  var time: GatherTime { timeHandler.time }
  var timerState: GatherTimeHandler.State { timeHandler.state }

  func players(in team: TeamSection) -> [Player] {
    gather.players(in: team)
  }

  func startOrPauseTimer() {
    timeHandler.startOrPause { [weak self] in self?.output?.timeDidChange() }
    output?.timeDidChange()
  }

  func stopTimer() {
    timeHandler.stop()
  }

  func resetTime(to time: GatherTime) {
    timeHandler.reset(to: time)
    output?.timeDidChange()
  }

  func end(with result: GatherResult) {
    services.gathers.end(gather: gather.id, with: result) { [weak self] in self?.didEnd($0) }
  }
}
