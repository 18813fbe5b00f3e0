import UIKit

/// The containers of screens that have been in the window since the launch, and the presentations
/// in progress.
///
/// A cycle that leads through one of them to a screen that it shows ends when the screen is popped
/// or dismissed.
@MainActor struct LastingContainers {
  private var containers: Set<ObjectIdentifier>?
  private var presentations: Set<ObjectIdentifier> = []

  /// The containers that were in the window whenever the user looked, and the presentations that
  /// were there the last time.
  var present: Set<ObjectIdentifier> { (containers ?? []).union(presentations) }

  mutating func look(at device: Device) {
    let controllers = ScreenState.controllers(in: device.window)
    presentations = Set(controllers.compactMap(\.presentationIdentity))
    let now = Set(controllers.filter { !$0.children.isEmpty }.map { ObjectIdentifier($0) })
    containers = containers?.intersection(now) ?? now
  }
}
