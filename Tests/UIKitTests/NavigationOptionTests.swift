import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Navigation controller: undocumented choices") struct NavigationOptionTests {
  let stage = Stage()

  @Test("rule 20: with an option, a change without animation has a coordinator while it runs")
  func coordinatedPlainPush() {
    let navigation = stage.navigation("A")
    var has: [Bool] = []
    for coordinates in [false, true] {
      stage.loop.behavior.coordinatesUnanimatedChanges = coordinates
      let b = stage.controller("B")
      b.onWillAppear = { [unowned navigation] in has.append(navigation.transitionCoordinator != nil)
      }
      navigation.pushViewController(b, animated: false)
      stage.settle()
    }

    #expect(has == [false, true] && navigation.transitionCoordinator == nil)
  }

  @Test(
    "rule 24: during a push the visible controller is the new one, or the old one with an option")
  func visibleDuringPush() {
    let navigation = stage.navigation("A")
    let (a, b) = (navigation.topViewController, stage.controller("B"))

    navigation.pushViewController(b, animated: true)
    #expect(navigation.visibleViewController === b)
    stage.loop.behavior.incomingControllerIsVisibleAtOnce = false
    #expect(navigation.visibleViewController === a)
    stage.settle()

    #expect(navigation.visibleViewController === b)
  }

  @Test("rule 28: with an option, the coordinator's completion runs before didShow")
  func completionBeforeDidShow() {
    let navigation = stage.navigation("A")
    let delegate = NavigationLog(stage.log)
    navigation.delegate = delegate

    func endOfPush() -> [String] {
      let lines = stage.until {
        navigation.pushViewController(stage.controller("B"), animated: true)
        navigation.transitionCoordinator?.animate(alongsideTransition: nil) { [log = stage.log] _ in
          log.add("completion")
        }
      }
      return lines.suffix(2)
    }

    #expect(endOfPush() == ["didShow(B)", "completion"])
    stage.loop.behavior.completesCoordinatorBeforeDidShow = true
    #expect(endOfPush() == ["completion", "didShow(B)"])
  }

  @Test("rule 56: with an option, a request to empty a stack is ignored")
  func emptyStackIgnored() {
    let navigation = UINavigationController(rootViewController: stage.controller("A"))
    stage.loop.behavior.acceptsEmptyStack = false

    navigation.viewControllers = []

    #expect(navigation.viewControllers.count == 1)
  }

  @Test("rule 64: with an option, a pending push is added to the stack at once")
  func waitingPushInStack() {
    let navigation = stage.navigation("A")
    stage.loop.behavior.queuedPushIsInStackAtOnce = true
    let c = stage.controller("C")

    navigation.pushViewController(stage.controller("B"), animated: true)
    navigation.pushViewController(c, animated: true)
    #expect(navigation.viewControllers.count == 3 && navigation.viewControllers.last === c)
    stage.settle()

    #expect(navigation.viewControllers.count == 3 && navigation.topViewController === c)
    #expect(stage.loop.crashCount == 0)
  }

  @Test("rule 66: a pending pop returns the current top, or nil with an option")
  func waitingPop() {
    let navigation = stage.navigation("A")
    let b = stage.controller("B")
    navigation.pushViewController(b, animated: true)

    #expect(navigation.popViewController(animated: true) === b)
    stage.settle()
    navigation.pushViewController(b, animated: true)
    stage.loop.behavior.queuedPopReturnsController = false
    #expect(navigation.popViewController(animated: true) == nil)
    stage.settle()

    #expect(navigation.viewControllers.count == 1)
  }

  @Test("rule 77: with an option, a controller restored by a cancelled swipe also gets willMove")
  func announcedReturn() {
    let navigation = stage.navigation("A", "B")
    stage.loop.behavior.announcesReturnAfterCancelledSwipe = true
    stage.device.beginSwipeBack()

    let lines = stage.until { stage.device.endSwipeBack(cancelled: true) }

    #expect(lines.suffix(2) == ["B.willMove(parent)", "B.didMove(parent)"])
    #expect(navigation.viewControllers.count == 2)
  }

  @Test("every decision has an option, and flipping an option changes only its decision")
  func options() {
    let decisions = Mirror(reflecting: UIKitBehavior()).children.filter { $0.value is Bool }
    #expect(decisions.map(\.label) == UIKitBehavior.options.map(\.name))
    for option in UIKitBehavior.options {
      let flipped = UIKitBehavior.flipping(option)
      #expect(flipped[keyPath: option.path] != UIKitBehavior()[keyPath: option.path])
      #expect(
        UIKitBehavior.options.count {
          flipped[keyPath: $0.path] != UIKitBehavior()[keyPath: $0.path]
        } == 1)
    }
  }
}

