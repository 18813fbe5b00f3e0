import UIKit
import UserSessions

/// The smallest app with everything sessions need: a counter, a screen to push, a server to query.
struct CounterModel: ReferenceModel {
  struct Start: Hashable, Sendable, Codable { var count: Int }

  static let personas = [
    Persona("steady", [.explore: 5, .goBack: 2, .serve: 2]),
    Persona("fumbling", [.explore: 3, .fumble: 3, .hesitate: 1, .fail: 1, .serve: 1, .goBack: 1]),
  ]

  static func weights(of distribution: Distribution, upTo limit: Int) -> [Int] {
    Array(repeating: 1, count: min(5, limit))
  }

  static func start(using random: inout RandomSource) -> Start { Start(count: random.below(10)) }

  var count: Int
  var depth = 1
  var pending = 0
  var refusals = 0
  var isWaiting: Bool { pending > 0 }

  init(start: Start) { count = start.count }

  mutating func handle(_ event: UserEvent) {
    switch event {
    case .tap("plus") where depth == 1: count += 1
    case .doubleTap("plus") where depth == 1: count += 2
    case .tap("open") where depth == 1, .doubleTap("open") where depth == 1: depth = 2
    case .tap("ask") where depth == 1: pending += 1
    case .answer(let request, let isSuccess) where request < pending:
      pending -= 1
      if isSuccess { count += 100 }
    case .back where depth == 2, .swipeBack(isFinished: true) where depth == 2: depth = 1
    default: break
    }
  }

  func describe<Sink: ScreenSink>(into sink: inout Sink) {
    sink.number("depth", depth)
    sink.text("screen", depth == 1 ? "Counter" : "Detail")
    sink.text("title", "")
    sink.flag(depth == 1 ? "Counter" : "Detail", true)
    if depth == 1 {
      sink.flag("count", true)
      sink.text("count", "\(count)")
      for (name, isEnabled) in [("plus", true), ("open", true), ("ask", true), ("never", false)] {
        sink.flag(name, true)
        sink.text(name, name)
        sink.flag(name, isEnabled)
      }
    }
    sink.flag("alert", false)
    sink.number("requests", pending)
  }

  func candidates() -> [Candidate] {
    var all: [Candidate] = [
      Candidate(.tap("plus"), .explore, weight: 2), Candidate(.tap("open"), .explore),
      Candidate(.tap("ask"), .explore), Candidate(.tap("never"), .fumble),
      Candidate(.doubleTap("open"), .fumble), Candidate(.doubleTap("plus"), .fumble),
    ]
    if depth == 2 {
      all += [
        Candidate(.back, .goBack), Candidate(.swipeBack(isFinished: true), .goBack),
        Candidate(.swipeBack(isFinished: false), .hesitate),
      ]
    }
    if pending > 0 {
      all += [
        Candidate(.answer(pending - 1, isSuccess: true), .serve),
        Candidate(.answer(0, isSuccess: false), .fail),
      ]
    }
    return all
  }
}

/// The app that the model describes, with defects that can be switched on.
@MainActor struct CounterApp: AppUnderTest {
  typealias Model = CounterModel
  enum Defect { case countsByTwo, presentsOnOpen, pushesTwice, countsAtTheEnd }

  @MainActor final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var requests: [(Bool) -> Void] = []
    var onEnd: (() -> Void)?

    func applicationWillTerminate(_ application: UIApplication) { onEnd?() }
  }

  let device = Device()
  let delegate = Delegate()

  init(_ start: CounterModel.Start, defect: Defect? = nil) {
    let window = UIWindow(frame: .zero)
    delegate.window = window
    window.rootViewController = UINavigationController(
      rootViewController: CounterController(start.count, delegate, defect))
    device.launch(delegate)
    window.makeKeyAndVisible()
    device.loop.runUntilIdle()
  }

  func answer(_ request: Int, isSuccess: Bool) {
    guard delegate.requests.indices.contains(request) else { return }
    delegate.requests.remove(at: request)(isSuccess)
  }

  func describe<Sink: ScreenSink>(into sink: inout Sink) {
    WindowReader.describe(device.window, into: &sink)
    sink.number("requests", delegate.requests.count)
  }
}

private final class CounterController: UIViewController {
  private var count: Int
  private weak var server: CounterApp.Delegate?
  private let defect: CounterApp.Defect?
  private let label = UILabel()

  init(_ count: Int, _ server: CounterApp.Delegate, _ defect: CounterApp.Defect?) {
    self.count = count
    self.server = server
    self.defect = defect
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    view.accessibilityIdentifier = "Counter"
    label.accessibilityIdentifier = "count"
    view.addSubview(label)
    addButton("plus") { [weak self] in self?.add(self?.defect == .countsByTwo ? 2 : 1) }
    addButton("open") { [weak self] in self?.open() }
    addButton("ask") { [weak self] in self?.ask() }
    addButton("never") {}.isEnabled = false
    add(0)
    if defect == .countsAtTheEnd { server?.onEnd = { [weak self] in self?.add(1) } }
  }

  @discardableResult
  private func addButton(_ name: String, _ action: @escaping () -> Void) -> UIButton {
    let button = UIButton(type: .system)
    button.accessibilityIdentifier = name
    button.setTitle(name, for: .normal)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    view.addSubview(button)
    return button
  }

  private func add(_ amount: Int) {
    count += amount
    label.text = "\(count)"
  }

  private func open() {
    let detail = UIViewController()
    detail.view.accessibilityIdentifier = "Detail"
    switch defect {
    case .presentsOnOpen: present(detail, animated: true)
    case .pushesTwice:
      navigationController?.pushViewController(detail, animated: true)
      navigationController?.pushViewController(detail, animated: true)
    case .countsByTwo, .countsAtTheEnd, nil:
      navigationController?.pushViewController(detail, animated: true)
    }
  }

  private func ask() {
    server?.requests.append { [weak self] isSuccess in if isSuccess { self?.add(100) } }
  }
}
