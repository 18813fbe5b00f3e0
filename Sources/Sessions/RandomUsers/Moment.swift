import UIKit

/// A snapshot of the visible screen and of the app's requests to the main loop.
///
/// Between two equal snapshots nothing happened that a user could notice.
@MainActor struct Moment: Equatable {
  /// The class of the screen in front.
  let screen: String
  private let state: String
  private let requests: Int
  private let effects: Int
  private let picture: Int

  init(_ device: Device) {
    screen = Self.screen(of: device)
    state = ScreenState.describe(device.window)
    requests = device.loop.requestCount
    effects = device.loop.effectCount
    picture = ScreenPicture.digest(of: device)
  }

  static func screen(of device: Device) -> String {
    device.screenInFront?.className ?? "no screen"
  }
}
