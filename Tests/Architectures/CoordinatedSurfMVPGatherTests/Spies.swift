import FootballGather
import UIKit

@testable import CoordinatedSurfMVP

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

/// Records a coordinator's requests to its router, and performs them.
final class RouterSpy: Router {
  private(set) var pushed: [any Presentable] = []
  /// The `base` of the last call to `push(_:above:completion:)`.
  private(set) weak var base: (any Presentable)?
  private(set) var departures: [() -> Void] = []
  private(set) var presented: [any Presentable] = []
  private(set) var otherCalls = 0
  var isShowingModules = true

  func push(_ module: any Presentable, completion: (() -> Void)?) {
    pushed.append(module)
    if let completion { departures.append(completion) }
  }

  func push(
    _ modules: [any Presentable], above base: (any Presentable)?, completion: (() -> Void)?
  ) {
    pushed += modules
    self.base = base
    if let completion { departures.append(completion) }
  }

  func contains(_ module: (any Presentable)?) -> Bool {
    pushed.contains { $0.toPresent() === module?.toPresent() }
  }
  func isShowing(_ module: (any Presentable)?) -> Bool { module != nil && isShowingModules }
  func present(_ module: any Presentable) { presented.append(module) }

  func setRootModule(_ module: any Presentable) { otherCalls += 1 }
  func popModule() { otherCalls += 1 }
  func popToModule(_ module: (any Presentable)?) { otherCalls += 1 }
  func popToRootModule() { otherCalls += 1 }
  func dismissModule(animated: Bool) { otherCalls += 1 }
}
