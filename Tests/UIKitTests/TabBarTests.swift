import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Tab bar controller") struct TabBarTests {
  let stage = Stage()

  private final class TabLog: UITabBarControllerDelegate {
    let log: Log
    var allows = true

    init(_ log: Log) { self.log = log }

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      log.add("shouldSelect at \(tabBarController.selectedIndex)")
      return allows
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { log.add("didSelect at \(tabBarController.selectedIndex)") }
  }

  private func tabs(_ screens: UIViewController...) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = screens
    stage.show(tabs)
    return tabs
  }

  @Test("rule 117: tabs get their parent at once, and only the selected one loads")
  func lazyLoading() {
    let (a, b) = (stage.controller("A"), stage.controller("B"))
    let tabs = UITabBarController()
    tabs.viewControllers = [a, b]
    #expect(a.parent === tabs && b.parent === tabs && tabs.selectedIndex == 0)
    #expect(!a.isViewLoaded)

    stage.show(tabs)

    #expect(a.isViewLoaded && !b.isViewLoaded)
  }

  @Test("rule 117: setting the tabs keeps the selected one, or selects the first")
  func settingTabs() {
    let (a, b, c) = (stage.controller("A"), stage.controller("B"), stage.controller("C"))
    let tabs = tabs(a, b)
    tabs.selectedIndex = 1

    let kept = stage.until { tabs.viewControllers = [c, a, b] }
    #expect(tabs.selectedViewController === b && tabs.selectedIndex == 2)
    #expect(!kept.contains { $0.hasPrefix("B.") })
    let replaced = stage.until { tabs.viewControllers = [c, a] }

    #expect(tabs.selectedViewController === c)
    #expect(b.parent == nil && replaced.contains("B.didMove(nil)"))
    #expect(replaced.contains("B.didDisappear") && replaced.contains("C.didAppear"))
  }

  @Test("rule 118: the new tab appears before the old one disappears")
  func switchOrder() {
    let tabs = tabs(stage.controller("A"), stage.controller("B"))

    #expect(
      stage.until { tabs.selectedIndex = 1 } == [
        "B.loadView", "B.viewDidLoad", "B.willAppear(false)", "A.willDisappear", "B.isAppearing",
        "A.didDisappear", "B.didAppear",
      ])
  }

  @Test("rule 118: an option makes the old tab disappear first")
  func oldTabFirst() {
    let tabs = tabs(stage.controller("A"), stage.controller("B"))
    stage.loop.behavior.newTabAppearsFirst = false

    let lines = stage.until { tabs.selectedIndex = 1 }

    #expect(lines.dropFirst(2).prefix(2) == ["A.willDisappear", "B.willAppear(false)"])
  }

  @Test("rule 119: a tap asks the delegate, changes the selection, then notifies the delegate")
  func tap() {
    let tabs = tabs(stage.controller("A"), stage.controller("B"))
    let delegate = TabLog(stage.log)
    tabs.delegate = delegate

    let lines = stage.until { stage.device.tapTab(1) }

    #expect(lines.first == "shouldSelect at 0" && lines.last == "didSelect at 1")
    #expect(lines.contains("B.didAppear"))
  }

  @Test("rule 119: nothing happens when the delegate refuses")
  func refusedTap() {
    let tabs = tabs(stage.controller("A"), stage.controller("B"))
    let delegate = TabLog(stage.log)
    delegate.allows = false
    tabs.delegate = delegate

    #expect(stage.until { stage.device.tapTab(1) } == ["shouldSelect at 0"])
    #expect(tabs.selectedIndex == 0)
  }

  @Test("rule 120: a selection in code does not call the delegate, but the screens appear")
  func selectionInCode() {
    let (a, b) = (stage.controller("A"), stage.controller("B"))
    let tabs = tabs(a, b)
    let delegate = TabLog(stage.log)
    tabs.delegate = delegate

    let lines =
      stage.until { tabs.selectedViewController = b } + stage.until { tabs.selectedIndex = 0 }

    #expect(lines.contains("B.didAppear") && lines.contains("A.didAppear"))
    #expect(!lines.contains { $0.contains("Select") })
  }

  @Test("rules 121 and 122: a tap on the selected tab pops its stack to the root, animated")
  func tapAgain() {
    let navigation = UINavigationController()
    navigation.viewControllers = ["A", "B", "C"].map(stage.controller)
    let tabs = tabs(navigation, stage.controller("T"))
    let tabLog = TabLog(stage.log)
    let navigationLog = NavigationLog(stage.log)
    tabs.delegate = tabLog
    navigation.delegate = navigationLog

    let inside = stage.during { stage.device.tapTab(0) }
    let after = stage.rest()

    #expect(inside.first == "shouldSelect at 0" && inside.last == "didSelect at 0")
    #expect(inside.contains("A.willAppear(true)") && inside.contains("willShow(A)"))
    #expect(
      after == ["C.didDisappear", "A.didAppear", "B.didMove(nil)", "C.didMove(nil)", "didShow(A)"])
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("rule 123: switching tabs leaves the other stacks unchanged and sets no moving flag")
  func switchKeepsStacks() {
    let navigation = UINavigationController()
    let b = stage.controller("B")
    navigation.viewControllers = [stage.controller("A"), b]
    let tabs = tabs(navigation, stage.controller("T"))
    var isMoving = true
    b.onDidDisappear = { [unowned b] in isMoving = b.isMovingFromParent }

    let lines = stage.until { tabs.selectedIndex = 1 }

    #expect(lines.contains("B.willDisappear") && lines.contains("B.didDisappear"))
    #expect(!isMoving && navigation.viewControllers.count == 2)
  }

  @Test("rule 124: a screen finds its tab bar controller through its stack; a modal finds none")
  func tabBarControllerProperty() {
    let a = stage.controller("A")
    let navigation = UINavigationController(rootViewController: a)
    let tabs = tabs(navigation, stage.controller("T"))
    let m = stage.controller("M")
    #expect(a.tabBarController === tabs)

    stage.present(m, on: a)
    #expect(m.tabBarController == nil && m.presentingViewController === tabs)
    tabs.viewControllers = [stage.controller("X")]

    #expect(a.tabBarController == nil && a.navigationController === navigation)
  }

  @Test("rule 31: hidesBottomBarWhenPushed removes the bar without any callback")
  func hiddenBar() {
    let navigation = UINavigationController(rootViewController: stage.controller("A"))
    let tabs = tabs(navigation, stage.controller("T"))
    let plain = stage.until {
      navigation.pushViewController(stage.controller("B"), animated: true)
    }
    #expect(stage.device.tapTab(0).isDelivered)
    stage.settle()

    let hiding = stage.controller("B")
    hiding.hidesBottomBarWhenPushed = true
    let lines = stage.until { navigation.pushViewController(hiding, animated: true) }
    #expect(lines == plain.filter { !$0.contains("A.loadView") && !$0.contains("A.viewDidLoad") })
    #expect(!stage.device.tapTab(1).isDelivered && tabs.selectedIndex == 0)
    navigation.popViewController(animated: true)
    stage.settle()

    #expect(stage.device.tapTab(1).isDelivered)
  }

  @Test("misuse: an index beyond the last tab is ignored, or deselects all tabs with an option")
  func outOfRange() {
    let tabs = tabs(stage.controller("A"), stage.controller("B"))

    #expect(stage.until { tabs.selectedIndex = 7 } == [])
    #expect(tabs.selectedIndex == 0)
    stage.loop.behavior.ignoresTabsOutOfRange = false

    #expect(stage.until { tabs.selectedIndex = 7 } == ["A.willDisappear", "A.didDisappear"])
    #expect(tabs.selectedViewController == nil && tabs.selectedIndex == NSNotFound)
  }

  @Test("misuse: selecting a controller that is not among the tabs raises an exception")
  func stranger() {
    let tabs = tabs(stage.controller("A"))

    tabs.selectedViewController = stage.controller("X")

    #expect(stage.loop.crashCount == 1 && tabs.selectedIndex == 0)
  }

  @Test("a tab cannot be tapped if its item is disabled or a modal covers it")
  func untouchableTabs() {
    let b = stage.controller("B")
    let tabs = tabs(stage.controller("A"), b)
    b.tabBarItem.isEnabled = false
    #expect(!stage.device.tapTab(1).isDelivered && !stage.device.tapTab(2).isDelivered)
    b.tabBarItem.isEnabled = true

    stage.present(stage.controller("M"), on: tabs)

    #expect(!stage.device.tapTab(1).isDelivered)
  }
}
