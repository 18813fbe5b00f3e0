import LeakDetection
import UIKit
import UserSessions

/// An app in one architecture, launched on a device.
@MainActor package protocol RunningApp: AppUnderTest {
  /// External owners of the app's objects, in addition to the device, such as the app's server.
  var holders: [HeapRoot] { get }

  /// The view controllers on all stacks, in the order of the reference model's `screens`.
  ///
  /// By default, those of each tab come first, then those of each sheet, each stack from the bottom
  /// up. Alerts are not included.
  var screens: [UIViewController] { get }

  /// The view controllers whose objects are expected to be alive; `nil` if unknown.
  ///
  /// For example, they are unknown while an alert, which has additional objects, is open.
  var countedScreens: [UIViewController]? { get }

  /// The shape of these controllers; apps with equal shapes are expected to have the same objects.
  ///
  /// `nil` if a controller has not loaded its view yet.
  func shape(of controllers: [UIViewController]) -> ScreenShape?

  /// Delivers everything the app was still waiting for when it ended, such as server responses.
  ///
  /// Called after the device has shut down. An app that has ended must ignore these deliveries.
  func deliverAfterEnd()
}

/// The visible shape of an app: the number of screens and the topmost screen.
package struct ScreenShape: Hashable {
  package let depth: Int
  package let screen: String

  package init(depth: Int, screen: String) {
    self.depth = depth
    self.screen = screen
  }
}

// Defaults for an app without a server.
extension RunningApp {
  package func answer(_ request: Int, isSuccess: Bool) {}

  package func deliverAfterEnd() {}

  package func describe<Sink: ScreenSink>(into sink: inout Sink) {
    WindowReader.describe(device.window, into: &sink)
  }

  package var holders: [HeapRoot] { [] }

  package var screens: [UIViewController] { WindowLayers(of: device.window)?.screens ?? [] }

  package var countedScreens: [UIViewController]? {
    guard let layers = WindowLayers(of: device.window), layers.alert == nil else { return nil }
    return layers.screens
  }

  package func shape(of controllers: [UIViewController]) -> ScreenShape? {
    guard let screen = controllers.last?.viewIfLoaded?.accessibilityIdentifier else { return nil }
    return ScreenShape(depth: controllers.count, screen: screen)
  }
}
