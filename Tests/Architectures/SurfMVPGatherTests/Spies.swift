import FootballGather

@testable import SurfMVP

/// Records a presenter's calls to its view.
final class GatherViewSpy: GatherViewInput {
  private(set) var teams: [TeamModel] = []
  private(set) var timer: GatherTimerModel?
  private(set) var result: GatherResult?
  /// The time in the picker; `nil` while the picker is hidden.
  private(set) var pickerTime: GatherTime?
  private(set) var busy: [Bool] = []

  func configure(with teams: [TeamModel]) { self.teams = teams }
  func configure(with timer: GatherTimerModel) { self.timer = timer }
  func configure(with result: GatherResult) { self.result = result }
  func showTimePicker(with time: GatherTime) { pickerTime = time }
  func hideTimePicker() { pickerTime = nil }
  func setBusy(_ isBusy: Bool) { busy.append(isBusy) }
}

/// Records a view's calls to its presenter.
final class GatherViewOutputSpy: GatherViewOutput {
  enum Call: Equatable {
    case viewLoaded, viewClosed, toggleTimer, setTime, resetTime, cancelPickingTime, endGather
    case pickTime(GatherTime)
    case changeScore(GatherResult)
  }

  private(set) var calls: [Call] = []

  func viewLoaded() { calls.append(.viewLoaded) }
  func viewClosed() { calls.append(.viewClosed) }
  func toggleTimer() { calls.append(.toggleTimer) }
  func setTime() { calls.append(.setTime) }
  func resetTime() { calls.append(.resetTime) }
  func pickTime(_ time: GatherTime) { calls.append(.pickTime(time)) }
  func cancelPickingTime() { calls.append(.cancelPickingTime) }
  func changeScore(to result: GatherResult) { calls.append(.changeScore(result)) }
  func endGather() { calls.append(.endGather) }
}

/// Records a presenter's requests to its router.
final class GatherRouterSpy: GatherRouterInput {
  private(set) var questions: [any EndOfGatherModuleOutput] = []
  private(set) var messages: [AlertText] = []

  func showEndOfGatherModule(output: any EndOfGatherModuleOutput) { questions.append(output) }
  func showMessageModule(with text: AlertText) { messages.append(text) }
}

/// Records a gather's reports to the module that opened it.
final class GatherModuleOutputSpy: GatherModuleOutput {
  private(set) var ends = 0

  func gatherEnded() { ends += 1 }
}

/// Records confirmations of the gather's end.
final class EndOfGatherModuleOutputSpy: EndOfGatherModuleOutput {
  private(set) var confirmations = 0

  func endOfGatherConfirmed() { confirmations += 1 }
}
