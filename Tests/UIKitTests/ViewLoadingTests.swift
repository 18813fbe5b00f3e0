import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Views and their controllers") struct ViewLoadingTests {
  let stage = Stage()

  @Test("rule 1: reading the view loads it at once; asking whether it is loaded does not")
  func loading() {
    let a = stage.controller("A")

    #expect(!a.isViewLoaded && a.viewIfLoaded == nil)
    #expect(stage.during { _ = a.view } == ["A.loadView", "A.viewDidLoad"])
    #expect(stage.during { a.loadViewIfNeeded() } == [])
  }

  @Test("rule 2: a view is loaded only once, even after a memory warning")
  func loadedOnce() {
    let a = stage.controller("A")
    _ = a.view
    stage.device.warnOfMemory()

    #expect(stage.during { _ = a.view } == [])
  }

  @Test("rule 3: a loadView that sets no view raises an exception")
  func loadViewWithoutView() {
    final class Empty: UIViewController { override func loadView() {} }
    let loop = stage.loop

    _ = Empty().view

    #expect(loop.crashCount == 1)
  }

  @Test("rule 4: in viewDidLoad, only a controller loaded by a push has a navigation controller")
  func navigationControllerInViewDidLoad() {
    final class Asking: UIViewController {
      var answer: UINavigationController?
      override func viewDidLoad() { answer = navigationController }
    }
    let navigation = stage.navigation("A")
    let pushed = Asking()
    let touched = Asking()

    navigation.pushViewController(pushed, animated: true)
    _ = touched.view

    #expect(pushed.answer === navigation)
    #expect(touched.answer == nil)
    #expect(pushed.view.window != nil)
  }

  @Test("views and tables that are added to a visible screen are laid out in the next turn")
  func lateViews() {
    final class Rows: UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    }
    final class Counting: UIView {
      var layouts = 0
      override func layoutSubviews() { layouts += 1 }
    }
    let a = stage.controller("A")
    stage.show(a)
    let (rows, table, wrapper, counting) = (Rows(), UITableView(), UIView(), Counting())

    a.view.addSubview(table)
    table.dataSource = rows
    table.reloadData()
    wrapper.addSubview(counting)
    a.view.addSubview(wrapper)
    // Its controller, which is no child, appears at once, and shows its rows then.
    let (stranger, strangeTable) = (UIViewController(), UITableView())
    strangeTable.dataSource = rows
    stranger.view.addSubview(strangeTable)
    a.view.addSubview(stranger.view)
    let tables = [table, strangeTable]
    let before = (tables.map(\.visibleCells.count), counting.layouts)
    stage.loop.runUntilIdle()

    #expect(before == ([0, 3], 0))
    #expect(tables.map(\.visibleCells.count) == [3, 3] && counting.layouts == 1)
  }

  @Test("subviews keep their order, whether there is one or more")
  func order() {
    let parent = UIView()
    let views = (0..<4).map { _ in UIView() }
    func order() -> [Int] {
      parent.subviews.compactMap { view in views.firstIndex { $0 === view } }
    }
    #expect(order() == [])
    parent.insertSubview(views[0], at: 0)
    #expect(order() == [0])
    parent.bringSubviewToFront(views[0])
    parent.insertSubview(views[1], belowSubview: views[0])
    #expect(order() == [1, 0])
    parent.insertSubview(views[2], aboveSubview: views[1])
    parent.addSubview(views[3])
    #expect(order() == [1, 2, 0, 3])
    parent.sendSubviewToBack(views[0])
    parent.bringSubviewToFront(views[2])
    #expect(order() == [0, 1, 3, 2])
    for view in views[1...] { view.removeFromSuperview() }
    #expect(order() == [0])
    views[0].removeFromSuperview()
    parent.addSubview(views[3])
    #expect(order() == [3] && views[3].superview === parent && views[0].superview == nil)
  }

  @Test("of two subviews, either can be moved or removed")
  func changesOfTwoSubviews() {
    func order(after change: (UIView, UIView, UIView) -> Void) -> [Int] {
      let (parent, a, b) = (UIView(), UIView(), UIView())
      for view in [a, b] { parent.addSubview(view) }
      change(parent, a, b)
      return parent.subviews.map { $0 === a ? 0 : 1 }
    }
    #expect(order { _, _, _ in } == [0, 1])
    #expect(order { parent, a, _ in parent.bringSubviewToFront(a) } == [1, 0])
    #expect(order { parent, _, b in parent.sendSubviewToBack(b) } == [1, 0])
    #expect(order { _, a, _ in a.removeFromSuperview() } == [1])
    #expect(order { _, _, b in b.removeFromSuperview() } == [0])
    #expect(
      order { parent, a, b in
        a.removeFromSuperview()
        parent.insertSubview(a, aboveSubview: b)
      } == [1, 0])
  }

  @Test("rule 6: willAppear, isAppearing, layout and didAppear occur in this order")
  func appearance() {
    final class Laid: Screen {
      override func viewDidLayoutSubviews() { log.add("layout") }
    }
    stage.launch()
    let laid = Laid("A", stage.log)
    stage.window.rootViewController = laid
    stage.log.clear()

    #expect(
      stage.until { stage.window.makeKeyAndVisible() } == [
        "A.loadView", "A.viewDidLoad", "A.willAppear(false)", "A.isAppearing", "layout",
        "A.didAppear",
      ])
  }

  @Test("rule 8: only the visible child gets the container's appearance callbacks")
  func hiddenChildren() {
    let navigation = stage.navigation("A", "B")

    #expect(
      stage.until { stage.window.rootViewController = UIViewController() } == [
        "B.willDisappear", "B.didDisappear",
      ])
    _ = navigation
  }

  @Test("rule 10: the callbacks carry the operation's animated flag")
  func animatedFlag() {
    let navigation = stage.navigation("A")

    let animated = stage.until {
      navigation.pushViewController(stage.controller("B"), animated: true)
    }
    let plain = stage.until {
      navigation.pushViewController(stage.controller("C"), animated: false)
    }

    #expect(animated.contains("B.willAppear(true)"))
    #expect(plain.contains("C.willAppear(false)"))
  }

  @Test("rule 11: creating a container does not load views")
  func containersDoNotLoad() {
    let a = stage.controller("A")

    let navigation = UINavigationController(rootViewController: a)

    #expect(!a.isViewLoaded && !navigation.isViewLoaded)
  }

  @Test("rule 12: setting a controller's title sets its navigation item's title")
  func title() {
    let a = stage.controller("A")

    a.title = "Players"

    #expect(a.navigationItem.title == "Players")
    #expect(a.navigationItem === a.navigationItem)
  }

  @Test("rule 13: addChild calls willMove, and removeFromParent calls didMove")
  func containment() {
    let parent = UIViewController()
    let child = stage.controller("C")
    let other = UIViewController()

    #expect(stage.during { parent.addChild(child) } == ["C.willMove(parent)"])
    #expect(child.parent === parent)
    #expect(stage.during { other.addChild(child) } == ["C.didMove(nil)", "C.willMove(parent)"])
    #expect(parent.children.isEmpty)
    #expect(stage.during { child.removeFromParent() } == ["C.didMove(nil)"])
  }

  @Test("rule 15: the moving flags are set only between the Will and Did callbacks")
  func movingFlags() {
    let navigation = stage.navigation("A")
    let b = stage.controller("B")
    var inWillAppear = false
    var inWillDisappear = false
    b.onWillAppear = { [unowned b] in inWillAppear = b.isMovingToParent }
    b.onWillDisappear = { [unowned b] in inWillDisappear = b.isMovingFromParent }

    navigation.pushViewController(b, animated: true)
    stage.settle()
    #expect(inWillAppear && !b.isMovingToParent)
    navigation.popViewController(animated: true)
    stage.settle()

    #expect(inWillDisappear && !b.isMovingFromParent)
  }
}