@MainActor @Suite("Navigation controller: changes at the wrong moment") struct OverlapTests {
  let stage = Stage()

  private final class Pushing: Screen {
    var onLoad: (() -> Void)?
    override func viewDidLoad() {
      super.viewDidLoad()
      onLoad?()
    }
  }

  /// Shows a navigation controller with the root `A`, and pushes `B` in one of A's callbacks.
  private func firstAppearance(
    animated: Bool, whileLoading: Bool
  ) -> (navigation: UINavigationController, lines: [String]) {
    _ = stage.device
    let a = Pushing("A", stage.log)
    let navigation = UINavigationController(rootViewController: a)
    let push: () -> Void = { [stage, unowned navigation] in
      navigation.pushViewController(stage.controller("B"), animated: animated)
    }
    if whileLoading { a.onLoad = push } else { a.onWillAppear = push }
    stage.launch()
    stage.window.rootViewController = navigation
    return (navigation, stage.until { stage.window.makeKeyAndVisible() })
  }

  @Test("rule 33: a push without animation in the root's viewDidLoad shows the pushed screen")
  func pushWhileLoading() {
    let (navigation, lines) = firstAppearance(animated: false, whileLoading: true)

    #expect(navigation.viewControllers.count == 2)
    #expect(
      lines.filter { $0.hasPrefix("B.") } == [
        "B.willMove(parent)", "B.didMove(parent)", "B.loadView", "B.viewDidLoad",
        "B.willAppear(false)", "B.isAppearing", "B.didAppear",
      ])
    #expect(!lines.contains("A.didAppear") && stage.loop.events == [])
  }

  @Test("rule 33: a push without animation in the root's viewWillAppear shows the pushed screen")
  func pushWhileAppearing() {
    let (navigation, lines) = firstAppearance(animated: false, whileLoading: false)

    #expect(navigation.viewControllers.count == 2)
    #expect(lines.filter { $0.hasPrefix("B.") }.contains("B.didAppear"))
    #expect(lines.contains("A.didDisappear") && stage.loop.events == [])
    #expect(navigation.topViewController?.view.window != nil)
    #expect(navigation.viewControllers[0].view.window == nil)
  }

  @Test("rules 33 and 67: an animated push in the root's viewWillAppear logs a warning")
  func animatedPushWhileAppearing() {
    let (navigation, lines) = firstAppearance(animated: true, whileLoading: false)

    #expect(navigation.viewControllers.count == 2 && lines.contains("B.didAppear"))
    #expect(
      stage.loop.events == [
        .warning("Unbalanced calls to begin/end appearance transitions for Pushing")
      ])
  }

  @Test("rules 63 and 67: a push from the callbacks of another push logs a warning and waits")
  func nestedPush() {
    let navigation = stage.navigation("A")
    let b = stage.controller("B")
    b.onWillAppear = { [stage, unowned navigation] in
      navigation.pushViewController(stage.controller("C"), animated: true)
    }

    navigation.pushViewController(b, animated: true)
    #expect(navigation.viewControllers.count == 2)
    stage.settle()

    #expect(navigation.viewControllers.count == 3)
    #expect(
      stage.loop.events == [
        .warning("Unbalanced calls to begin/end appearance transitions for RecordingController")
      ])
  }

  @Test("rule 146: a link received during a transition is pushed after it")
  func linkDuringPush() throws {
    let url = try #require(URL(string: "navbench://players"))
    let navigation = stage.navigation("A")
    stage.appDelegate.onOpen = { [stage, unowned navigation] in
      navigation.pushViewController(stage.controller("L"), animated: true)
    }
    navigation.pushViewController(stage.controller("B"), animated: true)

    stage.device.open(url)
    #expect(navigation.viewControllers.count == 2)
    stage.settle()

    #expect((navigation.topViewController as? Screen)?.name == "L")
  }

  @Test("rule 146: a link's presentation is refused while a modal is visible or being presented")
  func linkDuringModal() throws {
    let url = try #require(URL(string: "navbench://players"))
    let navigation = stage.navigation("A")
    let m = stage.controller("M")
    stage.appDelegate.onOpen = { [stage, unowned navigation] in
      navigation.present(stage.controller("L"), animated: true)
    }

    navigation.present(m, animated: true)
    stage.device.open(url)
    stage.settle()
    stage.device.open(url)
    stage.settle()

    #expect(stage.loop.refusalCount == 2 && navigation.presentedViewController === m)
    #expect(m.presentedViewController == nil)
  }
}
