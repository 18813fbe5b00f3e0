import UIKit

/// The picture that a user sees at a moment, and how much the app has asked of the main loop by then. Between two equal
/// moments nothing happened that a user could notice.
@MainActor struct Moment: Equatable {
  /// The class of the controller whose view is looked at.
  let screen: String
  private let state: String
  private let requests: Int
  private let picture: ScreenPicture

  init(_ device: Device) {
    screen = Self.screen(of: device)
    state = ScreenState.describe(device.window)
    requests = device.loop.requestCount
    picture = ScreenPicture(device)
  }

  static func screen(of device: Device) -> String {
    device.visibleController.map { "\(type(of: $0))" } ?? "no screen"
  }
}
