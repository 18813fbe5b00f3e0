import UIKit

/// A device with an app that makes a session's calls and observes all of UIKit's callbacks.
///
/// It retains no controllers itself, so any controller that is alive when the device is idle is
/// retained by UIKit.
@MainActor final class World {
  let device: Device
  let listener = Listener()
  /// The invariants broken so far.
  private(set) var broken: [BrokenInvariant] = []
  /// The calls and callbacks, one per line, if requested.
  private(set) var steps: [String] = []
  private let writesSteps: Bool
  let defect: PlantedDefect?
  // The controllers that a planted defect retains.
  var retained: [UIViewController] = []

  /// The controller that the app itself retains.
  var held: UIViewController?
  private(set) var controllers: [WeakController] = []
  private var orders: [ObjectIdentifier: CallbackOrder] = [:]
  private var armed: [Call.Nested] = []
  private var depth = 0
  // The app's window, until the session ends.
  private(set) var window: UIWindow?
  private let app = App()
  // Stacks with queued requests that will remove something.
  var stacksWithWaitingRemoval: Set<ObjectIdentifier> = []
  // The controller of each stack's last `willShow`.
  private var announced: [ObjectIdentifier: ObjectIdentifier] = [:]
  private var completions = 0
  private var completionsHeard: [Int: Int] = [:]
  private var readEvents = 0

  final class WeakController {
    weak var controller: UIViewController?
    let name: String
    init(_ controller: UIViewController, _ name: String) {
      self.controller = controller
      self.name = name
    }
  }

  private final class App: UIResponder, UIApplicationDelegate {}

  init(writesSteps: Bool = false, defect: PlantedDefect? = nil) {
    device = Device()
    self.writesSteps = writesSteps
    self.defect = defect
    listener.world = self
    device.launch(app)
    window = UIWindow(frame: .zero)
  }

  /// Makes the calls of a session and checks the invariants when idle, up to the first violation.
  func run(_ calls: [Call]) {
    for call in calls where broken.isEmpty { perform(call) }
    if broken.isEmpty { finish() }
  }

  // MARK: Steps

  func perform(_ call: Call) {
    armed += call.nested
    depth += 1
    defer { depth -= 1 }
    let place = reserveStep()
    let description = make(call)
    if let place { steps[place] += description ?? "nothing (\(call.kind))" }
  }

  // A call's line precedes the lines of its effects.
  private func reserveStep() -> Int? {
    guard writesSteps else { return nil }
    steps.append(String(repeating: "  ", count: depth - 1))
    return steps.count - 1
  }

  private func write(_ line: String) {
    guard writesSteps else { return }
    steps.append(String(repeating: "  ", count: depth) + "→ " + line)
  }

  func report(_ kind: BrokenInvariant.Kind, _ text: String) {
    write("BROKEN \(kind.rawValue): \(text)")
    broken.append(BrokenInvariant(kind: kind, text: text))
  }

  /// Whether a call is being made within a callback.
  var isNested: Bool { depth > 1 }

  // MARK: Objects

  /// Names a controller and stores a weak reference to it.
  func name(_ controller: UIViewController, _ kind: String) {
    let name = "\(kind)\(controllers.count + 1)"
    controller.title = name
    // The address may have belonged to another controller.
    orders[ObjectIdentifier(controller)] = nil
    announced[ObjectIdentifier(controller)] = nil
    controllers.append(WeakController(controller, name))
  }

  // MARK: Callbacks

  func hear(_ moment: Moment, from object: UIViewController?) {
    write("\(object?.title ?? "?").\(moment)")
    if let object, Self.appearance.contains(moment) {
      let problem = orders[ObjectIdentifier(object), default: CallbackOrder()].hear(moment)
      if let problem { report(.callbackOrder, "\(object.title ?? "?").\(moment) \(problem)") }
    }
    fire(at: moment, in: object)
    if defect == .repeatedCallback, moment == .viewDidAppear, object === poppedTo {
      poppedTo = nil
      object?.viewDidAppear(false)
    }
  }

  // The controller that a pop reveals, for a planted defect.
  weak var poppedTo: UIViewController?

  private static let appearance: Set<Moment> = [
    .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
    .viewDidDisappear,
  ]

  func willMove(_ object: UIViewController) {
    orders[ObjectIdentifier(object), default: CallbackOrder()].willMove()
    hear(.willMove, from: object)
  }

  func didMove(_ object: UIViewController, to parent: UIViewController?) {
    let problem = orders[ObjectIdentifier(object), default: CallbackOrder()].didMove(to: parent)
    if let problem { report(.callbackOrder, "\(object.title ?? "?").didMove \(problem)") }
    hear(.didMove, from: object)
  }

  func willShow(_ controller: UIViewController, in stack: UINavigationController) {
    announced[ObjectIdentifier(stack)] = ObjectIdentifier(controller)
    hear(.willShow, from: stack)
  }

  func didShow(_ controller: UIViewController, in stack: UINavigationController) {
    if announced.removeValue(forKey: ObjectIdentifier(stack)) != ObjectIdentifier(controller) {
      report(
        .callbackOrder,
        "didShow of \(controller.title ?? "?") in \(stack.title ?? "?") without its willShow")
    }
    hear(.didShow, from: stack)
  }

