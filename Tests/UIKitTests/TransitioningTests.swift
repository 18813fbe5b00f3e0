import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Custom transitions and their completions")
struct TransitioningTests {
  let stage = Stage()

  /// An animation that runs until the test ends it, and the delegate that supplies it.
  private final class Animation: UIViewControllerAnimatedTransitioning,
    UIViewControllerTransitioningDelegate, UINavigationControllerDelegate
  {
    let log: Log
    var context: (any UIViewControllerContextTransitioning)?
    var makesManager: ((UIViewController, UIViewController?) -> UIPresentationController)?

    init(_ log: Log) { self.log = log }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 5 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      self.context = context
      log.add("animate")
    }
    func animationEnded(_ completed: Bool) { log.add("animationEnded(\(completed))") }

    func end(_ completed: Bool) {
      context?.completeTransition(completed)
      context = nil
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? { makesManager?(presented, presenting) }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      log.add("\(operation)")
      return self
    }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { log.add("didShow") }
  }

  private final class Covering: UIPresentationController {
    var log: Log?
    override var shouldRemovePresentersView: Bool { true }
    override func presentationTransitionWillBegin() { log?.add("presentation begins") }
    override func presentationTransitionDidEnd(_ completed: Bool) {
      log?.add("presentation ended(\(completed))")
    }
    override func dismissalTransitionWillBegin() { log?.add("dismissal begins") }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
      log?.add("dismissal ended(\(completed))")
    }
  }

  @Test("a push with a custom animation ends when the animation completes")
  func push() {
    let navigation = stage.navigation("A")
    let animation = Animation(stage.log)
    navigation.delegate = animation
    let a = navigation.topViewController
    let b = stage.controller("B")

    let inside = stage.until { navigation.pushViewController(b, animated: true) }
    stage.loop.advance(by: 60)
    #expect(inside.prefix(2) == ["B.willMove(parent)", "push"] && inside.last == "animate")
    #expect(navigation.transitionCoordinator != nil)
    #expect(animation.context?.viewController(forKey: .from) === a)
    #expect(animation.context?.view(forKey: .to) === b.view)
    let after = stage.until { animation.end(true) }

    #expect(
      after == [
        "A.didDisappear", "B.didAppear", "B.didMove(parent)", "didShow", "animationEnded(true)",
      ])
    #expect(stage.until { navigation.popViewController(animated: true) }.contains("pop"))
    animation.end(true)
    #expect(navigation.viewControllers.count == 1 && navigation.transitionCoordinator == nil)
  }

  @Test("a push cancelled by its animation leaves the stack unchanged and does not call didShow")
  func cancelledPush() {
    let navigation = stage.navigation("A")
    let animation = Animation(stage.log)
    navigation.delegate = animation
    let b = stage.controller("B")
    navigation.pushViewController(b, animated: true)
    var isCancelled = false
    navigation.transitionCoordinator?.animate(alongsideTransition: nil) {
      isCancelled = $0.isCancelled
    }

    let lines = stage.until { animation.end(false) }

    #expect(navigation.viewControllers.count == 1 && b.parent == nil && b.view.window == nil)
    #expect(lines.contains("B.didDisappear") && lines.contains("A.didAppear"))
    #expect(!lines.contains("didShow") && isCancelled)
    #expect(stage.device.canTouch(navigation.topViewController?.view ?? UIView()))
  }

  @Test("a modal with a custom animation appears and disappears when the animation completes")
  func modal() {
    let a = stage.controller("A")
    stage.show(a)
    let animation = Animation(stage.log)
    let m = stage.controller("M")
    m.modalPresentationStyle = .custom
    m.transitioningDelegate = animation

    let coming = stage.until {
      a.present(m, animated: true) { [log = stage.log] in log.add("completion") }
    }
    let here = stage.until { animation.end(true) }
    let leaving = stage.until { a.dismiss(animated: true) }
    #expect(a.presentedViewController === m)
    let gone = stage.until { animation.end(true) }

    #expect(coming.last == "animate" && !coming.contains { $0.hasPrefix("A.") })
    #expect(here == ["M.didAppear", "completion", "animationEnded(true)"])
    #expect(leaving == ["M.willDisappear", "animate"])
    #expect(gone == ["M.didDisappear", "animationEnded(true)"])
  }

  @Test("rule 83: a presentation controller can remove the presenter's view, making it disappear")
  func removedPresenter() {
    let a = stage.controller("A")
    stage.show(a)
    let animation = Animation(stage.log)
    animation.makesManager = { [log = stage.log] presented, presenting in
      let manager = Covering(presentedViewController: presented, presenting: presenting)
      manager.log = log
      return manager
    }
    let m = stage.controller("M")
    m.modalPresentationStyle = .custom
    m.transitioningDelegate = animation

    let coming = stage.until {
      a.present(m, animated: true)
      animation.end(true)
    }
    #expect(m.presentationController is Covering && a.view.window == nil)
    let going = stage.until {
      a.dismiss(animated: true)
      animation.end(true)
    }

    #expect(coming.contains("A.willDisappear") && coming.contains("A.didDisappear"))
    #expect(coming.filter { $0.hasPrefix("presentation") }.last == "presentation ended(true)")
    #expect(coming.firstIndex(of: "presentation begins")! < coming.firstIndex(of: "animate")!)
    #expect(going.contains("A.willAppear(true)") && going.contains("A.didAppear"))
    #expect(
      going.filter { $0.hasPrefix("dismissal") } == ["dismissal begins", "dismissal ended(true)"])
    #expect(a.view.window != nil)
  }

  /// A manager that dims the screen behind, and dismisses when the dimmed part is tapped.
  private final class Dimming: UIPresentationController, SelectorTarget {
    let dim = UIView()
    var containers: [UIView?] = []
    override func presentationTransitionWillBegin() {
      containers.append(containerView)
      dim.addGestureRecognizer(UITapGestureRecognizer(target: self, action: "close"))
      containerView?.addSubview(dim)
    }
    override func dismissalTransitionWillBegin() { containers.append(containerView) }
    override func dismissalTransitionDidEnd(_ completed: Bool) { containers.append(containerView) }
    func handleAction(_ action: Selector, from sender: Any?) -> Bool {
      presentedViewController.dismiss(animated: true)
      return true
    }
  }

  /// A shown controller, one to present on it over a dimmed screen, and the latter's delegate.
  private func dimmed() -> (Screen, Screen, Animation) {
    let (a, m) = (stage.controller("A"), stage.controller("M"))
    stage.show(a)
    let delegate = Animation(stage.log)
    delegate.makesManager = { Dimming(presentedViewController: $0, presenting: $1) }
    m.modalPresentationStyle = .custom
    m.transitioningDelegate = delegate
    return (a, m, delegate)
  }

  @Test("rule 116: a custom presentation has a container from its beginning to its end")
  func container() throws {
    let (a, m, delegate) = dimmed()
    let before = stage.window.subviews

    a.present(m, animated: true)
    let manager = try #require(m.presentationController as? Dimming)
    let container = try #require(manager.containerView)
    #expect(delegate.context?.containerView === container)
    delegate.end(true)
    stage.settle()
    #expect(container.subviews == [manager.dim, m.view] && stage.device.canTouch(manager.dim))
    stage.device.perform(try #require(manager.dim.gestureRecognizers?.first))
    delegate.end(true)
    stage.settle()

    #expect(a.presentedViewController == nil && manager.containers.allSatisfy { $0 === container })
    #expect(manager.containers.count == 3 && manager.containerView == nil)
    #expect(stage.window.subviews == before && container.superview == nil)
  }

  @Test("rule 83: a modal that was covered returns to the container of its custom presentation")
  func coveredInContainer() throws {
    let (a, m, delegate) = dimmed()
    defer { extendLifetime(delegate) }
    a.present(m, animated: false)
    stage.settle()
    let container = try #require(m.presentationController?.containerView)

    let cover = stage.controller("C")
    cover.modalPresentationStyle = .fullScreen
    m.present(cover, animated: true)
    stage.settle()
    #expect(m.view.superview == nil)
    m.dismiss(animated: true)
    stage.settle()

    #expect(container.subviews.count == 2 && container.subviews.last === m.view)
  }

  @Test("M14: a modal's transitioning delegate is not retained")
  func delegateNotKept() {
    let m = stage.controller("M")
    do {
      let animation = Animation(stage.log)
      m.transitioningDelegate = animation
      #expect(m.transitioningDelegate != nil)
    }

    #expect(m.transitioningDelegate == nil)
  }

  @Test("rules 29 and 30: a modal's coordinator names both screens and completes once it is shown")
  func modalCoordinator() {
    let a = stage.controller("A")
    stage.show(a)
    let m = stage.controller("M")

    a.present(m, animated: true)
    let presenting = m.transitionCoordinator
    presenting?.animate(alongsideTransition: nil) { [log = stage.log] in
      log.add("shown \($0.isCancelled)")
    }
    #expect(presenting?.viewController(forKey: .from) === a)
    #expect(presenting?.viewController(forKey: .to) === m)
    let shown = stage.rest()
    #expect(m.transitionCoordinator == nil && a.transitionCoordinator == nil)
    a.dismiss(animated: true)
    #expect(a.transitionCoordinator?.viewController(forKey: .from) === m)
    #expect(a.transitionCoordinator?.viewController(forKey: .to) === a)

    #expect(shown == ["M.didAppear", "shown false"])
  }

  @Test("a modal presented without animation has no coordinator")
  func plainModal() {
    let a = stage.controller("A")
    stage.show(a)
    let m = stage.controller("M")

    a.present(m, animated: false)

    #expect(m.transitionCoordinator == nil && a.transitionCoordinator == nil)
  }

  /// Makes a change in a transaction whose completion is logged.
  private func transaction(_ change: () -> Void) -> [String] {
    stage.during {
      CATransaction.begin()
      CATransaction.setCompletionBlock { [log = stage.log] in log.add("transaction") }
      change()
      CATransaction.commit()
    }
  }

  @Test("a transaction's completion runs when its push or pop has ended")
  func transactions() {
    let navigation = stage.navigation("A")

    let inside = transaction {
      navigation.pushViewController(stage.controller("B"), animated: true)
    }
    let pushed = stage.rest()
    let popping = transaction { navigation.popViewController(animated: true) }
    let popped = stage.rest()

    #expect(!(inside + popping).contains("transaction"))
    #expect(pushed.last == "transaction" && pushed.contains("B.didAppear"))
    #expect(popped.last == "transaction" && popped.contains("B.didDisappear"))
  }

  @Test("a transaction's completion also runs after a push without animation")
  func plainTransaction() {
    let navigation = stage.navigation("A")

    #expect(
      !transaction { navigation.pushViewController(stage.controller("B"), animated: false) }
        .contains("transaction"))
    #expect(stage.rest().last == "transaction")
  }

  @Test("without any transition, a transaction's completion runs in the next turn")
  func emptyTransaction() {
    _ = stage.device

    #expect(transaction {} == [])
    stage.loop.turn()

    #expect(stage.log.lines == ["transaction"] && stage.loop.now == 0)
  }

  @Test("M19: the closures of a view transition are released when the transition ends")
  func viewTransition() {
    final class Held {}
    let a = stage.controller("A")
    stage.show(a)
    let (old, new) = (UIView(), UIView())
    a.view.addSubview(old)
    weak var held: Held?
    do {
      let object = Held()
      held = object
      UIView.transition(from: old, to: new, duration: 1) { _ in _ = object }
    }
    #expect(old.superview == nil && new.superview === a.view && held != nil)

    stage.loop.advance(by: 1)

    #expect(held == nil)
  }
}
