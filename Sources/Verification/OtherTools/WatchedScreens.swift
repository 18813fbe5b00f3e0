import RandomUsers
import UIKit

/// The app's screens, held weakly from the time when they first appear.
///
/// These are the objects visible to a tool that is installed once, without a line in the app's
/// classes.
struct WatchedScreens {
  private struct Entry {
    weak var screen: UIViewController?
    let object: WatchedObject
    var isShown = true
  }

  private var entries: [Entry] = []
  // Unlike addresses, which are reused, numbers distinguish a screen from a released one.
  private var numbers = UInt32(0)

  /// The screens that are alive.
  var alive: [WatchedObject] { entries.filter { $0.screen != nil }.map(\.object) }

  /// Registers new screens, and returns the live ones and those that have closed since the last
  /// call.
  mutating func look(at device: Device) -> LifetimeMoment {
    let shown = device.ownScreens
    entries.removeAll { $0.screen == nil && !$0.isShown }
    var closed: [WatchedObject] = []
    for index in entries.indices {
      let screen = entries[index].screen
      let isShown = screen.map { one in shown.contains { $0 === one } } ?? false
      if entries[index].isShown, !isShown { closed.append(entries[index].object) }
      entries[index].isShown = isShown
    }
    for screen in shown where !entries.contains(where: { $0.screen === screen }) {
      numbers += 1
      let object = WatchedObject(id: numbers, type: screen.className)
      entries.append(Entry(screen: screen, object: object))
    }
    return LifetimeMoment(time: device.loop.now, alive: alive, closed: closed)
  }
}

extension Device {
  /// The controllers in the window, covered ones included, except UIKit's own classes.
  var ownScreens: [UIViewController] {
    ScreenState.controllers(in: window).filter {
      !String(reflecting: Swift.type(of: $0)).hasPrefix("UIKit.")
    }
  }
}

extension UIViewController {
  /// The name of the class, without its module.
  fileprivate var className: String {
    String(String(reflecting: Swift.type(of: self)).drop { $0 != "." }.dropFirst())
  }
}
