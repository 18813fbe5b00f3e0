import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Interactive transitions")
struct InteractiveTransitionTests {
  let stage = Stage()

  /// An animation of two seconds, controlled by an interaction, and the delegate of both.
  private final class Animation: NSObject, UIViewControllerAnimatedTransitioning,
    UINavigationControllerDelegate, UIViewControllerTransitioningDelegate
  {
    let log: Log
    var interaction: UIPercentDrivenInteractiveTransition?

    init(_ log: Log) {
      self.log = log
      super.init()
    }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 2 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      UIView.animate(withDuration: 2) {
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { log.add("didShow") }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  }

  /// The callbacks of a swipe from the edge, with which those of the interaction are compared.
  private func swipe(cancelled: Bool) -> [String] {
    let navigation = stage.navigation("A", "B")
    let delegate = Animation(stage.log)
    navigation.delegate = delegate
    return stage.until {
      stage.device.beginSwipeBack()
      stage.device.endSwipeBack(cancelled: cancelled)
    }
  }

  private func pop(_ body: (UINavigationController, Animation) -> Void) -> [String] {
    let navigation = stage.navigation("A", "B")
    let animation = Animation(stage.log)
    animation.interaction = UIPercentDrivenInteractiveTransition()
    navigation.delegate = animation
    return stage.until {
      navigation.popViewController(animated: true)
      body(navigation, animation)
    }
  }

  @Test("a finished interaction causes the callbacks of a swipe that pops")
  func finishedPop() {
    let lines = pop { _, animation in animation.interaction?.finish() }

    #expect(lines == swipe(cancelled: false) && lines.last == "didShow")
  }

  @Test("a cancelled interaction causes the callbacks of a cancelled swipe and restores the stack")
  func cancelledPop() {
    var stack: UINavigationController?
    let lines = pop { navigation, animation in
      stack = navigation
      animation.interaction?.update(0.4)
      animation.interaction?.cancel()
    }

    #expect(lines == swipe(cancelled: true) && !lines.contains("didShow"))
    #expect(stack?.viewControllers.count == 2 && stack?.transitionCoordinator == nil)
  }

  @Test("the transition waits while the finger moves, then runs its remaining part")
  func time() {
    let navigation = stage.navigation("A", "B")
    let animation = Animation(stage.log)
    let interaction = UIPercentDrivenInteractiveTransition()
    animation.interaction = interaction
    navigation.delegate = animation
    navigation.popViewController(animated: true)

    stage.loop.advance(by: 60)
    let coordinator = navigation.transitionCoordinator
    #expect(coordinator?.isInteractive == true && interaction.duration == 2)
    interaction.update(0.25)
    #expect(coordinator?.percentComplete == 0.25 && interaction.percentComplete == 0.25)
    interaction.finish()
    #expect(coordinator?.isInteractive == false && coordinator?.initiallyInteractive == true)
    stage.loop.advance(by: 1.4)
    #expect(navigation.transitionCoordinator != nil)
    stage.loop.advance(by: 0.1)

    #expect(navigation.transitionCoordinator == nil && navigation.viewControllers.count == 1)
  }

  @Test("callbacks see an interactive coordinator, which reports the end of the interaction")
  func coordinator() {
    let navigation = stage.navigation("A", "B")
    let animation = Animation(stage.log)
    animation.interaction = UIPercentDrivenInteractiveTransition()
    navigation.delegate = animation
    let log = stage.log
    (navigation.viewControllers[0] as? Screen)?.onWillAppear = {
      let coordinator = navigation.transitionCoordinator
      log.add("interactive \(coordinator?.initiallyInteractive ?? false)")
      coordinator?.notifyWhenInteractionChanges { log.add("cancelled \($0.isCancelled)") }
    }

    let lines = stage.until {
      navigation.popViewController(animated: true)
      animation.interaction?.cancel()
    }

    #expect(lines.contains("interactive true") && lines.contains("cancelled true"))
  }

  @Test("a cancelled interactive push leaves the stack as it was")
  func cancelledPush() {
    let navigation = stage.navigation("A")
    let animation = Animation(stage.log)
    animation.interaction = UIPercentDrivenInteractiveTransition()
    navigation.delegate = animation
    let b = stage.controller("B")

    let lines = stage.until {
      navigation.pushViewController(b, animated: true)
      animation.interaction?.cancel()
    }

    #expect(navigation.viewControllers.count == 1 && b.parent == nil && b.view.window == nil)
    #expect(!lines.contains("B.didAppear") && lines.contains("B.didDisappear"))
    #expect(stage.device.inconsistencies().isEmpty)
  }

  @Test("an interactive dismissal can be finished or cancelled", arguments: [true, false])
  func dismissal(isCancelled: Bool) {
    let a = stage.controller("A")
    stage.show(a)
    let animation = Animation(stage.log)
    let m = stage.controller("M")
    m.modalPresentationStyle = .fullScreen
    m.transitioningDelegate = animation
    stage.present(m, on: a)
    stage.loop.advance(by: 2)
    let interaction = UIPercentDrivenInteractiveTransition()
    animation.interaction = interaction

    let lines = stage.until {
      m.dismiss(animated: true)
      #expect(stage.loop.runningTransitions == 1)
      if isCancelled { interaction.cancel() } else { interaction.finish() }
    }

    #expect((a.presentedViewController === m) == isCancelled)
    #expect(lines.last == (isCancelled ? "M.didAppear" : "M.didDisappear"))
    #expect(lines.contains("A.didDisappear") == isCancelled)
    #expect(stage.device.inconsistencies().isEmpty)
  }

  @Test("a modal whose interactive presentation is cancelled disappears without having appeared")
  func cancelledPresentation() {
    let a = stage.controller("A")
    stage.show(a)
    let animation = Animation(stage.log)
    let interaction = UIPercentDrivenInteractiveTransition()
    animation.interaction = interaction
    let m = stage.controller("M")
    m.modalPresentationStyle = .custom
    m.transitioningDelegate = animation

    let lines = stage.until {
      a.present(m, animated: true)
      interaction.cancel()
    }

    #expect(a.presentedViewController == nil && m.view.window == nil)
    #expect(!lines.contains("M.didAppear") && lines.last == "M.didDisappear")
    #expect(stage.device.inconsistencies().isEmpty)
  }

  @Test("a drag drives an interactive pop from its beginning to its end")
  func drag() throws {
    final class Swiper: NSObject, SelectorTarget {
      let navigation: UINavigationController
      let animation: Animation
      init(_ navigation: UINavigationController, _ animation: Animation) {
        self.navigation = navigation
        self.animation = animation
        super.init()
      }
      func handleAction(_ action: Selector, from sender: Any?) -> Bool {
        guard let pan = sender as? UIPanGestureRecognizer else { return false }
        let part = pan.translation(in: pan.view).x / 400
        switch pan.state {
        case .began:
          animation.interaction = UIPercentDrivenInteractiveTransition()
          navigation.popViewController(animated: true)
        case .changed: animation.interaction?.update(part)
        case .ended where part > 0.5: animation.interaction?.finish()
        default: animation.interaction?.cancel()
        }
        return true
      }
    }
    let navigation = stage.navigation("A", "B")
    let animation = Animation(stage.log)
    navigation.delegate = animation
    let swiper = Swiper(navigation, animation)
    let pan = UIPanGestureRecognizer(target: swiper, action: "drag:")
    try #require(navigation.topViewController?.view).addGestureRecognizer(pan)

    try stage.device.pan(pan, by: CGPoint(x: 100, y: 0)).get()
    stage.settle()
    #expect(navigation.viewControllers.count == 2)
    try stage.device.pan(pan, by: CGPoint(x: 300, y: 0), cancelled: true).get()
    stage.settle()
    #expect(navigation.viewControllers.count == 2)
    try stage.device.perform(pan).get()
    stage.settle()

    #expect(navigation.viewControllers.count == 1 && pan.state == .possible)
  }
}

@MainActor @Suite("Animations on virtual time") struct AnimationTests {
  @Test("a property animator applies its changes at once and completes after its duration")
  func propertyAnimator() {
    let device = Device()
    var lines: [String] = []
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { lines.append("change") }
    animator.addCompletion { lines.append("\($0)") }
    #expect(animator.state == .inactive && lines.isEmpty)

    animator.startAnimation()
    device.loop.advance(by: 0.5)
    #expect(animator.isRunning && animator.fractionComplete == 0.25 && lines == ["change"])
    animator.pauseAnimation()
    device.loop.advance(by: 10)
    #expect(!animator.isRunning && animator.fractionComplete == 0.25)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
    device.loop.advance(by: 1.5)

    #expect(lines == ["change", "end"] && animator.state == .inactive)
  }

