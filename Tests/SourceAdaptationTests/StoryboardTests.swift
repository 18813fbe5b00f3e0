import Testing

@testable import SourceAdaptation

struct StoryboardTests {
  private func result(
    _ names: String..., classes: [String] = ["PlayerList", "Edit"]
  ) throws -> Adaptation {
    let sources = classes.map { "class \($0)ViewController: UIViewController {}\n" }
    let text = sources.joined() + "typealias PlayerCell = UITableViewCell\n"
    return Adaptation(
      module: "Squad", entryPoint: .library,
      inputs: try names.map(fixture) + [Input(path: "/App/Classes.swift", text: text)])
  }

  @Test(arguments: [
    #"private let registerStoryboardMainRecord: @convention(c) () -> Void = {"#,
    #"name: "Main", initial: "nav-00-001","#,
    #"children: ["PlayerList"],"#,
    #"Segue(identifier: "editPlayer", destination: "edt-00-001", kind: .show)"#,
    #"Segue(identifier: "newPlayer", destination: "edt-00-001", kind: .present(.fullScreen))"#,
    #"""
    Segue(identifier: "unwindToList", destination: "", \#
    kind: .unwind(Selector("unwindToList:")))
    """#,
    #"let controller: UIViewController? = PlayerListViewController(coder: coder)"#,
    #"controller?.navigationItem.title = "Players""#,
    #"controller?.tabBarItem.title = "Players""#,
    #"tableView1.register(prototype: { [weak controller] in"#,
    #"let tableViewCell1 = decoded(PlayerCell(coder: NSCoder()))"#,
    #"_ = (tableViewCell1 as UIResponder).connectOutlet("nameLabel", to: label1)"#,
    #"tableViewCell1.segueIdentifier = "editPlayer""#,
    #"tableViewCell1.awakeFromNib()"#,
    #"}, forCellReuseIdentifier: "PlayerCell")"#,
    #"let tableViewCell1 = UITableViewCell(style: .subtitle, reuseIdentifier: "Plain")"#,
    #"tableView1.dataSource = controller as? any UITableViewDataSource"#,
    #"tableView1.accessibilityIdentifier = "players""#,
    #"tableView1.accessibilityLabel = "All players""#,
    #"let segmentedControl1 = UISegmentedControl(items: ["All", "Favourites"])"#,
    #"stackView1.addArrangedSubview(segmentedControl1)"#,
    #"action: Selector("filterWithSender:"), for: .valueChanged)"#,
    #"UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)"#,
    #"barButtonItem1.action = Selector("toggleEditing:")"#,
    #"= UIAction(title: "New") { [weak controller] in controller?.triggerSegue("newPlayer","#,
    #"_ = (controller as UIResponder).connectOutlet("tableView", to: tableView1)"#,
    #"button1.setTitle("Delete \"all\"", for: .normal)"#,
    #"button2.addTarget(nil, action: Selector("cancel:"), for: .touchUpInside)"#,
    #"label1.text = "Two\nlines""#,
    // Unlike in code, a label in a file takes touches unless the file says otherwise.
    #"label1.isUserInteractionEnabled = true"#,
    #"UITapGestureRecognizer(target: controller, action: Selector("dismissKeyboard"))"#,
    #"_ = (controller as UIResponder).connectOutlet("buttons", to: button2)"#,
    #"NSLayoutConstraint(item: tableView1, attribute: .top, relatedBy: .equal, toItem: view1,"#,
    #"_ = (controller as UIResponder).connectOutlet("topEdge", to: constraint1)"#,
    #"view1.addConstraint(constraint2)"#,
    #"relatedBy: .lessThanOrEqual, toItem: view1.safeAreaLayoutGuide, attribute: .bottom,"#,
    #"multiplier: 1.0, constant: -8.5)"#,
    #"constraint2.priority = UILayoutPriority(750)"#,
    #"constraint2.identifier = "foot""#,
    #"""
    let constraint3 = Edge(item: view1, attribute: .width, relatedBy: .equal, \#
    toItem: stackView1,
    """#,
    #"attribute: .height, multiplier: 16.0 / 9.0, constant: 0)"#,
    #"constraint3.awakeFromNib()"#,
  ])
  func `A storyboard becomes code`(line: String) throws {
    #expect(try result("Main.storyboard").text("Storyboards.swift").contains(line))
  }

  @Test func `An unknown view becomes a plain one, with a warning`() throws {
    #expect(
      try result("Main.storyboard").messages == [
        "/App/Base.lproj/Main.storyboard:71: warning: unknown element 'mapView'; "
          + "treated as a UIView"
      ])
  }

  @Test func `A class that the module does not build becomes the standard one, with a warning`()
    throws
  {
    let result = try result("Main.storyboard", classes: ["PlayerList"])
    let line = try #require(
      fixture("Main.storyboard").text.split(separator: "\n")
        .firstIndex { $0.contains(#"customClass="EditViewController""#) })

    #expect(
      result.messages.contains {
        $0.hasPrefix("/App/Base.lproj/Main.storyboard:\(line + 1): warning: found the class 'Edit")
      }, "\(result.messages)")
    #expect(!result.text("Storyboards.swift").contains("EditViewController"))
  }

  @Test(
    arguments: [
      ("fileprivate class Cell: UITableViewCell {}", "Cell"),
      ("private final class Cell: UITableViewCell {}", "Cell"),
      ("private enum Cells { class Cell: UITableViewCell {} }", "Cells.Cell"),
      ("class Cells { private class Cell: UITableViewCell {} }", "Cells.Cell"),
    ])
  func `A class that is private to its file becomes the standard one, with a warning`(
    source: String, name: String
  ) {
    let storyboard = """
      <document><scenes><scene><objects><tableViewController id="a"><tableView key="view" id="b">
      <prototypes><tableViewCell reuseIdentifier="c" id="d" customClass="\(name)"/></prototypes>
      </tableView></tableViewController></objects></scene></scenes></document>
      """
    let result = Adaptation(
      module: "App", entryPoint: .library,
      inputs: [
        Input(path: "/App/A.storyboard", text: storyboard),
        Input(path: "/App/A.swift", text: source),
      ])
    #expect(
      result.messages == ["\(Diagnostic(.privateClass(name), "/App/A.storyboard", line: 2))"])
    #expect(
      result.text("Storyboards.swift").contains(
        #"UITableViewCell(style: .default, reuseIdentifier: "c")"#))
  }

  // The compiler warns about functions that are not Sendable and casts that always succeed.
  @Test(arguments: [
    "loadView: { loadAScene1($0) }", "controller.view = view1",
    "pickerView1.delegate = (tableViewCell1 as AnyObject) as? any UIPickerViewDelegate",
    "tableView1.delegate = controller as? any UITableViewDelegate",
  ])
  func `The code of a storyboard causes no warnings of its own`(line: String) {
    let storyboard = """
      <document><scenes><scene><objects><viewController id="a"><view key="view" id="b"><subviews>
      <tableView id="c"><connections><outlet property="delegate" destination="a"/></connections>
      <prototypes><tableViewCell reuseIdentifier="d" id="d" customClass="Cell">
      <tableViewCellContentView key="contentView" id="e"><subviews><pickerView id="f"><connections>
      <outlet property="delegate" destination="d"/></connections></pickerView></subviews>
      </tableViewCellContentView></tableViewCell></prototypes></tableView></subviews></view>
      <connections><outlet property="view" destination="b"/></connections></viewController>
      </objects></scene></scenes></document>
      """
    let source = "class Cell: UITableViewCell, UIPickerViewDelegate {}"
    let result = Adaptation(
      module: "App", entryPoint: .library,
      inputs: [
        Input(path: "/App/A.storyboard", text: storyboard),
        Input(path: "/App/A.swift", text: source),
      ])
    #expect(result.text("Storyboards.swift").contains(line))
  }

  @Test(arguments: [
    #"private let registerNibBannerRecord: @convention(c) () -> Void = {"#,
    #"let owner = owner as? UIResponder"#,
    #"button1.addTarget(owner, action: Selector("close"), for: .touchUpInside)"#,
    #"_ = owner?.connectOutlet("contentView", to: view1)"#,
    #"label1.restorationIdentifier = "greeting""#,
    #"return [view1]"#,
    #"name: "Banner", instantiate: { instantiateBanner($0) }))"#,
  ])
  func `A xib becomes code`(line: String) throws {
    #expect(try result("Banner.xib").text("Storyboards.swift").contains(line))
  }

  @Test func `No storyboard file is generated if there are no storyboards`() {
    let names = adaptation(of: "let a = 1").outputs.map(\.fileName)
    #expect(names == ["File1.adapted.swift", "VirtualTime.swift", "report.txt"])
  }

  @Test func `A file that is not a storyboard is an error`() {
    for text in ["<<<<<<< HEAD", "<archive/>", "<document><scenes>"] {
      let input = Input(path: "/App/Main.storyboard", text: text)
      let result = Adaptation(module: "App", entryPoint: .library, inputs: [input])
      #expect(result.messages.first?.hasPrefix("/App/Main.storyboard:1: error: found") == true)
    }
  }

  @Test func `Only the base file of a localized storyboard is used`() throws {
    let base = try fixture("Main.storyboard")
    let german = Input(path: "/App/de.lproj/Main.storyboard", text: "<archive/>")
    let result = Adaptation(module: "App", entryPoint: .library, inputs: [german, base])
    #expect(!result.hasErrors)
    #expect(result.messages.first?.hasPrefix("/App/de.lproj/Main.storyboard:1: warning") == true)
  }

  @Test(arguments: [
    ("sender.tintColor = nil", true), ("", false), ("sender.tag = 1", false),
  ])
  func `An action that its sender can never call causes a warning`(
    body: String, isRejected: Bool
  ) throws {
    let source = """
      class EditViewController: UIViewController {
        @IBAction func nameChanged(_ sender: UIBarButtonItem) { \(body) }
      }
      """
    let inputs = [try fixture("Main.storyboard"), Input(path: "/App/A.swift", text: source)]
    let warning =
      "/App/Base.lproj/Main.storyboard:111: warning: the action 'nameChanged:' of "
      + "'EditViewController' is not called: its sender is a UITextField, but the method "
      + "expects a UIBarButtonItem; declare the sender as Any"
    let result = Adaptation(module: "Squad", entryPoint: .library, inputs: inputs)
    #expect(result.messages.contains(warning) == isRejected)
  }

  @Test func `A segue of a class of the app is created by that class`() {
    func segue(_ attributes: String) -> Adaptation {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">
        <scenes><scene sceneID="s"><objects><viewController id="a">
        <connections><segue destination="b" identifier="go" id="c" \(attributes)/></connections>
        </viewController></objects></scene>
        <scene sceneID="t"><objects><viewController id="b"/></objects></scene></scenes></document>
        """
      return Adaptation(
        module: "Squad", entryPoint: .library,
        inputs: [Input(path: "/App/Main.storyboard", text: text)])
    }
    func generated(_ adaptation: Adaptation) -> String {
      adaptation.outputs.map(\.text).joined()
    }
    let made = "{ Fade(identifier: $0, source: $1, destination: $2) })"

    let custom = segue(#"kind="custom" customClass="Fade""#)
    #expect(
      generated(custom).contains("kind: .custom(.init() \(made)") && custom.diagnostics.isEmpty)
    let shown = segue(#"kind="show" customClass="Fade""#)
    #expect(generated(shown).contains("kind: .custom(.init(inherited: .show) \(made)"))
    #expect(segue(#"kind="custom""#).diagnostics.count == 1)
  }
}
