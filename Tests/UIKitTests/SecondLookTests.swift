import Testing
import UIKit
import UIKitTesting

/// App code that runs in callbacks, between a decision by UIKit and its effect.
@MainActor @Suite("Changes inside callbacks") struct SecondLookTests {
  private let stage = Stage()

  private func stack(_ controllers: UIViewController...) -> UINavigationController {
    let stack = UINavigationController()
    stack.viewControllers = controllers
    stage.show(stack)
    return stack
  }

  // MARK: Presentations

  @Test("P04: a full-screen modal that dismisses itself as it appears reveals its presenter")
  func dismissesItself() {
    let (a, modal) = (stage.probe("A"), stage.cover("M"))
    stage.show(a)
    modal.onDidAppear = { [unowned modal] in modal.dismiss(animated: true) }

    a.present(modal, animated: true)
    stage.settle()
    #expect(a.isSeen == true && modal.isSeen == false && stage.loop.events == [])
    a.present(stage.cover("N"), animated: true)
    stage.settle()

    #expect(a.isSeen == false && stage.loop.events == [])
  }

  @Test("P03: a presenter that reappears can present again at once")
  func presentsOnReturn() {
    let (a, next) = (stage.probe("A"), stage.probe("N"))
    stage.show(a)
    stage.present(stage.cover("M"), on: a)
    a.onDidAppear = { [unowned a] in a.present(next, animated: true) }

    a.dismiss(animated: true)
    stage.settle()

    #expect(next.isSeen == true && a.presentedViewController === next && stage.loop.events == [])
  }

  @Test("P13: a sheet that returns after a cancelled swipe can be dismissed in its viewDidAppear")
  func dismissesReturnedSheet() {
    let (a, sheet) = (stage.probe("A"), stage.probe("S"))
    stage.show(a)
    stage.present(sheet, on: a)
    sheet.onDidAppear = { [unowned sheet] in sheet.dismiss(animated: true) }

    #expect(stage.device.beginSheetSwipe().isDelivered)
    stage.device.endSheetSwipe(cancelled: true)
    stage.settle()

    #expect(sheet.isSeen == false && a.presentedViewController == nil && stage.loop.events == [])
  }

