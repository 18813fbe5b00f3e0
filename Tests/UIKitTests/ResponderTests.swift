import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Responders, actions and cells") struct ResponderTests {
  let stage = Stage()

  /// A controller that handles some actions.
  private final class Knowing: Screen {
    var known: Set<Selector> = []
    override func handleAction(_ action: Selector, from sender: Any?) -> Bool {
      guard known.contains(action) else { return false }
      log.add("\(name).\(action)")
      return true
    }
  }

  private func shown(_ name: String = "A", knows action: Selector) -> Knowing {
    _ = stage.device
    let screen = Knowing(name, stage.log)
    screen.known = [action]
    stage.show(screen)
    return screen
  }

  @Test("rule 150: an action without a target goes up the responder chain until it is handled")
  func responderChain() {
    let screen = shown(knows: "save")
    let (box, button) = (UIView(), UIButton())
    screen.view.addSubview(box)
    box.addSubview(button)
    button.addTarget(nil, action: "save", for: .touchUpInside)

    #expect(stage.during { stage.device.tap(button) } == ["A.save"])
  }

  @Test("rule 150: a child's action reaches its parent, and a bar item's starts at the top screen")
  func parentsAndBars() {
    _ = stage.device
    let (parent, child) = (Knowing("P", stage.log), Knowing("C", stage.log))
    parent.known = ["save", "close"]
    child.known = ["close"]
    parent.addChild(child)
    parent.view.addSubview(child.view)
    stage.show(UINavigationController(rootViewController: parent))
    let item = UIBarButtonItem(title: "x", style: .plain, target: nil, action: "save")
    parent.navigationItem.rightBarButtonItem = item
    let button = UIButton()
    child.view.addSubview(button)
    for action in ["save", "close"] as [Selector] {
      button.addTarget(nil, action: action, for: .touchUpInside)
    }

    #expect(stage.during { stage.device.tap(item) } == ["P.save"])
    #expect(Set(stage.during { stage.device.tap(button) }) == ["P.save", "C.close"])
  }

  @Test("rule 150: an action without a target starts at the first responder")
  func firstResponderFirst() {
    final class Field: UITextField {
      var actions: [String] = []
      override func handleAction(_ action: Selector, from sender: Any?) -> Bool {
        actions.append(action.name)
        return true
      }
    }
    let screen = shown(knows: "save")
    let field = Field()
    screen.view.addSubview(field)
    field.becomeFirstResponder()

    UIApplication.shared.sendAction("save", to: nil, from: nil, for: nil)

    #expect(field.actions == ["save"] && stage.log.lines == [])
  }

  @Test(
    "rule 150: a released target is skipped, and an action that no responder handles is ignored")
  func deadTarget() {
    let screen = shown(knows: "save")
    let button = UIButton()
    screen.view.addSubview(button)
    var target: Screen? = Screen("T", stage.log)
    button.addTarget(target, action: "save", for: .touchUpInside)
    button.addTarget(nil, action: "unknown", for: .touchUpInside)
    stage.settle()

    target = nil

    #expect(target == nil && stage.during { stage.device.tap(button) } == ["A.save"])
    #expect(stage.loop.crashCount == 0)
  }

  @Test("an action that its target does not implement raises an exception")
  func unrecognizedSelector() {
    let screen = shown(knows: "save")
    let button = UIButton()
    screen.view.addSubview(button)
    button.addTarget(screen, action: "load:", for: .touchUpInside)
    let stranger = NSObject()
    button.addTarget(stranger, action: "load:", for: .touchDown)

    stage.device.tap(button)

    // A tap is a touch down followed by a touch up inside.
    #expect(
      stage.loop.events == [
        .crashed(reason: "-[NSObject load:]: unrecognized selector sent to instance"),
        .crashed(reason: "-[Knowing load:]: unrecognized selector sent to instance"),
      ])
  }

  private final class FieldLog: UITextFieldDelegate {
    let log: Log
    var refused: Set<String> = []
    init(_ log: Log) { self.log = log }
    private func ask(_ what: String, _ field: UITextField) -> Bool {
      log.add("\(what) \(field.tag)")
      return !refused.contains(what)
    }
    func textFieldShouldBeginEditing(_ field: UITextField) -> Bool { ask("shouldBegin", field) }
    func textFieldDidBeginEditing(_ field: UITextField) { log.add("didBegin \(field.tag)") }
    func textFieldShouldEndEditing(_ field: UITextField) -> Bool { ask("shouldEnd", field) }
    func textFieldDidEndEditing(_ field: UITextField) { log.add("didEnd \(field.tag)") }
    func textFieldShouldReturn(_ field: UITextField) -> Bool { ask("shouldReturn", field) }
    func textField(
      _ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString: String
    ) -> Bool { ask("shouldChange", field) }
  }

  /// Two fields in the window, with the tags 1 and 2 and a common delegate.
  private func fields() -> (UITextField, UITextField, FieldLog) {
    let screen = stage.controller("A")
    let (first, second) = (UITextField(), UITextField())
    let delegate = FieldLog(stage.log)
    for (tag, field) in [(1, first), (2, second)] {
      field.tag = tag
      field.delegate = delegate
      screen.view.addSubview(field)
    }
    stage.show(screen)
    return (first, second, delegate)
  }

  @Test("one field is edited at a time, and its delegate is called before and after")
  func editing() {
    let (first, second, delegate) = fields()

    let lines = stage.during {
      first.becomeFirstResponder()
      second.becomeFirstResponder()
    }
    #expect(!first.isFirstResponder && second.isEditing)
    delegate.refused = ["shouldEnd"]
    let refused = first.becomeFirstResponder()
    #expect(!refused && second.isFirstResponder)
    delegate.refused = []
    #expect(second.superview?.endEditing(true) == true && !second.isFirstResponder)

    #expect(
      lines == [
        "shouldBegin 1", "didBegin 1", "shouldBegin 2", "shouldEnd 1", "didEnd 1", "didBegin 2",
      ])
  }

  @Test("typing and the return key ask the delegate first")
  func typing() {
    let (field, _, delegate) = fields()

    let typed = stage.during { stage.device.type("Bob", into: field) }
    delegate.refused = ["shouldChange"]
    #expect(!stage.device.type("Eve", into: field).isDelivered && field.text == "Bob")
    let returned = stage.during { stage.device.pressReturn(in: field) }
    field.resignFirstResponder()
    delegate.refused = ["shouldBegin"]
    #expect(stage.during { stage.device.pressReturn(in: field) } == ["shouldBegin 1"])

    #expect(typed == ["shouldBegin 1", "didBegin 1", "shouldChange 1", "shouldEnd 1", "didEnd 1"])
    #expect(returned == ["shouldBegin 1", "didBegin 1", "shouldReturn 1"])
  }

  @Test("the return key ends editing only if the field has an action for editingDidEndOnExit (R06)")
  func pressingReturn() {
    let (field, _, delegate) = fields()

    stage.device.pressReturn(in: field)
    #expect(field.isFirstResponder)
    field.addAction(UIAction { [log = stage.log] _ in log.add("exit") }, for: .editingDidEndOnExit)
    delegate.refused = ["shouldReturn"]
    #expect(stage.during { stage.device.pressReturn(in: field) } == ["shouldReturn 1"])
    #expect(field.isFirstResponder)
    delegate.refused = []

    #expect(
      stage.during { stage.device.pressReturn(in: field) } == [
        "shouldReturn 1", "exit", "shouldEnd 1", "didEnd 1",
      ])
    #expect(!field.isFirstResponder)
  }

  @Test("a field that leaves the window with its screen stops editing (R08)")
  func responderLeaves() {
    let ways: [(UINavigationController) -> Void] = [
      { $0.popViewController(animated: true) },
      { $0.pushViewController(UIViewController(), animated: true) },
      { $0.topViewController?.view.subviews.first?.removeFromSuperview() },
      { $0.viewControllers = [UIViewController()] },
      { [stage] in $0.present(stage.cover("M"), animated: true) },
      { [stage] _ in stage.window.rootViewController = UIViewController() },
    ]
    for leave in ways {
      let navigation = stage.navigation("A", "B")
      let field = UITextField()
      let delegate = FieldLog(stage.log)
      field.delegate = delegate
      navigation.topViewController?.view.addSubview(field)
      field.becomeFirstResponder()

      let lines = stage.until { leave(navigation) }

      #expect(
        lines.filter { $0 == "shouldEnd 0" || $0 == "didEnd 0" } == ["shouldEnd 0", "didEnd 0"])
      #expect(!field.isFirstResponder)
    }
  }

  @Test("a field of a dismissed modal stops editing (R08)")
  func responderOfModal() {
    let (root, modal) = (stage.controller("A"), stage.controller("M"))
    let field = UITextField()
    modal.view.addSubview(field)
    stage.show(root)
    stage.present(modal, on: root)
    field.becomeFirstResponder()

    root.dismiss(animated: true)
    stage.settle()

    #expect(!field.isFirstResponder)
  }

  @Test("a removed field stops editing even if its delegate refuses, which logs a warning (R08)")
  func refusingResponder() {
    let (field, _, delegate) = fields()
    field.becomeFirstResponder()
    delegate.refused = ["shouldEnd"]

    field.removeFromSuperview()

    #expect(!field.isFirstResponder)
    #expect(
      stage.loop.events == [
        .warning(
          "UITextField rejected resignFirstResponder when being removed from hierarchy")
      ])
  }

  @Test("a field that moves within its window remains first responder (R08)")
  func movingResponder() {
    let (field, _, _) = fields()
    let box = UIView()
    field.superview?.addSubview(box)
    field.becomeFirstResponder()

    box.addSubview(field)

    #expect(field.isFirstResponder)
  }

  @Test("a target is removed only for the given control events (R11)")
  func removedTarget() {
    let screen = shown(knows: "save")
    let button = UIButton()
    button.addTarget(screen, action: "save", for: [.touchDown, .touchUpInside])

    button.removeTarget(screen, action: "save", for: .touchUpInside)
    #expect(stage.during { button.sendActions(for: .touchUpInside) } == [])
    #expect(stage.during { button.sendActions(for: .touchDown) } == ["A.save"])
    button.removeTarget(nil, action: nil, for: .allEvents)

    #expect(stage.during { button.sendActions(for: .touchDown) } == [])
  }

  // MARK: Cells

  /// A typical app cell: its initializer is not `required`, and it has custom properties.
  private final class CustomCell: UITableViewCell {
    let marks: [String]
    var reuses = 0
    override init(style: CellStyle, reuseIdentifier: String?) {
      marks = ["made", reuseIdentifier ?? "without identifier"]
      super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { fatalError("not from a nib") }
    override func prepareForReuse() { reuses += 1 }
  }

  private final class PlainCell: UITableViewCell {}

  private final class NamelessCell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: nil)
    }
    required init?(coder: NSCoder) { fatalError("not from a nib") }
  }

  private final class Row: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "a rather long identifier", for: path)
    }
  }

  /// The cell of a single-row table before and after `reloadData`; `register` registers its class.
  private func cells(_ register: (UITableView, String) -> Void) -> [UITableViewCell] {
    _ = stage.device
    let (table, row) = (UITableView(), Row())
    table.dataSource = row
    register(table, "a rather long identifier")
    table.layoutIfNeeded()
    let first = table.visibleCells
    table.reloadData()
    table.layoutIfNeeded()
    return first + table.visibleCells
  }

  @Test("cells of a registered class are created with its own initializer and reused")
  func registeredClass() {
    let custom = cells { $0.register(CustomCell.self, forCellReuseIdentifier: $1) }
    let plain = cells { $0.register(PlainCell.self, forCellReuseIdentifier: $1) }

    #expect((custom.first as? CustomCell)?.marks == ["made", "a rather long identifier"])
    #expect((custom.first as? CustomCell)?.reuses == 1 && custom.first === custom.last)
    #expect(plain.first is PlainCell && plain.first?.reuseIdentifier == "a rather long identifier")
  }

  @Test("a cell without an identifier is not reused")
  func namelessCell() {
    let nameless = cells { $0.register(NamelessCell.self, forCellReuseIdentifier: $1) }

    #expect(nameless.count == 2 && nameless.first !== nameless.last)
    #expect(nameless.first?.reuseIdentifier == nil)
  }

  @Test("cells can also come from a storyboard prototype or a nib")
  func prototypes() {
    UINib.register(.init(name: "CellNib") { _ in [UIView(), PlainCell()] })

    let prototypes = cells { table, identifier in
      table.register(
        prototype: { CustomCell(style: .value1, reuseIdentifier: "prototype") },
        forCellReuseIdentifier: identifier)
    }
    let nib = cells {
      $0.register(UINib(nibName: "CellNib", bundle: nil), forCellReuseIdentifier: $1)
    }

    #expect((prototypes.first as? CustomCell)?.marks == ["made", "prototype"])
    #expect(nib.first is PlainCell)
  }

  @Test("rule 148: a tap on a cell performs its segue if the controller allows it")
  func cellSegue() throws {
    final class List: UITableViewController {
      var allows = false
      let row = Row()
      override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        allows
      }
    }
    _ = stage.device
    UIStoryboard.register(
      .init(
        name: "CellSegue", initial: "List",
        scenes: [
          .init(
            identifier: "List",
            segues: [.init(identifier: "detail", destination: "Detail", kind: .present)]
          ) { List(coder: $0) }, .init(identifier: "Detail") { UIViewController(coder: $0) },
        ]))
    let initial = UIStoryboard(name: "CellSegue", bundle: nil).instantiateInitialViewController()
    let list = try #require(initial as? List)
    list.tableView.dataSource = list.row
    list.tableView.register(
      prototype: {
        let cell = PlainCell(style: .default, reuseIdentifier: "row")
        cell.segueIdentifier = "detail"
        return cell
      }, forCellReuseIdentifier: "a rather long identifier")
    stage.show(list)

    stage.device.tapRow(section: 0, row: 0, of: list.tableView)
    #expect(list.presentedViewController == nil)
    list.allows = true
    stage.device.tapRow(section: 0, row: 0, of: list.tableView)

    #expect(list.presentedViewController != nil)
  }
}
