// Consistency when idle: a controller is on screen if and only if it has appeared and is in a
// window; it has at most one parent; and no transition is unfinished.
extension Device {
  /// Whether nothing is queued, no transition is running and no finger is down.
  public var isIdle: Bool { !loop.hasWork && loop.runningTransitions == 0 && !isFingerDown }

  var isFingerDown: Bool { swipingStack != nil || sheetSwipe != nil }

  /// Returns the contradictions in UIKit's state.
  ///
  /// The array is empty while work is queued or a finger is down, because UIKit's state is always
  /// inconsistent during a change.
  ///
  /// Excludes children whose parent forwards appearance callbacks manually, because the app decides
  /// which callbacks they receive.
  public func inconsistencies() -> [Inconsistency] {
    guard !loop.hasWork, !isFingerDown else { return [] }
    let windows = application.windows + [prompt].compactMap { $0 }
    var check = ConsistencyCheck(loop: loop, windows: windows)
    return check.run()
  }

  /// Whether to check consistency when the loop becomes idle, recording contradictions as events.
  ///
  /// Each contradiction is recorded once.
  ///
  /// With `MainLoop.onEvent`, a test can fail at the line that caused the contradiction.
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
  /// The visible child of one of UIKit's containers.
  package func shownChild(of controller: UIViewController) -> UIViewController? {
    controller.shownChild
  }
}

extension MainLoop {
  /// Begins a transition that never ends: a planted defect, to test that the check detects it.
  package func beginEndlessTransition() { _ = beginTransition() }

  /// The presenters and presented controllers that the loop retains.
  package var presentingControllers: [UIViewController] {
    presentations.flatMap { [$0.presenter, $0.presentation.controller] }
  }
}
