import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Ownership") struct RetentionTests {
  let stage = Stage()

  private final class Held: SelectorTarget {
    var calls = 0
    func handleAction(_ action: Selector, from sender: Any?) -> Bool {
      calls += 1
      return true
    }
  }

  /// Whether an object is still alive after `body` has used it and everything is idle.
  private func survives(_ body: (Held) -> Void) -> Bool {
    _ = stage.device
    weak var held: Held?
    do {
      let object = Held()
      held = object
      body(object)
    }
    stage.settle()
    return held != nil
  }

  private func lives(_ make: () -> UIViewController) -> Bool {
    _ = stage.device
    weak var controller: UIViewController?
    do { controller = make() }
    stage.settle()
    return controller != nil
  }

  @Test("M2 and M3: the window retains its root, and a navigation controller its stack")
  func windowAndStack() {
    let root = lives { stage.navigation("A") }
    weak var pushed: UIViewController?
    do {
      let b = stage.controller("B")
      pushed = b
      (stage.window.rootViewController as? UINavigationController)?
        .pushViewController(b, animated: true)
    }
    stage.settle()

    #expect(root && pushed != nil)
    stage.window.rootViewController = nil
    stage.settle()
    #expect(pushed == nil)
  }

  @Test("M4 and M5: a parent retains its child, but a child does not retain its parent")
  func parents() {
    let child = stage.controller("C")

    #expect(
      !lives {
        let parent = UIViewController()
        parent.addChild(child)
        return parent
      })
    #expect(child.parent == nil)
  }

  @Test("M6 and M7: a presenter retains its modal, but a modal does not retain its presenter")
  func presentation() {
    let root = stage.controller("A")
    stage.show(root)

    #expect(
      lives {
        let modal = stage.controller("M")
        root.present(modal, animated: true)
        return modal
      })
    root.dismiss(animated: true)
    stage.settle()
    #expect(root.presentedViewController == nil)
  }

  /// The parent of a child and the presenter of a modal, read while the container is being
  /// deallocated.
  private final class Seen {
    var parents: [UIViewController?] = []
    var presenters: [UIViewController?] = []
  }

  private final class Leaving: UIViewController {
    let seen: Seen
    let child = UIViewController()
    let modal = UIViewController()

    init(_ seen: Seen) {
      self.seen = seen
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    isolated deinit {
      seen.parents.append(child.parent)
      seen.presenters.append(modal.presentingViewController)
      // Without a parent and a presenter, these have nothing to do.
      child.removeFromParent()
      modal.dismiss(animated: true)
    }
  }

  @Test("a controller whose deallocation has begun is no longer a parent or a presenter")
  func deallocation() async {
    // Creates the device first: its own loop, not another device's, must keep new controllers until
    // the end of the turn.
    _ = stage.device
    let seen = Seen()
    do {
      let leaving = Leaving(seen)
      leaving.addChild(leaving.child)
      stage.show(leaving)
      leaving.present(leaving.modal, animated: false)
      stage.settle()
      #expect(leaving.child.parent === leaving)
      #expect(leaving.modal.presentingViewController === leaving)
      stage.window.rootViewController = UIViewController()
      stage.device.shutDown()
    }

    // The runtime may queue an isolated deinit instead of running it at once.
    for _ in 0..<1000 where seen.parents.isEmpty { await Task.yield() }
    #expect(seen.parents.count == 1 && seen.presenters.count == 1)
    #expect(seen.parents == [nil] && seen.presenters == [nil])
  }

  @Test("M8 and M9: a controller retains its view, and a view its subviews, but not its controller")
  func views() {
    _ = stage.device
    let view = UIView()
    weak var inner: UIView?
    do {
      let subview = UIView()
      inner = subview
      view.addSubview(subview)
    }

    #expect(
      !lives {
        let controller = UIViewController()
        controller.view = view
        return controller
      })
    #expect(inner?.superview === view)
  }

  @Test("M11 and M12: a target is not retained, but an action's closure is")
  func targetsAndActions() {
    let control = UIControl()
    let item = UIBarButtonItem(title: "x", style: .plain, target: nil, action: "x")

    #expect(!survives { control.addTarget($0, action: "x", for: .touchUpInside) })
    #expect(!survives { item.target = $0 })
    #expect(
      survives { held in
        control.addAction(UIAction { _ in held.calls += 1 }, for: .touchUpInside)
      })
    #expect(survives { held in item.primaryAction = UIAction { _ in held.calls += 1 } })
  }

  @Test("M14 and M34: a delegate without another owner is released")
  func delegates() {
    let navigation = stage.navigation("A")
    do {
      let delegate = NavigationLog(stage.log)
      navigation.delegate = delegate
    }

    #expect(navigation.delegate == nil)
  }

  @Test("M15: an alert retains its handlers until a choice is made")
  func alertHandlers() {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)

    #expect(
      survives { held in
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in held.calls += 1 })
      })
  }

  @Test("M16: the configuration of an alert's text field runs once and is released")
  func textFieldConfiguration() {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)

    #expect(!survives { held in alert.addTextField { _ in held.calls += 1 } })
    #expect(alert.textFields?.count == 1)
  }

  @Test("M17: a transition's closures are released when the transition has ended")
  func transitionClosures() {
    let navigation = stage.navigation("A")

    #expect(
      !survives { held in
        navigation.pushViewController(stage.controller("B"), animated: true)
        navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in held.calls += 1 }
      })
  }

  @Test("M18: a refused presentation releases its completion at once without running it")
  func refusedCompletion() {
    let offScreen = stage.controller("A")
    var calls = 0

    #expect(
      !survives { held in
        offScreen.present(stage.controller("M"), animated: true) { calls = held.calls + 1 }
      })
    #expect(calls == 0 && stage.loop.refusalCount == 1)
  }

  @Test("M19: an animation's completion is released when its duration has passed")
  func animation() {
    #expect(
      survives { held in
        UIView.animate(withDuration: 1, animations: {}) { _ in held.calls += 1 }
      })
    weak var held: Held?
    do {
      let object = Held()
      held = object
      UIView.animate(withDuration: 1, animations: {}) { _ in object.calls += 1 }
    }
    stage.loop.advance(by: 1)
    #expect(held == nil)
  }

  @Test(
    "M20: the run loop retains a timer's closure until the timer is invalidated or has fired once")
  func timers() {
    var repeating: Timer?
    #expect(
      survives { held in
        repeating = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in held.calls += 1
        }
      })
    weak var target: Held?
    do {
      let object = Held()
      target = object
      Timer.scheduledTimer(
        timeInterval: 1, target: object, selector: "tick", userInfo: nil, repeats: false)
    }
    #expect(target != nil)
    stage.loop.advance(by: 1)
    #expect(target == nil)

    repeating?.invalidate()
    #expect(repeating?.isValid == false)
  }

  @Test(
    "M20: a repeating timer fires every interval until it is invalidated, even from its own block")
  func repeatingTimer() {
    _ = stage.device
    var fired: [TimeInterval] = []
    let loop = stage.loop
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
      fired.append(loop.now)
      if fired.count == 3 { timer.invalidate() }
    }

    loop.advance(by: 10)

    #expect(fired == [1, 2, 3] && loop.now == 10)
  }

  @Test("M22 and M23: the centre retains a block until its token is removed, but never an observer")
  func observers() {
    _ = stage.device
    var token: (any NSObjectProtocol)?
    let name = Notification.Name("x")
    #expect(
      survives { held in
        token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          _ in
          held.calls += 1
        }
      })
    #expect(
      !survives {
        NotificationCenter.default.addObserver($0, selector: "x", name: name, object: nil)
      })

    if let token { NotificationCenter.default.removeObserver(token) }
  }

  @Test("M22 and M23: a removed token holds no block, and a released observer needs no removal")
  func removedObservers() {
    _ = stage.device
    let name = Notification.Name("x")
    var tokens: [any NSObjectProtocol] = []
    #expect(
      !survives { held in
        let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          _ in held.calls += 1
        }
        tokens.append(token)
        NotificationCenter.default.removeObserver(token)
      })
    let count = NotificationCenter.default.observationCount
    for _ in 0..<5 {
      #expect(
        !survives {
          NotificationCenter.default.addObserver($0, selector: "x", name: name, object: nil)
        })
    }

    #expect(tokens.count == 1 && NotificationCenter.default.observationCount == count + 1)
  }

  @Test("M25: a queued block retains its captures until it has run")
  func dispatchQueue() {
    _ = stage.device
    weak var held: Held?
    do {
      let object = Held()
      held = object
      DispatchQueue.main.async { object.calls += 1 }
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { object.calls += 1 }
    }

    stage.settle()
    #expect(held?.calls == 1)
    stage.loop.advance(by: 2)
    #expect(held == nil)
  }

  @Test("M33: a storyboard does not retain the objects it creates")
  func storyboard() {
    _ = stage.device
    UIStoryboard.register(
      .init(
        name: "RetentionTests", scenes: [.init(identifier: "A") { UIViewController(coder: $0) }]))
    let storyboard = UIStoryboard(name: "RetentionTests", bundle: nil)

    #expect(!lives { storyboard.instantiateViewController(withIdentifier: "A") })
  }

  @Test(
    "M36: a new controller lives until the end of the turn, and one without an owner is reported")
  func autorelease() {
    _ = stage.device
    weak var fresh: Screen?
    do { fresh = stage.controller("A") }
    let isKept = fresh != nil
    stage.settle()
    #expect(isKept && fresh == nil)
    #expect(stage.loop.events == [.unowned(type: "RecordingController")])

    stage.loop.behavior.autoreleasesNewControllers = false
    do { fresh = stage.controller("A") }
    #expect(fresh == nil)
  }

  @Test("M1: only the app's own property retains a window and, through it, the root")
  func windowProperty() {
    let root = lives { stage.navigation("A") }
    weak let window = stage.appDelegate.window
    weak let controller = window?.rootViewController
    #expect(root && window != nil)

    stage.appDelegate.window = nil
    stage.settle()

    #expect(window == nil && controller == nil)
    #expect(UIApplication.shared.windows.isEmpty)
  }

  @Test("M10: a controller retains its navigation item, which retains its bar items")
  func barItems() {
    let screen = stage.controller("A")
    weak let item = screen.navigationItem
    weak var button: UIBarButtonItem?
    do {
      let made = UIBarButtonItem(title: "x", style: .plain, target: nil, action: nil)
      button = made
      screen.navigationItem.rightBarButtonItem = made
    }
    #expect(item != nil && button != nil)

    screen.navigationItem.rightBarButtonItem = nil

    #expect(button == nil)
  }

  @Test("M13: a recognizer retains neither target nor delegate, and works without them")
  func recognizers() {
    final class Judge: UIGestureRecognizerDelegate {}
    let view = UIView()
    let recognizer = UITapGestureRecognizer()
    view.addGestureRecognizer(recognizer)

    #expect(!survives { recognizer.addTarget($0, action: "x") })
    do {
      let judge = Judge()
      recognizer.delegate = judge
      #expect(recognizer.delegate != nil)
    }
    #expect(recognizer.delegate == nil)
    let screen = stage.controller("A")
    screen.view.addSubview(view)
    stage.show(screen)

    #expect(stage.device.perform(recognizer).isDelivered && stage.loop.crashCount == 0)
  }

  @Test("M29: a dictionary keyed by controllers retains them and the objects its closures capture")
  func routersDictionary() {
    let navigation = stage.navigation("A")
    var completions: [UIViewController: () -> Void] = [:]
    weak var popped: UIViewController?
    #expect(
      survives { held in
        let b = stage.controller("B")
        popped = b
        completions[b] = { held.calls += 1 }
        navigation.pushViewController(b, animated: false)
        navigation.popViewController(animated: true)
      })
    #expect(popped != nil && completions.count == 1)

    completions = [:]

    #expect(popped == nil)
  }

  @Test("M31: a screen that retains its coordinator forms a cycle until it is popped")
  func coordinatorCycle() {
    final class Coordinator {
      let navigation: UINavigationController
      init(_ navigation: UINavigationController) { self.navigation = navigation }
    }
    final class Keeping: UIViewController { var coordinator: Coordinator? }
    weak var navigation: UINavigationController?
    #expect(
      lives {
        let made = UINavigationController(rootViewController: UIViewController())
        let screen = Keeping()
        screen.coordinator = Coordinator(made)
        made.pushViewController(screen, animated: false)
        navigation = made
        return made
      })

    navigation?.popViewController(animated: false)
    stage.settle()

    #expect(navigation == nil)
  }

  @Test("M32: a cell's closure that captures the controller retains it through the table")
  func cells() {
    final class ClosureCell: UITableViewCell { var onTap: (() -> Void)? }
    final class List: UITableViewController {
      var capturesSelf = true
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        1
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = ClosureCell(style: .default, reuseIdentifier: nil)
        if capturesSelf { cell.onTap = { _ = self } }
        return cell
      }
    }
    func list(capturing: Bool) -> List {
      let list = List()
      list.capturesSelf = capturing
      list.tableView.layoutIfNeeded()
      return list
    }
    weak var leaked: List?

    #expect(!lives { list(capturing: false) })
    #expect(
      lives {
        let made = list(capturing: true)
        leaked = made
        return made
      })
    for case let cell as ClosureCell in leaked?.tableView.visibleCells ?? [] { cell.onTap = nil }

    #expect(leaked == nil)
  }

  @Test("M35: a transition retains the popped controller until the transition ends")
  func poppedController() {
    let navigation = stage.navigation("A", "B")
    weak let popped = navigation.topViewController
    navigation.popViewController(animated: true)

    stage.loop.advance(by: 0.34)
    #expect(popped != nil)
    stage.loop.advance(by: 0.01)

    #expect(popped == nil)
  }
}
