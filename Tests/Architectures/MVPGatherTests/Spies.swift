import FootballGather
import UIKit

@testable import MVP

/// Records a presenter's calls to its view.
final class GatherViewSpy: GatherViewProtocol {
  private(set) var time: String?
  private(set) var buttonTitle: String?
  /// The time in the picker; `nil` while the picker is hidden.
  private(set) var pickerTime: GatherTime?
  private(set) var busy: [Bool] = []
  private(set) var alerts: [AlertText] = []
  private(set) var ends = 0

  func showTime(_ text: String, buttonTitle: String) {
    time = text
    self.buttonTitle = buttonTitle
  }

  func showTimePicker(_ time: GatherTime) { pickerTime = time }
  func hideTimePicker() { pickerTime = nil }
  func showBusy(_ isBusy: Bool) { busy.append(isBusy) }
  func showAlert(_ text: AlertText) { alerts.append(text) }
  func didEndGather() { ends += 1 }
}

/// Records a view's requests to its controller.
final class GatherViewDelegateSpy: GatherViewDelegate {
  private(set) var alerts: [AlertText] = []
  private(set) var questions: [AlertText] = []
  private(set) var ends = 0

  func presentAlert(_ text: AlertText) { alerts.append(text) }
  func presentEndAlert(_ text: AlertText) { questions.append(text) }
  func didEndGather() { ends += 1 }
}

/// A substitute for the player list.
final class ListSpy: UIViewController, GatherEnding {
  private(set) var ends = 0

  func gatherDidEnd() { ends += 1 }
}
