import UIKit

/// Reports the modules that have left their stacks, and the sheets that have been swiped away.
///
/// When the user goes back with the back button, a swipe or the back menu, no coordinator is
/// involved, so the whole stack is checked after every change.
final class StackObserver: NSObject {
  private var departures: [Departure] = []
  private var dismissals: [Dismissal] = []

  /// Calls `completion` once the controller has left the stack.
  func watch(
    _ controller: UIViewController, on stack: UINavigationController, _ completion: (() -> Void)?
  ) {
    guard let completion else { return }
    departures.append(Departure(controller: controller, stack: stack, completion: completion))
  }

  /// Calls `completion` after the user swipes a sheet away. Call it before presenting the sheet.
  func watchDismissal(of sheet: UIViewController, _ completion: @escaping () -> Void) {
    dismissals.removeAll { $0.sheet == nil }
    dismissals.append(Dismissal(sheet: sheet, completion: completion))
    sheet.presentationController?.delegate = self
  }

  /// Changes a stack programmatically, and reports at once which modules have left it.
  func change(_ stack: UINavigationController, _ change: (UINavigationController) -> Void) {
    let old = stack.viewControllers
    change(stack)
    noteArrivals()
    let left = Set(old).subtracting(stack.viewControllers)
    report { $0.isAmong(left) }
  }

  private func noteArrivals() {
    for index in departures.indices { departures[index].noteArrival() }
  }

  // From the top down: a child's flow finishes before its parent's.
  private func report(where hasLeft: (Departure) -> Bool) {
    let left = departures.filter(hasLeft)
    departures.removeAll(where: hasLeft)
    for departure in left.reversed() { departure.completion() }
  }
}

extension StackObserver: UINavigationControllerDelegate {
  // `willShow` would be too early: a swipe may still be cancelled.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    noteArrivals()
    report { $0.hasLeft }
  }
}

extension StackObserver: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    let sheet = presentationController.presentedViewController
    guard let index = dismissals.firstIndex(where: { $0.sheet === sheet }) else { return }
    dismissals.remove(at: index).completion()
  }
}

extension UINavigationController {
  /// The observer of the stack; `nil` if the stack is not one of this app's.
  var observer: StackObserver? { delegate as? StackObserver }

  func changeObserved(_ change: (UINavigationController) -> Void) {
    if let observer { observer.change(self, change) } else { change(self) }
  }
}

/// A completion to call when a module has left its stack.
private struct Departure {
  // The stack owns its modules, and its tab or presentation owns the stack.
  weak var controller: UIViewController?
  weak var stack: UINavigationController?
  // UIKit queues a push during a transition, so a module may be absent because it has yet to
  // arrive.
  private var hasArrived = false
  let completion: () -> Void

  init(
    controller: UIViewController, stack: UINavigationController, completion: @escaping () -> Void
  ) {
    self.controller = controller
    self.stack = stack
    self.completion = completion
  }

  private var isOnStack: Bool {
    guard let controller, let stack else { return false }
    return stack.viewControllers.contains(controller)
  }

  mutating func noteArrival() {
    if isOnStack { hasArrived = true }
  }

  func isAmong(_ controllers: Set<UIViewController>) -> Bool {
    controller.map(controllers.contains) ?? false
  }

  var hasLeft: Bool { controller == nil || hasArrived && !isOnStack }
}

/// A completion to call when a sheet has been swiped away.
private struct Dismissal {
  // The presentation owns the sheet.
  weak var sheet: UIViewController?
  let completion: () -> Void
}
