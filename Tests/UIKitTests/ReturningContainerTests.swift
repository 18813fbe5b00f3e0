import Testing
import UIKit
import UIKitTesting

/// A container that reappears shows only the selection made while it was off screen.
@MainActor @Suite("Containers that reappear") struct ReturningContainerTests {
  private let stage = Stage()

  /// Two tabs in the window: a stack with the screen A, and the screen T.
  private func tabs() -> (
    tabs: UITabBarController, stack: UINavigationController, a: Probe, t: Probe
  ) {
    let (a, t) = (stage.probe("A"), stage.probe("T"))
    let stack = UINavigationController(rootViewController: a)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, t]
    stage.show(tabs)
    return (tabs, stack, a, t)
  }

  @Test("F02: after a push in an unselected tab, only the pushed screen is visible there")
  func pushIntoHiddenTab() {
    let (tabs, stack, a, _) = tabs()
    let b = stage.probe("B")
    let button = UIButton()
    a.view.addSubview(button)

    tabs.selectedIndex = 1
    stack.pushViewController(b, animated: false)
    tabs.selectedIndex = 0
    stage.settle()

    #expect(b.isSeen == true && a.isSeen == false)
    #expect(!stage.device.tap(button).isDelivered)
  }

  @Test("F01: a tab selected under a full-screen modal is visible after the dismissal")
  func tabSelectedUnderModal() {
    let (tabs, _, a, t) = tabs()
    stage.present(stage.cover("M"), on: tabs)

    tabs.selectedIndex = 1
    tabs.dismiss(animated: true)
    stage.settle()

    #expect(t.isSeen == true && a.isSeen == false)
  }

  @Test("F03: a screen pushed under a full-screen modal is visible after the dismissal")
  func pushUnderModal() {
    let (a, b) = (stage.probe("A"), stage.probe("B"))
    let stack = UINavigationController(rootViewController: a)
    stage.show(stack)
    stage.present(stage.cover("M"), on: stack)

    stack.pushViewController(b, animated: true)
    stack.dismiss(animated: true)
    stage.settle()

    #expect(b.isSeen == true && a.isSeen == false)
  }

  @Test("X02: a modal in a tab's own context disappears and reappears with the tab")
  func modalInContext() {
    let (tabs, _, _, t) = tabs()
    tabs.selectedIndex = 1
    t.definesPresentationContext = true
    let modal = stage.probe("M")
    modal.modalPresentationStyle = .currentContext
    stage.present(modal, on: t)
    #expect(modal.isSeen == true && t.isSeen == false)

    tabs.selectedIndex = 0
    stage.settle()
    #expect(modal.isSeen == false && t.isSeen == false)
    tabs.selectedIndex = 1
    stage.settle()
    #expect(modal.isSeen == true && t.isSeen == false)
    t.dismiss(animated: true)
    stage.settle()

    #expect(modal.isSeen == false && t.isSeen == true)
  }

  @Test("X02: a modal over a tab's own context is visible only with the tab")
  func modalOverContext() {
    let (tabs, _, a, t) = tabs()
    tabs.selectedIndex = 1
    t.definesPresentationContext = true
    let modal = stage.probe("M")
    modal.modalPresentationStyle = .overCurrentContext
    stage.present(modal, on: t)

    tabs.selectedIndex = 0
    stage.settle()
    #expect([a, t, modal].map(\.isSeen) == [true, false, false])
    t.dismiss(animated: true)
    stage.settle()
    tabs.selectedIndex = 1
    stage.settle()

    #expect([a, t, modal].map(\.isSeen) == [false, true, false])
  }

  @Test("X02: removing a child while a modal is covering it also removes the modal")
  func removedContext() {
    let (a, child) = (stage.probe("A"), stage.probe("C"))
    stage.show(a)
    a.addChild(child)
    a.view.addSubview(child.view)
    child.definesPresentationContext = true
    let modal = stage.probe("M")
    modal.modalPresentationStyle = .currentContext

    child.present(modal, animated: true)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    stage.settle()

    #expect([a, child, modal].map(\.isSeen) == [true, false, false])
  }

  @Test("rule 107: a covered root that was replaced does not reappear after a dismissal")
  func replacedRoot() {
    let (a, r, modal) = (stage.probe("A"), stage.probe("R"), stage.cover("M"))
    stage.show(a)
    stage.present(modal, on: a)

    stage.window.rootViewController = r
    a.dismiss(animated: true)
    stage.settle()

    #expect([a, r, modal].map(\.isSeen) == [false, true, false])
  }

  // MARK: Completed disappearances

  @Test("F04: the covered tab still disappears when another is selected during a presentation")
  func tabSelectedDuringPresentation() {
    let (tabs, _, a, t) = tabs()

    tabs.present(stage.cover("M"), animated: true)
    tabs.selectedIndex = 1
    stage.settle()

    #expect(a.isSeen == false && t.isSeen == false)
    tabs.dismiss(animated: true)
    stage.settle()
    #expect(a.isSeen == false && t.isSeen == true)
  }

  @Test("F05: the covered screen still disappears when its stack is reset during a presentation")
  func resetDuringPresentation() {
    let (a, b) = (stage.probe("A"), stage.probe("B"))
    let stack = UINavigationController()
    stack.viewControllers = [a, b]
    stage.show(stack)

    stack.present(stage.cover("M"), animated: true)
    stack.popToRootViewController(animated: false)
    stage.settle()

    #expect(a.isSeen == false && b.isSeen == false)
  }

  @Test("F07: a screen pushed without animation still disappears when a modal covers it at once")
  func pushBeforePresentation() {
    let (a, b) = (stage.probe("A"), stage.probe("B"))
    let stack = UINavigationController(rootViewController: a)
    stage.show(stack)

    stack.pushViewController(b, animated: false)
    stack.present(stage.cover("M"), animated: true)
    stage.settle()

    #expect(a.isSeen == false && b.isSeen == false)
    stack.dismiss(animated: true)
    stage.settle()
    #expect(a.isSeen == false && b.isSeen == true)
  }

  @Test("F05: a screen that is popped as its tab is deselected disappears with the tab")
  func poppedAsTabLeaves() {
    let (tabs, stack, a, t) = tabs()
    let b = stage.probe("B")
    stack.pushViewController(b, animated: true)
    stage.settle()

    stack.popViewController(animated: false)
    tabs.selectedIndex = 1
    stage.settle()
    #expect([a, b, t].map(\.isSeen) == [false, false, true])
    tabs.selectedIndex = 0
    stage.settle()

    #expect([a, b, t].map(\.isSeen) == [true, false, false] && b.parent == nil)
  }

  @Test("F06: the top of a stack that changes during its dismissal still disappears")
  func changedWhileDismissed() {
    let changes: [(UINavigationController) -> Void] = [
      { $0.popViewController(animated: true) },
      { $0.viewControllers = [] },
      { [stage] in $0.viewControllers = [stage.controller("C")] },
    ]
    for change in changes {
      let b = stage.probe("B")
      let stack = UINavigationController()
      stack.viewControllers = [stage.controller("A"), b]
      let root = stage.controller("R")
      stage.show(root)
      stage.present(stack, on: root)

      root.dismiss(animated: true)
      change(stack)
      stage.settle()

      #expect(b.isSeen == false && b.appearances == 1)
    }
  }

  @Test("F13: a screen pushed while its sheet is being dragged is visible when the sheet returns")
  func pushInDraggedSheet() {
    let (a, b) = (stage.probe("A"), stage.probe("B"))
    let sheet = UINavigationController(rootViewController: a)
    let root = stage.controller("R")
    stage.show(root)
    stage.present(sheet, on: root)

    #expect(stage.device.beginSheetSwipe().isDelivered)
    sheet.pushViewController(b, animated: true)
    stage.device.endSheetSwipe(cancelled: true)
    stage.settle()

    #expect(a.isSeen == false && b.isSeen == true && stage.isQuiet)
  }

  @Test(
    "F14: a presentation from a sheet that is being dragged is refused", arguments: [true, false])
  func presentFromDraggedSheet(isCancelled: Bool) {
    let (root, sheet) = (stage.probe("R"), stage.probe("S"))
    stage.show(root)
    stage.present(sheet, on: root)

    #expect(stage.device.beginSheetSwipe().isDelivered)
    sheet.present(stage.cover("M"), animated: true)
    stage.device.endSheetSwipe(cancelled: isCancelled)
    stage.settle()

    #expect(stage.loop.refusalCount == 1 && sheet.isSeen == isCancelled && root.isSeen == true)
  }
}
