import FootballGather
import FootballGatherUI
import GatherTestSupport
import Testing
import UIKit

@testable import MVC

/// An open gather on a phone, above a list that is notified when the gather ends.
@MainActor struct OpenGather {
  let phone = Phone()
  let server = InMemoryBackend()
  let list = ListSpy()
  let controller = GatherViewController()
  let screen: GatherScreen

  init(_ gather: Gather = .example) throws {
    controller.services = server.services
    controller.gather = gather
    phone.show(list, controller)
    screen = try #require(controller.view as? GatherScreen)
  }

  /// Sets the clock with the picker.
  func setTime(_ time: GatherTime) throws {
    try phone.tap(screen.setTimeButton)
    try phone.turn(screen.timePicker, to: time)
    try phone.tap(screen.pickerDoneButton)
  }

  /// Ends the gather and confirms it.
  func end() throws {
    try phone.tap(screen.endButton)
    try phone.answerAlert("Yes")
  }

  /// Answers the oldest request.
  func answer(succeeding: Bool) throws {
    try server.answer(succeeding: succeeding)
    phone.settle()
  }
}

/// A substitute for the player list.
final class ListSpy: UIViewController, GatherEnding {
  private(set) var endedGathers = 0

  func gatherDidEnd() {
    endedGathers += 1
  }
}
