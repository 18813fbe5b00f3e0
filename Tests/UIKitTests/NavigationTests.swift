import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Navigation controller: push") struct PushTests {
  let stage = Stage()

  @Test("rule 16: a push changes the stack before it returns")
  func synchronousStack() {
    let navigation = stage.navigation("A")
    let b = stage.controller("B")

    navigation.pushViewController(b, animated: true)

    #expect(navigation.viewControllers.count == 2)
    #expect(navigation.topViewController === b)
    #expect(b.navigationController === navigation && b.parent === navigation)
  }

  @Test("rule 17: an animated push calls the screens and the delegate in UIKit's order")
  func animatedOrder() {
    let navigation = stage.navigation("A")
    let delegate = NavigationLog(stage.log)
    navigation.delegate = delegate

    let inside = stage.during {
      navigation.pushViewController(stage.controller("B"), animated: true)
    }
    let after = stage.rest()

    #expect(
      inside == [
        "B.willMove(parent)", "B.loadView", "B.viewDidLoad", "A.willDisappear",
        "B.willAppear(true)", "willShow(B)", "B.isAppearing",
      ])
    #expect(after == ["A.didDisappear", "B.didAppear", "B.didMove(parent)", "didShow(B)"])
  }

  @Test("rule 17: with an option, didShow is called before didMove")
  func didShowFirst() {
    var behavior = UIKitBehavior()
    behavior.movesBeforeDidShow = false
    let stage = Stage(behavior)
    let navigation = stage.navigation("A")
    let delegate = NavigationLog(stage.log)
    navigation.delegate = delegate

    let lines = stage.until { navigation.pushViewController(stage.controller("B"), animated: true) }

    #expect(lines.suffix(2) == ["didShow(B)", "B.didMove(parent)"])
  }

  @Test("rule 17: an animated push takes 0.35 seconds")
  func animationTakesTime() {
    let navigation = stage.navigation("A")
    navigation.pushViewController(stage.controller("B"), animated: true)
    stage.log.clear()

    stage.loop.advance(by: 0.34)
    #expect(stage.log.lines == [])
    stage.loop.advance(by: 0.01)

    #expect(stage.log.lines == ["A.didDisappear", "B.didAppear", "B.didMove(parent)"])
  }

  @Test(
    "rule 18: an unanimated push changes the stack at once, and everything else in the next turn")
  func plainPush() {
    let navigation = stage.navigation("A")
    let b = stage.controller("B")

    let inside = stage.during { navigation.pushViewController(b, animated: false) }
    #expect(navigation.topViewController === b)
    let after = stage.rest()

    #expect(inside == ["B.willMove(parent)"])
    #expect(
      after == [
        "B.loadView", "B.viewDidLoad", "A.willDisappear", "B.willAppear(false)", "B.isAppearing",
        "A.didDisappear", "B.didAppear", "B.didMove(parent)",
      ])
  }

  @Test("rules 19 and 20: only an animated push leaves a transition coordinator")
  func transitionCoordinator() {
    let navigation = stage.navigation("A")

    navigation.pushViewController(stage.controller("B"), animated: true)
    #expect(navigation.transitionCoordinator != nil)
    stage.settle()
    #expect(navigation.transitionCoordinator == nil)
    navigation.pushViewController(stage.controller("C"), animated: false)

    #expect(navigation.transitionCoordinator == nil)
  }

  @Test(
    "rule 21: a push onto an off-screen navigation controller loads no view and calls no delegate")
  func pushOffScreen() {
    let navigation = UINavigationController(rootViewController: stage.controller("A"))
    let delegate = NavigationLog(stage.log)
    navigation.delegate = delegate

    let lines = stage.until { navigation.pushViewController(stage.controller("B"), animated: true) }
    #expect(lines == ["B.willMove(parent)", "B.didMove(parent)"])

    stage.launch()
    stage.window.rootViewController = navigation
    let shown = stage.until { stage.window.makeKeyAndVisible() }
    #expect(
      shown == [
        "B.loadView", "B.viewDidLoad", "B.willAppear(false)", "willShow(B)", "B.isAppearing",
        "B.didAppear", "didShow(B)",
      ])
  }

  @Test(
    "rules 22 and 23: during a push the stack is new and only the new screen's moving flag is set")
  func flagsDuringPush() {
    let navigation = stage.navigation("A")
    let a = navigation.topViewController as! Screen
    let b = stage.controller("B")
    a.onWillDisappear = { [unowned a, unowned navigation] in
      #expect(navigation.topViewController === b && !a.isMovingFromParent)
    }
    b.onWillAppear = { [unowned b, unowned navigation] in
      #expect(b.isMovingToParent && !b.isBeingPresented && b.navigationController === navigation)
    }

    let lines = stage.until { navigation.pushViewController(b, animated: true) }

    #expect(lines.contains("A.willDisappear"))
  }

  @Test("rule 24: the visible controller is the presented one, or else the top")
  func visibleController() {
    let navigation = stage.navigation("A", "B")
    let modal = stage.controller("M")

    #expect(navigation.visibleViewController === navigation.topViewController)
    navigation.present(modal, animated: true)
    stage.settle()

    #expect(navigation.visibleViewController === modal)
  }

  @Test("rule 25: the delegate is notified of the root at the first appearance")
  func firstAppearance() {
    let navigation = UINavigationController(rootViewController: stage.controller("A"))
    let delegate = NavigationLog(stage.log)
    navigation.delegate = delegate
    stage.launch()
    stage.window.rootViewController = navigation

    #expect(
      stage.until { stage.window.makeKeyAndVisible() } == [
        "A.loadView", "A.viewDidLoad", "A.willAppear(false)", "willShow(A)", "A.isAppearing",
        "A.didAppear", "didShow(A)",
      ])
  }

  @Test("rules 21 and 25: a stack that reappears calls its delegate only if its top has changed")
  func comesBack() {
    let navigation = stage.navigation("A")
    let delegate = NavigationLog(stage.log)
    navigation.delegate = delegate
    let other = UIViewController()

    let back = stage.until {
      stage.window.rootViewController = other
      stage.window.rootViewController = navigation
    }
    let changed = stage.until {
      stage.window.rootViewController = other
      navigation.pushViewController(stage.controller("B"), animated: true)
      stage.window.rootViewController = navigation
    }

    #expect(back.contains("A.didAppear") && !back.contains { $0.contains("how(") })
    #expect(changed.filter { $0.contains("how(") } == ["willShow(B)", "didShow(B)"])
  }

  @Test("rule 26: a delegate that is set late is not called for screens already shown")
  func lateDelegate() {
    let navigation = stage.navigation("A")
    let delegate = NavigationLog(stage.log)

    navigation.delegate = delegate

    #expect(stage.rest() == [])
  }

  @Test("rule 27: delegate methods are optional")
  func optionalMethods() {
    final class Silent: UINavigationControllerDelegate {}
    let navigation = stage.navigation("A")
    let delegate = Silent()
    navigation.delegate = delegate

    navigation.pushViewController(stage.controller("B"), animated: true)
    stage.settle()

    #expect(stage.loop.crashCount == 0)
  }

  @Test("rules 28 and 29: in a pop's didShow, the coordinator names the source and the destination")
  func fromInDidShow() {
    let navigation = stage.navigation("A", "B")
    let a = navigation.viewControllers[0]
    let b = navigation.viewControllers[1]
    let delegate = NavigationLog(stage.log)
    navigation.delegate = delegate
    var isNamed = false
    delegate.onDidShow = { navigation in
      let transition = navigation.transitionCoordinator
      isNamed =
        transition?.viewController(forKey: .from) === b
        && transition?.viewController(forKey: .to) === a
        && !navigation.viewControllers.contains(b)
    }

    navigation.popViewController(animated: true)
    stage.settle()

    #expect(isNamed)
  }

  @Test(
    "rule 30: the alongside block runs when the animation starts, and the completion when it ends")
  func alongside() {
    let navigation = stage.navigation("A")

    navigation.pushViewController(stage.controller("B"), animated: true)
    let accepted = navigation.transitionCoordinator?.animate(
      alongsideTransition: { [log = stage.log] _ in log.add("alongside") },
      completion: { [log = stage.log] in log.add("completion \($0.isCancelled)") })

    #expect(accepted == true)
    #expect(stage.log.lines.last == "alongside")
    #expect(stage.rest().last == "completion false")
  }

  @Test("rule 32: show pushes if there is a navigation controller, and presents otherwise")
  func show() {
    let navigation = stage.navigation("A")
    navigation.topViewController?.show(stage.controller("B"), sender: nil)
    stage.settle()
    #expect(navigation.viewControllers.count == 2)

    let alone = UIViewController()
    stage.window.rootViewController = alone
    stage.settle()
    alone.show(stage.controller("C"), sender: nil)
    #expect(alone.presentedViewController != nil)
  }
}

