extension UIViewController {
  /// What this controller or its nearest container presents (rule 86).
  public final var presentedViewController: UIViewController? {
    var candidate: UIViewController? = self
    while let current = candidate {
      if let presentation = current.presentation { return presentation.controller }
      candidate = current.parent
    }
    return nil
  }

  /// Who presents this controller or its outermost container (rule 86).
  public final var presentingViewController: UIViewController? { outermost.ownPresenter }

  // MARK: Presenting

  final func startPresentation(
    of modal: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    MainLoop.current.onNavigationRequest?()
    if !animated { MainLoop.current.unanimatedRequestCount += 1 }
    let presenter = presenter(for: modal.modalPresentationStyle)
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
    // Rule 95 holds from here on, for what the modal asks for while it loads. It may change anything else.
    presenter.isLoadingModal = true
    modal.loadViewIfNeeded()
    let link = Presentation(modal, by: presenter)
    presenter.isLoadingModal = false
    if isRefused() { return }
    presenter.begin(link, askedBy: self, animated: animated, completion: completion)
  }

  /// The container presents, not the child that was asked (rule 85).
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
    if isLoadingModal || isOnItsWayOut { return "while a presentation is in progress" }
    switch presentation?.phase {
    case .presenting?, .dismissing?: return "while a presentation is in progress"
    case .presented?:
      return
        "which is already presenting \(presentation.map { "\(type(of: $0.controller))" } ?? "")"
    case nil: break
    }
    // A context that is leaving the screen, or has not come.
    if let parent, parent.shouldAutomaticallyForwardAppearanceMethods, !isOnScreen {
      return "whose view is not in the window hierarchy"
    }
    return asker.viewIfLoaded?.window == nil ? "whose view is not in the window hierarchy" : nil
  }

  /// Whether a dismissal that is under way takes this controller along.
  private var isOnItsWayOut: Bool {
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
    // Taken now: whatever the callbacks do, the screen goes there (rule 107).
    let container = link.isInContext ? view.superview : view.window
    link.container = container
    presentation = link
    MainLoop.current.keep(link, with: self)
    modal.ownPresenter = self
    modal.ownPresentationController?.begin(from: self)
    modal.isBeingPresented = true
    let change = Transition(from: self, to: modal, isAnimated: animated)
    if animated { link.coordinator = change }
    modal.ownPresentationController?.presentationTransitionWillBegin()
    if link.coversPresenter { beginOwnDisappearing(animated: animated) }
    modal.beginAppearing(animated: animated)
    if let container, modal.isOnScreen {
      modal.placeViews(in: container)
      if let manager = modal.ownPresentationController {
        modal.view.frame = manager.frameOfPresentedViewInContainerView
      }
    }
    modal.isAppearing()
    change.startAnimation()
    let animator =
      animated
      ? modal.transitioningDelegate?.animationController(
        forPresented: modal, presenting: self, source: asker) : nil
    run(change, animator) { [self] in
      finish(link, change)
      completion?()
    }
  }

  private func finish(_ link: Presentation, _ change: Transition) {
    let modal = link.controller
    link.phase = .presented
    if link.coversPresenter {
      // One that has come back with its container.
      beginOwnDisappearing(animated: false)
      viewIfLoaded?.detach()
    }
    modal.endAppearing()
    // It may have been dismissed in its `viewDidAppear`.
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
    guard presenter.presentation?.phase == .presented, !presenter.isOnItsWayOut else {
      return MainLoop.current.record(
        .refused(
          request: "dismiss on \(type(of: self))",
          reason: "while a presentation or dismissal is in progress",
          losesCompletion: completion != nil), about: self)
    }
    presenter.endPresentation(animated: animated, completion: completion)
  }

  /// Who dismisses when this controller is asked to: itself or a container that presents, else its presenter
  /// (rule 99).
  private var dismissingPresenter: UIViewController? {
    var candidate: UIViewController? = self
    while let current = candidate {
      if current.presentation != nil { return current }
      candidate = current.parent
    }
    return outermost.ownPresenter
  }

  /// Takes down everything presented from here; only the topmost is seen to go (rules 101 and 102).
  private func endPresentation(animated: Bool, completion: (() -> Void)?) {
    guard let link = presentation, let top = presentedChain.last else { return }
    let change = beginDismissal(of: link, animated: animated)
    let animator =
      animated ? top.transitioningDelegate?.animationController(forDismissed: top) : nil
    run(change, animator) { [self] in
      finishDismissal(change)
      completion?()
    }
  }

  /// The start of a dismissal, whether the app asks for it or a finger does: the topmost begins to disappear, and what was
  /// covered to appear.
  @discardableResult
  final func beginDismissal(
    of link: Presentation, animated: Bool, isInteractive: Bool = false
  ) -> Transition {
    let chain = presentedChain
    let top = chain.last ?? link.controller
    link.phase = .dismissing
    // One that a presentation which has just ended still covers has gone before it comes back.
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

  /// The end of a dismissal. The links are cut, from the topmost down (rule 115), and the views are out before anything is
  /// called, so that every callback finds that it is over.
  final func finishDismissal(_ change: Transition) {
    let chain: [UIViewController] = presentedChain.reversed()
    let covered = chain.filter { $0.appearance == .disappeared }
    for modal in chain {
      modal.viewIfLoaded?.detach()
      modal.ownPresenter?.unlink()
      modal.ownPresenter = nil
    }
    if appearance == .appearing { endAppearing() }
    for modal in chain where modal.ownPresenter == nil {
      // One that is still seen behind the topmost goes with it.
      modal.isBeingDismissed = true
      modal.beginDisappearing(animated: false)
      modal.endDisappearing()
      if covered.contains(where: { $0 === modal }),
        MainLoop.current.behavior.tellsCoveredIntermediates
      {
        modal.viewDidDisappear(false)
      }
      modal.isBeingDismissed = false
      modal.ownPresentationController?.dismissalTransitionDidEnd(true)
      modal.ownPresentationController = nil
    }
    change.complete()
  }

  private func unlink() {
    guard let link = presentation else { return }
    link.coordinator = nil
    presentation = nil
    MainLoop.current.release(link)
  }

  /// Whether something between the topmost and this controller covers this one.
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

  /// Puts the view of a presenter that was fully covered back under what is going.
  private func showOwnViewAgain() {
    guard let view = viewIfLoaded, view.superview == nil else { return }
    let place = ownPresenter?.presentation ?? presentation
    (parent?.viewIfLoaded ?? place?.container)?.insertSubview(view, at: 0)
  }

  /// Without animation the end comes in the next turn, never inside the call (rule 91). An animation of the app's own ends
  /// when it says so.
  private func run(
    _ change: Transition, _ animator: (any UIViewControllerAnimatedTransitioning)?,
    _ end: @escaping () -> Void
  ) {
    let loop = MainLoop.current
    let running = loop.beginTransition()
    let finish: @MainActor () -> Void = {
      end()
      running.end()
    }
    if change.isAnimated, let animator,
      let window = viewIfLoaded?.window ?? change.from?.view.window
    {
      TransitionContext(change, in: window, animator: animator) { didComplete in
        if !didComplete {
          loop.record(.warning("a custom presentation or dismissal was completed with false"))
        }
        finish()
      }.run()
    } else if change.isAnimated {
      loop.schedule(after: loop.behavior.presentationDuration, finish)
    } else {
      loop.enqueue(finish)
    }
  }
}
