import FootballGather
import FootballGatherUI
import GatherTestSupport
import Testing
import UIKit

@testable import MVVM

/// An open gather on a phone, above a list that is notified when the gather ends.
@MainActor struct OpenGather {
  let phone = Phone()
  let server = InMemoryBackend()
  let list = ListSpy()
  let controller = GatherViewController()
  let screen: GatherScreen

  init() throws {
    controller.viewModel = GatherViewModel(services: server.services, gather: .example)
    phone.show(list, controller)
    screen = try #require(controller.view as? GatherScreen)
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
  private(set) var ends = 0

  func gatherDidEnd() { ends += 1 }
}