  /// Returns a completion that must not run more than once.
  func completion(of object: UIViewController) -> () -> Void {
    completions += 1
    let number = completions
    return { [weak self, weak object] in
      guard let self else { return }
      completionsHeard[number, default: 0] += 1
      if completionsHeard[number] == 2 { report(.completion, "ran twice") }
      hear(.completion, from: object)
    }
  }

  private func fire(at moment: Moment, in object: UIViewController?) {
    var index = 0
    while index < armed.count {
      guard armed[index].moment == moment else {
        index += 1
        continue
      }
      if armed[index].skipped > 0 {
        armed[index].skipped -= 1
        index += 1
        continue
      }
      let nested = armed.remove(at: index)
      let outer = current
      current = object
      perform(nested.call)
      current = outer
      // Calls armed meanwhile wait for the next callback.
      index = armed.count
    }
  }

  /// The object whose callback is running.
  private(set) weak var current: UIViewController?

  // MARK: Checks when idle

  /// Checks all invariants if the device is idle.
  func checkIfIdle() {
    readEventsOfLoop()
    guard !device.loop.hasWork, !isFingerDown else { return }
    stacksWithWaitingRemoval = []
    if expectedExceptions > 0 { report(.crash, "a stack accepted a controller that contains it") }
    for found in device.inconsistencies() { report(.inconsistency, found.description) }
    checkViews()
    checkTouch()
    checkCompletions()
    checkLeaks()
  }

  var isFingerDown = false

  private var lostCompletions = 0
  /// The number of calls that must raise an exception for an inconsistent hierarchy.
  var expectedExceptions = 0

  private func readEventsOfLoop() {
    let events = device.loop.events
    for event in events[readEvents...] {
      switch event {
      case .crashed(let reason)
      where expectedExceptions > 0 && reason.hasPrefix("UIViewControllerHierarchyInconsistency"):
        write("exception: \(reason)")
        expectedExceptions -= 1
      case .crashed(let reason): report(.crash, reason)
      case .hung(let turns): report(.hang, "after \(turns) turns")
      case .refused(let request, let reason, let losesCompletion):
        write("refused: \(request), \(reason)")
        if losesCompletion { lostCompletions += 1 }
      default: break
      }
    }
    readEvents = events.count
  }

  private func checkViews() {
    for window in device.application.windows { checkViews(in: window) }
  }

  private func checkViews(in view: UIView) {
    if let view = view as? ScreenView {
      if view.screen == nil {
        report(
          .leftoverView, "the view of \(view.title), which has been released, is in the window")
      } else if let screen = view.screen, screen.viewIfLoaded === view, !isReachable(screen) {
        report(.leftoverView, "the view of \(view.title), which has no parent, is in the window")
      }
    }
    for child in view.subviews { checkViews(in: child) }
  }

  private func checkTouch() {
    guard device.application.applicationState == .active, let front = device.visibleController,
      let view = front.viewIfLoaded, !hasAbandonedPresentation
    else { return }
    if !device.canTouch(view) { report(.deafness, "\(front.title ?? "?") receives no touches") }
  }

  private func checkCompletions() {
    let missing = completions - completionsHeard.count - lostCompletions
    if missing != 0 { report(.completion, "\(missing) never ran although no request was refused") }
  }

  private func checkLeaks() {
    let reachable = reachableControllers
    for entry in controllers {
      guard let controller = entry.controller else { continue }
      if !reachable.contains(ObjectIdentifier(controller)) {
        report(.leak, "\(entry.name) is alive but neither in a window nor retained by the app")
      }
    }
    controllers.removeAll { $0.controller == nil }
    let alive = Set(controllers.compactMap { $0.controller.map { ObjectIdentifier($0) } })
    orders = orders.filter { alive.contains($0.key) }
    announced = announced.filter { alive.contains($0.key) }
  }

  private func isReachable(_ controller: UIViewController) -> Bool {
    reachableControllers.contains(ObjectIdentifier(controller))
  }

  private var reachableControllers: Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    var next = device.loop.presentingControllers
    next += [window?.rootViewController, held].compactMap { $0 }
    while let controller = next.popLast() {
      guard found.insert(ObjectIdentifier(controller)).inserted else { continue }
      next += controller.children
      if let modal = controller.presentedViewController { next.append(modal) }
    }
    return found
  }

  /// Whether the root was replaced beneath a modal, which stays over the new root (rule 107).
  private var hasAbandonedPresentation: Bool {
    var tree: Set<ObjectIdentifier> = []
    var next = [window?.rootViewController].compactMap { $0 }
    while let controller = next.popLast() {
      tree.insert(ObjectIdentifier(controller))
      next += controller.children
      if let modal = controller.presentedViewController, !tree.contains(ObjectIdentifier(modal)) {
        next.append(modal)
      }
    }
    return !device.loop.presentingControllers.allSatisfy { tree.contains(ObjectIdentifier($0)) }
  }

  // MARK: End of the session

  private func finish() {
    armed = []
    if isFingerDown { perform(Call(.endSwipeBack)) }
    perform(Call(.settle))
    guard broken.isEmpty else { return }
    held = nil
    window = nil
    device.shutDown()
    for entry in controllers where entry.controller != nil {
      report(.leak, "\(entry.name) is alive after the end of the session")
    }
  }
}
