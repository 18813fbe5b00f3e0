/// A change from one controller to another.
///
/// It retains both controllers until it ends (M35), and its closures until they have run (M17).
@MainActor class Transition: UIViewControllerTransitionCoordinator {
  private typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let from: UIViewController?
  let to: UIViewController?
  let isAnimated: Bool
  @exclusivity(unchecked) private(set) var initiallyInteractive: Bool
  @exclusivity(unchecked) var isInteractive: Bool
  @exclusivity(unchecked) var isCancelled = false
  @exclusivity(unchecked) private var alongside: [Handler]?
  @exclusivity(unchecked) private var completions: [Handler]?
  @exclusivity(unchecked) private var interactionHandlers: [Handler]?
  @exclusivity(unchecked) private var hasAnimationStarted = false
  // The loop that counts the transition until it ends, and its number there.
  @exclusivity(unchecked) private var loop: MainLoop?
  @exclusivity(unchecked) private var number = 0

  init(
    from: UIViewController?, to: UIViewController?, isAnimated: Bool, isInteractive: Bool = false
  ) {
    self.from = from
    self.to = to
    self.isAnimated = isAnimated
    self.isInteractive = isInteractive
    initiallyInteractive = isInteractive
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
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
  ) { interactionHandlers.append(handler) }

  /// The progress of an interaction, from 0 to 1.
  @exclusivity(unchecked) var percentComplete: CGFloat = 0

  var transitionDuration: TimeInterval {
    isAnimated ? MainLoop.current.behavior.presentationDuration : 0
  }

  /// Begins the transition, which counts as running until ``end()``.
  final func begin(in loop: MainLoop) {
    self.loop = loop
    number = loop.beginTransition()
  }

  /// Ends the transition. Ending it again has no effect.
  final func end() {
    loop?.endTransition(number)
    loop = nil
  }

  func startAnimation() {
    hasAnimationStarted = true
    run(alongside.takeAll())
  }

  /// Makes a transition interactive before its first callback.
  func beginInteraction() {
    isInteractive = true
    initiallyInteractive = true
  }

  func endInteraction(cancelled: Bool) {
    isInteractive = false
    isCancelled = cancelled
    run(interactionHandlers.takeAll())
  }

  func complete() {
    interactionHandlers = nil
    run(completions.takeAll())
  }

  private func run(_ handlers: [Handler]?) {
    guard let handlers else { return }
    for handler in handlers { handler(self) }
  }
}
