import UIKit

/// The containers of screens that have been in the window since the launch.
///
/// A cycle that leads through one of them to a screen that it shows lives as long as the app: the
/// cycle ends when the screen is popped.
@MainActor struct LastingContainers {
  private var identities: Set<ObjectIdentifier>?

  /// The containers that were in the window whenever the user looked.
  var present: Set<ObjectIdentifier> { identities ?? [] }

  mutating func look(at device: Device) {
    let now = ScreenState.controllers(in: device.window).filter { !$0.children.isEmpty }
    identities = Set(now.map { ObjectIdentifier($0) }).intersection(
      identities ?? Set(now.map { ObjectIdentifier($0) }))
  }
}
