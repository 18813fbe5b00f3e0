extension UIViewController {
  /// The presentation by this controller or its nearest presenting container.
  final var nearestPresentation: Presentation? {
    if MainLoop.current.presentsNothing { return nil }
    var candidate: UIViewController? = self
    while let current = candidate {
      if let presentation = current.presentation { return presentation }
      candidate = current.parent
    }
    return nil
  }

  // MARK: Presenting

  final func startPresentation(
    of modal: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    MainLoop.current.onNavigationRequest?()
    if !animated { MainLoop.current.unanimatedRequestCount += 1 }
    requestPresentation(of: modal, animated: animated, completion: completion)
  }

  private func requestPresentation(
    of modal: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let presenter = presenter(for: modal.modalPresentationStyle)
    if let dismissal = presenter.presentation, dismissal.letsRequestsWait, !presenter.isLeaving {
      return MainLoop.current.run(afterDismissalOf: dismissal) { [self] in
        requestPresentation(of: modal, animated: animated, completion: completion)
      }
    }
    func isRefused() -> Bool {
      if let reason = misuse(in: modal) {
        MainLoop.current.record(.crashed(reason: reason), about: modal, self)
        return true
      }
      guard let reason = presenter.refusal(askedFrom: self) else { return false }
      MainLoop.current.record(
        .refused(
          request: "present \(type(of: modal)) on \(type(of: self))", reason: reason,
          losesCompletion: completion != nil), about: modal, self)
      return true
    }
    if isRefused() { return }
    // From here on, rule 95 applies to requests that the modal makes while it loads. The modal may
    // change anything else.
    presenter.isLoadingModal = true
    modal.loadViewIfNeeded()
    let link = Presentation(modal, by: presenter)
    presenter.isLoadingModal = false
    if isRefused() { return }
    presenter.begin(link, askedBy: self, animated: animated, completion: completion)
  }

  /// The container that presents on behalf of the child (rule 85).
  private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    guard style.staysInContext else { return outermost }
    var candidate = self
    while !candidate.definesPresentationContext, let parent = candidate.parent {
      candidate = parent
    }
    return candidate
  }

  private func misuse(in modal: UIViewController) -> String? {
    if modal === self { return "a controller cannot present itself" }
    if modal.ownPresenter != nil || modal.isOnScreen || isHeld(by: modal) {
      return "Application tried to present modally an active controller \(type(of: modal))"
    }
    if modal.parent != nil {
      return "Application tried to present modally a view controller \(type(of: modal))"
        + " that has a parent view controller"
    }
    if let alert = modal as? UIAlertController, alert.needsPopoverSource {
      return "UIPopoverPresentationController should have a non-nil sourceView or barButtonItem"
        + " set before the presentation occurs"
    }
    return nil
  }

  private func refusal(askedFrom asker: UIViewController) -> String? {
    if isLoadingModal || isLeaving { return "while a presentation is in progress" }
    switch presentation?.phase {
    case .presenting?, .dismissing?: return "while a presentation is in progress"
    case .presented?:
      return
        "which is already presenting \(presentation.map { "\(type(of: $0.controller))" } ?? "")"
    case nil: break
    }
    // The presenter is in a container and is not, or no longer, on screen.
    if let parent, parent.shouldAutomaticallyForwardAppearanceMethods, !isOnScreen {
      return "whose view is not in the window hierarchy"
    }
    return asker.viewIfLoaded?.window == nil ? "whose view is not in the window hierarchy" : nil
  }

  /// Whether a dismissal in progress also removes this controller.
  private var isLeaving: Bool {
    var presenter = outermost.ownPresenter
    while let current = presenter, let link = current.presentation {
      if link.phase == .dismissing { return true }
      presenter = current.outermost.ownPresenter
    }
    return false
  }

  private func begin(
    _ link: Presentation, askedBy asker: UIViewController, animated: Bool,
    completion: (() -> Void)?
  ) {
    let modal = link.controller
    // Determined now, because the modal is placed there whatever the callbacks change (rule 107).
    let container = link.isInContext ? view.superview : view.window
    link.container = container
    presentation = link
    MainLoop.current.keep(link, with: self)
    modal.ownPresenter = self
    modal.ownPresentationController?.begin(from: self, in: container)
    modal.isBeingPresented = true
    let change = Transition(from: self, to: modal, isAnimated: animated)
    if animated { link.coordinator = change }
    let animation =
      animated ? presentingAnimation(of: modal, askedBy: asker, as: change) : nil
    modal.ownPresentationController?.presentationTransitionWillBegin()
    if link.coversPresenter { beginOwnDisappearing(animated: animated) }
    modal.beginAppearing(animated: animated)
    if let container = modal.containerOfOwnManager ?? container, modal.isOnScreen {
      modal.placeViews(in: container)
      if let manager = modal.ownPresentationController {
        modal.view.frame = manager.frameOfPresentedViewInContainerView
      }
    }
    modal.isAppearing()
    change.startAnimation()
    run(change, animation) { [self] didComplete in
      if didComplete { finish(link, change) } else { revertPresentation(link, change) }
      completion?()
    }
  }

  private func finish(_ link: Presentation, _ change: Transition) {
    let modal = link.controller
    link.phase = .presented
    if link.coversPresenter {
      // The presenter may have reappeared with its container.
      beginOwnDisappearing(animated: false)
      viewIfLoaded?.detach()
    }
    modal.endAppearing()
    // The modal may have been dismissed in its `viewDidAppear`.
    if link.coversPresenter, presentation === link, link.phase == .presented {
      endOwnDisappearing()
    }
    modal.isBeingPresented = false
    modal.ownPresentationController?.presentationTransitionDidEnd(true)
    change.complete()
    if link.coordinator === change { link.coordinator = nil }
  }

  // MARK: Dismissing

  final func startDismissal(animated: Bool, completion: (() -> Void)?) {
    guard let presenter = dismissingPresenter else {
      if MainLoop.current.behavior.completesEmptyDismissal { completion?() }
      return
    }
    guard presenter.presentation?.phase == .presented, !presenter.isLeaving else {
      return MainLoop.current.record(
        .refused(
          request: "dismiss on \(type(of: self))",
          reason: "while a presentation or dismissal is in progress",
          losesCompletion: completion != nil), about: self)
    }
    presenter.endPresentation(animated: animated, completion: completion)
  }

  /// The controller that handles a dismissal (rule 99).
  ///
  /// It is the nearest controller, among this one and its containers, that presents a modal. If
  /// there is none, it is the presenter.
  private var dismissingPresenter: UIViewController? {
    var candidate: UIViewController? = self
    while let current = candidate {
      if current.presentation != nil { return current }
      candidate = current.parent
    }
    return outermost.ownPresenter
  }

  /// Dismisses all modals above this controller; only the topmost disappears visibly (rules 101 and
  /// 102).
  private func endPresentation(animated: Bool, completion: (() -> Void)?) {
    guard let link = presentation, let top = presentedChain.last else { return }
    let animation = animated ? top.dismissingAnimation : nil
    let change = beginDismissal(
      of: link, animated: animated, isInteractive: animation?.interaction != nil)
    run(change, animation) { [self] didComplete in
      if didComplete { finishDismissal(change) } else { revertDismissal(link, change) }
      completion?()
    }
  }

  /// Begins a dismissal, by code or by the user.
  ///
  /// The topmost modal starts to disappear, and a covered presenter starts to appear.
  @discardableResult final func beginDismissal(
    of link: Presentation, animated: Bool, isInteractive: Bool = false
  ) -> Transition {
    let chain = presentedChain
    let top = chain.last ?? link.controller
    link.beginDismissal(animated: animated)
    // A presenter that is still disappearing because of a presentation that has just finished must
    // disappear fully before it reappears.
    if link.coversPresenter { endOwnDisappearing() }
    let change = Transition(
      from: top, to: self, isAnimated: animated, isInteractive: isInteractive)
    if animated { link.coordinator = change }
    top.isBeingPresented = false
    top.isBeingDismissed = true
    top.ownPresentationController?.dismissalTransitionWillBegin()
    top.beginDisappearing(animated: animated)
    if appearsWhenDismissing(chain), hasPlace {
      showOwnViewAgain()
      beginAppearing(animated: animated)
      isAppearing()
    }
    change.startAnimation()
    return change
  }

  /// Finishes a dismissal.
  ///
  /// Links are cut from the topmost down (rule 115), and views are removed before any callback.
  /// Therefore, every callback sees a finished dismissal.
  final func finishDismissal(_ change: Transition) {
    let chain: [UIViewController] = presentedChain.reversed()
    var covered: [UIViewController] = []
    for modal in chain {
      if modal.appearance == .disappeared { covered.append(modal) }
      modal.viewIfLoaded?.detach()
      modal.ownPresenter?.unlink()
      modal.ownPresenter = nil
    }
    if appearance == .appearing { endAppearing() }
    for modal in chain where modal.ownPresenter == nil {
      // A modal still visible behind the topmost disappears with it.
      modal.isBeingDismissed = true
      modal.beginDisappearing(animated: false)
      modal.endDisappearing()
      if covered.contains(identicalTo: modal),
        MainLoop.current.behavior.notifiesCoveredIntermediates
      {
        modal.viewDidDisappear(false)
      }
      modal.isBeingDismissed = false
      modal.ownPresentationController?.dismissalTransitionDidEnd(true)
      modal.ownPresentationController?.end()
      modal.ownPresentationController = nil
    }
    change.complete()
  }

  private func unlink() {
    guard let link = presentation else { return }
    link.coordinator = nil
    presentation = nil
    MainLoop.current.release(link)
    MainLoop.current.endDismissal(of: link)
  }

  /// Whether this controller, which is off screen, was covered by a presentation in the chain.
  private func appearsWhenDismissing(_ chain: [UIViewController]) -> Bool {
    guard !isOnScreen else { return false }
    var presenter: UIViewController? = self
    while let current = presenter, let link = current.presentation {
      if link.coversPresenter { return true }
      presenter = link.controller
    }
    return false
  }

  final var presentedChain: [UIViewController] {
    var chain: [UIViewController] = []
    var next = presentation?.controller
    while let modal = next {
      chain.append(modal)
      next = modal.presentation?.controller
    }
    return chain
  }

  /// Reinserts the view of a fully covered presenter beneath the outgoing view.
  private func showOwnViewAgain() {
    guard let view = viewIfLoaded, view.superview == nil else { return }
    // In a container of its own, the view was in front.
    if let own = containerOfOwnManager { return own.addSubview(view) }
    let place = ownPresenter?.presentation ?? presentation
    (parent?.viewIfLoaded ?? place?.container)?.insertSubview(view, at: 0)
  }

  /// Calls `end` at the end of the transition.
  ///
  /// Without animation, `end` runs in the next turn, never inside the call (rule 91); with a custom
  /// animation, it runs when the animation completes.
  private func run(
    _ change: Transition, _ animation: CustomAnimation?, _ end: @escaping (Bool) -> Void
  ) {
    let loop = MainLoop.current
    let modal = change.to === self ? change.from : change.to
    change.begin(in: loop)
    let finish: @MainActor () -> Void = {
      end(true)
      change.end()
    }
    if change.isAnimated, let animation,
      let container = modal?.containerOfOwnManager ?? viewIfLoaded?.window
        ?? change.from?.view.window
    {
      TransitionContext(change, in: container, animator: animation.animator) { didComplete in
        if !didComplete, animation.interaction == nil {
          loop.record(
            .warning("a custom presentation or dismissal called completeTransition(false)"))
        }
        end(didComplete || animation.interaction == nil)
        change.end()
      }.run(animation.interaction)
    } else if change.isAnimated {
      if change.isInteractive { change.endInteraction(cancelled: false) }
      loop.schedule(after: loop.behavior.presentationDuration, finish)
    } else {
      loop.enqueue(finish)
    }
  }

  // MARK: Custom animations

  private struct CustomAnimation {
    let animator: any UIViewControllerAnimatedTransitioning
    let interaction: (any UIViewControllerInteractiveTransitioning)?
  }

  private func presentingAnimation(
    of modal: UIViewController, askedBy asker: UIViewController, as change: Transition
  ) -> CustomAnimation? {
    guard let delegate = modal.transitioningDelegate,
      let animator = delegate.animationController(
        forPresented: modal, presenting: self, source: asker)
    else { return nil }
    let interaction = delegate.interactionControllerForPresentation(using: animator)
    if interaction != nil { change.beginInteraction() }
    return CustomAnimation(animator: animator, interaction: interaction)
  }

  private var dismissingAnimation: CustomAnimation? {
    guard let delegate = transitioningDelegate,
      let animator = delegate.animationController(forDismissed: self)
    else { return nil }
    return CustomAnimation(
      animator: animator, interaction: delegate.interactionControllerForDismissal(using: animator))
  }

  /// Reverts a cancelled interactive presentation: the modal leaves without having appeared.
  private func revertPresentation(_ link: Presentation, _ change: Transition) {
    let modal = link.controller
    modal.isBeingPresented = false
    modal.ownPresentationController?.presentationTransitionDidEnd(false)
    finishDismissal(beginDismissal(of: link, animated: true))
    change.complete()
  }

  /// Reverts a cancelled interactive dismissal: the topmost modal returns (rule 112).
  final func revertDismissal(_ link: Presentation, _ change: Transition) {
    link.phase = .presented
    if link.coversPresenter, isOnScreen {
      beginOwnDisappearing(animated: true)
      viewIfLoaded?.detach()
      endOwnDisappearing()
    }
    if let top = change.from {
      top.isBeingDismissed = false
      top.beginAppearing(animated: true)
      top.isAppearing()
      top.endAppearing()
      top.ownPresentationController?.dismissalTransitionDidEnd(false)
    }
    change.complete()
    if link.coordinator === change { link.coordinator = nil }
    MainLoop.current.endDismissal(of: link)
  }
}