  @Test("a stopped animator completes when it is finished, or never", arguments: [true, false])
  func stoppedAnimator(isFinished: Bool) {
    let device = Device()
    var lines: [String] = []
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0) {
    } completion: {
      lines.append("\($0)")
    }

    animator.stopAnimation(!isFinished)
    if isFinished { animator.finishAnimation(at: .current) }
    device.loop.advance(by: 5)

    #expect(lines == (isFinished ? ["current"] : []))
  }

  private final class Listener: CAAnimationDelegate {
    var lines: [String] = []
    func animationDidStart(_ animation: CAAnimation) { lines.append("start") }
    func animationDidStop(_ animation: CAAnimation, finished flag: Bool) {
      lines.append("stop \(flag)")
    }
  }

  @Test("a layer's animation finishes after its repetitions, and a removed one ends unfinished")
  func layerAnimation() {
    let device = Device()
    let layer = UIView().layer
    let listener = Listener()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.duration = 1
    animation.repeatCount = 2
    animation.autoreverses = true
    animation.delegate = listener

    layer.add(animation, forKey: "fade")
    device.loop.advance(by: 3.9)
    #expect(listener.lines == ["start"] && layer.animationKeys() == ["fade"])
    device.loop.advance(by: 0.1)
    #expect(listener.lines == ["start", "stop true"] && layer.animationKeys() == nil)
    layer.add(animation, forKey: "fade")
    layer.removeAllAnimations()
    device.loop.advance(by: 10)

    #expect(listener.lines == ["start", "stop true", "start", "stop false"])
  }

  @Test("an endlessly repeating animation does not keep the loop waiting")
  func endlessAnimation() {
    let device = Device()
    let layer = UIView().layer
    let animation = CABasicAnimation(keyPath: "transform.rotation")
    animation.duration = 1
    animation.repeatCount = .infinity

    layer.add(animation, forKey: nil)

    #expect(!device.loop.isWaiting && layer.animationKeys()?.count == 1)
  }

  @Test("a transaction completes when the animations added in it have ended")
  func transaction() {
    let device = Device()
    let layer = UIView().layer
    var isComplete = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { isComplete = true }
    CATransaction.begin()
    let animation = CABasicAnimation(keyPath: "position")
    animation.duration = 2
    layer.add(animation, forKey: "move")
    CATransaction.commit()
    CATransaction.commit()

    device.loop.runUntilIdle()
    #expect(!isComplete)
    device.loop.advance(by: 2)
    device.loop.runUntilIdle()

    #expect(isComplete)
  }
}