  @Test("P18: a presentation from a modal that is being dismissed is refused")
  func presentsWhileDismissed() {
    let (a, modal, next) = (stage.probe("A"), stage.probe("M"), stage.probe("N"))
    stage.show(a)
    stage.present(modal, on: a)
    var isCompleted = false

    a.dismiss(animated: true)
    modal.present(next, animated: true) { isCompleted = true }
    stage.settle()

    #expect(!isCompleted && a.presentedViewController == nil && next.isSeen == false)
    #expect(
      stage.loop.events == [
        .refused(
          request: "present Probe on Probe", reason: "while a presentation is in progress",
          losesCompletion: true)
      ])
  }

  @Test("P18: a second dismissal within a chain that is being dismissed is refused")
  func dismissesInDismissedChain() {
    let chain = stage.probes("A", "M", "N")
    stage.show(chain[0])
    stage.present(chain[1], on: chain[0])
    stage.present(chain[2], on: chain[1])

    chain[0].dismiss(animated: true)
    chain[1].dismiss(animated: true)
    stage.settle()

    #expect(chain.map(\.isSeen) == [true, false, false] && stage.loop.refusalCount == 1)
  }

  @Test("F09: a modal that is loading cannot present another modal on its presenter")
  func presentsWhileLoading() {
    let (a, modal) = (stage.probe("A"), stage.probe("M"))
    stage.show(a)
    let alert = UIAlertController(title: "No connection", message: nil, preferredStyle: .alert)
    modal.onLoad = { [unowned a] in a.present(alert, animated: true) }

    a.present(modal, animated: true)
    stage.settle()

    #expect(a.presentedViewController === modal && alert.presentingViewController == nil)
    #expect(modal.isSeen == true && stage.loop.refusalCount == 1)
  }

  @Test("F09: a presentation is refused if its presenter leaves while the modal loads")
  func presenterGoesWhileLoading() {
    let (a, modal, r) = (stage.probe("A"), stage.probe("M"), stage.probe("R"))
    stage.show(a)
    modal.onLoad = { [stage] in stage.window.rootViewController = r }

    a.present(modal, animated: true)
    stage.settle()

    #expect([a, modal, r].map(\.isSeen) == [false, false, true] && stage.loop.refusalCount == 1)
  }

  @Test("F10: a presentation from a chain that has just been dismissed is refused")
  func presentsFromDismissedChain() {
    let chain = stage.probes("A", "M", "N")
    let late = stage.probe("L")
    stage.show(chain[0])
    stage.present(chain[1], on: chain[0])
    stage.present(chain[2], on: chain[1])
    chain[2].onDidDisappear = { [unowned middle = chain[1]] in
      middle.present(late, animated: true)
    }

    chain[0].dismiss(animated: true)
    stage.settle()

    #expect(chain.map(\.isSeen) == [true, false, false])
    #expect(late.isSeen == false && stage.loop.refusalCount == 1)
  }

  // MARK: Tabs, roots, pages

  @Test("C09: a tab that selects another as it appears stays hidden, and the other is visible")
  func redirectingTab() {
    let screens = stage.probes("A", "B", "C")
    let tabs = UITabBarController()
    tabs.viewControllers = screens
    stage.show(tabs)
    screens[1].onWillAppear = { [unowned tabs] in tabs.selectedIndex = 2 }

    tabs.selectedIndex = 1
    stage.settle()

    #expect(screens.map(\.isSeen) == [false, false, true] && tabs.selectedIndex == 2)
  }

  @Test("C09: a tab that selects another while it loads does not appear")
  func redirectingWhileLoading() {
    let screens = stage.probes("A", "B", "C")
    let tabs = UITabBarController()
    tabs.viewControllers = screens
    stage.show(tabs)
    screens[1].onLoad = { [unowned tabs] in tabs.selectedIndex = 2 }

    tabs.selectedIndex = 1
    stage.settle()

    #expect(screens.map(\.isSeen) == [false, false, true] && screens[1].calls == [])
  }

  @Test("C09: a tab that selects the previous one while it loads does not appear")
  func sendingBackWhileLoading() {
    let screens = stage.probes("A", "B")
    let tabs = UITabBarController()
    tabs.viewControllers = screens
    stage.show(tabs)
    screens[1].onLoad = { [unowned tabs] in tabs.selectedIndex = 0 }

    tabs.selectedIndex = 1
    stage.settle()

    #expect(screens.map(\.isSeen) == [true, false] && screens[0].appearances == 1)
  }

  @Test("C09: a tab that is selected again as it disappears stays visible")
  func tabThatReturns() {
    let screens = stage.probes("A", "B")
    let tabs = UITabBarController()
    tabs.viewControllers = screens
    stage.show(tabs)
    screens[0].onWillDisappear = { [unowned tabs] in tabs.selectedIndex = 0 }

    tabs.selectedIndex = 1
    stage.settle()

    #expect(screens.map(\.isSeen) == [true, false] && tabs.selectedIndex == 0)
  }

  @Test("C16: a root that is set again as it disappears stays visible")
  func rootThatReturns() {
    let screens = stage.probes("A", "B")
    stage.show(screens[0])
    screens[0].onWillDisappear = { [stage] in stage.window.rootViewController = screens[0] }

    stage.window.rootViewController = screens[1]
    stage.settle()

    #expect(screens.map(\.isSeen) == [true, false])
  }

  @Test("C16: a root that sets another as it appears stays hidden, and the other is visible")
  func redirectingRoot() {
    let screens = stage.probes("A", "B", "C")
    stage.show(screens[0])
    screens[1].onWillAppear = { [stage] in stage.window.rootViewController = screens[2] }

    stage.window.rootViewController = screens[1]
    stage.settle()

    #expect(screens.map(\.isSeen) == [false, false, true])
  }

  @Test(
    "F15: a root set while the old one disappears replaces the pending root, which never appears")
  func rootReplacedTwice() {
    let screens = stage.probes("A", "B", "C")
    stage.show(screens[0])
    screens[0].onDidDisappear = { [stage] in stage.window.rootViewController = screens[2] }

    stage.window.rootViewController = screens[1]
    stage.settle()

    #expect(screens.map(\.isSeen) == [false, false, true] && screens[1].calls == [])
  }

  @Test("X01: turning back to a page before it has disappeared leaves it visible")
  func pageTurnedBack() {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let screens = stage.probes("A", "B")
    pages.setViewControllers([screens[0]], direction: .forward, animated: false)
    stage.show(pages)

    pages.setViewControllers([screens[1]], direction: .forward, animated: true)
    pages.setViewControllers([screens[0]], direction: .reverse, animated: true)
    stage.settle()

    #expect(screens.map(\.isSeen) == [true, false] && stage.isQuiet)
    #expect(screens[0].parent === pages && screens[1].parent == nil)
  }

  // MARK: Stacks

  @Test("F12: a pushed screen does not appear if its stack is replaced while the screen loads")
  func rootReplacedWhileLoading() {
    let (a, b, r) = (stage.probe("A"), stage.probe("B"), stage.probe("R"))
    let stack = stack(a)
    b.onLoad = { [stage] in stage.window.rootViewController = r }

    stack.pushViewController(b, animated: true)
    stage.settle()

    #expect([a, b, r].map(\.isSeen) == [false, false, true] && b.calls == [])
  }

  @Test("F08: pending requests run in order, each on the result of the previous one")
  func waitingPops() {
    let screens = stage.probes("A", "B", "C")
    let stack = stack(screens[0], screens[1])
    let delegate = NavigationLog(stage.log)
    stack.delegate = delegate

    let lines = stage.until {
      stack.pushViewController(screens[2], animated: true)
      stack.popViewController(animated: false)
      stack.popToRootViewController(animated: true)
    }

    #expect(screens.map(\.isSeen) == [true, false, false] && stage.isQuiet)
    #expect(
      lines.filter { $0.hasPrefix("didShow") } == ["didShow(C)", "didShow(B)", "didShow(A)"])
  }

  @Test(
    "F08: a pending pop without animation and a pending animated push leave the new top visible")
  func waitingPopAndPush() {
    let screens = stage.probes("A", "B", "C", "D")
    let stack = stack(screens[0], screens[1])

    stack.pushViewController(screens[2], animated: true)
    stack.popViewController(animated: false)
    stack.pushViewController(screens[3], animated: true)
    stage.settle()

    #expect(screens.map(\.isSeen) == [false, false, false, true] && stage.isQuiet)
    #expect(stack.viewControllers == [screens[0], screens[1], screens[3]])
  }

  @Test(
    "F08: a push from didShow waits for the transition to end",
    arguments: [false, true])
  func pushInDidShow(animated: Bool) {
    let screens = stage.probes("A", "B", "C")
    let stack = stack(screens[0])
    let delegate = NavigationLog(stage.log)
    delegate.onDidShow = { stack in
      if stack.viewControllers.count == 2 { stack.pushViewController(screens[2], animated: true) }
    }
    stack.delegate = delegate

    stack.pushViewController(screens[1], animated: animated)
    stage.settle()

    #expect(screens.map(\.isSeen) == [false, false, true] && stage.isQuiet)
  }

  @Test("F17: a stack released with a pending change leaves no transition running")
  func releasedStack() {
    let button = UIButton()
    let r = stage.probe("R")
    r.view.addSubview(button)
    do {
      let stack = stack(stage.probe("A"))
      let b = stage.probe("B")
      stack.pushViewController(b, animated: false)
      stack.popToViewController(b, animated: true)
      stage.window.rootViewController = r
    }
    stage.settle()

    #expect(stage.loop.runningTransitions == 0 && stage.device.tap(button).isDelivered)
  }

  @Test("N15: laying out the stack's view shows a screen pushed without animation")
  func layoutIfNeeded() {
    let (a, b) = (stage.probe("A"), stage.probe("B"))
    let stack = stack(a)

    stack.pushViewController(b, animated: false)
    stack.view.layoutIfNeeded()

    #expect(a.isSeen == false && b.isSeen == true && stage.loop.runningTransitions == 0)
    stage.settle()
    #expect(b.appearances == 1 && stage.isQuiet)
  }

  @Test("rule 61: a pop to a screen that a pending pop removes raises an exception when it runs")
  func popToRemoved() {
    let screens = stage.probes("A", "B", "C")
    let stack = stack(screens[0], screens[1])

    stack.pushViewController(screens[2], animated: true)
    stack.popToRootViewController(animated: true)
    stack.popToViewController(screens[1], animated: true)
    #expect(stage.loop.crashCount == 0)
    stage.settle()

    #expect(
      stage.loop.events == [
        .crashed(reason: "Tried to pop to a view controller that doesn't exist.")
      ])
    #expect(stack.viewControllers == [screens[0]])
  }

  @Test("rule 56: a stack that is emptied on screen shows nothing, even with a change pending")
  func emptiedOnScreen() {
    let screens = stage.probes("A", "B")
    let stack = stack(screens[0])

    stack.viewControllers = [screens[1]]
    stack.viewControllers = []
    stage.settle()

    #expect(screens.map(\.isSeen) == [false, false] && stage.isQuiet)
  }

  // MARK: Children and views

  @Test("F11: a child that is added in viewIsAppearing appears once")
  func childAddedWhileAppearing() {
    let (a, child) = (stage.probe("A"), stage.probe("C"))
    a.onIsAppearing = { [unowned a] in
      a.addChild(child)
      a.view.addSubview(child.view)
    }

    stage.show(a)

    #expect(child.isSeen == true && child.calls.count == 3)
  }

  @Test("F11: a child added between its parent's first callbacks appears once")
  func childAddedBeforeView() {
    let screens = stage.probes("A", "B")
    let child = stage.probe("C")
    let tabs = UITabBarController()
    tabs.viewControllers = screens
    stage.show(tabs)
    // After B's viewWillAppear, and before its view is added.
    screens[0].onWillDisappear = { [unowned b = screens[1]] in
      b.addChild(child)
      b.view.addSubview(child.view)
    }

    tabs.selectedIndex = 1
    stage.settle()

    #expect(child.isSeen == true && child.calls.count == 3)
  }

  @Test("F16: removing a sibling while a view is being removed removes only those two views")
  func siblingRemoved() {
    let (a, child) = (stage.probe("A"), stage.probe("C"))
    let (spinner, label) = (UIView(), UIView())
    stage.show(a)
    a.view.addSubview(spinner)
    a.addChild(child)
    a.view.addSubview(child.view)
    a.view.addSubview(label)
    child.onWillDisappear = { spinner.removeFromSuperview() }

    child.view.removeFromSuperview()

    #expect(a.view.subviews == [label] && child.isSeen == false)
  }

  @Test("F16: a view inserted relative to a sibling is placed next to it, wherever it was before")
  func placeAfterLeaving() {
    let box = UIView()
    let views = [UIView(), UIView(), UIView()]
    views.forEach(box.addSubview)

    box.insertSubview(views[0], belowSubview: views[2])
    #expect(box.subviews == [views[1], views[0], views[2]])
    box.insertSubview(views[1], aboveSubview: views[2])

    #expect(box.subviews == [views[0], views[2], views[1]])
  }
}
