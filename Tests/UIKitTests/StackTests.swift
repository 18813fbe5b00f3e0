import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Navigation controller: setViewControllers and overlapping changes")
struct StackTests {
  let stage = Stage()

  @Test("rules 51 and 52: the stack changes at once, and screens that stay get no callbacks")
  func synchronous() {
    let navigation = stage.navigation("A", "B")
    let a = navigation.viewControllers[0]
    let c = stage.controller("C")

    let inside = stage.during { navigation.viewControllers = [a, c] }
    let lines = inside + stage.rest()

    #expect(navigation.topViewController === c)
    #expect(inside == ["C.willMove(parent)"])
    #expect(!lines.contains { $0.hasPrefix("A.") })
  }

  @Test(
    "rule 53: a new top causes a push, a lower screen a pop, and the current top no transition"
  )
  func direction() {
    let navigation = stage.navigation("A", "B")
    let (a, b) = (navigation.viewControllers[0], navigation.viewControllers[1])

    let pushed = stage.until {
      navigation.setViewControllers([a, b, stage.controller("C")], animated: true)
    }
    let popped = stage.until { navigation.setViewControllers([a], animated: true) }
    let same = stage.until {
      navigation.setViewControllers([stage.controller("Z"), a], animated: true)
    }

    #expect(pushed.contains("C.isAppearing") && pushed.contains("B.didDisappear"))
    #expect(popped.contains("C.willMove(nil)") && popped.contains("A.didAppear"))
    #expect(same == ["Z.willMove(parent)", "Z.didMove(parent)"])
  }

  @Test(
    "rule 54: only the topmost added screen loads; the removed top disappears and gets didMove")
  func addedAndRemoved() {
    let navigation = stage.navigation("A", "B")
    let a = navigation.viewControllers[0]

    let lines = stage.until {
      navigation.setViewControllers(
        [a, stage.controller("C"), stage.controller("D")], animated: true)
    }

    #expect(!lines.contains("C.loadView") && lines.contains("C.didMove(parent)"))
    #expect(lines.contains("B.willDisappear") && lines.contains("B.didMove(nil)"))
  }

  @Test("rule 55: with an option, didShow is called when only lower entries change")
  func lowerEntries() {
    let navigation = stage.navigation("A", "B")
    let b = navigation.viewControllers[1]
    let delegate = NavigationLog(stage.log)
    navigation.delegate = delegate

    let silent = stage.until { navigation.setViewControllers([b], animated: true) }
    stage.loop.behavior.showsWhenOnlyLowerControllersChange = true
    let callbacks = stage.until {
      navigation.setViewControllers([stage.controller("Z"), b], animated: true)
    }

    #expect(!silent.contains("didShow(B)"))
    #expect(callbacks.contains("didShow(B)"))
  }

  @Test("rule 56: an off-screen navigation controller can be emptied")
  func emptied() {
    let navigation = UINavigationController(rootViewController: stage.controller("A"))

    navigation.viewControllers = []

    #expect(navigation.topViewController == nil)
  }

  @Test("rule 57: setting a stack that contains a controller twice raises an exception")
  func duplicates() {
    let navigation = stage.navigation("A")
    let b = stage.controller("B")

    navigation.setViewControllers([b, b], animated: false)

    #expect(stage.loop.crashCount == 1)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("rule 59: replacing the root without animation releases the old screens in the next turn")
  func rootReplacement() {
    let navigation = stage.navigation("A", "B")
    weak let b = navigation.topViewController

    navigation.setViewControllers([stage.controller("C")], animated: false)
    #expect(b != nil)
    stage.settle()

    #expect(b == nil)
  }

  @Test("rules 60 and 64: a push during an animation waits for its end")
  func queuedPush() {
    let navigation = stage.navigation("A")

    navigation.pushViewController(stage.controller("B"), animated: true)
    navigation.pushViewController(stage.controller("C"), animated: true)
    #expect(navigation.viewControllers.count == 2)
    stage.settle()

    #expect(navigation.viewControllers.count == 3)
  }

  @Test("rule 61: pushing one instance twice raises an exception, but only after the first push")
  func doublePush() {
    let navigation = stage.navigation("A")
    let b = stage.controller("B")

    navigation.pushViewController(b, animated: true)
    navigation.pushViewController(b, animated: true)
    #expect(stage.loop.crashCount == 0)
    stage.settle()

    #expect(stage.loop.crashCount == 1)
  }

  @Test("rule 62: two instances pushed at once both end up on the stack, one after the other")
  func twoInstances() {
    let navigation = stage.navigation("A")
    let delegate = NavigationLog(stage.log)
    navigation.delegate = delegate

    let lines = stage.until {
      navigation.pushViewController(stage.controller("B"), animated: true)
      navigation.pushViewController(stage.controller("C"), animated: true)
    }

    #expect(lines.filter { $0.hasPrefix("didShow") } == ["didShow(B)", "didShow(C)"])
  }

  @Test("rule 65: touches are ignored during a transition")
  func touchesDuringTransition() {
    let navigation = stage.navigation("A")
    let button = UIButton()
    navigation.topViewController?.view.addSubview(button)
    #expect(stage.device.tap(button).isDelivered)

    navigation.pushViewController(stage.controller("B"), animated: true)

    #expect(!stage.device.tap(button).isDelivered)
  }

  @Test("rule 66: a pop during a push also waits")
  func queuedPop() {
    let navigation = stage.navigation("A")

    navigation.pushViewController(stage.controller("B"), animated: true)
    navigation.popViewController(animated: true)
    #expect(navigation.viewControllers.count == 2)
    stage.settle()

    #expect(navigation.viewControllers.count == 1)
  }

  @Test(
    "misuse: popping to an unknown controller or pushing a stack raises an exception")
  func misuse() {
    let navigation = stage.navigation("A")

    navigation.popToViewController(stage.controller("X"), animated: true)
    navigation.pushViewController(UINavigationController(), animated: true)

    #expect(stage.loop.crashCount == 2)
  }
}

@MainActor @Suite("Navigation controller: the edge swipe") struct EdgeSwipeTests {
  let stage = Stage()

