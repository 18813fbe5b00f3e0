import Testing
import UIKit
import UIKitTesting

/// Changes to tabs, their stacks and sheets that an app makes in one turn or under a sheet.
@MainActor @Suite("Tabs and sheets together") struct TabsAndSheetsTests {
  let stage = Stage(checksConsistency: true)

  private func stack(_ screens: Probe...) -> UINavigationController {
    let stack = UINavigationController()
    stack.viewControllers = screens
    return stack
  }

  private func tabs(_ stacks: UINavigationController...) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = stacks
    stage.show(tabs)
    return tabs
  }

  /// Whether UIKit recorded no refusal, warning, exception or contradiction.
  private var isClean: Bool { stage.loop.events == [] }

  // MARK: Hidden tabs

  @Test(
    "rules 21 and 123: after a push on a hidden tab's stack, selecting the tab shows only the top",
    arguments: [true, false])
  func pushInHiddenTab(isAnimated: Bool) {
    let (a, b, c) = (stage.probe("A"), stage.probe("B"), stage.probe("C"))
    let hidden = stack(b)
    let tabs = tabs(stack(a), hidden)

    hidden.pushViewController(c, animated: isAnimated)
    stage.settle()
    #expect(hidden.viewControllers == [b, c] && !c.isViewLoaded && a.isSeen == true)
    tabs.selectedIndex = 1
    stage.settle()

    #expect(a.isSeen == false && c.isSeen == true)
    #expect(b.calls.isEmpty && b.viewIfLoaded?.window == nil && isClean)
  }

  @Test("rule 21: a screen that was visible before a push on its hidden stack does not return")
  func pushOverSeenScreen() {
    let (a, b, c) = (stage.probe("A"), stage.probe("B"), stage.probe("C"))
    let first = stack(a)
    let tabs = tabs(first, stack(b))
    stage.device.tapTab(1)
    stage.settle()

    first.pushViewController(c, animated: true)
    stage.settle()
    stage.device.tapTab(0)
    stage.settle()

    #expect(a.isSeen == false && a.appearances == 1 && c.isSeen == true && b.isSeen == false)
    #expect(tabs.selectedIndex == 0 && isClean)
  }

  // MARK: Under a sheet

  @Test("rules 83 and 105: under a page sheet, screens appear and disappear as they do without one")
  func changesUnderSheet() {
    let (a, b, m) = (stage.probe("A"), stage.probe("B"), stage.probe("M"))
    let navigation = stack(a)
    let tabs = tabs(navigation, stack(stage.probe("T")))
    stage.present(stack(m), on: tabs)
    #expect(a.isSeen == true && m.isSeen == true)

    navigation.pushViewController(b, animated: true)
    stage.settle()
    #expect(a.isSeen == false && b.isSeen == true && m.isSeen == true)
    navigation.popViewController(animated: true)
    stage.settle()

    #expect(a.isSeen == true && b.isSeen == false && m.isSeen == true && isClean)
  }

  @Test("rule 105: a tab selected in code under a page sheet appears below the sheet")
  func selectionUnderSheet() {
    let (a, b, m) = (stage.probe("A"), stage.probe("B"), stage.probe("M"))
    let tabs = tabs(stack(a), stack(b))
    stage.present(m, on: tabs)

    tabs.selectedIndex = 1
    stage.settle()

    #expect(a.isSeen == false && b.isSeen == true && m.isSeen == true && isClean)
  }

  // MARK: Several changes in one turn

  @Test(
    "rules 91 and 93: the completion of a dismissal without animation may present again",
    arguments: [1, 2])
  func presentInCompletion(sheets: Int) {
    let a = stage.probe("A")
    let tabs = tabs(stack(a), stack(stage.probe("B")))
    let old = (0..<sheets).map { stage.probe("old \($0)") }
    for sheet in old {
      stage.present(stack(sheet), on: stage.window.frontmostController ?? tabs)
    }
    let new = stage.probe("new")

    tabs.dismiss(animated: false) { tabs.present(self.stack(new), animated: true) }
    stage.settle()

    #expect(new.isSeen == true && old.allSatisfy { $0.isSeen == false } && a.isSeen == true)
    #expect(a.appearances == 1 && isClean)
  }

  @Test(
    "rules 37, 91 and 120: a dismissal, pops without animation and a selection happen in one turn",
    arguments: [0, 1], [false, true])
  func leavesEverything(selected: Int, hasSheet: Bool) {
    let (a, b, c) = (stage.probe("A"), stage.probe("B"), stage.probe("C"))
    let (d, e, m) = (stage.probe("D"), stage.probe("E"), stage.probe("M"))
    let (first, second) = (stack(a, b, c), stack(d, e))
    let tabs = tabs(first, second)
    tabs.selectedIndex = selected
    stage.settle()
    if hasSheet { stage.present(stack(m), on: tabs) }
    let seen = [b, c, e].map(\.appearances)

    if hasSheet { tabs.dismiss(animated: false) }
    first.setViewControllers([a], animated: false)
    second.setViewControllers([d], animated: false)
    tabs.selectedIndex = 0
    stage.settle()

    #expect(a.isSeen == true && [b, c, d, e, m].allSatisfy { $0.isSeen == false })
    #expect([b, c, e].map(\.appearances) == seen && a.appearances == 1)
    #expect(first.viewControllers == [a] && second.viewControllers == [d] && stage.isQuiet)
    #expect(stage.window.frontmostController === tabs && isClean)
  }

  @Test("rules 133 and 134: a new root may present in the turn in which it replaces the old one")
  func presentOnNewRoot() {
    let (splash, a, m) = (stage.probe("S"), stage.probe("A"), stage.probe("M"))
    stage.show(splash)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack(a), stack(stage.probe("B"))]

    stage.window.rootViewController = tabs
    tabs.present(stack(m), animated: true)
    stage.settle()

    #expect(splash.isSeen == false && a.isSeen == true && m.isSeen == true && isClean)
    #expect(splash.appearances == 1 && a.appearances == 1)
  }

  // MARK: Sheets that refuse

  /// A sheet's delegate that asks for confirmation in an alert when the user attempts to dismiss
  /// the sheet.
  private final class Asking: UIAdaptivePresentationControllerDelegate {
    let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)

    init() { alert.addAction(UIAlertAction(title: "Keep", style: .cancel)) }

    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      controller.presentedViewController.present(alert, animated: true)
    }
  }

  @Test("rule 111: the delegate of a sheet whose screen refuses may present an alert at once")
  func asksBeforeDismissal() {
    let m = stage.probe("M")
    let tabs = tabs(stack(stage.probe("A")))
    let sheet = stack(m)
    let delegate = Asking()
    sheet.presentationController?.delegate = delegate
    stage.present(sheet, on: tabs)
    m.isModalInPresentation = true

    #expect(!stage.device.beginSheetSwipe().isDelivered)
    stage.settle()
    #expect(stage.window.frontmostController === delegate.alert && m.isSeen == true)
    stage.device.tapAlertAction(0)
    stage.settle()

    #expect(stage.window.frontmostController === sheet && isClean)
    m.isModalInPresentation = false
    #expect(stage.device.beginSheetSwipe().isDelivered)
  }
}
