import UIKit

/// The app's delegate, the containers that have been in the window since the launch or are its
/// root, and the presentations in progress.
///
/// A reference cycle through a container and a screen that it shows is broken when the screen is
/// popped or dismissed. One through the delegate lasts as long as the app, but loses nothing.
@MainActor struct LastingObjects {
  private(set) var delegate: ObjectIdentifier?
  private var firstContainers: Set<ObjectIdentifier>?
  private var rootContainers: Set<ObjectIdentifier> = []
  private var presentations: Set<ObjectIdentifier> = []

  /// The containers that were in the window at every look so far, and those at its root and the
  /// presentations in progress at the last look.
  var containers: Set<ObjectIdentifier> {
    (firstContainers ?? []).union(rootContainers).union(presentations)
  }

  mutating func look(at device: Device) {
    delegate = device.application.delegate.map { ObjectIdentifier($0) }
    let controllers = ScreenState.controllers(in: device.appWindow)
    presentations = Set(controllers.compactMap(\.presentationIdentity))
    let now = Set(controllers.filter { !$0.children.isEmpty }.map { ObjectIdentifier($0) })
    firstContainers = firstContainers?.intersection(now) ?? now
    rootContainers = []
    if let root = device.appWindow?.rootViewController { addContainers(from: root) }
  }

  /// Adds a container and those in it that no user can close: after signing in, an app often
  /// replaces the window's root, which from then on lives as long as the app.
  private mutating func addContainers(from controller: UIViewController) {
    guard !controller.children.isEmpty else { return }
    rootContainers.insert(ObjectIdentifier(controller))
    let stack = controller as? UINavigationController
    for child in stack?.viewControllers.prefix(1) ?? controller.children[...] {
      addContainers(from: child)
    }
  }
}
