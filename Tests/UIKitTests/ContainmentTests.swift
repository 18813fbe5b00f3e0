import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Custom containers") struct ContainmentTests {
  let stage = Stage()

  /// A container that forwards appearance callbacks to its children itself.
  private final class Manual: Screen {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }

  private func contain(_ child: UIViewController, in parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  @Test(
    "rules 13 and 14: a child appears and disappears as its view enters and leaves a visible parent"
  )
  func visibleParent() {
    let a = stage.controller("A")
    stage.show(a)
    let child = stage.controller("C")

    let coming = stage.until { contain(child, in: a) }
    let leaving = stage.until {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }

    #expect(
      coming == [
        "C.willMove(parent)", "C.loadView", "C.viewDidLoad", "C.willAppear(false)", "C.isAppearing",
        "C.didAppear", "C.didMove(parent)",
      ])
    #expect(
      leaving == ["C.willMove(nil)", "C.willDisappear", "C.didDisappear", "C.didMove(nil)"])
  }

  @Test("rule 14: a child whose view is added first appears then, and shows what it contains")
  func viewFirst() {
    let a = stage.controller("A")
    stage.show(a)
    let content = stage.controller("B")
    let child = UINavigationController(rootViewController: content)

    let coming = stage.until {
      a.view.addSubview(child.view)
      a.addChild(child)
      child.didMove(toParent: a)
    }
    let leaving = stage.until {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }

    #expect(
      coming.filter { $0.hasSuffix("Appear(false)") || $0.hasSuffix("didAppear") }
        == ["B.willAppear(false)", "B.didAppear"])
    #expect(content.viewIfLoaded?.isDescendant(of: child.view) == true)
    #expect(leaving == ["B.willDisappear", "B.didDisappear"])
  }

  @Test("rule 14: a controller that is no child appears while its view is in a visible screen")
  func noChild() {
    let a = stage.controller("A")
    stage.show(a)
    let stray = stage.controller("C")

    let shown = stage.until { a.view.addSubview(stray.view) }
    let removed = stage.until { stray.view.removeFromSuperview() }

    #expect(
      shown == [
        "C.loadView", "C.viewDidLoad", "C.willAppear(false)", "C.isAppearing", "C.didAppear",
      ])
    #expect(removed == ["C.willDisappear", "C.didDisappear"])
  }

  @Test(
    "rule 14: a child gets its parent's appearance callbacks if its view is in the parent's view")
  func forwarding() {
    let navigation = stage.navigation("A")
    guard let a = navigation.topViewController else { return }
    contain(stage.controller("C"), in: a)
    a.addChild(stage.controller("D"))
    stage.settle()

    let covered = stage.until {
      navigation.pushViewController(stage.controller("B"), animated: true)
    }
    let revealed = stage.until { navigation.popViewController(animated: true) }

    #expect(
      covered.filter { $0.hasPrefix("A.") || $0.hasPrefix("C.") } == [
        "A.willDisappear", "C.willDisappear", "A.didDisappear", "C.didDisappear",
      ])
    #expect(revealed.contains("C.willAppear(true)") && revealed.contains("C.didAppear"))
    #expect(!(covered + revealed).contains { $0.hasPrefix("D.") })
  }

  @Test("rule 14: a child that was already removed from its parent disappears with its view (C02)")
  func parentFirst() {
    let (a, child) = (stage.probe("A"), stage.probe("C"))
    stage.show(a)
    contain(child, in: a)

    child.willMove(toParent: nil)
    child.removeFromParent()
    child.view.removeFromSuperview()
    #expect(child.isSeen == false)
    a.present(child, animated: true)
    stage.settle()

    #expect(child.isSeen == true && stage.loop.events == [])
  }

  @Test("rule 14: a child whose view moves within the window gets no callbacks (X03)")
  func movedWithinWindow() {
    let (a, child, box) = (stage.probe("A"), stage.probe("C"), UIView())
    stage.show(a)
    a.view.addSubview(box)
    contain(child, in: a)

    let lines = stage.until { box.addSubview(child.view) }

    #expect(lines == [] && child.isSeen == true && child.view.superview === box)
  }

  @Test("pushing a custom container's child removes it from the container and shows it again (X08)")
  func pushedChild() {
    let (a, child) = (stage.probe("A"), stage.probe("C"))
    let navigation = UINavigationController(rootViewController: a)
    stage.show(navigation)
    contain(child, in: a)

    navigation.pushViewController(child, animated: true)
    stage.settle()

    #expect(child.isSeen == true && child.appearances == 2 && a.isSeen == false)
    #expect(a.children.isEmpty && child.view.superview === navigation.view)
  }

  /// The screen's moving flags in its first and last appearance callbacks, and afterwards.
  private func flags(of screen: Probe, _ change: () -> Void) -> [Bool] {
    var flags: [Bool] = []
    screen.onWillAppear = { [unowned screen] in flags.append(screen.isMovingToParent) }
    screen.onDidAppear = { [unowned screen] in flags.append(screen.isMovingToParent) }
    screen.onWillDisappear = { [unowned screen] in flags.append(screen.isMovingFromParent) }
    screen.onDidDisappear = { [unowned screen] in flags.append(screen.isMovingFromParent) }
    change()
    stage.settle()
    return flags + [screen.isMovingToParent, screen.isMovingFromParent]
  }

  @Test("rule 15: a child's moving flags are set while a custom container adds or removes it (C03)")
  func movingChild() {
    let (a, child) = (stage.probe("A"), stage.probe("C"))
    stage.show(a)

    let added = flags(of: child) { contain(child, in: a) }
    let hidden = flags(of: child) { child.view.removeFromSuperview() }
    let shown = flags(of: child) { a.view.addSubview(child.view) }
    let removed = flags(of: child) {
      child.willMove(toParent: nil)
      child.removeFromParent()
      child.view.removeFromSuperview()
    }

    #expect(added == [true, true, false, false] && removed == [true, true, false, false])
    #expect(hidden.allSatisfy { !$0 } && shown.allSatisfy { !$0 })
  }

  @Test("rule 15: the moving flag of a stack's root is set only at its first appearance (N12)")
  func movingRoot() {
    let a = stage.probe("A")
    let tabs = UITabBarController()
    tabs.viewControllers = [
      UINavigationController(rootViewController: a), stage.controller("T"),
    ]

    let first = flags(of: a) { stage.show(tabs) }
    tabs.selectedIndex = 1
    let second = flags(of: a) { tabs.selectedIndex = 0 }

    #expect(first == [true, true, false, false] && second.allSatisfy { !$0 })
  }

  @Test("rule 9: an option makes a child appear before its container")
  func childFirst() {
    let a = stage.controller("A")
    contain(stage.controller("C"), in: a)
    stage.show(a)
    let disappearing = ["A.willDisappear", "C.willDisappear", "A.didDisappear", "C.didDisappear"]
    #expect(stage.until { stage.window.rootViewController = nil } == disappearing)
    stage.loop.behavior.forwardsAppearanceAfterContainer = false

    #expect(
      stage.until { stage.window.rootViewController = a } == [
        "C.willAppear(false)", "A.willAppear(false)", "A.isAppearing", "C.isAppearing",
        "C.didAppear", "A.didAppear",
      ])
  }

  @Test("rule 14: transition(from:to:) makes one child appear and the other disappear")
  func transition() {
    let a = stage.controller("A")
    stage.show(a)
    let (old, new) = (stage.controller("C"), stage.controller("D"))
    contain(old, in: a)
    a.addChild(new)
    stage.settle()

    let inside = stage.during {
      a.transition(from: old, to: new, duration: 0.3, animations: nil) { [log = stage.log] in
        log.add("completion \($0)")
      }
    }
    let after = stage.rest()

    #expect(
      inside == [
        "D.loadView", "D.viewDidLoad", "D.willAppear(true)", "C.willDisappear", "D.isAppearing",
      ])
    #expect(after == ["C.didDisappear", "D.didAppear", "completion true"])
    #expect(old.view.superview == nil && new.view.superview === a.view)
  }

  @Test("a container without automatic forwarding forwards appearance callbacks manually")
  func manualForwarding() {
    let container = Manual("A", stage.log)
    stage.show(container)
    let child = stage.controller("C")

    let silent = stage.until { contain(child, in: container) }
    let callbacks = stage.until {
      child.beginAppearanceTransition(true, animated: true)
      child.endAppearanceTransition()
    }
    let covered = stage.until { stage.window.rootViewController = nil }
    let hidden = stage.until {
      child.beginAppearanceTransition(false, animated: false)
      child.endAppearanceTransition()
    }

    #expect(
      silent == ["C.willMove(parent)", "C.loadView", "C.viewDidLoad", "C.didMove(parent)"])
    #expect(callbacks == ["C.willAppear(true)", "C.isAppearing", "C.didAppear"])
    #expect(covered == ["A.willDisappear", "A.didDisappear"])
    #expect(hidden == ["C.willDisappear", "C.didDisappear"])
    #expect(stage.loop.events == [])
  }

  @Test("rule 67: unbalanced appearance calls only log a warning")
  func unbalanced() {
    let child = stage.controller("C")
    child.beginAppearanceTransition(true, animated: false)
    let line = UIKitEvent.warning(
      "Unbalanced calls to begin/end appearance transitions for RecordingController")

    let again = stage.during { child.beginAppearanceTransition(true, animated: false) }
    child.endAppearanceTransition()
    let ended = stage.during { child.endAppearanceTransition() }

    #expect(again == [] && ended == [])
    #expect(stage.loop.events == [line, line] && stage.loop.crashCount == 0)
  }

  @Test("rule 7: a controller whose appearance is cancelled disappears without having appeared")
  func cancelledAppearance() {
    let navigation = stage.navigation("A", "B")

    let lines = stage.until {
      stage.device.beginSwipeBack()
      stage.device.endSwipeBack(cancelled: true)
    }

    #expect(
      lines.filter { $0.hasPrefix("A.") && $0.hasSuffix("ppear") || $0.hasPrefix("A.willA") } == [
        "A.willAppear(true)", "A.willDisappear", "A.didDisappear",
      ])
    _ = navigation
  }
}