@MainActor @Suite("Navigation controller: pop") struct PopTests {
  let stage = Stage()

  @Test("rule 34: the root cannot be popped")
  func popRoot() {
    let navigation = stage.navigation("A")

    #expect(navigation.popViewController(animated: true) == nil)
    #expect(stage.rest() == [])
  }

  @Test("rule 35: a pop returns the popped controller and shortens the stack at once")
  func synchronousPop() {
    let navigation = stage.navigation("A", "B")
    let b = navigation.topViewController

    #expect(navigation.popViewController(animated: true) === b)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("rule 36: an animated pop calls the screens and the delegate in UIKit's order")
  func animatedOrder() {
    let navigation = stage.navigation("A", "B")
    let delegate = NavigationLog(stage.log)
    navigation.delegate = delegate
    navigation.viewControllers[0].loadViewIfNeeded()

    let inside = stage.during { navigation.popViewController(animated: true) }
    let after = stage.rest()

    #expect(
      inside == [
        "B.willMove(nil)", "B.willDisappear", "A.willAppear(true)", "willShow(A)", "A.isAppearing",
      ])
    #expect(after == ["B.didDisappear", "A.didAppear", "B.didMove(nil)", "didShow(A)"])
  }

  @Test(
    "rule 37: an unanimated pop changes the stack at once, and everything else in the next turn")
  func plainPop() {
    let navigation = stage.navigation("A", "B")

    #expect(stage.during { navigation.popViewController(animated: false) } == [])
    #expect(stage.rest().suffix(3) == ["B.didDisappear", "A.didAppear", "B.didMove(nil)"])
  }

