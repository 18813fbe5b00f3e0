import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Window and application") struct ApplicationTests {
  let stage = Stage()

  @Test("rule 133: the root appears with the window, and didAppear follows the first commit")
  func visibleWindow() {
    stage.launch()
    stage.window.rootViewController = stage.controller("A")
    #expect(!stage.log.lines.contains("A.loadView"))

    let inside = stage.during { stage.window.makeKeyAndVisible() }

    #expect(inside == ["A.loadView", "A.viewDidLoad", "A.willAppear(false)", "A.isAppearing"])
    #expect(stage.rest() == ["A.didAppear"])
  }

  @Test("rule 134: a new root appears, and the old one disappears and is released")
  func rootChange() {
    weak var old: Screen?
    do {
      let a = stage.controller("A")
      old = a
      stage.show(a)
    }

    let lines = stage.until { stage.window.rootViewController = stage.controller("B") }

    #expect(
      lines == [
        "A.willDisappear", "A.didDisappear", "B.loadView", "B.viewDidLoad", "B.willAppear(false)",
        "B.isAppearing", "B.didAppear",
      ])
    #expect(old == nil)
  }

  @Test("rule 136: a window that the app does not retain is released")
  func windowLifetime() {
    _ = stage.device
    weak var window: UIWindow?
    do {
      let made = UIWindow(frame: UIScreen.main.bounds)
      window = made
      #expect(window != nil)
    }

    #expect(window == nil)
  }

  @Test("rule 137: the app finishes launching, then becomes active")
  func launch() {
    #expect(stage.until { stage.launch() } == ["didFinishLaunching", "didBecomeActive"])
  }

  @Test(
    "rules 138 and 140: app state changes notify the delegate, then observers, but no controller")
  func background() {
    stage.show(stage.controller("A"))
    let token = NotificationCenter.default.addObserver(
      forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
    ) { [log = stage.log] _ in log.add("observer") }

    let lines = stage.until {
      stage.device.enterBackground()
      stage.device.enterForeground()
    }

    #expect(
      lines == [
        "willResignActive", "didEnterBackground", "observer", "willEnterForeground",
        "didBecomeActive",
      ])
    NotificationCenter.default.removeObserver(token)
    #expect(NotificationCenter.default != NotificationCenter())
  }

  @Test("rule 140: with an option, observers are notified before the delegate")
  func observersFirst() {
    stage.show(stage.controller("A"))
    stage.loop.behavior.notifiesDelegateFirst = false
    let token = NotificationCenter.default.addObserver(
      forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
    ) { [log = stage.log] _ in log.add("observer") }

    let lines = stage.until { stage.device.enterBackground() }

    #expect(lines == ["willResignActive", "observer", "didEnterBackground"])
    NotificationCenter.default.removeObserver(token)
  }

  @Test("rule 139: an interruption only makes the app resign active and become active again")
  func interruption() {
    stage.show(stage.controller("A"))

    #expect(stage.until { stage.device.interrupt() } == ["willResignActive", "didBecomeActive"])
  }

  @Test("rule 141: a memory warning reaches the app and every live controller, but unloads no view")
  func memoryWarning() {
    let navigation = stage.navigation("A", "B")
    let unshown = stage.controller("Z")

    let lines = stage.until { stage.device.warnOfMemory() }

    #expect(lines.first == "memoryWarning")
    #expect(Set(lines.dropFirst()) == ["A.memoryWarning", "B.memoryWarning", "Z.memoryWarning"])
    #expect(navigation.topViewController?.isViewLoaded == true)
    _ = unshown
  }

  @Test("rule 142: a link opens in a running app, or after a cold launch has finished")
  func links() throws {
    let url = try #require(URL(string: "navbench://players"))

    let cold = stage.until { stage.launch(url: url) }
    stage.device.enterBackground()
    let warm = stage.until { stage.device.open(url) }

    #expect(cold == ["didFinishLaunching", "open navbench://players", "didBecomeActive"])
    #expect(warm == ["willEnterForeground", "open navbench://players", "didBecomeActive"])
  }

  // Observed on iOS 7 to 11 (openradar 21710499 and 33153062).
  @Test("rule 142: a link makes a foreground app only resign active and become active again (R10)")
  func linkInFront() throws {
    let url = try #require(URL(string: "navbench://players"))
    stage.launch()

    let lines = stage.until { stage.device.open(url) }

    #expect(lines == ["willResignActive", "open navbench://players", "didBecomeActive"])
  }

  // As logged on iOS 4.3 and 5.0: active, background, background, active (e-com-net.com, article
  // 253833).
  @Test(
    "rule 138: the state is active in willResignActive and background in willEnterForeground (R09)")
  func applicationStates() {
    stage.launch()
    var states: [UIApplication.State] = []
    let tokens = [
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
    ].map {
      NotificationCenter.default.addObserver(forName: $0, object: nil, queue: nil) { _ in
        states.append(UIApplication.shared.applicationState)
      }
    }

    stage.device.enterBackground()
    stage.device.enterForeground()
    tokens.forEach(NotificationCenter.default.removeObserver)

    #expect(states == [.active, .background, .background, .active])
  }

  @Test("rule 144: a launch notification is delivered before the app becomes active")
  func notification() {
    let cold = stage.until { stage.launch(notification: ["link": "x"]) }
    let warm = stage.until { stage.device.tapNotification(["link": "y"]) }

    #expect(cold == ["didFinishLaunching", "notification x", "didBecomeActive"])
    #expect(warm == ["notification y"])
  }

  @Test("rules 142 and 144: an app launched by a link and a notification receives both")
  func linkAndNotification() {
    let lines = stage.until {
      stage.launch(url: URL(string: "app://a"), notification: ["link": "x"])
    }

    #expect(lines == ["didFinishLaunching", "open app://a", "notification x", "didBecomeActive"])
  }

  @Test(
    "rules 145 and 97: before the window is visible, a push works and a presentation is refused")
  func beforeVisible() {
    stage.launch()
    let navigation = UINavigationController(rootViewController: stage.controller("A"))
    stage.window.rootViewController = navigation

    navigation.pushViewController(stage.controller("B"), animated: true)
    navigation.present(stage.controller("M"), animated: true)

    #expect(navigation.viewControllers.count == 2)
    #expect(stage.loop.refusalCount == 1)
  }
}

