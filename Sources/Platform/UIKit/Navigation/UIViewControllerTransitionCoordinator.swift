/// Keys of the two controllers of a transition (rule 29).
public struct UITransitionContextViewControllerKey: Hashable, Sendable {
  let name: String
  public static let from = UITransitionContextViewControllerKey(name: "from")
  public static let to = UITransitionContextViewControllerKey(name: "to")
}

/// The properties of a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  var isAnimated: Bool { get }
  var isInteractive: Bool { get }
  var initiallyInteractive: Bool { get }
  var isCancelled: Bool { get }
  var transitionDuration: TimeInterval { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

/// A running transition, which can run animations alongside it and call completions at its end.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs an animation alongside the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// A change from one controller to another.
///
/// It keeps both until it ends (M35), and its closures until they have run (M17).
class Transition: UIViewControllerTransitionCoordinator {
  let from: UIViewController?
  let to: UIViewController?
  let isAnimated: Bool
  let initiallyInteractive: Bool
  var isInteractive: Bool
  var isCancelled = false
  @exclusivity(unchecked) private var alongside:
    [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  @exclusivity(unchecked) private var completions:
    [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  @exclusivity(unchecked) private var interactionHandlers:
    [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  @exclusivity(unchecked) private var hasAnimationStarted = false

  init(
    from: UIViewController?, to: UIViewController?, isAnimated: Bool, isInteractive: Bool = false
  ) {
    self.from = from
    self.to = to
    self.isAnimated = isAnimated
    self.isInteractive = isInteractive
    initiallyInteractive = isInteractive
  }

  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation {
      if hasAnimationStarted { animation(self) } else { alongside.append(animation) }
    }
    if let completion { completions.append(completion) }
    return true
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    interactionHandlers.append(handler)
  }

  var transitionDuration: TimeInterval {
    isAnimated ? MainLoop.current.behavior.presentationDuration : 0
  }

  func startAnimation() {
    hasAnimationStarted = true
    let blocks = alongside
    alongside = []
    for block in blocks { block(self) }
  }

  func endInteraction(cancelled: Bool) {
    isInteractive = false
    isCancelled = cancelled
    let handlers = interactionHandlers
    interactionHandlers = []
    for handler in handlers { handler(self) }
  }

  func complete() {
    let blocks = completions
    completions = []
    interactionHandlers = []
    for block in blocks { block(self) }
  }
}

/// A change of a navigation stack's top controller.
final class NavigationTransition: Transition {
  enum Operation { case push, pop }

  let operation: Operation
  /// The stack before the change, for reverting it.
  let oldStack: [UIViewController]
  /// The controllers that leave the stack, bottom first. Includes `from` in a pop.
  let removed: [UIViewController]
  /// The controllers that enter the stack, bottom first.
  let added: [UIViewController]
  let running = MainLoop.current.beginTransition()
  /// Whether `willShow` has been called for the incoming controller.
  var isAnnounced = false
  /// Whether the appearance callbacks are done. Later callbacks see a finished change.
  var isOver = false

  init(
    _ operation: Operation, from: UIViewController?, to: UIViewController?,
    oldStack: [UIViewController], removed: [UIViewController], added: [UIViewController],
    isAnimated: Bool, isInteractive: Bool
  ) {
    self.operation = operation
    self.oldStack = oldStack
    self.removed = removed
    self.added = added
    super.init(from: from, to: to, isAnimated: isAnimated, isInteractive: isInteractive)
  }

  override var transitionDuration: TimeInterval {
    isAnimated ? MainLoop.current.behavior.navigationDuration : 0
  }
}