  @Test("rules 38 to 40: while it disappears, a popped controller can detect that it is leaving")
  func leaving() {
    let navigation = stage.navigation("A", "B")
    let b = navigation.topViewController as! Screen
    var will = false
    var did = false
    b.onWillDisappear = { [unowned b] in
      will = b.isMovingFromParent && b.navigationController?.viewControllers.contains(b) == false
    }
    b.onDidDisappear = { [unowned b] in did = b.isMovingFromParent && b.navigationController == nil
    }

    navigation.popViewController(animated: true)
    stage.settle()

    #expect(will && did)
  }

  @Test("rule 40: with an option, a popped controller's parent is cleared at once")
  func parentGoneAtOnce() {
    var behavior = UIKitBehavior()
    behavior.clearsParentAtOnce = true
    let stage = Stage(behavior)
    let navigation = stage.navigation("A", "B")
    let b = navigation.topViewController as! Screen
    var isGone = false
    b.onWillDisappear = { [unowned b] in isGone = b.navigationController == nil }

    navigation.popViewController(animated: true)

    #expect(isGone)
  }

  @Test("rule 41: a revealed controller's moving flag is not set")
  func revealed() {
    let navigation = stage.navigation("A", "B")
    let a = navigation.viewControllers[0] as! Screen
    var isMoving = true
    a.onWillAppear = { [unowned a] in isMoving = a.isMovingToParent }

    navigation.popViewController(animated: true)

    #expect(!isMoving)
  }

