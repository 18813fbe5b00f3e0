// The swipe from the left edge (section 1.6 of the rules): an interactive pop that can be
// cancelled.
extension UINavigationController {
  /// Whether a swipe can begin now (rule 68).
  var canSwipeBack: Bool {
    guard stack.count > 1, transition == nil, let recognizer = interactivePopGestureRecognizer,
      recognizer.isEnabled
    else { return false }
    if let judge = recognizer.delegate { return judge.gestureRecognizerShouldBegin(recognizer) }
    return stack.last?.navigationItem.showsBackButton == true && !isNavigationBarHidden
  }

  func beginSwipeBack() {
    layOutPendingChange()
    guard transition == nil, let leaving = stack.last else { return }
    let old = stack
    stack.removeLast()
    children = stack
    guard let top = stack.last else { return }
    begin(
      makeTransition(
        to: top, old: old, removed: [leaving], added: [], animated: true, interactive: true))
  }

  func endSwipeBack(cancelled: Bool) {
    guard let change = transition, change.isInteractive else { return }
    change.endInteraction(cancelled: cancelled)
    scheduleEnd(of: change)
  }
}