@MainActor @Suite("Page controller") struct PageTests {
  let stage = Stage()

  private final class Pages: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let screens: [Screen]
    let log: Log

    init(_ screens: [Screen], _ log: Log) {
      self.screens = screens
      self.log = log
    }

    private func neighbour(of screen: UIViewController, _ step: Int) -> UIViewController? {
      screens.firstIndex { $0 === screen }
        .flatMap { screens.indices.contains($0 + step) ? screens[$0 + step] : nil }
    }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { neighbour(of: viewController, -1) }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { neighbour(of: viewController, 1) }
    func pageViewController(
      _ pageViewController: UIPageViewController, willTransitionTo pending: [UIViewController]
    ) { log.add("willTransition(\(pending.compactMap { ($0 as? Screen)?.name }))") }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers previous: [UIViewController], transitionCompleted completed: Bool
    ) { log.add("didFinish(\(previous.compactMap { ($0 as? Screen)?.name }), \(completed))") }
  }

  /// A visible page controller on the first of three pages, and its data source.
  private func shown() -> (UIPageViewController, Pages) {
    let pages = Pages(["A", "B", "C"].map(stage.controller), stage.log)
    let controller = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    controller.dataSource = pages
    controller.delegate = pages
    controller.setViewControllers([pages.screens[0]], direction: .forward, animated: false)
    stage.show(controller)
    return (controller, pages)
  }

  @Test("turning a page by swiping calls the delegate before and after")
  func byFinger() {
    let (controller, pages) = shown()

    let lines = stage.until { #expect(stage.device.turnPage(forward: true).isDelivered) }

    #expect(lines.first == "willTransition([\"B\"])" && lines.last == "didFinish([\"A\"], true)")
    #expect(
      lines.filter { $0.hasSuffix("ppear") || $0.hasSuffix("ppear(true)") } == [
        "A.willDisappear", "B.willAppear(true)", "A.didDisappear", "B.didAppear",
      ])
    #expect(controller.viewControllers == [pages.screens[1]])
    #expect(pages.screens[0].parent == nil && pages.screens[1].parent === controller)
  }

  @Test("turning a page in code calls the screens, not the delegate, and runs the completion last")
  func byCode() {
    let (controller, pages) = shown()

    let inside = stage.during {
      controller.setViewControllers([pages.screens[2]], direction: .forward, animated: true) {
        [log = stage.log] in log.add("completion \($0)")
      }
    }
    let after = stage.rest()

    #expect(inside.contains("C.willAppear(true)") && !inside.contains("C.didAppear"))
    #expect(after.contains("C.didAppear") && after.last == "completion true")
    #expect(!(inside + after).contains { $0.contains("Transition") || $0.contains("didFinish") })
  }

  @Test("a swipe has no effect before the first page or while a page is turning")
  func noNeighbour() {
    let (controller, pages) = shown()

    #expect(!stage.device.turnPage(forward: false).isDelivered)
    #expect(stage.rest() == [])
    #expect(stage.device.turnPage(forward: true).isDelivered)
    #expect(!stage.device.turnPage(forward: true).isDelivered)
    stage.settle()

    #expect(controller.viewControllers == [pages.screens[1]])
  }
}

