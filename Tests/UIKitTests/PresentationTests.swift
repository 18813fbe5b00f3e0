import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Modal presentation") struct PresentationTests {
  let stage = Stage()

  private func shown(_ name: String) -> Screen {
    let screen = stage.controller(name)
    stage.show(screen)
    return screen
  }

  private func fullScreen(_ name: String) -> Screen {
    let screen = stage.controller(name)
    screen.modalPresentationStyle = .fullScreen
    return screen
  }

  @Test(
    "rules 79 and 80: the presentation links are set and the view is loaded when the call returns")
  func synchronousLinks() {
    let a = shown("A")
    let m = stage.controller("M")

    a.present(m, animated: true)

    #expect(a.presentedViewController === m && m.presentingViewController === a)
    #expect(stage.log.lines.prefix(2) == ["M.loadView", "M.viewDidLoad"])
  }

  @Test(
    "rules 81 and 93: a full-screen modal appears before its presenter disappears, then completes")
  func fullScreenOrder() {
    let a = shown("A")

    let inside = stage.during {
      a.present(fullScreen("M"), animated: true) { [log = stage.log] in log.add("completion") }
    }
    let after = stage.rest()

    #expect(
      inside == [
        "M.loadView", "M.viewDidLoad", "A.willDisappear", "M.willAppear(true)", "M.isAppearing",
      ])
    #expect(after == ["M.didAppear", "A.didDisappear", "completion"])
    #expect(a.view.window == nil)
  }

  @Test("rules 82 and 93: a dismissal calls both controllers in reverse order, then the completion")
  func fullScreenDismissal() {
    let a = shown("A")
    a.present(fullScreen("M"), animated: true)
    stage.settle()

    let lines = stage.until {
      a.dismiss(animated: true) { [log = stage.log] in log.add("completion") }
    }

    #expect(
      lines == [
        "M.willDisappear", "A.willAppear(true)", "A.isAppearing", "A.didAppear", "M.didDisappear",
        "completion",
      ])
    #expect(a.view.window != nil)
  }

  @Test(
    "rules 83 and 84: a sheet is the default, and its presenter gets no callbacks",
    arguments: [UIModalPresentationStyle.automatic, .pageSheet, .overFullScreen, .popover])
  func sheets(_ style: UIModalPresentationStyle) {
    let a = shown("A")
    let m = stage.controller("M")
    #expect(m.modalPresentationStyle == .automatic)
    m.modalPresentationStyle = style

    let lines =
      stage.until { a.present(m, animated: true) } + stage.until { a.dismiss(animated: true) }

    #expect(!lines.contains { $0.hasPrefix("A.") })
    #expect(lines.contains("M.didDisappear"))
  }

  @Test("rules 85 and 86: the container presents, and both container and child report the modal")
  func containerPresents() {
    let navigation = stage.navigation("A")
    let m = stage.controller("M")

    navigation.topViewController?.present(m, animated: true)

    #expect(m.presentingViewController === navigation)
    #expect(navigation.presentedViewController === m)
    #expect(navigation.topViewController?.presentedViewController === m)
  }

  @Test("rules 87 and 88: a modal's flags are set in its callbacks and cleared in the completions")
  func flags() {
    let a = shown("A")
    let m = stage.controller("M")
    var seen: [Bool] = []
    m.onWillAppear = { [unowned m] in
      seen += [m.isBeingPresented, m.presentingViewController != nil]
    }
    m.onWillDisappear = { [unowned m] in
      seen += [m.isBeingDismissed, m.presentingViewController != nil]
    }
    m.onDidDisappear = { [unowned m] in
      seen += [m.isBeingDismissed, m.presentingViewController == nil]
    }

    a.present(m, animated: true) { [unowned m] in seen.append(!m.isBeingPresented) }
    stage.settle()
    a.dismiss(animated: true) { [unowned m] in seen.append(!m.isBeingDismissed) }
    stage.settle()

    #expect(seen == Array(repeating: true, count: 8))
  }

  @Test("rule 90: the presenter stays linked to its modal until the dismissal has ended")
  func linkDuringDismissal() {
    let a = shown("A")
    a.present(stage.controller("M"), animated: true)
    stage.settle()

    a.dismiss(animated: true)
    #expect(a.presentedViewController?.isBeingDismissed == true)
    stage.settle()

    #expect(a.presentedViewController == nil)
  }

  @Test("rule 91: a presentation or dismissal without animation also ends after the call returns")
  func notAnimated() {
    let a = shown("A")
    a.present(stage.controller("M"), animated: false)
    #expect(!stage.log.lines.contains("M.didAppear"))
    stage.settle()
    #expect(stage.log.lines.contains("M.didAppear"))

    a.dismiss(animated: false)
    #expect(a.presentedViewController != nil)
    stage.settle()

    #expect(a.presentedViewController == nil)
  }

  @Test("rule 94: a second presentation by one controller is refused, and its completion is lost")
  func alreadyPresenting() {
    let a = shown("A")
    a.present(stage.controller("M"), animated: true)
    stage.settle()

    let lines = stage.until {
      a.present(stage.controller("X"), animated: true) { [log = stage.log] in log.add("lost") }
    }

    #expect(lines == [])
    #expect(
      stage.loop.events.first
        == .refused(
          request: "present RecordingController on RecordingController",
          reason: "which is already presenting RecordingController",
          losesCompletion: true))
  }

  @Test("rules 95 and 96: presenting or dismissing during a presentation is refused")
  func inProgress() {
    let a = shown("A")

    a.present(stage.controller("M"), animated: true)
    a.present(stage.controller("X"), animated: true)
    a.dismiss(animated: true)

    #expect(stage.loop.refusalCount == 2)
    stage.settle()
    #expect(a.presentedViewController != nil)
  }

  @Test("rule 95: a presentation in the turn in which an animated dismissal begins is refused")
  func sameTurn() {
    let a = shown("A")
    a.present(stage.controller("M"), animated: true)
    stage.settle()

    a.dismiss(animated: true)
    a.present(stage.controller("X"), animated: true)
    stage.settle()

    #expect(stage.loop.refusalCount == 1 && a.presentedViewController == nil)
  }

  @Test("rule 95: a later presentation follows the dismissal that is running")
  func laterTurn() {
    let a = shown("A")
    a.present(stage.controller("M"), animated: true)
    stage.settle()
    let x = stage.controller("X")

    let lines = stage.until {
      a.dismiss(animated: true) { [log = stage.log] in log.add("dismissed") }
      DispatchQueue.main.async { a.present(x, animated: true) }
    }

    #expect(stage.loop.refusalCount == 0 && a.presentedViewController === x)
    let order = ["dismissed", "X.viewDidLoad", "X.didAppear"].map { lines.firstIndex(of: $0) }
    #expect(!order.contains(nil) && order.compactMap(\.self).sorted() == order, "\(lines)")
  }

  @Test("rule 95: a presentation also follows a dismissal without animation, even in its turn")
  func afterUnanimatedDismissal() {
    let a = shown("A")
    a.present(stage.controller("M"), animated: true)
    stage.settle()
    let x = stage.controller("X")

    a.dismiss(animated: false)
    a.present(x, animated: true)
    stage.settle()

    #expect(stage.loop.refusalCount == 0 && a.presentedViewController === x)
  }

  @Test("rule 95: without the option, a presentation during a dismissal is refused")
  func refusedDuringDismissal() {
    let a = shown("A")
    stage.loop.behavior.presentationsAwaitDismissals = false
    a.present(stage.controller("M"), animated: true)
    stage.settle()

    a.dismiss(animated: true)
    DispatchQueue.main.async { a.present(stage.controller("X"), animated: true) }
    stage.settle()

    #expect(stage.loop.refusalCount == 1 && a.presentedViewController == nil)
  }

  @Test("rule 95: a presentation that follows a cancelled dismissal is refused")
  func afterCancelledDismissal() {
    let a = shown("A")
    let m = stage.controller("M")
    a.present(m, animated: true)
    stage.settle()
    weak var x: UIViewController?

    stage.device.beginSheetSwipe()
    DispatchQueue.main.async {
      let made = UIViewController()
      x = made
      a.present(made, animated: true)
    }
    stage.loop.turn()
    #expect(stage.loop.refusalCount == 0 && x != nil)
    stage.device.endSheetSwipe(cancelled: true)
    stage.settle()

    #expect(stage.loop.refusalCount == 1 && a.presentedViewController === m && x == nil)
  }

  @Test("rule 97: presenting from a controller that is not in the window is refused")
  func notInWindow() {
    let navigation = stage.navigation("A", "B")
    let covered = navigation.viewControllers[0]
    _ = covered.view

    covered.present(stage.controller("M"), animated: true)
    stage.controller("Z").present(stage.controller("M"), animated: true)

    #expect(stage.loop.refusalCount == 2)
    #expect(navigation.presentedViewController == nil)
  }

  @Test("rules 98, 100 and 101: dismiss removes everything above the controller it is called on")
  func chain() {
    let a = shown("A")
    let (first, second) = (stage.controller("M1"), stage.controller("M2"))
    a.present(first, animated: true)
    stage.settle()
    first.present(second, animated: true)
    stage.settle()
    #expect(first.presentedViewController === second)

    first.dismiss(animated: true)
    stage.settle()
    #expect(a.presentedViewController === first && first.presentedViewController == nil)

    first.present(second, animated: true)
    stage.settle()
    var completions = 0
    a.dismiss(animated: true) { completions += 1 }
    stage.settle()
    #expect(a.presentedViewController == nil && completions == 1)
  }

  @Test("rule 99: dismiss on the modal itself is forwarded to its presenter")
  func dismissSelf() {
    let a = shown("A")
    let m = stage.controller("M")
    a.present(m, animated: true)
    stage.settle()

    m.dismiss(animated: true)
    stage.settle()

    #expect(a.presentedViewController == nil)
  }

  @Test("rule 103: dismissing from inside a presented stack dismisses the whole stack")
  func presentedNavigation() {
    let a = shown("A")
    let inner = UINavigationController(rootViewController: stage.controller("R"))
    inner.pushViewController(stage.controller("S"), animated: false)
    a.present(inner, animated: true)
    stage.settle()

    inner.topViewController?.dismiss(animated: true)
    stage.settle()

    #expect(a.presentedViewController == nil && inner.viewControllers.count == 2)
  }

  @Test("rule 104: dismissing nothing runs the completion unless an option prevents it")
  func emptyDismissal() {
    let a = shown("A")
    var completions = 0

    a.dismiss(animated: true) { completions += 1 }
    stage.loop.behavior.completesEmptyDismissal = false
    a.dismiss(animated: true) { completions += 1 }

    #expect(completions == 1)
  }

  @Test("rule 105: pushing under a modal changes the stack, and the modal remains visible")
  func pushUnderModal() {
    let navigation = stage.navigation("A")
    let m = stage.controller("M")
    navigation.present(m, animated: true)
    stage.settle()

    navigation.pushViewController(stage.controller("B"), animated: true)
    stage.settle()

    #expect(navigation.viewControllers.count == 2 && navigation.visibleViewController === m)
  }

  @Test("rule 106: popping the controller that requested a modal does not dismiss the modal")
  func popPresenter() {
    let navigation = stage.navigation("A", "B")
    let m = stage.controller("M")
    navigation.topViewController?.present(m, animated: true)
    stage.settle()

    navigation.popViewController(animated: true)
    stage.settle()

    #expect(navigation.presentedViewController === m)
  }

  @Test("misuse: presenting the presenter, an active controller or a child raises an exception")
  func misuse() {
    let navigation = stage.navigation("A")
    let m = stage.controller("M")
    navigation.present(navigation, animated: true)
    navigation.present(navigation.viewControllers[0], animated: true)
    navigation.present(m, animated: true)
    stage.settle()

    m.present(m, animated: true)
    navigation.present(m, animated: true)

    #expect(stage.loop.crashCount == 4)
  }
}

