import Testing
import UIKit
import UIKitTesting
import UserSessions

/// A screen with a button, a search field, segments and bar items, which records the touches.
private final class Page: UIViewController {
  private(set) var touches: [String] = []
  private let name: String
  private let search = UISearchBar()
  private let segments = UISegmentedControl(items: ["One", "Two"])

  init(_ name: String, left: [String], right: [String]) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
    title = name
    navigationItem.leftBarButtonItems = left.map(barItem)
    navigationItem.rightBarButtonItems = right.map(barItem)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  private func barItem(_ title: String) -> UIBarButtonItem {
    let item = UIBarButtonItem(primaryAction: action(title))
    item.accessibilityIdentifier = title
    return item
  }

  private func action(_ title: String) -> UIAction {
    UIAction(title: title) { [weak self] _ in self?.touches.append(title) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = name
    let button = UIButton(type: .system)
    button.accessibilityIdentifier = "button of \(name)"
    button.addAction(action("button"), for: .touchUpInside)
    view.addSubview(button)
  }

  func addSearchBar(isEnabled: Bool = true) {
    search.accessibilityIdentifier = "search"
    search.isUserInteractionEnabled = isEnabled
    view.addSubview(search)
  }

  func addSegments() {
    segments.accessibilityIdentifier = "segments"
    segments.selectedSegmentIndex = 0
    segments.addAction(action("segments"), for: .valueChanged)
    view.addSubview(segments)
  }
}

@MainActor @Suite("Layers of a window") struct LayerTests {
  private let stage = Stage()

  private var driver: Driver { Driver(device: stage.device) }

  private func page(_ name: String, left: [String] = [], right: [String] = []) -> Page {
    // UIKit's objects belong to the device that was switched on last.
    _ = stage.device
    return Page(name, left: left, right: right)
  }

  private func stack(_ pages: Page...) -> UINavigationController {
    let stack = UINavigationController()
    stack.viewControllers = pages
    return stack
  }

  private func tabs(_ tabs: UIViewController...) -> UITabBarController {
    let controller = UITabBarController()
    controller.viewControllers = tabs
    return controller
  }

  private func alert() -> UIAlertController {
    let alert = UIAlertController(title: "Error", message: "Why", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    return alert
  }

  private var facts: [String] {
    var transcript = ScreenTranscript()
    WindowReader.describe(stage.window, into: &transcript)
    return transcript.lines
  }

  /// The facts of a page's button.
  private func button(of name: String) -> [String] {
    ["button of \(name): yes", "button of \(name): \"\"", "button of \(name): yes"]
  }

  // MARK: Controls within controls

  @Test("a button within a control is touched, whether or not the control is enabled")
  func controlsInControls() {
    let screen = page("Home")
    stage.show(screen)
    let card = UIControl()
    card.accessibilityIdentifier = "card"
    card.addAction(UIAction { _ in }, for: .touchUpInside)
    let button = UIButton(type: .system)
    button.setTitle("Scan", for: .normal)
    let field = UITextField()
    field.accessibilityIdentifier = "field"
    let eye = UIButton(type: .system)
    eye.setTitle("Show", for: .normal)
    field.rightView = eye
    field.rightViewMode = .always
    for view in [button, field] { card.addSubview(view) }
    screen.view.addSubview(card)
    let inner: [UserEvent] = [.tap("Scan"), .type("text", into: "field"), .tap("Show")]

    #expect(
      VisibleScreen(of: stage.device).touches == [.tap("button of Home"), .tap("card")] + inner)
    let group = UIControl()
    screen.view.addSubview(group)
    group.addSubview(card)
    #expect(VisibleScreen(of: stage.device).touches.count == 5, "the group is not touched")
    card.isEnabled = false
    #expect(VisibleScreen(of: stage.device).touches == [.tap("button of Home")] + inner)
    #expect(VisibleScreen(of: stage.device).disabledNames == ["card"])
  }

  // MARK: Facts

  @Test("a plain stack is described by its depth, its top screen and the alert")
  func plainStack() {
    let stack = stack(page("List", right: ["add"]), page("Detail", right: ["edit", "more"]))
    stage.show(stack)
    stage.present(alert(), on: stack)

    #expect(
      facts == [
        "depth: 2", "screen: \"Detail\"", "title: \"Detail\"", "edit: \"edit\"", "edit: yes",
        "more: \"more\"", "more: yes", "Detail: yes",
      ] + button(of: "Detail") + [
        "alert: yes", "alert: \"Error\"", "alert: \"Why\"", "alert: 1",
        "alert is an action sheet: 0", "alert: \"OK\"", "alert button style: 0",
      ])
  }