  @Test(
    "rules 42 and 43: popped controllers are returned bottom first; hidden ones only get didMove")
  func multiPop() {
    let navigation = stage.navigation("A", "B", "C")
    let delegate = NavigationLog(stage.log)
    navigation.delegate = delegate
    let a = navigation.viewControllers[0]
    _ = a.view
    stage.log.clear()

    let popped = navigation.popToViewController(a, animated: true)
    let lines = stage.log.lines + stage.rest()

    #expect(popped?.map { ($0 as! Screen).name } == ["B", "C"])
    #expect(
      lines == [
        "C.willMove(nil)", "C.willDisappear", "A.willAppear(true)", "willShow(A)", "A.isAppearing",
        "C.didDisappear", "A.didAppear", "B.didMove(nil)", "C.didMove(nil)", "didShow(A)",
      ])
  }

  @Test("rule 42: a popped controller lives until the transition has ended, and no longer")
  func lifetime() {
    let navigation = stage.navigation("A", "B")
    weak let b = navigation.topViewController

    _ = navigation.popViewController(animated: true)
    #expect(b != nil)
    stage.settle()

    #expect(b == nil)
  }

  @Test("rule 44: with an option, the middle controllers of a pop get willMove")
  func middleControllers() {
    var behavior = UIKitBehavior()
    behavior.announcesMiddleControllers = true
    let stage = Stage(behavior)
    let navigation = stage.navigation("A", "B", "C")

    let lines = stage.until { navigation.popToRootViewController(animated: true) }

    #expect(lines.contains("B.willMove(nil)"))
  }

  @Test("rules 45 and 46: a multi-level pop calls didShow once, and its source is the old top")
  func oneDidShow() {
    let navigation = stage.navigation("A", "B", "C")
    let c = navigation.topViewController
    let delegate = NavigationLog(stage.log)
    navigation.delegate = delegate
    var from: UIViewController?
    delegate.onDidShow = { from = $0.transitionCoordinator?.viewController(forKey: .from) }

    let lines = stage.until { navigation.popToRootViewController(animated: true) }

    #expect(lines.filter { $0.hasPrefix("didShow") } == ["didShow(A)"])
    #expect(from === c)
  }

  @Test("rule 47: popping to the root at the root does nothing")
  func popToRootAtRoot() {
    let navigation = stage.navigation("A")

    #expect(navigation.popToRootViewController(animated: true) == [])
    #expect(stage.rest() == [])
  }

  @Test("rule 48: the back button pops unless a subclass refuses; an option bypasses overrides")
  func backButton() {
    final class Asked: UINavigationController {
      var allows = true
      var overrides = 0
      override func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
      {
        allows
      }
      override func popViewController(animated: Bool) -> UIViewController? {
        overrides += 1
        return super.popViewController(animated: animated)
      }
    }
    stage.launch()
    let navigation = Asked()
    navigation.viewControllers = ["A", "B", "C"].map(stage.controller)
    stage.show(navigation)

    navigation.allows = false
    #expect(!stage.device.tapBack().isDelivered)
    navigation.allows = true
    #expect(stage.device.tapBack().isDelivered)
    stage.settle()
    #expect(navigation.viewControllers.count == 2 && navigation.overrides == 1)
    stage.loop.behavior.backButtonCallsOverride = false
    stage.device.tapBack()
    #expect(navigation.viewControllers.count == 1 && navigation.overrides == 1)
  }

  @Test("rule 49: the back menu pops to the chosen screen in one transition")
  func backMenu() {
    let navigation = stage.navigation("A", "B", "C", "D")
    let delegate = NavigationLog(stage.log)
    navigation.delegate = delegate

    #expect(stage.device.chooseInBackMenu(1).isDelivered)
    let lines = stage.rest()

    #expect(navigation.viewControllers.count == 2)
    #expect(lines.filter { $0.hasPrefix("didShow") } == ["didShow(B)"])
    #expect(!stage.device.chooseInBackMenu(1).isDelivered, "the top itself is not in the menu")
  }

  @Test("rule 50: a custom left bar item replaces the back button and disables the swipe")
  func leftItem() {
    let navigation = stage.navigation("A", "B")
    navigation.topViewController?.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close")

    #expect(!stage.device.tapBack().isDelivered)
    #expect(!stage.device.beginSwipeBack().isDelivered)
  }
}
