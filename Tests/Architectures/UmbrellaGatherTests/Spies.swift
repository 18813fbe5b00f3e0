import FootballGather
import GatherTestSupport
import UIKit

@testable import Umbrella

/// Records a presenter's calls to its view.
final class GatherViewSpy: GatherViewInput {
  var output: (any GatherViewOutput)?
  var onEnded: CompletionBlock?
  let toPresent: UIViewController? = nil
  private(set) var time: String?
  private(set) var buttonTitle: String?
  /// The minutes and seconds in the picker; `nil` while it is hidden.
  private(set) var pickerTime: [Int]?
  private(set) var score: [String] = []
  private(set) var busy: [Bool] = []

  func showTime(_ time: String, buttonTitle: String) {
    self.time = time
    self.buttonTitle = buttonTitle
  }

  func showPicker(minutes: Int, seconds: Int) { pickerTime = [minutes, seconds] }
  func hidePicker() { pickerTime = nil }
  func showScore(teamA: String, teamB: String) { score = [teamA, teamB] }
  func showBusy(_ isBusy: Bool) { busy.append(isBusy) }
}

/// A flow that does nothing.
final class CoordinatorSpy: Coordinatable {
  private(set) var starts = 0

  func start() { starts += 1 }
}

/// A router without a stack, which records the requests of coordinators.
final class RouterSpy: Routable {
  enum Call: Equatable {
    case present, push, pop, dismiss, setRoot, popToRoot, popToModule, setModules(Int)
  }

  private(set) var calls: [Call] = []
  private(set) var shown: [any Presentable] = []
  private(set) var completions: [CompletionBlock] = []
  let toPresent: UIViewController? = nil

  private func note(_ call: Call, _ module: (any Presentable)? = nil) {
    calls.append(call)
    if let module { shown.append(module) }
  }

  func present(_ module: (any Presentable)?) { note(.present, module) }
  func present(_ module: (any Presentable)?, animated: Bool) { note(.present, module) }
  func push(_ module: (any Presentable)?) { note(.push, module) }
  func push(_ module: (any Presentable)?, animated: Bool) { note(.push, module) }

  func push(_ module: (any Presentable)?, animated: Bool, completion: CompletionBlock?) {
    note(.push, module)
    if let completion { completions.append(completion) }
  }

  func popModule() { note(.pop) }
  func popModule(animated: Bool) { note(.pop) }
  func dismissModule() { note(.dismiss) }
  func dismissModule(animated: Bool, completion: CompletionBlock?) { note(.dismiss) }
  func setRootModule(_ module: (any Presentable)?) { note(.setRoot, module) }
  func setRootModule(_ module: (any Presentable)?, hideBar: Bool) { note(.setRoot, module) }
  func popToRootModule(animated: Bool) { note(.popToRoot) }
  func popToModule(_ module: (any Presentable)?) { note(.popToModule, module) }

  func setModules(
    _ modules: [any Presentable], above base: (any Presentable)?, completion: CompletionBlock?
  ) {
    calls.append(.setModules(modules.count))
    shown += modules
    if let completion { completions.append(completion) }
  }
}