  @Test("a screen without a stack has depth 1, and a window without a root has no facts")
  func noStack() {
    #expect(facts == ["screen: \"none\""])

    stage.show(page("Splash"))

    #expect(facts.prefix(2) == ["depth: 1", "screen: \"Splash\""])
  }

  @Test("tabs are described by the selected tab, all depths, and the selected tab's top screen")
  func selectedTab() {
    let tabs = tabs(stack(page("A")), stack(page("B"), page("C")), page("D"))
    stage.show(tabs)
    tabs.selectedIndex = 1
    stage.settle()

    #expect(
      facts == ["tab: 1", "depth: 1", "depth: 2", "depth: 1", "screen: \"C\"", "title: \"C\""]
        + ["C: yes"] + button(of: "C") + ["alert: no"])
  }

  @Test("screens in an unselected tab contribute only their depth")
  func hiddenStack() {
    let hidden = stack(page("B"))
    stage.show(tabs(stack(page("A")), hidden))
    let before = facts

    hidden.pushViewController(page("C"), animated: false)
    stage.settle()

    #expect(before[2] == "depth: 1" && facts[2] == "depth: 2")
    #expect(facts.dropFirst(3) == before.dropFirst(3))
  }

  @Test(
    "a stack with a hidden bar is ignored if it contains the tabs, but not if it contains a screen")
  func wrapper() {
    let wrapper = stack(page("Splash"))
    wrapper.isNavigationBarHidden = true
    stage.show(wrapper)
    #expect(facts.prefix(2) == ["depth: 1", "screen: \"Splash\""])

    wrapper.viewControllers = [tabs(stack(page("A"), page("B")), stack(page("C")))]
    stage.settle()

    #expect(facts.prefix(4) == ["tab: 0", "depth: 2", "depth: 1", "screen: \"B\""])
    driver.perform(.tab(1))
    #expect(facts.prefix(4) == ["tab: 1", "depth: 2", "depth: 1", "screen: \"C\""])
  }

  @Test(
    "sheets are described by their depths from the bottom up, and the topmost by its top screen")
  func sheets() {
    let tabs = tabs(stack(page("A")), stack(page("B")))
    stage.show(tabs)
    let lower = stack(page("List"), page("Detail"))
    stage.present(lower, on: tabs)
    #expect(
      facts.prefix(5) == [
        "tab: 0", "depth: 1", "depth: 1", "sheet: 2", "screen: \"Detail\"",
      ])

    stage.present(page("Note"), on: lower)

    #expect(
      facts == ["tab: 0", "depth: 1", "depth: 1", "sheet: 2", "sheet: 1", "screen: \"Note\""]
        + ["title: \"Note\"", "Note: yes"] + button(of: "Note") + ["alert: no"])
  }

  @Test("an alert over a sheet leaves the sheet's top screen in front")
  func alertOverSheet() {
    let list = stack(page("List"))
    stage.show(list)
    let sheet = stack(page("Edit"))
    stage.present(sheet, on: list)

    stage.present(alert(), on: sheet)

    #expect(facts.prefix(3) == ["depth: 1", "sheet: 1", "screen: \"Edit\""])
    #expect(facts.contains("alert: \"Error\"") && facts.filter { $0.hasPrefix("sheet") }.count == 1)
  }

  @Test("left bar items come before right ones")
  func barItems() {
    stage.show(stack(page("Note", left: ["cancel"], right: ["save", "discard"])))

    #expect(
      facts[3..<9] == [
        "cancel: \"cancel\"", "cancel: yes", "save: \"save\"", "save: yes",
        "discard: \"discard\"", "discard: yes",
      ])
  }

  @Test("search bars and segments report their value and whether they can be used")
  func values() {
    let page = page("Find")
    page.addSearchBar()
    page.addSegments()
    stage.show(stack(page))

    driver.perform(.type("yo", into: "search"))
    driver.perform(.choose("segments", segment: 1))

    #expect(
      facts.filter { $0.hasPrefix("se") } == [
        "search: yes", "search: \"yo\"", "search: yes", "segments: yes", "segments: 1",
        "segments: yes",
      ])
    #expect(page.touches == ["segments"])
  }

  @Test("a search bar that cannot be touched is disabled and takes no text")
  func disabledSearchBar() {
    let page = page("Find")
    page.addSearchBar(isEnabled: false)
    stage.show(stack(page))

    driver.perform(.type("yo", into: "search"))

    #expect(
      facts.filter { $0.hasPrefix("search") } == ["search: yes", "search: \"\"", "search: no"])
  }

  @Test("the screens of a window are those of each tab, then those of each sheet, without alerts")
  func screens() {
    let pages = ["A", "B", "C", "D", "E"].map { page($0) }
    let tabs = tabs(stack(pages[0], pages[1]), stack(pages[2]))
    stage.show(tabs)
    let sheet = stack(pages[3])
    stage.present(sheet, on: tabs)
    stage.present(pages[4], on: sheet)
    stage.present(alert(), on: pages[4])

    #expect(WindowLayers(of: stage.window)?.screens == pages)
  }

  // MARK: Touches

  @Test("names are looked up in the selected tab's top screen and its left and right bar items")
  func namesInTabs() {
    let (a, b) = (page("A"), page("B", left: ["back"], right: ["menu"]))
    stage.show(tabs(stack(a), stack(page("C"), b)))
    driver.perform(.tab(1))

    for name in ["back", "menu", "button of B", "button of A", "button of C"] {
      driver.perform(.tap(name))
    }

    #expect(b.touches == ["back", "menu", "button"] && a.touches.isEmpty)
  }

  @Test("a name is found on the screen in front, but not on the screens below")
  func namesBelow() {
    let below = page("Edit", right: ["menu"])
    let list = stack(below)
    stage.show(list)
    let edit = page("Edit", right: ["close"])
    stage.present(stack(edit), on: list)

    driver.perform(.tap("menu"))
    driver.perform(.tap("button of Edit"))
    driver.perform(.tap("close"))

    #expect(below.touches.isEmpty && edit.touches == ["button", "close"])
  }

  @Test("in a sheet over a sheet, only the upper sheet's names are found until it is swiped away")
  func sheetOnSheet() {
    let list = stack(page("List"))
    stage.show(list)
    let lower = page("Lower", left: ["close"])
    let sheet = stack(lower)
    stage.present(sheet, on: list)
    let upper = page("Upper", left: ["cancel"])
    stage.present(stack(upper), on: sheet)

    driver.perform(.tap("close"))
    driver.perform(.tap("cancel"))
    driver.perform(.swipeSheet(isFinished: false))
    #expect(facts.filter { $0.hasPrefix("sheet") }.count == 2)
    driver.perform(.swipeSheet(isFinished: true))
    driver.perform(.tap("cancel"))
    driver.perform(.tap("close"))

    #expect(facts.filter { $0.hasPrefix("sheet") }.count == 1)
    #expect(upper.touches == ["cancel"] && lower.touches == ["close"])
  }

  @Test("under an alert, neither the sheet nor the tabs can be touched")
  func underAlert() {
    let root = page("A", right: ["menu"])
    let tabs = tabs(stack(root), stack(page("B")))
    stage.show(tabs)
    let page = page("Edit", left: ["cancel"])
    let sheet = stack(page)
    stage.present(sheet, on: tabs)
    stage.present(alert(), on: sheet)
    let before = facts

    for event in [
      UserEvent.tap("cancel"), .tap("button of Edit"), .tap("menu"), .tab(1),
      .swipeSheet(isFinished: true),
    ] {
      driver.perform(event)
    }
    #expect(facts == before && page.touches.isEmpty && root.touches.isEmpty)
    driver.perform(.alertButton(0))
    driver.perform(.tap("cancel"))

    #expect(facts.last == "alert: no" && page.touches == ["cancel"])
  }

  @Test("Back pops the stack in front")
  func backInSheet() {
    let list = stack(page("List"), page("Detail"))
    stage.show(list)
    stage.present(stack(page("Lower"), page("Upper")), on: list)

    driver.perform(.back)
    driver.perform(.back)

    #expect(facts.prefix(3) == ["depth: 2", "sheet: 1", "screen: \"Lower\""])
  }
}
