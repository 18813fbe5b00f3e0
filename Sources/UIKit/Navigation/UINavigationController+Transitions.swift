// One change of what is on top, from its first callback to its last (sections 1.2 to 1.5 of the rules).
extension UINavigationController {
  func makeTransition(
    to top: UIViewController, old: [UIViewController], removed: [UIViewController],
    added: [UIViewController], animated: Bool, interactive: Bool = false
  ) -> NavigationTransition {
    // A top that was in the stack before is gone back to; any other is gone on to (rule 53).
    let isPop = !added.contains { $0 === top }
    return NavigationTransition(
      isPop ? .pop : .push, from: shownController, to: top, oldStack: old, removed: removed,
      added: added,
      isAnimated: animated, isInteractive: interactive)
  }

  func begin(_ change: NavigationTransition) {
    transition = change
    showsNewTop = false
    isBeginning = true
    announceRemoval(of: change)
    let isLeaving = change.removed.contains { $0 === change.from }
    let isComing = change.added.contains { $0 === change.to }
    if isComing { change.to?.loadViewIfNeeded() }
    change.from?.isMovingFromParent = isLeaving
    change.from?.beginDisappearing(animated: change.isAnimated)
    if !MainLoop.current.behavior.clearsParentAtOnce, !change.isInteractive {
      clearParents(of: change)
    }
    if let to = change.to, isStillWanted(to) {
      to.isMovingToParent = isComing
      bringIn(to, by: change)
    }
    change.startAnimation()
    isBeginning = false
    if !change.isAnimated {
      finish(change)
    } else if let animator = animator(for: change) {
      run(change, with: animator)
    } else if !change.isInteractive {
      scheduleEnd(of: change)
    }
  }

  /// The stack may have left the screen, and the controller the stack, in any callback.
  private func isStillWanted(_ controller: UIViewController) -> Bool {
    isOnScreen && controller.parent === self && isInStack(controller)
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
    guard let delegate, let from = change.from, let to = change.to, !change.isInteractive else {
      return nil
    }
    return delegate.navigationController(
      self, animationControllerFor: change.operation == .push ? .push : .pop, from: from, to: to)
  }

  /// An animation of the app's own ends the transition when it says so.
  private func run(
    _ change: NavigationTransition, with animator: any UIViewControllerAnimatedTransitioning
  ) {
    TransitionContext(change, in: view, animator: animator) { [self] didComplete in
      change.isCancelled = !didComplete
      if didComplete { finish(change) } else { revert(change) }
    }.run()
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
    // One that has gone on to another parent, or come back, is not this stack's to let go of.
    for controller in change.removed where controller.parent === self && !isInStack(controller) {
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
    clearParents(of: change)
    if let from = change.from { takeOut(from, animated: change.isAnimated) }
    if let to = change.to, to.parent === self {
      // The container may have gone and come back meanwhile, with the other one.
      if isStillWanted(to), !to.hasItsPlaceOnScreen { bringIn(to, by: change) }
      // One that has not been seen is still new when the container comes back.
      shownController = change.isAnnounced || isOnScreen ? to : nil
      to.endAppearing()
      to.isMovingToParent = false
    } else {
      shownController = nil
    }
    let movesFirst = MainLoop.current.behavior.movesBeforeDidShow
    if movesFirst { tellMoves(of: change) }
    // For a change without animation there is no coordinator any more (rule 20).
    change.isOver = true
    let completesFirst = MainLoop.current.behavior.completesCoordinatorBeforeDidShow
    if completesFirst { change.complete() }
    if let to = change.to, change.isAnnounced {
      delegate?.navigationController(self, didShow: to, animated: change.isAnimated)
    }
    if !movesFirst { tellMoves(of: change) }
    end(change)
  }

  /// One that has gone on to another place is not this stack's to take out.
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
    change.running.end()
  }

  /// Takes a change back: a swipe that was let go too early, or an animation of the app's own that says it was not
  /// completed (rules 73 and 74).
  private func revert(_ change: NavigationTransition) {
    // One that has gone on to another parent in the meantime is not taken back.
    stack = change.oldStack.filter { $0.parent === self || $0.parent == nil }
    children = stack
    for controller in change.removed where isInStack(controller) { controller.parent = self }
    for controller in change.added where controller.parent === self { controller.parent = nil }
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
    for controller in change.removed where controller.parent === self {
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
