import FootballGather
// Needed only for the timer.
import UIKit

/// Runs the clock, keeps the score, and ends the match.
final class GatherPresenter {
  weak var view: (any GatherViewInput)?
  var router: (any GatherRouterInput)?
  weak var output: (any GatherModuleOutput)?

  private let gather: Gather
  private let service: any GatherService
  private var timer = GatherTimerModel()
  private var ticker: Timer?
  private var result = GatherResult(scoreA: 0, scoreB: 0)

  init(gather: Gather, service: any GatherService) {
    self.gather = gather
    self.service = service
  }
}

extension GatherPresenter: GatherViewOutput {
  func viewLoaded() {
    let teams: [TeamSection] = [.teamA, .teamB]
    view?.configure(with: teams.map { TeamModel($0, players: gather.players(in: $0)) })
    view?.configure(with: timer)
    view?.configure(with: result)
  }

  func viewClosed() {
    // The run loop would otherwise retain the ticker and keep the clock running forever.
    stopTicking()
  }

  func toggleTimer() {
    timer.toggle()
    updateTimer()
  }

  func setTime() {
    view?.showTimePicker(with: timer.time)
  }

  func resetTime() {
    stopTimer(at: .initial)
  }

  func pickTime(_ time: GatherTime) {
    stopTimer(at: time)
  }

  func cancelPickingTime() {
    view?.hideTimePicker()
  }

  func changeScore(to result: GatherResult) {
    self.result = result
    view?.configure(with: result)
  }

  func endGather() {
    router?.showEndOfGatherModule(output: self)
  }
}

extension GatherPresenter: EndOfGatherModuleOutput {
  func endOfGatherConfirmed() {
    view?.setBusy(true)
    service.end(gather: gather.id, with: result) { [weak self] answer in self?.finish(answer) }
  }
}

extension GatherPresenter {
  private func stopTimer(at time: GatherTime) {
    timer.stop(at: time)
    view?.hideTimePicker()
    updateTimer()
  }

  private func tick() {
    timer.tick()
    updateTimer()
  }

  private func updateTimer() {
    if timer.state != .running {
      stopTicking()
    } else if ticker == nil {
      ticker = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
        self?.tick()
      }
    }
    view?.configure(with: timer)
  }

  private func stopTicking() {
    ticker?.invalidate()
    ticker = nil
  }

  private func finish(_ answer: Result<Void, ServiceError>) {
    view?.setBusy(false)
    switch answer {
    case .success: output?.gatherEnded()
    case .failure: router?.showMessageModule(with: .gatherNotEnded)
    }
  }
}
