import Testing
import UIKit

// MARK: - A custom animation for a stack and for a presentation

final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval
  private let onEnd: ((Bool) -> Void)?

  init(duration: TimeInterval, onEnd: ((Bool) -> Void)? = nil) {
    self.duration = duration
    self.onEnd = onEnd
    super.init()
  }

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    duration
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let duration = transitionDuration(using: transitionContext)
    if let toView = transitionContext.view(forKey: .to),
      let toController = transitionContext.viewController(forKey: .to)
    {
      toView.frame = transitionContext.finalFrame(for: toController)
      toView.alpha = 0
      transitionContext.containerView.addSubview(toView)
    }
    UIView.animate(
      withDuration: duration,
      animations: {
        transitionContext.view(forKey: .to)?.alpha = 1
      },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }

  func animationEnded(_ transitionCompleted: Bool) {
    onEnd?(transitionCompleted)
  }
}

final class FadeCoordinator: NSObject {
  let navigationController: UINavigationController
  private(set) var log: [String] = []

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
    super.init()
    navigationController.delegate = self
  }

  func push(_ controller: UIViewController) {
    navigationController.pushViewController(controller, animated: true)
  }

  func present(_ controller: UIViewController) {
    controller.modalPresentationStyle = .custom
    controller.transitioningDelegate = self
    navigationController.present(controller, animated: true) { [weak self] in
      self?.log.append("presented")
    }
  }

  fileprivate func makeAnimator(_ name: String) -> FadeAnimator {
    FadeAnimator(duration: 2) { [weak self] completed in
      self?.log.append("\(name) \(completed)")
    }
  }
}

extension FadeCoordinator: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    operation == .push ? makeAnimator("push") : nil
  }
}

extension FadeCoordinator: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    makeAnimator("present")
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    makeAnimator("dismiss")
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    DimmingPresentationController(presentedViewController: presented, presenting: presenting)
  }
}

final class DimmingPresentationController: UIPresentationController {
  private let dimmingView = UIView()

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    dimmingView.backgroundColor = UIColor.black.withAlphaComponent(0.4)
    dimmingView.alpha = 0
    containerView?.insertSubview(dimmingView, at: 0)
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { [weak self] _ in
        self?.dimmingView.alpha = 1
      }, completion: nil)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { dimmingView.removeFromSuperview() }
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
  }
}

// MARK: - Test

@MainActor @Suite("Custom animated transitioning") struct CustomTransitionTests {
  @Test("a push lasts as long as its animation")
  func push() {
    let phone = Phone()
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let coordinator = FadeCoordinator(navigationController: navigation)
    phone.show(navigation)
    let screen = UIViewController()

    coordinator.push(screen)
    phone.device.loop.advance(by: 1)
    #expect(coordinator.log.isEmpty && navigation.transitionCoordinator != nil)
    phone.device.loop.advance(by: 1.5)
    #expect(coordinator.log == ["push true"])
    #expect(navigation.transitionCoordinator == nil)
    #expect(screen.view.alpha == 1)

    #expect(phone.doing { $0.tapBack() })
    #expect(coordinator.log == ["push true"])
    #expect(phone.screen === root)
  }

  @Test("presentations and dismissals last as long as their animations and release the controllers")
  func presentation() {
    let phone = Phone()
    let root = UIViewController()
    let coordinator = FadeCoordinator(
      navigationController: UINavigationController(rootViewController: root))
    phone.show(coordinator.navigationController)
    weak var screen: UIViewController?
    do {
      let controller = UIViewController()
      screen = controller
      coordinator.present(controller)
    }
    phone.device.loop.advance(by: 1)
    #expect(coordinator.log.isEmpty)
    phone.settle()
    #expect(Set(coordinator.log) == ["present true", "presented"])
    #expect(screen?.presentationController is DimmingPresentationController)

    screen?.dismiss(animated: true)
    phone.device.loop.advance(by: 1)
    #expect(screen != nil)
    phone.settle()
    #expect(coordinator.log.last == "dismiss true")
    #expect(screen == nil && phone.screen === root)
  }
}
