import FootballGather
import GatherTestSupport
import UIKit

@testable import VIP

/// Records a presenter's calls to its view.
final class GatherViewSpy: GatherViewProtocol {
  private(set) var time: GatherModels.ShowTime.ViewModel?
  /// The minutes and seconds in the picker; `nil` while it is hidden.
  private(set) var pickerTime: [Int]?
  private(set) var score: [String] = []
  private(set) var busy: [Bool] = []
  private(set) var alerts: [AlertText] = []
  private(set) var questions: [AlertText] = []
  private(set) var pops = 0

  func displayTime(_ viewModel: GatherModels.ShowTime.ViewModel) { time = viewModel }

  func displayPicker(_ viewModel: GatherModels.SetTime.ViewModel) {
    pickerTime = [viewModel.minutes, viewModel.seconds]
  }

  func hidePicker() { pickerTime = nil }

  func displayScore(_ viewModel: GatherModels.ChangeScore.ViewModel) {
    score = [viewModel.teamA, viewModel.teamB]
  }

  func displayQuestion(_ viewModel: GatherModels.AskToEnd.ViewModel) {
    questions.append(viewModel.question)
  }

  func displayBusy(_ isBusy: Bool) { busy.append(isBusy) }

  func displayFailure(_ viewModel: GatherModels.EndGather.ViewModel) {
    alerts.append(viewModel.alert)
  }

  func popToPlayerList() { pops += 1 }
}

/// Records an interactor's calls to its presenter and its notifications to the delegate, in order.
final class GatherPresenterSpy: GatherPresenterProtocol, GatherDelegate {
  enum Call: Equatable {
    case time(String, String)
    case picker(GatherTime)
    case hidePicker
    case score(GatherResult)
    case question, progress
    case result(hasFailed: Bool)
    case notify, pop
  }

  private(set) var calls: [Call] = []

  func section(
    _ response: GatherModels.ShowSection.Response
  ) -> GatherModels.ShowSection.ViewModel {
    .init(header: response.team.title, numberOfRows: response.players.count)
  }

  func row(_ response: GatherModels.ShowRow.Response) -> GatherModels.ShowRow.ViewModel {
    .init(name: response.player.name, position: nil)
  }

  func times() -> GatherModels.CountTimes.ViewModel {
    .init(numberOfWheels: 3, numberOfTimes: 4)
  }

  func wheel(_ response: GatherModels.ShowWheel.Response) -> GatherModels.ShowWheel.ViewModel {
    .init(title: "wheel \(response.time)")
  }

  func presentTime(_ response: GatherModels.ShowTime.Response) {
    calls.append(.time(response.time.text, "\(response.state)"))
  }

  func presentPicker(_ response: GatherModels.SetTime.Response) {
    calls.append(.picker(response.time))
  }

  func hidePicker() { calls.append(.hidePicker) }

  func presentScore(_ response: GatherModels.ChangeScore.Response) {
    calls.append(.score(response.result))
  }

  func presentQuestion(_ response: GatherModels.AskToEnd.Response) { calls.append(.question) }
  func presentProgress() { calls.append(.progress) }

  func presentResult(_ response: GatherModels.EndGather.Response) {
    calls.append(.result(hasFailed: response.hasFailed))
  }

  func popToPlayerList() { calls.append(.pop) }
  func didEndGather() { calls.append(.notify) }
}

/// Records a view's requests.
final class GatherInteractorSpy: GatherInteractorProtocol {
  enum Call: Equatable {
    case showTime, setTime, startOrPause, reset, leave, askToEnd
    case use(Int, Int)
    case score(Double, Double)
    case end(Double, Double)
  }

  private(set) var calls: [Call] = []

  func countSections(_ request: GatherModels.CountSections.Request) -> Int { 2 }

  func showSection(
    _ request: GatherModels.ShowSection.Request
  ) -> GatherModels.ShowSection.ViewModel {
    .init(header: "header \(request.section)", numberOfRows: 1)
  }

  func showRow(_ request: GatherModels.ShowRow.Request) -> GatherModels.ShowRow.ViewModel {
    .init(
      name: "name \(request.section).\(request.row)",
      position: request.section == 0 ? "GK" : nil)
  }

  func countTimes(_ request: GatherModels.CountTimes.Request) -> GatherModels.CountTimes.ViewModel {
    .init(numberOfWheels: 2, numberOfTimes: 60)
  }

  func showWheel(_ request: GatherModels.ShowWheel.Request) -> GatherModels.ShowWheel.ViewModel {
    .init(title: "wheel \(request.row)")
  }

  func showTime(_ request: GatherModels.ShowTime.Request) { calls.append(.showTime) }
  func setTime(_ request: GatherModels.SetTime.Request) { calls.append(.setTime) }

  func changeTimer(_ request: GatherModels.ChangeTimer.Request) {
    switch request {
    case .startOrPause: calls.append(.startOrPause)
    case .reset: calls.append(.reset)
    case .use(let minutes, let seconds): calls.append(.use(minutes, seconds))
    case .leave: calls.append(.leave)
    }
  }

  func changeScore(_ request: GatherModels.ChangeScore.Request) {
    calls.append(.score(request.teamA, request.teamB))
  }

  func askToEnd(_ request: GatherModels.AskToEnd.Request) { calls.append(.askToEnd) }

  func endGather(_ request: GatherModels.EndGather.Request) {
    calls.append(.end(request.teamA, request.teamB))
  }
}

/// Counts returns to the list.
final class GatherRouterSpy: GatherRouterProtocol {
  private(set) var pops = 0

  func popToPlayerList() { pops += 1 }
}
