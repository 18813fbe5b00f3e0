/// The context passed to a custom animation. It ends the transition when the animation first
/// completes it; further calls have no effect.
final class TransitionContext: UIViewControllerContextTransitioning {
  let containerView: UIView
  private let transition: Transition
  @exclusivity(unchecked) private var end: ((Bool) -> Void)?
  private let animator: any UIViewControllerAnimatedTransitioning

  init(
    _ transition: Transition, in containerView: UIView,
    animator: any UIViewControllerAnimatedTransitioning, end: @escaping (Bool) -> Void
  ) {
    self.transition = transition
    self.containerView = containerView
    self.animator = animator
    self.end = end
  }

  /// Starts the animation, or the interaction that controls it.
  func run(_ interaction: (any UIViewControllerInteractiveTransitioning)? = nil) {
    if let interaction {
      interaction.startInteractiveTransition(self)
    } else {
      startAnimation()
    }
  }

  func startAnimation() { animator.animateTransition(using: self) }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    transition.percentComplete = percentComplete
  }
  func pauseInteractiveTransition() {}
  func finishInteractiveTransition() { endInteraction(cancelled: false) }
  func cancelInteractiveTransition() { endInteraction(cancelled: true) }

  private func endInteraction(cancelled: Bool) {
    if transition.isInteractive { transition.endInteraction(cancelled: cancelled) }
  }

  var isAnimated: Bool { true }
  var isInteractive: Bool { transition.isInteractive }
  var transitionWasCancelled: Bool { transition.isCancelled }

  func completeTransition(_ didComplete: Bool) {
    guard let end else { return }
    self.end = nil
    end(didComplete)
    animator.animationEnded(didComplete)
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    transition.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    (key == .from ? transition.from : transition.to)?.viewIfLoaded
  }

  func initialFrame(for viewController: UIViewController) -> CGRect { containerView.bounds }
  func finalFrame(for viewController: UIViewController) -> CGRect { containerView.bounds }
}
