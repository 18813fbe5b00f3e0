import FootballGatherUI
import GatherTestSupport
import Testing
import UIKit

@testable import CoordinatedSurfMVP

/// The view controller of a gather on a phone, with a spy for its presenter.
@MainActor struct ShownGather {
  let phone = Phone()
  let output = GatherViewOutputSpy()
  let controller = GatherViewController()
  let screen: GatherScreen

  init() throws {
    controller.output = output
    phone.show(UIViewController(), controller)
    screen = try #require(controller.view as? GatherScreen)
  }
}
