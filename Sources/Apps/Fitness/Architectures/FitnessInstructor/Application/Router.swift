import UIKit

/// The router of a stack: the only object that changes the stack, presents over it and observes it.
final class Router: NSObject {
  /// The screens to keep below a new one when a link changes the stack in one step.
  struct Place {
    let kept: [UIViewController]
    let isAnimated: Bool
  }

  let stack: UINavigationController
  /// Called when the user has swiped the stack away.
  var onDismiss: (() -> Void)?
  private var departures: [Departure] = []

  init(stack: UINavigationController = UINavigationController()) {
    self.stack = stack
    super.init()
    stack.delegate = self
  }

  // MARK: Screens

  var viewControllers: [UIViewController] { stack.viewControllers }

  /// Whether a change to the stack would be visible.
  var isSeen: Bool { stack.viewIfLoaded?.window != nil }

  func isOnTop(_ viewController: UIViewController) -> Bool {
    stack.topViewController === viewController
  }

  /// Returns the screens below this one.
  func screens(below viewController: UIViewController) -> [UIViewController] {
    Array(viewControllers.prefix { $0 !== viewController })
  }

  // MARK: Changes

  func setRoot(_ viewController: UIViewController) {
    change { $0.setViewControllers([viewController], animated: false) }
  }

  /// Pushes a screen, or shows it at the place that a link determines.
  func show(_ viewController: UIViewController, at place: Place? = nil) {
    change { stack in
      if let place {
        stack.setViewControllers(place.kept + [viewController], animated: place.isAnimated)
      } else {
        stack.pushViewController(viewController, animated: true)
      }
    }
  }

  /// Runs an action once a screen, which is about to be shown, has left the stack.
  func onDeparture(of viewController: UIViewController, _ run: @escaping () -> Void) {
    departures.append(Departure(of: viewController, run))
  }

  func pop(to viewController: UIViewController, animated: Bool = true) {
    change { $0.popToViewController(viewController, animated: animated) }
  }

  func popToRoot(animated: Bool) {
    change { $0.popToRootViewController(animated: animated) }
  }

  /// Replaces the stack, unless it already consists of these screens.
  func set(_ viewControllers: [UIViewController], animated: Bool) {
    guard viewControllers != self.viewControllers else { return }
    change { $0.setViewControllers(viewControllers, animated: animated) }
  }

  /// Keeps the first `count` screens.
  func keep(_ count: Int, animated: Bool) {
    set(Array(viewControllers.prefix(count)), animated: animated)
  }

  private func change(_ change: (UINavigationController) -> Void) {
    let old = viewControllers
    change(stack)
    let new = viewControllers
    for index in departures.indices { departures[index].noteArrival(in: new) }
    let left = old.filter { !new.contains($0) }
    run { $0.isAmong(left) }
  }

  /// Runs the actions of the screens that have left, topmost first.
  private func run(where hasLeft: (Departure) -> Bool) {
    let left = departures.filter(hasLeft)
    departures.removeAll(where: hasLeft)
    for departure in left.reversed() { departure.run() }
  }

  // MARK: Sheets

  /// Observes the presentation of this router's stack, which is about to begin.
  func observePresentation() {
    stack.presentationController?.delegate = self
  }

  /// Presents a screen in a sheet, with the screen as the presentation's delegate.
  func present(
    _ viewController: any UIViewController & UIAdaptivePresentationControllerDelegate
  ) {
    let sheet = UINavigationController(rootViewController: viewController)
    sheet.presentationController?.delegate = viewController
    stack.present(sheet, animated: true)
  }

  func dismiss() {
    stack.dismiss(animated: true)
  }
}

extension Router: UINavigationControllerDelegate {
  // `willShow` would be too early: a swipe may still be cancelled.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    let stack = viewControllers
    for index in departures.indices { departures[index].noteArrival(in: stack) }
    run { $0.hasLeft(stack) }
  }
}

extension Router: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    onDismiss?()
  }
}
