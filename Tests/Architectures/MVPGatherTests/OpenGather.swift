import FootballGather
import FootballGatherUI
import GatherTestSupport
import Testing
import UIKit

@testable import MVP

/// An open gather on a phone, above a list that is notified when the gather ends.
@MainActor struct OpenGather {
  let phone = Phone()
  let server = InMemoryBackend()
  let list = ListSpy()
  let controller = GatherViewController()
  let view: GatherView

  init() throws {
    controller.services = server.services
    controller.gather = .example
    phone.show(list, controller)
    view = try #require(controller.view as? GatherView)
  }

  /// Ends the gather and confirms it.
  func end() throws {
    try phone.tap(view.endButton)
    try phone.answerAlert("Yes")
  }

  /// Answers the oldest request.
  func answer(succeeding: Bool) throws {
    try server.answer(succeeding: succeeding)
    phone.settle()
  }
}
