import AppArchitecture
import ComparedApps
import UIKit
import UserSessions

/// A small app with two tabs, a stack in each, and a sheet with a stack of its own.
struct ShelvesApp: App {
  let id = "shelves"
  let name = "Shelves"
  var architectures: [Architecture] { [.consistent, .deselecting] }
  let sources = AppSources(module: "BenchmarkMetricsTests")

  @MainActor func launch(
    _ variant: Architecture.Variant, start: EmptyStart, behavior: UIKitBehavior
  ) -> RunningShelves {
    RunningShelves(variant, behavior)
  }

  var directRoutes: [Session<ShelvesModel>] { [] }
}

/// The domain of the app, which each architecture receives.
struct Shelves {
  static let items = ["First", "Second"]
}

@MainActor struct RunningShelves: RunningApp {
  typealias Model = ShelvesModel

  let device: Device

  init(_ variant: Architecture.Variant, _ behavior: UIKitBehavior) {
    var behavior = behavior
    (behavior.navigationDuration, behavior.presentationDuration) = (0, 0)
    device = Device(behavior: behavior)
    device.launch(variant.makeDelegate(Shelves()))
    device.loop.runUntilIdle()
  }
}

/// The reference model of the app.
struct ShelvesModel: ChartedModel {
  enum Edge: String, CaseIterable { case launch, open, back, select, present, dismiss }

  static let chart = NavigationChart(Edge.allCases) {
    NavigationChart.Label(from: "", kind: $0.rawValue, trigger: $0.rawValue, to: "")
  }
  static let personas = [Persona("anybody", [.explore: 3, .goBack: 1, .fumble: 1])]
  static func start(using random: inout RandomSource) -> EmptyStart { EmptyStart() }
  static func edge(ofLaunch start: EmptyStart) -> Edge { .launch }

  private var tab = 0
  private var depths = [1, 1]
  private var hasSheet = false
  let refusals = 0
  let isWaiting = false
  init(start: EmptyStart) {}

  mutating func handle(_ event: UserEvent) { _ = traverse(by: event) }

  mutating func traverse(by event: UserEvent) -> Edge? {
    if hasSheet { return traverseSheet(by: event) }
    switch event {
    case .tapRow("items", 0, let row) where depths[tab] == 1 && Shelves.items.indices ~= row:
      depths[tab] = 2
      return .open
    case .back where depths[tab] == 2, .tab(tab) where depths[tab] == 2:
      depths[tab] = 1
      return .back
    case .tab(let index) where index != tab:
      tab = index
      return .select
    case .tap("note") where depths[tab] == 2:
      hasSheet = true
      return .present
    default: return nil
    }
  }

  private mutating func traverseSheet(by event: UserEvent) -> Edge? {
    guard event == .tap("close") || event == .swipeSheet(isFinished: true) else { return nil }
    hasSheet = false
    return .dismiss
  }

  var situation: UInt64 { digest.value }
  func pair(with event: UserEvent) -> UInt64 { situation &+ UInt64(event.kind.count) }

  func candidates() -> [Candidate] {
    [
      Candidate(.tapRow("items", section: 0, row: 1), .explore), Candidate(.tab(0), .explore),
      Candidate(.tab(1), .explore), Candidate(.tap("note"), .explore), Candidate(.back, .goBack),
      Candidate(.tap("close"), .goBack), Candidate(.swipeSheet(isFinished: true), .goBack),
      Candidate(.swipeSheet(isFinished: false), .fumble),
    ]
  }

  func describe<Sink: ScreenSink>(into sink: inout Sink) {
    sink.number("tab", tab)
    for depth in depths { sink.number("depth", depth) }
    if hasSheet { sink.number("sheet", 1) }
    let screen = hasSheet ? "Note" : depths[tab] == 2 ? "Item" : "Shelf"
    sink.text("screen", screen)
    sink.text("title", screen)
    if screen != "Shelf" {
      sink.text("bar", hasSheet ? "Close" : "Note")
      sink.flag("bar", true)
    }
    sink.flag("view", true)
    if screen == "Shelf" { describeTable(into: &sink) }
    sink.flag("alert", false)
  }

  private func describeTable<Sink: ScreenSink>(into sink: inout Sink) {
    sink.flag("items", true)
    sink.flag("items", true)
    sink.number("items", 1)
    sink.text("items", "")
    sink.number("items", Shelves.items.count)
    for item in Shelves.items {
      sink.text("items", item)
      sink.text("items", "")
      sink.flag("items", false)
    }
  }
}

extension Architecture {
  /// An architecture in which every row that has opened a screen stays selected.
  static let consistent = shelves("Consistent", deselectsInSecondTab: false)
  /// An architecture in which only the rows of the first tab stay selected.
  static let deselecting = shelves("Deselecting", deselectsInSecondTab: true)

  private static func shelves(_ name: String, deselectsInSecondTab: Bool) -> Architecture {
    Architecture(
      name: name, module: "BenchmarkMetricsTests", source: "", roles: [],
      variants: [.init { (_: Shelves) in ShelvesDelegate(deselectsInSecondTab) }])
  }
}

private final class ShelvesDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  init(_ deselectsInSecondTab: Bool) {
    super.init()
    let tabs = UITabBarController()
    tabs.viewControllers = [false, deselectsInSecondTab].map {
      UINavigationController(rootViewController: ShelfScreen(deselects: $0))
    }
    window = UIWindow(frame: .zero)
    window?.rootViewController = tabs
    window?.makeKeyAndVisible()
  }
}

private final class ShelfScreen: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let deselects: Bool
  private let table = UITableView()

  init(deselects: Bool) {
    self.deselects = deselects
    super.init(nibName: nil, bundle: nil)
    title = "Shelf"
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "Shelf"
    table.accessibilityIdentifier = "items"
    table.dataSource = self
    table.delegate = self
    view.addSubview(table)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Shelves.items.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = Shelves.items[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if deselects { tableView.deselectRow(at: indexPath, animated: true) }
    navigationController?.pushViewController(ItemScreen("Item"), animated: true)
  }
}

/// An item's screen, whose bar item opens the note, or the note's screen, whose bar item closes it.
private final class ItemScreen: UIViewController {
  init(_ name: String) {
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = title
    if title == "Note" {
      navigationItem.leftBarButtonItem = barItem("Close") { $0.dismiss(animated: true) }
    } else {
      navigationItem.rightBarButtonItem = barItem("Note") { $0.showNote() }
    }
  }

  private func barItem(
    _ title: String, action: @escaping (ItemScreen) -> Void
  ) -> UIBarButtonItem {
    let item = UIBarButtonItem(
      primaryAction: UIAction(title: title) { [weak self] _ in
        if let self { action(self) }
      })
    item.accessibilityIdentifier = title.lowercased()
    return item
  }

  private func showNote() {
    present(UINavigationController(rootViewController: ItemScreen("Note")), animated: true)
  }
}