@MainActor @Suite("Split controller") struct SplitTests {
  private final class SplitLog: UISplitViewControllerDelegate {
    var takesDetail = false
    var dealsWithDetail = false
    func splitViewController(
      _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool { takesDetail }
    func splitViewController(
      _ splitViewController: UISplitViewController,
      collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool { dealsWithDetail }
  }

  /// A split controller with a list `L` on a stack, not yet in the window.
  private func split(
    on stage: Stage, delegate: SplitLog? = nil
  ) -> (UISplitViewController, UINavigationController) {
    let split = UISplitViewController()
    split.delegate = delegate
    let list = UINavigationController(rootViewController: stage.controller("L"))
    split.viewControllers = [
      list, UINavigationController(rootViewController: stage.controller("D")),
    ]
    return (split, list)
  }

  @Test(
    "in expanded layout, list and detail appear side by side, and a new detail replaces the old")
  func expanded() {
    let stage = Stage(idiom: .pad)
    _ = stage.device
    let (split, list) = split(on: stage)
    stage.launch()
    stage.window.rootViewController = split
    let first = stage.until { stage.window.makeKeyAndVisible() }
    #expect(!split.isCollapsed && split.viewControllers.count == 2)
    #expect(first.contains("L.didAppear") && first.contains("D.didAppear"))
    let detail = stage.controller("E")

    let lines = stage.until {
      list.topViewController?.showDetailViewController(detail, sender: nil)
    }

    #expect(split.viewController(for: .secondary) === detail && list.viewControllers.count == 1)
    #expect(lines.contains("D.didDisappear") && lines.contains("E.didAppear"))
    #expect(!lines.contains { $0.hasPrefix("L.") })
  }

  @Test("a detail that is appearing is already the split controller's secondary controller")
  func askedWhileAppearing() {
    let stage = Stage(idiom: .pad)
    _ = stage.device
    let (split, _) = split(on: stage)
    stage.show(split)
    let detail = stage.controller("E")
    var answer: UIViewController?
    detail.onWillAppear = { [unowned split] in answer = split.viewController(for: .secondary) }

    split.showDetailViewController(detail, sender: nil)

    #expect(answer === detail)
  }

  @Test("in a collapsed split view, the detail's screens and any new detail go on the list's stack")
  func collapsed() {
    let stage = Stage()
    _ = stage.device
    let (split, list) = split(on: stage)
    stage.show(split)
    #expect(split.isCollapsed && split.viewControllers == [list])
    #expect((list.topViewController as? Screen)?.name == "D")

    let lines = stage.until {
      list.topViewController?.showDetailViewController(stage.controller("E"), sender: nil)
    }

    #expect(list.viewControllers.count == 3 && lines.contains("E.willAppear(true)"))
  }

  @Test("the delegate may handle the detail itself when the split controller is collapsed")
  func delegateDecides() {
    let stage = Stage()
    _ = stage.device
    let delegate = SplitLog()
    delegate.dealsWithDetail = true
    let (split, list) = split(on: stage, delegate: delegate)
    stage.show(split)
    #expect(list.viewControllers.count == 1)

    delegate.takesDetail = true
    split.showDetailViewController(stage.controller("E"), sender: nil)

    #expect(list.viewControllers.count == 1)
  }
  // MARK: Columns

  private final class TopColumn: UISplitViewControllerDelegate {
    var top: UISplitViewController.Column?
    private(set) var proposed: [UISplitViewController.Column] = []
    private(set) var collapses = 0
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      proposed.append(proposedTopColumn)
      return top ?? proposedTopColumn
    }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { collapses += 1 }
  }

