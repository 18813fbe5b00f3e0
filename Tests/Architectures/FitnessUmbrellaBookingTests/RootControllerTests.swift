import FitnessAppointments
import FitnessBookingTestSupport
import Testing
import UIKit

@testable import FitnessUmbrella

/// The article's getter `rootController`, which the app's delegate does not have.
@MainActor @Suite("Root controller") struct RootControllerTests {
  /// A delegate's window with the getter, which creates a new stack on each access.
  @MainActor private final class PrintedWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)

    var rootController: UINavigationController {
      window.rootViewController = UINavigationController()
      window.rootViewController?.view.backgroundColor = .white
      return window.rootViewController as! UINavigationController
    }
  }

  @Test("a root controller that is read once is the window's root, where the router shows modules")
  func once() {
    let phone = Phone()
    let printed = PrintedWindow()
    let router = Router(rootController: printed.rootController, isObserving: false)
    printed.window.makeKeyAndVisible()
    let module = UIViewController()

    router.setRootModule(module, hideBar: true)
    phone.settle()

    #expect(router.toPresent === printed.window.rootViewController)
    #expect(module.viewIfLoaded?.window === printed.window)
  }

  @Test("a second read replaces the window's root, so the router's modules are no longer shown")
  func twice() {
    let phone = Phone()
    let printed = PrintedWindow()
    let router = Router(rootController: printed.rootController, isObserving: false)
    printed.window.makeKeyAndVisible()
    router.setRootModule(UIViewController(), hideBar: true)
    phone.settle()

    let second = printed.rootController
    phone.settle()
    let module = UIViewController()
    router.setRootModule(module, hideBar: true)
    phone.settle()

    #expect(printed.window.rootViewController === second && second.viewControllers.isEmpty)
    #expect(router.toPresent == nil && module.viewIfLoaded?.window == nil)
  }

  @Test("the app reads its root controller once, so the window's root is the router's stack")
  func app() throws {
    let phone = Phone()
    let delegate = AppDelegate(services: phone.server.services, version: .mended)

    _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
    phone.settle()

    let root = try #require(delegate.window?.rootViewController as? UINavigationController)
    #expect(delegate.coordinator?.router.toPresent === root)
    #expect(root.topViewController is SplashViewController && root.isNavigationBarHidden)
  }
}
