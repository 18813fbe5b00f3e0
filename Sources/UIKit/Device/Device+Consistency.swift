// The check at rest: on screen, appeared and in a window are one and the same; every controller has one place; nothing is half
// done.
extension Device {
  /// Whether nothing is under way: no turn has anything to do, no transition runs, no finger is down.
  public var isAtRest: Bool {
    !loop.hasWork && loop.runningTransitions == 0 && !isFingerDown
  }

  var isFingerDown: Bool { swipingStack != nil || sheetSwipe != nil }

  /// The contradictions in UIKit's state; none while something is under way, because a transition is one by nature.
  ///
  /// Children of a container that forwards appearance callbacks by hand are left out: what they hear is the app's affair.
  public func inconsistencies() -> [Inconsistency] {
    guard !loop.hasWork, !isFingerDown else { return [] }
    var check = ConsistencyCheck(loop: loop, windows: application.windows)
    return check.run()
  }

  /// Checks the loop's state whenever it becomes idle, and records each contradiction as an event, once.
  ///
  /// Together with `MainLoop.onEvent`, a test fails at the line that led to it.
  public var checksConsistency: Bool {
    get { loop.onIdle != nil }
    set {
      loop.onIdle = nil
      if newValue { loop.onIdle = { [weak self] in self?.recordInconsistencies() } }
    }
  }

  private func recordInconsistencies() {
    for found in inconsistencies() where recordedInconsistencies.insert(found).inserted {
      loop.record(.inconsistent(found))
    }
  }
}

extension Device {
  /// The child that a user sees of a container of UIKit's own.
  package func shownChild(of controller: UIViewController) -> UIViewController? {
    controller.shownChild
  }
}

extension MainLoop {
  /// Counts a transition that nothing will end: wrong behaviour, to show that it is found.
  package func beginEndlessTransition() { _ = beginTransition() }

  /// Both ends of everything that is presented, which the loop keeps.
  package var presentingControllers: [UIViewController] {
    presentations.flatMap { [$0.presenter, $0.presentation.controller] }
  }
}
