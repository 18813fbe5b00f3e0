import FootballGather

/// Formats the gather and its clock for display.
final class GatherPresenter: GatherPresenterProtocol {
  weak var view: (any GatherViewProtocol)?

  func section(
    _ response: GatherModels.ShowSection.Response
  ) -> GatherModels.ShowSection.ViewModel {
    .init(header: response.team.title, numberOfRows: response.players.count)
  }

  func row(_ response: GatherModels.ShowRow.Response) -> GatherModels.ShowRow.ViewModel {
    let player = response.player
    return .init(name: player.name, position: player.preferredPosition?.abbreviation)
  }

  func times() -> GatherModels.CountTimes.ViewModel {
    .init(numberOfWheels: 2, numberOfTimes: 60)
  }

  func wheel(_ response: GatherModels.ShowWheel.Response) -> GatherModels.ShowWheel.ViewModel {
    .init(title: String(response.time))
  }

  func presentTime(_ response: GatherModels.ShowTime.Response) {
    view?.displayTime(
      .init(time: response.time.text, buttonTitle: buttonTitle(of: response.state)))
  }

  private func buttonTitle(of state: GatherTimeHandler.State) -> String {
    switch state {
    case .stopped: "Start"
    case .running: "Pause"
    case .paused: "Resume"
    }
  }

  func presentPicker(_ response: GatherModels.SetTime.Response) {
    view?.displayPicker(.init(minutes: response.time.minutes, seconds: response.time.seconds))
  }

  func hidePicker() {
    view?.hidePicker()
  }

  func presentScore(_ response: GatherModels.ChangeScore.Response) {
    let result = response.result
    view?.displayScore(.init(teamA: String(result.scoreA), teamB: String(result.scoreB)))
  }

  func presentQuestion(_ response: GatherModels.AskToEnd.Response) {
    view?.displayQuestion(.init(question: .confirmEndOfGather))
  }

  func presentProgress() {
    view?.displayBusy(true)
  }

  func presentResult(_ response: GatherModels.EndGather.Response) {
    view?.displayBusy(false)
    if response.hasFailed { view?.displayFailure(.init(alert: .gatherNotEnded)) }
  }

  func popToPlayerList() {
    view?.popToPlayerList()
  }
}
