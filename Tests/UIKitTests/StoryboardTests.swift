import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Storyboards and nibs") struct StoryboardTests {
  let stage = Stage()

  /// A controller from a storyboard, with an outlet and possibly an unwind action.
  private final class Coded: UIViewController {
    let name: String
    let log: Log
    var label: UILabel?
    var allowsSegue = true
    var allowsUnwinding = true
    var unwindAction: Selector?
    var prepared: UIStoryboardSegue?

    init?(_ name: String, _ log: Log, coder: NSCoder) {
      self.name = name
      self.log = log
      super.init(coder: coder)
      log.add("\(name).init")
    }

    required init?(coder: NSCoder) { fatalError("made by the storyboard's definition") }

    override func awakeFromNib() { log.add("\(name).awake") }
    override func willMove(toParent parent: UIViewController?) { log.add("\(name).willMove") }
    override func viewDidLoad() {
      log.add("\(name).viewDidLoad \(label?.text ?? "without outlet")")
    }
    override func viewDidDisappear(_ animated: Bool) { log.add("\(name).didDisappear") }
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
      log.add("\(name).should(\(identifier))")
      return allowsSegue
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      let hasOutlet = (segue.destination as? Coded)?.label != nil
      log.add("\(name).prepare(\(segue.identifier ?? ""), outlet \(hasOutlet))")
      prepared = segue
    }
    override func canPerformUnwindSegueAction(
      _ action: Selector, from source: UIViewController, sender: Any?
    ) -> Bool {
      log.add("\(name).canUnwind")
      return allowsUnwinding
    }
    override func handleAction(_ action: Selector, from sender: Any?) -> Bool {
      guard action == unwindAction else { return false }
      // Without a segue, this call only asks whether the action is handled.
      if sender is UIStoryboardSegue { log.add("\(name).unwind") }
      return true
    }
  }

  private typealias Scene = UIStoryboard.Definition.Scene
  private typealias Segue = UIStoryboard.Definition.Segue

  private func scene(_ name: String, _ segues: Segue...) -> Scene {
    Scene(
      identifier: name, segues: segues, make: { [log = stage.log] in Coded(name, log, coder: $0) },
      loadView: { controller in
        controller.view = UIView()
        let label = UILabel()
        label.text = "outlet"
        (controller as? Coded)?.label = label
      })
  }

  private func storyboard(_ name: String, _ initial: String, _ scenes: Scene...) -> UIStoryboard {
    _ = stage.device
    UIStoryboard.register(.init(name: name, initial: initial, scenes: scenes))
    return UIStoryboard(name: name, bundle: nil)
  }

  /// Shows the initial controller of a storyboard in the window and returns it.
  private func shown(_ storyboard: UIStoryboard) throws -> UIViewController {
    let initial = try #require(storyboard.instantiateInitialViewController())
    stage.show(initial)
    return initial
  }

  private func stack(of root: String) -> Scene {
    Scene(identifier: "stack", children: [root]) { UINavigationController(coder: $0) }
  }

  @Test(
    "rule 5: init, awakeFromNib and prepare precede willMove and viewDidLoad, while outlets are nil"
  )
  func order() throws {
    let root = try shown(
      storyboard(
        "Order", "stack", stack(of: "A"),
        scene("A", Segue(identifier: "go", destination: "B", kind: .show)), scene("B")))
    let a = try #require((root as? UINavigationController)?.topViewController)

    #expect(
      stage.during { a.performSegue(withIdentifier: "go", sender: nil) } == [
        "B.init", "B.awake", "A.prepare(go, outlet false)", "B.willMove", "B.viewDidLoad outlet",
      ])
  }

  @Test("a container in a storyboard is created with its children")
  func children() throws {
    func container(_ make: @escaping @MainActor (NSCoder) -> UIViewController?) -> Scene {
      Scene(identifier: "container", children: ["A", "B"], make: make)
    }
    func made(_ make: @escaping @MainActor (NSCoder) -> UIViewController?) -> UIViewController? {
      storyboard("Children", "container", container(make), scene("A"), scene("B"))
        .instantiateInitialViewController()
    }

    let navigation = made { UINavigationController(coder: $0) } as? UINavigationController
    let tabs = made { UITabBarController(coder: $0) } as? UITabBarController
    let plain = made { UIViewController(coder: $0) }

    #expect(navigation?.viewControllers.map { ($0 as? Coded)?.name } == ["A", "B"])
    #expect(tabs?.viewControllers?.count == 2 && tabs?.selectedIndex == 0)
    #expect(plain?.children.count == 2 && plain?.children.first?.parent === plain)
    #expect(!stage.log.lines.contains { $0.contains("viewDidLoad") })
  }

  /// A segue of an app, which replaces the window's root or lets UIKit show the destination.
  private final class RootSegue: UIStoryboardSegue {
    override func perform() {
      if identifier == "root" { source.view.window?.rootViewController = destination }
      super.perform()
    }
  }

  @Test("a segue of a class of the app performs that class's transition")
  func customSegue() throws {
    let make: UIStoryboard.Definition.CustomSegue.Maker = {
      RootSegue(identifier: $0, source: $1, destination: $2)
    }
    let root = try shown(
      storyboard(
        "Custom", "stack", stack(of: "A"),
        scene(
          "A", Segue(identifier: "root", destination: "B", kind: .custom(.init(make: make))),
          Segue(
            identifier: "show", destination: "B", kind: .custom(.init(inherited: .show, make: make))
          )), scene("B")))
    let stack = try #require(root as? UINavigationController)
    let a = try #require(stack.topViewController as? Coded)

    a.performSegue(withIdentifier: "show", sender: nil)
    stage.settle()
    #expect(a.prepared is RootSegue && stack.viewControllers.count == 2)
    stack.popViewController(animated: false)
    stage.settle()
    a.performSegue(withIdentifier: "root", sender: nil)
    stage.settle()
    #expect((stage.window.rootViewController as? Coded)?.name == "B")
    var isPerformed = false
    UIStoryboardSegue(identifier: nil, source: a, destination: a) { isPerformed = true }.perform()
    #expect(isPerformed)
  }

  @Test("a segue presents in its own style, or embeds without a transition")
  func kinds() throws {
    let a = try shown(
      storyboard(
        "Kinds", "A",
        scene(
          "A", Segue(identifier: "full", destination: "M", kind: .present(.fullScreen)),
          Segue(identifier: "sheet", destination: "M", kind: .present),
          Segue(identifier: "embed", destination: "C", kind: .embed)), scene("M"), scene("C")))

    a.performSegue(withIdentifier: "full", sender: nil)
    stage.settle()
    #expect(a.presentedViewController?.modalPresentationStyle == .fullScreen)
    #expect(stage.log.lines.contains("A.didDisappear"))
    a.dismiss(animated: true)
    stage.settle()
    a.performSegue(withIdentifier: "sheet", sender: nil)
    stage.settle()
    #expect(a.presentedViewController?.modalPresentationStyle == .automatic)
    a.performSegue(withIdentifier: "embed", sender: nil)

    #expect((a.children.first as? Coded)?.name == "C")
    #expect(a.children.first?.view.superview === a.view)
  }

  @Test("a storyboard reference embeds a scene of another storyboard, prepared by its container")
  func reference() throws {
    _ = storyboard("Inner", "C", scene("C"))
    let reference = Scene(
      identifier: "reference",
      make: { _ in UIStoryboard(name: "Inner", bundle: nil).instantiateInitialViewController() })
    let a = try shown(
      storyboard(
        "Outer", "A",
        scene(
          "A", Segue(identifier: "", destination: "B", kind: .show),
          Segue(identifier: "", destination: "reference", kind: .embed)), scene("B"), reference))

    let child = try #require(a.children.first as? Coded)
    #expect(child.name == "C" && child.label?.text == "outlet" && a.children.count == 1)
    #expect((a as? Coded)?.prepared?.destination === child)
  }

  @Test("rule 148: a tap calls shouldPerformSegue, but performSegue does not")
  func shouldPerform() throws {
    let a = try shown(
      storyboard(
        "Should", "A", scene("A", Segue(identifier: "go", destination: "B", kind: .present)),
        scene("B")))
    (a as? Coded)?.allowsSegue = false

    #expect(stage.until { a.triggerSegue("go", sender: nil) } == ["A.should(go)"])
    #expect(
      stage.during { a.performSegue(withIdentifier: "go", sender: nil) }.first == "B.init")
  }

  private func flow(_ name: String, kind: Segue.Kind) -> UIStoryboard {
    storyboard(
      name, "stack", stack(of: "A"),
      scene("A", Segue(identifier: "go", destination: "B", kind: .show)),
      scene("B", Segue(identifier: "go", destination: "C", kind: kind)),
      scene("C", Segue(identifier: "back", destination: "", kind: .unwind("unwind:"))))
  }

  /// Goes from A to B to C, where A and B handle the unwind action, and returns all three.
  private func goToEnd(of storyboard: UIStoryboard) throws -> [Coded] {
    let navigation = try #require(try shown(storyboard) as? UINavigationController)
    let a = try #require(navigation.topViewController as? Coded)
    a.performSegue(withIdentifier: "go", sender: nil)
    stage.settle()
    let b = try #require(navigation.topViewController as? Coded)
    b.performSegue(withIdentifier: "go", sender: nil)
    stage.settle()
    let c = try #require(b.prepared?.destination as? Coded)
    a.unwindAction = "unwind:"
    b.unwindAction = "unwind:"
    return [a, b, c]
  }

  @Test(
    "rule 149: an unwind segue queries the screens below, calls prepare and the action, and pops")
  func unwindStack() throws {
    let screens = try goToEnd(of: flow("UnwindStack", kind: .show))
    screens[1].allowsUnwinding = false

    let lines = stage.during { screens[2].performSegue(withIdentifier: "back", sender: nil) }
    stage.settle()

    #expect(
      lines.prefix(4) == ["B.canUnwind", "A.canUnwind", "C.prepare(back, outlet true)", "A.unwind"])
    #expect(screens[0].navigationController?.viewControllers == [screens[0]])
    #expect(screens[2].prepared?.source === screens[2])
    #expect(screens[2].prepared?.destination === screens[0])
  }

  @Test("rule 149: an unwind segue from a modal dismisses the modal", arguments: [true, false])
  func unwindModal(_ stopsAtPresenter: Bool) throws {
    let screens = try goToEnd(of: flow("UnwindModal", kind: .present(.fullScreen)))
    screens[1].allowsUnwinding = stopsAtPresenter

    screens[2].performSegue(withIdentifier: "back", sender: nil)
    stage.settle()

    #expect(stage.log.lines.contains(stopsAtPresenter ? "B.unwind" : "A.unwind"))
    #expect(screens[0].presentedViewController == nil && screens[2].presentingViewController == nil)
    #expect(
      screens[0].navigationController?.viewControllers.count == (stopsAtPresenter ? 2 : 1))
    #expect(stage.loop.refusalCount == 0)
  }

  @Test("rule 149: an unwind segue without a destination does nothing")
  func unwindNowhere() throws {
    let screens = try goToEnd(of: flow("UnwindNowhere", kind: .show))
    for screen in screens { screen.unwindAction = nil }

    #expect(
      stage.until { screens[2].performSegue(withIdentifier: "back", sender: nil) } == [])
    #expect(screens[0].navigationController?.viewControllers.count == 3)
  }

  @Test("rule 147: a storyboard without an initial scene has no initial controller")
  func noInitial() {
    _ = stage.device
    UIStoryboard.register(.init(name: "NoInitial", scenes: [scene("A")]))

    #expect(UIStoryboard(name: "NoInitial", bundle: nil).instantiateInitialViewController() == nil)
    #expect(stage.loop.crashCount == 0)
  }

  @Test("a scene can be created with a custom initializer")
  func creator() {
    let storyboard = storyboard("Creator", "A", scene("A"))

    let made = storyboard.instantiateViewController(identifier: "A") { [log = stage.log] in
      Coded("Z", log, coder: $0)
    }

    #expect(made.name == "Z" && made.storyboard === storyboard)
    _ = made.view
    #expect(made.label?.text == "outlet")
  }

  private final class OwnNibController: UIViewController {}

  @Test("a controller loads the nib named after its class, or the one it is given")
  func nibs() {
    _ = stage.device
    for (name, tag) in [("OwnNibController", 1), ("OtherNib", 2)] {
      UINib.register(
        .init(name: name) { owner in
          let view = UIView()
          view.tag = owner is OwnNibController ? tag : 0
          return [view]
        })
    }

    #expect(OwnNibController().view.tag == 1)
    #expect(OwnNibController(nibName: "OtherNib", bundle: nil).view.tag == 2)
    #expect(UIViewController().view.tag == 0 && stage.loop.crashCount == 0)
  }

  @Test("misuse: instantiating a nib that does not exist raises an exception")
  func missingNib() {
    let loop = stage.loop

    #expect(UINib(nibName: "Nowhere", bundle: nil).instantiate(withOwner: nil).isEmpty)

    #expect(loop.crashCount == 1)
  }

  @Test("two modules may each have a storyboard and a nib of the same name")
  func modules() {
    _ = stage.device
    for module in ["Here", "There"] {
      let file = "\(module)/Main.swift"
      UIStoryboard.register(
        .init(name: "Shared", initial: module, scenes: [scene(module)]), fileID: file)
      UINib.register(.init(name: "Shared") { _ in [module] }, fileID: file)
    }

    for module in ["Here", "There"] {
      let file = "\(module)/Caller.swift"
      let initial = UIStoryboard(name: "Shared", bundle: nil, fileID: file)
        .instantiateInitialViewController()
      #expect((initial as? Coded)?.name == module)
      let objects = Bundle.main.loadNibNamed("Shared", owner: nil, fileID: file)
      #expect(objects as? [String] == [module])
    }
    let tested = UIStoryboard(name: "Shared", bundle: nil, fileID: "HereTests/Caller.swift")
    #expect((tested.instantiateInitialViewController() as? Coded)?.name == "Here")
    let other = UIStoryboard(name: "Shared", bundle: nil).instantiateInitialViewController()
    #expect((other as? Coded)?.name == "There")
  }

  @Test("a module without a storyboard of that name gets the running app's storyboard")
  func sharedCode() {
    final class Delegate: NSObject, UIApplicationDelegate {}
    _ = stage.device
    for module in ["UIKitTests", "OtherApp"] {
      UIStoryboard.register(
        .init(name: "OfApps", initial: module, scenes: [scene(module)]),
        fileID: "\(module)/Main.swift")
    }
    let delegate = Delegate()
    UIApplication.shared.delegate = delegate

    let storyboard = UIStoryboard(name: "OfApps", bundle: nil, fileID: "Kit/Storyboarded.swift")

    #expect((storyboard.instantiateInitialViewController() as? Coded)?.name == "UIKitTests")
  }
}
