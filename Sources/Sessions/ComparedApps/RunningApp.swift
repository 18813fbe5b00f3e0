import LeakDetection
import UIKit
import UserSessions

/// An app in one architecture, launched on a device.
@MainActor package protocol RunningApp: AppUnderTest {
  /// The holders of the app's objects from outside, beside the device; such as its server.
  var holders: [HeapRoot] { get }

  /// The view controllers of all stacks, bottom first, without presented ones.
  var screens: [UIViewController] { get }

  /// The view controllers whose objects are expected; `nil` if that is unknown.
  ///
  /// An alert, for one, has objects of its own.
  var countedScreens: [UIViewController]? { get }

  /// A shape that two apps with these controllers share if the same objects are expected in both.
  ///
  /// `nil` if a controller has not loaded its view yet.
  func shape(of controllers: [UIViewController]) -> ScreenShape?
}

/// The visible shape of an app: how many screens there are, and which one is on top.
package struct ScreenShape: Hashable {
  package let depth: Int
  package let screen: String

  package init(depth: Int, screen: String) {
    self.depth = depth
    self.screen = screen
  }
}

// An app without a server, and with one navigation controller, as the root of its window.
extension RunningApp {
  package func answer(_ request: Int, isSuccess: Bool) {}

  package func describe<Sink: ScreenSink>(into sink: inout Sink) {
    WindowReader.describe(device.window, into: &sink)
  }

  package var holders: [HeapRoot] { [] }

  package var screens: [UIViewController] {
    (device.window?.rootViewController as? UINavigationController)?.viewControllers ?? []
  }

  package var countedScreens: [UIViewController]? {
    (device.window?.frontmostController as? UINavigationController)?.viewControllers
  }

  package func shape(of controllers: [UIViewController]) -> ScreenShape? {
    guard let screen = controllers.last?.viewIfLoaded?.accessibilityIdentifier else { return nil }
    return ScreenShape(depth: controllers.count, screen: screen)
  }
}
