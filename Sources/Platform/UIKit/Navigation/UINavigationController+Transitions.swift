// A single change of the top controller, from the first callback to the last (sections 1.2 to 1.5
// of the rules).
extension UINavigationController {
  func makeTransition(
    to top: UIViewController, old: [UIViewController], removed: [UIViewController],
    added: [UIViewController], animated: Bool, interactive: Bool = false
  ) -> NavigationTransition {
    // It is a pop if the new top was in the stack before, or else a push (rule 53).
    let isPop = !added.contains(identicalTo: top)
    return NavigationTransition(
      isPop ? .pop : .push, from: shownController, to: top, oldStack: old, removed: removed,
      added: added, isAnimated: animated, isInteractive: interactive)
  }

  func begin(_ change: NavigationTransition) {
    // Each read of a field retains the controller.
    let (from, to) = (change.from, change.to)
    change.begin(in: MainLoop.current)
    transition = change
    showsNewTop = false
    isBeginning = true
    let animator = animator(for: change)
    let interaction = animator.flatMap { interactionController(for: change, $0) }
    announceRemoval(of: change)
    let isLeaving = change.removed.contains(identicalTo: from)
    let isComing = change.added.contains(identicalTo: to)
    if isComing { to?.loadViewIfNeeded() }
    from?.isMovingFromParent = isLeaving
    from?.beginDisappearing(animated: change.isAnimated)
    if !MainLoop.current.behavior.clearsParentAtOnce, !change.isInteractive {
      clearParents(of: change)
    }
    if let to, isStillWanted(to) {
      to.isMovingToParent = isComing
      bringIn(to, by: change)
    }
    change.startAnimation()
    isBeginning = false
    if !change.isAnimated {
      finish(change)
    } else if let animator {
      run(change, with: animator, interaction)
    } else if !change.isInteractive {
      scheduleEnd(of: change)
    }
  }

  /// Whether a controller is still to be shown.
  ///
  /// Any callback may hide the stack or remove the controller from it.
  private func isStillWanted(_ controller: UIViewController) -> Bool {
    isOnScreen && controller.isChild(of: self) && isInStack(controller)
  }

  private func bringIn(_ to: UIViewController, by change: NavigationTransition) {
    to.loadVisibleViews()
    guard isStillWanted(to) else { return }
    to.announceAppearance(animated: change.isAnimated)
    guard isStillWanted(to) else { return }
    change.isAnnounced = true
    delegate?.navigationController(self, willShow: to, animated: change.isAnimated)
    to.placeViews(in: view)
    to.isAppearing()
  }

  private func animator(
    for change: NavigationTransition
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard change.isAnimated, let delegate, let from = change.from, let to = change.to,
      !change.isInteractive
    else { return nil }
    return delegate.navigationController(
      self, animationControllerFor: change.operation == .push ? .push : .pop, from: from, to: to)
  }

  /// Asks the delegate for an interaction, which makes the change interactive from its beginning.
  private func interactionController(
    for change: NavigationTransition, _ animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    let interaction = delegate?.navigationController(self, interactionControllerFor: animator)
    if interaction != nil { change.beginInteraction() }
    return interaction
  }

  /// Runs the app's custom animation, which ends the transition.
  private func run(
    _ change: NavigationTransition, with animator: any UIViewControllerAnimatedTransitioning,
    _ interaction: (any UIViewControllerInteractiveTransitioning)?
  ) {
    TransitionContext(change, in: view, animator: animator) { [self] didComplete in
      change.isCancelled = !didComplete
      if didComplete { finish(change) } else { revert(change) }
    }.run(interaction)
  }

  private func announceRemoval(of change: NavigationTransition) {
    for controller in change.removed {
      let isSeen = controller === change.from
      if isSeen || MainLoop.current.behavior.announcesMiddleControllers {
        controller.willMove(toParent: nil)
      }
    }
    if MainLoop.current.behavior.clearsParentAtOnce, !change.isInteractive {
      clearParents(of: change)
    }
  }

  private func clearParents(of change: NavigationTransition) {
    // Controllers that have moved to another parent, or returned, keep their parent.
    for controller in change.removed where controller.isChild(of: self) && !isInStack(controller) {
      controller.parent = nil
    }
  }

  func scheduleEnd(of change: NavigationTransition) {
    let loop = MainLoop.current
    loop.schedule(after: loop.behavior.navigationDuration) { [self] in
      if change.isCancelled { revert(change) } else { finish(change) }
    }
  }

  private func finish(_ change: NavigationTransition) {
    let to = change.to
    clearParents(of: change)
    if let from = change.from { takeOut(from, animated: change.isAnimated) }
    if let to, to.isChild(of: self) {
      // The container may have disappeared and reappeared with the other controller meanwhile.
      if isStillWanted(to), !to.hasItsPlaceOnScreen { bringIn(to, by: change) }
      // A controller that was never visible still counts as new when the container reappears.
      shownController = change.isAnnounced || isOnScreen ? to : nil
      to.endAppearing()
      to.isMovingToParent = false
    } else {
      shownController = nil
    }
    let movesFirst = MainLoop.current.behavior.movesBeforeDidShow
    if movesFirst { tellMoves(of: change) }
    // A change without animation has no transition coordinator from here on (rule 20).
    change.isOver = true
    let completesFirst = MainLoop.current.behavior.completesCoordinatorBeforeDidShow
    if completesFirst { change.complete() }
    if let to, change.isAnnounced {
      delegate?.navigationController(self, didShow: to, animated: change.isAnimated)
    }
    if !movesFirst { tellMoves(of: change) }
    end(change)
  }

  /// Removes the outgoing controller's views, unless it has moved elsewhere.
  private func takeOut(_ from: UIViewController, animated: Bool) {
    if from.isPlaced(in: view) {
      from.takeViewsOut(of: view)
      from.beginDisappearing(animated: animated)
    }
    from.endDisappearing()
    from.isMovingFromParent = false
  }

  private func tellMoves(of change: NavigationTransition) {
    for controller in change.added { controller.didMove(toParent: self) }
    for controller in change.removed where controller.parent == nil {
      controller.takeViewsOut(of: view)
      controller.didMove(toParent: nil)
    }
  }

  private func end(_ change: NavigationTransition) {
    change.complete()
    transition = nil
    showTopAtOnce()
    carryOutWaitingRequests()
    change.end()
  }

  /// Reverts a cancelled swipe, or a custom animation that did not complete (rules 73 and 74).
  private func revert(_ change: NavigationTransition) {
    // Controllers that have moved to another parent meanwhile are not restored.
    stack = change.oldStack
    for controller in change.oldStack
    where !controller.isChild(of: self) && controller.parent != nil {
      stack.remove(identicalTo: controller)
    }
    children = stack
    for controller in change.removed where isInStack(controller) { controller.parent = self }
    for controller in change.added where controller.isChild(of: self) { controller.parent = nil }
    if let revealed = change.to {
      takeOut(revealed, animated: true)
      revealed.isMovingToParent = false
    }
    if let returning = change.from, isStillWanted(returning) {
      returning.isMovingFromParent = false
      returning.beginAppearing(animated: true)
      returning.placeViews(in: view)
      returning.isAppearing()
      returning.endAppearing()
    }
    for controller in change.removed where controller.isChild(of: self) {
      if MainLoop.current.behavior.announcesReturnAfterCancelledSwipe {
        controller.willMove(toParent: self)
      }
      controller.didMove(toParent: self)
    }
    for controller in change.added where controller.parent == nil {
      controller.didMove(toParent: nil)
    }
    end(change)
  }
}