  /// A controller with the columns `P`, `S` and `D`, not yet in the window.
  private func columns(on stage: Stage, _ delegate: TopColumn? = nil) -> UISplitViewController {
    _ = stage.device
    let split = UISplitViewController(style: .tripleColumn)
    split.delegate = delegate
    split.setViewController(stage.controller("P"), for: .primary)
    split.setViewController(stage.controller("S"), for: .supplementary)
    split.setViewController(stage.controller("D"), for: .secondary)
    return split
  }

  private func names(_ split: UISplitViewController) -> [String] {
    let stack = split.viewController(for: .primary) as? UINavigationController
    return (stack?.viewControllers ?? []).compactMap { ($0 as? Screen)?.name }
  }

  @Test("in expanded layout, each column has a stack, and all columns appear")
  func expandedColumns() {
    let stage = Stage(idiom: .pad)
    let delegate = TopColumn()
    let split = columns(on: stage, delegate)
    stage.launch()
    stage.window.rootViewController = split
    let lines = stage.until { stage.window.makeKeyAndVisible() }

    #expect(split.viewControllers.count == 3 && split.displayMode == .twoBesideSecondary)
    #expect(split.viewControllers.allSatisfy { $0 is UINavigationController })
    for name in ["P", "S", "D"] { #expect(lines.contains("\(name).didAppear")) }
    #expect(delegate.proposed.isEmpty && delegate.collapses == 0)
    split.show(.primary)
    stage.settle()
    #expect(split.viewControllers.count == 3 && stage.loop.crashCount == 0)
  }

  @Test("a collapsed view shows the compact column, and no other appears")
  func compactColumn() {
    let stage = Stage()
    let delegate = TopColumn()
    let split = columns(on: stage, delegate)
    let compact = stage.controller("C")
    split.setViewController(compact, for: .compact)
    stage.launch()
    stage.window.rootViewController = split
    let lines = stage.until { stage.window.makeKeyAndVisible() }
    split.show(.secondary)
    stage.settle()

    #expect(split.viewControllers == [compact] && delegate.proposed == [.compact])
    #expect(lines.contains("C.didAppear") && !lines.contains("P.didAppear"))
    #expect(names(split) == ["P"] && delegate.collapses == 1)
  }

  @Test("a collapsed view without a compact column has the columns on one stack, up to the top one")
  func stackedColumns() {
    let stage = Stage()
    let split = columns(on: stage)
    stage.show(split)

    #expect(names(split) == ["P", "S", "D"] && stage.loop.crashCount == 0)
    split.show(.primary)
    stage.settle()
    #expect(names(split) == ["P"])
  }

  @Test("columns are pushed when they are shown, with their own screens, as often as it happens")
  func shownColumns() {
    let stage = Stage()
    let delegate = TopColumn()
    delegate.top = .primary
    let split = columns(on: stage, delegate)
    stage.show(split)
    #expect(names(split) == ["P"] && delegate.proposed == [.secondary])

    for _ in 0..<2 {
      split.show(.secondary)
      stage.settle()
      #expect(names(split) == ["P", "S", "D"])
      split.hide(.secondary)
      stage.settle()
      #expect(names(split) == ["P", "S"])
      stage.device.tapBack()
      stage.settle()
      #expect(names(split) == ["P"])
    }
    split.show(.supplementary)
    split.setViewController(stage.controller("E"), for: .secondary)
    stage.settle()
    #expect(names(split) == ["P", "S"])
    split.show(.secondary)
    stage.settle()
    #expect(names(split) == ["P", "S", "E"])
    split.setViewController(stage.controller("F"), for: .secondary)
    stage.settle()
    #expect(names(split) == ["P", "S", "F"] && stage.loop.crashCount == 0)

    let shown = (split.viewController(for: .primary) as? UINavigationController)?.topViewController
    split.setViewController(shown, for: .secondary)
    stage.settle()
    #expect(names(split) == ["P", "S", "F"], "a column that is set again stays")
    split.showDetailViewController(stage.controller("G"), sender: nil)
    stage.settle()
    #expect(names(split) == ["P", "S", "G"])
    split.show(.primary)
    stage.settle()
    #expect(names(split) == ["P"] && stage.loop.crashCount == 0)
  }
}