@MainActor @Suite("Storyboards, bar items, tables, controls") struct ControlTests {
  let stage = Stage()

  private final class Target: SelectorTarget {
    var received: [String] = []
    func handleAction(_ action: Selector, from sender: Any?) -> Bool {
      received.append(action.name)
      return true
    }
  }

  private func registerStoryboard() {
    final class Coded: UIViewController {
      var prepared: String?
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        prepared = segue.identifier
        #expect(!segue.destination.isViewLoaded && segue.destination.parent == nil)
      }
    }
    UIStoryboard.register(
      .init(
        name: "ControlTests", initial: "First",
        scenes: [
          .init(
            identifier: "First",
            segues: [.init(identifier: "go", destination: "Second", kind: .show)]
          ) { Coded(coder: $0) },
          .init(identifier: "Second") { UIViewController(coder: $0) },
        ]))
  }

  @Test(
    "rule 147: storyboards always create new controllers; an unknown identifier raises an exception"
  )
  func storyboard() {
    let loop = stage.loop
    registerStoryboard()
    let storyboard = UIStoryboard(name: "ControlTests", bundle: nil)

    let first = storyboard.instantiateViewController(withIdentifier: "First")
    #expect(first !== storyboard.instantiateInitialViewController())
    #expect(first.storyboard === storyboard && first.restorationIdentifier == "First")
    _ = storyboard.instantiateViewController(withIdentifier: "Nowhere")
    _ = UIStoryboard(name: "No such file", bundle: nil)

    #expect(loop.crashCount == 2)
  }

  @Test("rules 5 and 148: a segue creates its destination, prepares it, then shows it")
  func segue() throws {
    _ = stage.device
    registerStoryboard()
    let first = try #require(
      UIStoryboard(name: "ControlTests", bundle: nil).instantiateInitialViewController())
    let navigation = UINavigationController(rootViewController: first)
    stage.show(navigation)

    first.performSegue(withIdentifier: "go", sender: nil)
    stage.settle()
    first.performSegue(withIdentifier: "nowhere", sender: nil)

    #expect(navigation.viewControllers.count == 2)
    #expect(stage.loop.crashCount == 1)
  }

  @Test("rule 150: a bar item sends its action to a target that it does not retain")
  func barItemTarget() {
    let navigation = stage.navigation("A")
    let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: "go")
    navigation.topViewController?.navigationItem.rightBarButtonItem = item
    var target: Target? = Target()
    item.target = target

    stage.device.tap(item)
    #expect(target?.received.count == 1)
    target = nil

    #expect(item.target == nil)
    stage.device.tap(item)
  }

  @Test("rules 65 and 150: a bar item that is disabled or covered cannot be tapped")
  func barItemCovered() {
    let navigation = stage.navigation("A")
    var taps = 0
    let item = UIBarButtonItem(primaryAction: UIAction(title: "Go") { _ in taps += 1 })
    navigation.topViewController?.navigationItem.rightBarButtonItem = item
    #expect(item.title == "Go")

    stage.device.tap(item)
    item.isEnabled = false
    #expect(!stage.device.tap(item).isDelivered)
    item.isEnabled = true
    navigation.present(stage.controller("M"), animated: true)
    stage.settle()
    #expect(!stage.device.tap(item).isDelivered)

    #expect(taps == 1)
  }

  private final class Rows: UITableViewDataSource, UITableViewDelegate {
    var names = ["a", "b", "c"]
    var log: [String] = []
    var refuses = false
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = names[path.row]
      log.append("cell \(path.row)")
      return cell
    }
    func tableView(_ tableView: UITableView, canMoveRowAt path: IndexPath) -> Bool { true }
    func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {
      names.insert(names.remove(at: from.row), at: to.row)
    }
    func tableView(
      _ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath
    ) {
      names.remove(at: path.row)
      tableView.deleteRows(at: [path], with: .automatic)
    }
    func tableView(_ tableView: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
      log.append("will \(path.row)")
      return refuses ? nil : path
    }
    func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
      log.append("did \(path.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt path: IndexPath) {
      log.append("deselected \(path.row)")
    }
  }

  private func table(_ rows: Rows) -> UITableView {
    let screen = stage.controller("A")
    let table = UITableView()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    table.delegate = rows
    screen.view.addSubview(table)
    stage.show(screen)
    rows.log = []
    return table
  }

  @Test("with multiple selection, a tap on a selected row deselects it (R05)")
  func multipleSelection() {
    let rows = Rows()
    let table = table(rows)
    table.allowsMultipleSelection = true

    stage.device.tapRow(section: 0, row: 0, of: table)
    stage.device.tapRow(section: 0, row: 1, of: table)
    stage.device.tapRow(section: 0, row: 0, of: table)

    #expect(rows.log == ["will 0", "did 0", "will 1", "did 1", "deselected 0"])
    #expect(table.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
  }

  @Test("rule 151: the delegate is called before and after a tap on a row, but not by selectRow")
  func selection() {
    let rows = Rows()
    let table = table(rows)

    stage.device.tapRow(section: 0, row: 1, of: table)
    rows.refuses = true
    stage.device.tapRow(section: 0, row: 2, of: table)
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)

    #expect(rows.log == ["will 1", "did 1", "will 2"])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
  }

  @Test("rule 152: reloadData requests cells at the next layout, and reuses the old ones")
  func reload() {
    let rows = Rows()
    let table = table(rows)
    let old = table.visibleCells

    table.reloadData()
    #expect(rows.log == [])
    stage.settle()

    #expect(rows.log == ["cell 0", "cell 1", "cell 2"])
    #expect(table.visibleCells.allSatisfy { cell in old.contains { $0 === cell } })
  }

  @Test("a swipe deletes a row, a drag moves one, and a wrong row count raises an exception")
  func editing() {
    let rows = Rows()
    let table = table(rows)

    stage.device.deleteRow(section: 0, row: 0, of: table)
    table.isEditing = true
    stage.device.moveRow(
      from: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 0), of: table)
    #expect(rows.names == ["c", "b"])
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["c", "b"])
    #expect(stage.loop.crashCount == 0)

    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    #expect(stage.loop.crashCount == 1)
  }

  @Test(
    "rule 153: a control does not retain its target, and ignores a target and action added twice")
  func targets() {
    _ = stage.device
    let control = UIControl()
    var target: Target? = Target()
    control.addTarget(target, action: "go", for: .touchUpInside)
    control.addTarget(target, action: "go", for: .touchUpInside)

    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .valueChanged)
    #expect(target?.received.count == 1)
    weak let remembered = target
    target = nil

    #expect(remembered == nil)
  }

  @Test("rule 154: a view retains its recognizer, which retains neither target nor delegate")
  func recognizers() {
    _ = stage.device
    let view = UIView()
    var target: Target? = Target()
    weak let held = target
    weak var recognizer: UIGestureRecognizer?
    do {
      let made = UIGestureRecognizer(target: target, action: "swipe")
      view.addGestureRecognizer(made)
      recognizer = made
    }
    target = nil

    #expect(recognizer != nil && held == nil)
  }

  @Test("controls respond to touches unless they are disabled or covered")
  func controls() {
    let screen = stage.controller("A")
    let field = UITextField()
    let toggle = UISwitch()
    let stepper = UIStepper()
    let segments = UISegmentedControl(items: ["x", "y"])
    var changes = 0
    for (control, event) in [
      (field, UIControl.Event.editingChanged), (toggle, .valueChanged), (stepper, .valueChanged),
      (segments, .valueChanged),
    ] as [(UIControl, UIControl.Event)] {
      control.addAction(UIAction { _ in changes += 1 }, for: event)
      screen.view.addSubview(control)
    }
    stage.show(screen)

    stage.device.type("Bob", into: field)
    stage.device.tap(toggle)
    stage.device.step(stepper, up: true)
    stage.device.step(stepper, up: false)
    stage.device.step(stepper, up: false)
    stage.device.choose(1, in: segments)
    stage.device.choose(1, in: segments)
    #expect(field.text == "Bob" && toggle.isOn && stepper.value == 0)
    #expect(changes == 5)

    screen.view.isUserInteractionEnabled = false
    #expect(
      !stage.device.tap(toggle).isDelivered && !stage.device.type("x", into: field).isDelivered)
    screen.view.isUserInteractionEnabled = true
    toggle.isHidden = true
    #expect(!stage.device.tap(toggle).isDelivered)
  }

  @Test("a picker clamps the selection to the existing rows")
  func picker() {
    final class Wheels: UIPickerViewDataSource {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        60
      }
    }
    let wheels = Wheels()
    let picker = UIPickerView()
    let screen = stage.controller("A")
    screen.view.addSubview(picker)
    picker.dataSource = wheels
    stage.show(screen)

    stage.device.pick([5, 99], in: picker)

    #expect(picker.selectedRow(inComponent: 0) == 5 && picker.selectedRow(inComponent: 1) == 59)
    #expect(picker.selectedRow(inComponent: 2) == -1)
  }
}