@MainActor @Suite("Alerts") struct AlertTests {
  let stage = Stage()

  private func alert(_ handler: @escaping () -> Void = {}) -> UIAlertController {
    let alert = UIAlertController(title: "Error", message: "Why", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in handler() })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    return alert
  }

  @Test("rule 126: an alert is presented like any modal, and its presenter gets no callbacks")
  func presentation() {
    let navigation = stage.navigation("A")

    let lines = stage.until { navigation.present(alert(), animated: true) }

    #expect(lines == [])
    navigation.present(alert(), animated: true)
    #expect(stage.loop.refusalCount == 1)
  }

  @Test("rule 127: a handler runs after the alert is dismissed, and may present again")
  func handlerAfterDismissal() {
    let navigation = stage.navigation("A")
    var wasFree = false
    navigation.present(
      alert { [unowned navigation] in wasFree = navigation.presentedViewController == nil },
      animated: true)
    stage.settle()

    #expect(stage.device.tapAlertAction(0).isDelivered)
    #expect(!wasFree)
    stage.settle()

    #expect(wasFree)
  }

  @Test("rule 128: dismissing an alert in code runs no handler")
  func dismissInCode() {
    let navigation = stage.navigation("A")
    var isChosen = false
    navigation.present(alert { isChosen = true }, animated: true)
    stage.settle()

    navigation.dismiss(animated: true)
    stage.settle()

    #expect(!isChosen && navigation.presentedViewController == nil)
  }

  @Test("rule 129: a second cancel action or a text field on an action sheet raises an exception")
  func misuse() {
    let loop = stage.loop
    let alert = alert()
    alert.addAction(UIAlertAction(title: "No", style: .cancel))
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addTextField()

    #expect(loop.crashCount == 2 && alert.actions.count == 2)
  }

  @Test(
    "rule 131: an alert releases its handlers after a choice unless an option retains them",
    arguments: [true, false])
  func handlersCleared(_ clears: Bool) {
    final class Held {}
    var behavior = UIKitBehavior()
    behavior.clearsAlertHandlers = clears
    let stage = Stage(behavior)
    let navigation = stage.navigation("A")
    weak var held: Held?
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    do {
      let object = Held()
      held = object
      alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in _ = object })
    }
    navigation.present(alert, animated: true)
    stage.settle()

    stage.device.tapAlertAction(0)
    stage.settle()

    #expect((held == nil) == clears)
  }

  @Test("rule 132: a disabled action cannot be tapped")
  func disabledAction() {
    let navigation = stage.navigation("A")
    let alert = alert()
    alert.actions[0].isEnabled = false
    navigation.present(alert, animated: true)
    stage.settle()

    #expect(!stage.device.tapAlertAction(0).isDelivered)
    #expect(!stage.device.tapAlertAction(7).isDelivered)
  }

  @Test("root views, their content and modals have the size of the window")
  func sizes() {
    let (a, modal) = (stage.controller("A"), stage.controller("M"))
    stage.show(UINavigationController(rootViewController: a))
    stage.present(modal, on: a)

    #expect(a.view.bounds == stage.window.bounds && modal.view.bounds == stage.window.bounds)
    #expect(stage.window.bounds.width > 0)
  }
}
