import UIKit

/// The containers that have been in the window since the launch, and the presentations in progress.
///
/// A reference cycle through one of them and a screen that it shows is broken when the screen is
/// popped or dismissed.
@MainActor struct LastingContainers {
  private var containers: Set<ObjectIdentifier>?
  private var presentations: Set<ObjectIdentifier> = []

  /// The containers that were in the window at every look so far, and the presentations in progress
  /// at the last look.
  var present: Set<ObjectIdentifier> { (containers ?? []).union(presentations) }

  mutating func look(at device: Device) {
    let controllers = ScreenState.controllers(in: device.appWindow)
    presentations = Set(controllers.compactMap(\.presentationIdentity))
    let now = Set(controllers.filter { !$0.children.isEmpty }.map { ObjectIdentifier($0) })
    containers = containers?.intersection(now) ?? now
  }
}
