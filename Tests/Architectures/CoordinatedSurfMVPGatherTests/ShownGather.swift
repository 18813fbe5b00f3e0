import FootballGatherUI
import GatherTestSupport
import Testing
import UIKit

@testable import CoordinatedSurfMVP

/// A gather's view controller on a phone, with a presenter spy.
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