  @Test("rule 68: a swipe begins only above the root and when no transition is running")
  func mayBegin() {
    let navigation = stage.navigation("A")
    #expect(!stage.device.beginSwipeBack().isDelivered)

    navigation.pushViewController(stage.controller("B"), animated: true)
    #expect(!stage.device.beginSwipeBack().isDelivered)
    stage.settle()

    #expect(stage.device.beginSwipeBack().isDelivered)
  }

  @Test("rules 69 to 71: a swipe begins as a pop does")
  func begins() {
    let navigation = stage.navigation("A", "B")
    let (a, b) = (navigation.viewControllers[0], navigation.viewControllers[1] as! Screen)
    _ = a.view
    let delegate = NavigationLog(stage.log)
    navigation.delegate = delegate
    var isMoving = false
    b.onWillDisappear = { [unowned b] in isMoving = b.isMovingFromParent }

    let lines = stage.during { stage.device.beginSwipeBack() }

    #expect(
      lines == [
        "B.willMove(nil)", "B.willDisappear", "A.willAppear(true)", "willShow(A)", "A.isAppearing",
      ])
    #expect(navigation.transitionCoordinator?.isInteractive == true)
    #expect(navigation.transitionCoordinator?.initiallyInteractive == true)
    #expect(navigation.viewControllers.count == 1 && navigation.topViewController === a)
    #expect(isMoving)
  }

  @Test("rule 72: a finished swipe ends as a pop does")
  func finishes() {
    let navigation = stage.navigation("A", "B")
    let delegate = NavigationLog(stage.log)
    navigation.delegate = delegate
    weak let b = navigation.topViewController
    stage.device.beginSwipeBack()
    navigation.transitionCoordinator?.animate(
      alongsideTransition: nil,
      completion: { [log = stage.log] in log.add("completion \($0.isCancelled)") })

    let lines = stage.until { stage.device.endSwipeBack(cancelled: false) }

    #expect(
      lines == [
        "B.didDisappear", "A.didAppear", "B.didMove(nil)", "didShow(A)", "completion false",
      ])
    #expect(b == nil)
  }

  @Test("rule 78: a swipe does not call an override of popViewController")
  func overridesUnheard() {
    final class Asked: UINavigationController {
      var pops = 0
      override func popViewController(animated: Bool) -> UIViewController? {
        pops += 1
        return super.popViewController(animated: animated)
      }
    }
    _ = stage.device
    let navigation = Asked()
    navigation.viewControllers = ["A", "B"].map(stage.controller)
    stage.show(navigation)

    stage.device.beginSwipeBack()
    stage.device.endSwipeBack(cancelled: false)
    stage.settle()

    #expect(navigation.viewControllers.count == 1 && navigation.pops == 0)
  }

  @Test("rules 73, 74 and 77: a cancelled swipe restores everything without calling didShow")
  func cancels() {
    let navigation = stage.navigation("A", "B")
    let delegate = NavigationLog(stage.log)
    navigation.delegate = delegate
    let b = navigation.topViewController
    stage.device.beginSwipeBack()

    let lines = stage.until { stage.device.endSwipeBack(cancelled: true) }

    #expect(
      lines == [
        "A.willDisappear", "A.didDisappear", "B.willAppear(true)", "B.isAppearing", "B.didAppear",
        "B.didMove(parent)",
      ])
    #expect(navigation.viewControllers.count == 2 && navigation.topViewController === b)
    #expect(b?.navigationController === navigation && b?.view.window != nil)
  }

  @Test("rule 75: a cancelled swipe notifies when the finger lifts, then completes as cancelled")
  func cancelledCompletion() {
    let navigation = stage.navigation("A", "B")
    stage.device.beginSwipeBack()
    let transition = navigation.transitionCoordinator
    transition?.notifyWhenInteractionChanges { [log = stage.log] in
      log.add("lifted \($0.isCancelled)")
    }
    transition?.animate(
      alongsideTransition: nil,
      completion: { [log = stage.log] in log.add("completion \($0.isCancelled)") })

    #expect(stage.during { stage.device.endSwipeBack(cancelled: true) } == ["lifted true"])
    #expect(stage.rest().last == "completion true")
  }

  @Test("rule 76: a pop by the back button is not interactive")
  func backButtonIsNoInteraction() {
    let navigation = stage.navigation("A", "B")
    stage.device.tapBack()
    navigation.transitionCoordinator?.notifyWhenInteractionChanges { [log = stage.log] _ in
      log.add("lifted")
    }

    #expect(!stage.rest().contains("lifted"))
  }
}
