import FootballGather
import GatherTestSupport
import UIKit

@testable import VIPER

/// Records a presenter's commands to its view.
final class GatherViewSpy: GatherViewProtocol {
  private(set) var title: String?
  private(set) var time: String?
  private(set) var buttonTitle: String?
  /// The minutes and seconds in the picker; `nil` while it is hidden.
  private(set) var pickerTime: [Int]?
  private(set) var score: [String] = []
  private(set) var busy: [Bool] = []
  private(set) var alerts: [AlertText] = []
  private(set) var questions: [AlertText] = []

  func showTitle(_ title: String) { self.title = title }

  func showTime(_ text: String, buttonTitle: String) {
    time = text
    self.buttonTitle = buttonTitle
  }

  func showTimePicker(minutes: Int, seconds: Int) { pickerTime = [minutes, seconds] }
  func hideTimePicker() { pickerTime = nil }
  func showScore(teamA: String, teamB: String) { score = [teamA, teamB] }
  func showBusy(_ isBusy: Bool) { busy.append(isBusy) }
  func presentAlert(_ text: AlertText) { alerts.append(text) }
  func askToEnd(_ text: AlertText) { questions.append(text) }
}

/// An interactor whose time and state are set by a test, and which records requests.
final class GatherInteractorSpy: GatherInteractorProtocol {
  enum Call: Equatable {
    case startOrPause, stop
    case reset(GatherTime)
    case end(GatherResult)
  }

  var time = GatherTime.initial
  var timerState = GatherTimeHandler.State.stopped
  var gather = Gather.example
  private(set) var calls: [Call] = []

  func players(in team: TeamSection) -> [Player] { gather.players(in: team) }
  func startOrPauseTimer() { calls.append(.startOrPause) }
  func stopTimer() { calls.append(.stop) }
  func resetTime(to time: GatherTime) { calls.append(.reset(time)) }
  func end(with result: GatherResult) { calls.append(.end(result)) }
}

/// Records an interactor's answers.
final class GatherInteractorOutputSpy: GatherInteractorOutput {
  private(set) var changes = 0
  private(set) var ends = 0
  private(set) var failures = 0

  func timeDidChange() { changes += 1 }
  func didEnd() { ends += 1 }
  func didFailToEnd() { failures += 1 }
}

/// Records returns to the list and notifications to the delegate, in order.
final class GatherExitSpy: GatherRouterProtocol, GatherDelegate {
  enum Call {
    case notify, pop
  }

  private(set) var calls: [Call] = []

  func popToPlayerList() { calls.append(.pop) }
  func didEndGather() { calls.append(.notify) }
}

/// Records a view's calls to its presenter.
final class GatherPresenterSpy: GatherPresenterProtocol {
  enum Call: Equatable {
    case load, leave, startOrPause, setTime, cancelTime, cancelPicker, askToEnd
    case use(Int, Int)
    case score(Double, Double)
    case end(Double, Double)
  }

  private(set) var calls: [Call] = []
  let numberOfSections = 2
  let numberOfWheels = 2
  let numberOfTimes = 60

  func numberOfRows(in section: Int) -> Int { 1 }
  func header(of section: Int) -> String { "header \(section)" }
  func name(at row: Int, in section: Int) -> String { "name \(section).\(row)" }
  func position(at row: Int, in section: Int) -> String? { section == 0 ? "GK" : nil }
  func title(ofTime time: Int) -> String { "time \(time)" }

  func viewDidLoad() { calls.append(.load) }
  func viewDidLeave() { calls.append(.leave) }
  func startOrPauseTimer() { calls.append(.startOrPause) }
  func setTime() { calls.append(.setTime) }
  func cancelTime() { calls.append(.cancelTime) }
  func cancelPicker() { calls.append(.cancelPicker) }
  func useTime(minutes: Int, seconds: Int) { calls.append(.use(minutes, seconds)) }
  func scoreDidChange(teamA: Double, teamB: Double) { calls.append(.score(teamA, teamB)) }
  func askToEnd() { calls.append(.askToEnd) }
  func endGather(teamA: Double, teamB: Double) { calls.append(.end(teamA, teamB)) }
}
