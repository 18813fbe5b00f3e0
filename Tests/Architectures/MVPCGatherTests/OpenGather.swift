import FootballGather
import FootballGatherUI
import GatherTestSupport
import Testing
import UIKit

@testable import MVPC

/// A gather that its coordinator has opened on a phone.
@MainActor struct OpenGather {
  let phone = Phone()
  let server = InMemoryBackend()
  let delegate = GatherCoordinatorDelegateSpy()
  let coordinator: GatherCoordinator
  let controller: GatherViewController
  let view: GatherView

  init() throws {
    coordinator = GatherCoordinator(
      context: .test(phone, server), parent: nil, gather: .example)
    coordinator.delegate = delegate
    controller = try #require(coordinator.makeViewController() as? GatherViewController)
    phone.show(UIViewController(), controller)
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

extension CoordinatorContext {
  /// A coordinator context on this phone that never removes child coordinators.
  @MainActor static func test(_ phone: Phone, _ server: InMemoryBackend) -> CoordinatorContext {
    CoordinatorContext(
      navController: phone.navigation, services: server.services, childRemoval: NeverRemoval())
  }
}
