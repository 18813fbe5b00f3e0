import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Chains of modals, and modals that are never dismissed")
struct PresentationChainTests {
  let stage = Stage()

  private func modal(_ name: String, _ style: UIModalPresentationStyle) -> Screen {
    let screen = stage.controller(name)
    screen.modalPresentationStyle = style
    return screen
  }

  /// `A` presents `M1`, which presents `M2`; both in the given style.
  private func chain(_ style: UIModalPresentationStyle) -> (Screen, Screen, Screen) {
    let (a, first, second) = (stage.controller("A"), modal("M1", style), modal("M2", style))
    stage.show(a)
    stage.present(first, on: a)
    stage.present(second, on: first)
    return (a, first, second)
  }

  @Test("rule 89: a modal that is covered by another disappears without being dismissed")
  func covered() {
    let a = stage.controller("A")
    stage.show(a)
    let m = modal("M", .fullScreen)
    stage.present(m, on: a)
    var seen: [Bool] = []
    m.onWillDisappear = { [unowned m] in
      seen += [m.isBeingDismissed, m.presentedViewController != nil]
    }

    stage.present(modal("N", .fullScreen), on: m)

    #expect(seen == [false, true])
  }

  @Test("rule 85: a controller that defines a context presents its current-context modals itself")
  func presentationContext() {
    let navigation = stage.navigation("A")
    guard let a = navigation.topViewController else { return }
    a.definesPresentationContext = true
    let (inside, outside) = (modal("M", .currentContext), modal("N", .fullScreen))

    stage.present(inside, on: a)
    #expect(inside.presentingViewController === a && navigation.presentedViewController == nil)
    inside.dismiss(animated: true)
    stage.settle()
    #expect(a.presentedViewController == nil)
    stage.present(outside, on: a)

    #expect(outside.presentingViewController === navigation)
  }

  @Test("rule 92: dismissing a modal stack sets isBeingDismissed on the stack, not on its screens")
  func flagsInContainer() {
    let a = stage.controller("A")
    stage.show(a)
    let root = stage.controller("R")
    let navigation = UINavigationController(rootViewController: root)
    stage.present(navigation, on: a)
    var seen: [Bool] = []
    root.onDidDisappear = { [unowned root] in
      seen += [
        root.isBeingDismissed, root.isMovingFromParent,
        root.navigationController?.isBeingDismissed == true,
      ]
    }

    root.dismiss(animated: true)
    stage.settle()

    #expect(seen == [false, false, true])
  }

  @Test(
    "rule 102: a dismissed chain's covered modals get no callbacks, or didDisappear with an option")
  func coveredIntermediate() {
    var (a, _, _) = chain(.fullScreen)
    let silent = stage.until { a.dismiss(animated: true) }
    #expect(!silent.contains { $0.hasPrefix("M1.") })
    #expect(silent.first == "M2.willDisappear" && silent.contains("A.didAppear"))

    (a, _, _) = chain(.fullScreen)
    stage.loop.behavior.notifiesCoveredIntermediates = true
    let callbacks = stage.until { a.dismiss(animated: true) }

    #expect(callbacks.filter { $0.hasPrefix("M1.") } == ["M1.didDisappear"])
  }

  @Test("rule 102: the sheets of a dismissed chain disappear one by one, topmost first")
  func seenIntermediate() {
    let (a, first, second) = chain(.pageSheet)

    let lines = stage.until { a.dismiss(animated: true) }

    #expect(
      lines == [
        "M2.willDisappear", "M2.didDisappear", "M1.willDisappear", "M1.didDisappear",
      ])
    #expect(first.presentingViewController == nil && second.presentingViewController == nil)
  }

  @Test("rule 105: after a pop under a modal, the modal remains the visible controller")
  func popUnderModal() {
    let navigation = stage.navigation("A", "B")
    let m = stage.controller("M")
    stage.present(m, on: navigation)

    let lines = stage.until { navigation.popViewController(animated: true) }

    #expect(lines.contains("A.didAppear") && navigation.visibleViewController === m)
    #expect((navigation.topViewController as? Screen)?.name == "A")
  }

  @Test(
    "rule 107: replacing a root does not dismiss its modal, and an option keeps both alive",
    arguments: [true, false])
  func rootReplaced(_ keeps: Bool) {
    stage.loop.behavior.keepsAbandonedPresentations = keeps
    weak var presenter: Screen?
    weak var modal: Screen?
    do {
      let (a, m) = (stage.controller("A"), stage.controller("M"))
      (presenter, modal) = (a, m)
      stage.show(a)
      stage.present(m, on: a)
    }

    let lines = stage.until { stage.window.rootViewController = stage.controller("B") }

    #expect(!lines.contains("M.willDisappear"))
    #expect((presenter != nil) == keeps && (modal != nil) == keeps)
    #expect(modal?.presentingViewController === presenter)
  }

  @Test("rules 107 and 108: a root that dismisses its modal before it is replaced is released")
  func dismissedFirst() {
    weak var presenter: Screen?
    do {
      let a = stage.controller("A")
      presenter = a
      stage.show(a)
      stage.present(stage.controller("M"), on: a)
      a.dismiss(animated: true)
      stage.settle()
    }

    stage.window.rootViewController = stage.controller("B")
    stage.settle()

    #expect(presenter == nil)
  }

  @Test("rule 108: a presenter that was never in a window presents nothing and is released")
  func neverInWindow() {
    _ = stage.device
    weak var modal: Screen?
    do {
      let m = stage.controller("M")
      modal = m
      stage.controller("A").present(m, animated: true)
    }
    stage.settle()

    #expect(modal == nil && stage.loop.refusalCount == 1)
  }

  @Test("rule 135: a window transition changes the root once and retains the old one until it ends")
  func windowTransition() {
    weak var old: Screen?
    do {
      let a = stage.controller("A")
      old = a
      stage.show(a)
    }
    var isFinished = false

    let lines = stage.during {
      UIView.transition(
        with: stage.window, duration: 0.5, options: .transitionCrossDissolve,
        animations: { stage.window.rootViewController = stage.controller("B") },
        completion: { isFinished = $0 })
    }
    stage.loop.advance(by: 0.4)
    #expect(old != nil && !isFinished)
    stage.loop.advance(by: 0.1)

    #expect(
      lines == [
        "A.willDisappear", "A.didDisappear", "B.loadView", "B.viewDidLoad", "B.willAppear(false)",
        "B.isAppearing",
      ])
    #expect(stage.log.lines.last == "B.didAppear")
    #expect(old == nil && isFinished)
  }
}
