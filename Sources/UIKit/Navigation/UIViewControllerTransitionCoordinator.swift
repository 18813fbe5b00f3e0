public struct UITransitionContextViewControllerKey: Hashable, Sendable {
  let name: String
  public static let from = UITransitionContextViewControllerKey(name: "from")
  public static let to = UITransitionContextViewControllerKey(name: "to")
}

/// What can be known of a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  var isAnimated: Bool { get }
  var isInteractive: Bool { get }
  var initiallyInteractive: Bool { get }
  var isCancelled: Bool { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

/// A transition that is under way, with a place to put what should happen beside it and after it.
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
  /// Runs a completion at the end of the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// One change of the top of a navigation stack, from the call to its end. It keeps both controllers until then
/// (M35), and the closures it was given until they have run (M17).
final class NavigationTransition: UIViewControllerTransitionCoordinator {
  enum Kind { case push, pop }

  let kind: Kind
  let from: UIViewController?
  let to: UIViewController?
  /// Controllers that leave the stack by this transition, bottom first; includes `from` in a pop.
  let removed: [UIViewController]
  /// Controllers that come into the stack by this transition, bottom first.
  let added: [UIViewController]
  let isAnimated: Bool
  let initiallyInteractive: Bool
  var isInteractive: Bool
  var isCancelled = false
  private var alongside: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var interactionHandlers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var hasAnimationStarted = false

  init(
    _ kind: Kind, from: UIViewController?, to: UIViewController?,
    removed: [UIViewController], added: [UIViewController], isAnimated: Bool, isInteractive: Bool
  ) {
    self.kind = kind
    self.from = from
    self.to = to
    self.removed = removed
    self.added = added
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
