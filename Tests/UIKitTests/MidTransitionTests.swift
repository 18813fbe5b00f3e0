import Testing
import UIKit
import UIKitTesting

/// Actions during a transition: a deep link, a log-out, a second parent.
@MainActor @Suite("Changes during a transition") struct MidTransitionTests {
  private let stage = Stage()

  @Test(
    "rules 7 and 123: leaving a tab during a push hides its stack, and returning shows it again")
  func tabLeftDuringPush() {
    _ = stage.device
    let navigation = UINavigationController(rootViewController: stage.controller("A"))
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, stage.controller("T")]
    stage.show(tabs)

    let leaving = stage.until {
      navigation.pushViewController(stage.controller("B"), animated: true)
      tabs.selectedIndex = 1
    }.filter { $0.hasPrefix("B.") }
    let returning = stage.until { tabs.selectedIndex = 0 }.filter { $0.hasPrefix("B.") }

    #expect(
      leaving == [
        "B.willMove(parent)", "B.loadView", "B.viewDidLoad", "B.willAppear(true)", "B.isAppearing",
        "B.willDisappear", "B.didDisappear", "B.didMove(parent)",
      ])
    #expect(returning == ["B.willAppear(false)", "B.isAppearing", "B.didAppear"])
  }

  @Test(
    "rules 134 and 146: replacing the root during a push leaves no screen of the old stack visible")
  func rootReplacedDuringPush() {
    let navigation = stage.navigation("A")

    let lines = stage.until {
      navigation.pushViewController(stage.controller("B"), animated: true)
      stage.window.rootViewController = stage.controller("R")
    }

    #expect(!lines.contains("B.didAppear"))
    #expect(lines.contains("B.didDisappear") && lines.contains("R.didAppear"))
  }

  @Test("rule 52: a controller popped and pushed again in one turn keeps its parent")
  func poppedAndPushedAgain() {
    let navigation = stage.navigation("A", "B")
    let b = navigation.viewControllers[1]

    navigation.popViewController(animated: false)
    navigation.pushViewController(b, animated: false)
    stage.settle()

    #expect(navigation.topViewController === b && b.navigationController === navigation)
  }

  @Test(
    "a controller pushed onto another stack while it is popped keeps its new parent",
    arguments: [false, true])
  func movedWhilePopped(animated: Bool) {
    let navigation = stage.navigation("A", "B")
    let b = navigation.viewControllers[1]
    let other = UINavigationController(rootViewController: stage.controller("C"))

    navigation.popViewController(animated: animated)
    other.pushViewController(b, animated: false)
    stage.settle()

    #expect(b.navigationController === other && other.viewControllers.last === b)
  }

  @Test("replacing the root during a swipe does not block later touches")
  func rootReplacedDuringSwipe() {
    _ = stage.navigation("A", "B")
    let screen = stage.controller("R")
    let button = UIButton()
    screen.view.addSubview(button)

    #expect(stage.device.beginSwipeBack().isDelivered)
    stage.window.rootViewController = screen
    stage.device.endSwipeBack(cancelled: false)
    stage.settle()

    #expect(stage.loop.runningTransitions == 0 && stage.device.tap(button).isDelivered)
  }

  @Test("rule 58: a cancelled setViewControllers leaves the stack unchanged")
  func customTransitionTakenBack() {
    let navigation = stage.navigation("A", "B", "C")
    let before = navigation.viewControllers
    let delegate = TakesBack()
    navigation.delegate = delegate

    navigation.setViewControllers([before[1], stage.controller("E")], animated: true)
    stage.settle()

    #expect(navigation.viewControllers == before)
    #expect(before.allSatisfy { $0.navigationController === navigation })
  }

  private final class TakesBack: NSObject, UINavigationControllerDelegate,
    UIViewControllerAnimatedTransitioning
  {
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 1 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      context.completeTransition(false)
    }
  }

  @Test("a view that outlives its controller can still be touched")
  func viewWithoutController() {
    let screen = stage.controller("A")
    stage.show(screen)
    let button = UIButton()
    do {
      let forgotten = UIViewController()
      forgotten.view.addSubview(button)
      screen.view.addSubview(forgotten.view)
    }
    stage.settle()

    #expect(stage.device.tap(button).isDelivered)
  }

  @Test("a tab that is moved to another parent gets didMove(nil) once")
  func movedTab() {
    _ = stage.device
    let tab = stage.controller("T")
    let tabs = UITabBarController()
    tabs.viewControllers = [tab, stage.controller("U")]
    stage.show(tabs)

    let lines = stage.during { UIViewController().addChild(tab) }

    #expect(lines.count { $0 == "T.didMove(nil)" } == 1)
    #expect(tabs.viewControllers?.count == 1)
  }

  @Test("a window is hidden until it is shown, and can be visible without being key")
  func overlayWindow() {
    stage.show(stage.controller("A"))
    let overlay = UIWindow(frame: .zero)
    overlay.rootViewController = stage.controller("O")

    #expect(overlay.isHidden)
    #expect(stage.until { overlay.isHidden = false }.contains("O.didAppear"))
    #expect(stage.window.isKeyWindow)
  }

  @Test("an associated object can read associated objects in its deinit without hanging")
  func associatedObjectsInDeinit() {
    let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
    for _ in 0..<1_000 {
      let owner = NSObject()
      objc_setAssociatedObject(owner, key, Asking(key), .OBJC_ASSOCIATION_RETAIN)
    }
    Stage().settle()
    stage.loop.turn()
    #expect(Asking.alive == 0)
    key.deallocate()
  }

  private final class Asking: NSObject {
    nonisolated(unsafe) static var alive = 0
    private let key: UnsafeRawPointer
    init(_ key: UnsafeRawPointer) {
      self.key = key
      Asking.alive += 1
    }
    deinit {
      _ = objc_getAssociatedObject(self, key)
      Asking.alive -= 1
    }
  }

  @Test("rule 138: an observer can be called on the main queue")
  func observerOnMainQueue() {
    stage.launch()
    var heard = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: .main
    ) { _ in heard += 1 }

    stage.device.enterBackground()
    NotificationCenter.default.removeObserver(token)

    #expect(heard == 1)
  }

  @Test("work that another thread sends to the main queue runs in the next turn")
  func otherThread() {
    let loop = stage.loop
    let seen = Seen()
    let isSent = DispatchSemaphore(value: 0)
    Thread {
      DispatchQueue.main.async { seen.count += 1 }
      isSent.signal()
    }.start()
    isSent.wait()

    #expect(loop.hasWork && seen.count == 0)
    loop.turn()
    #expect(seen.count == 1)
  }

  private final class Seen: @unchecked Sendable { var count = 0 }
}
