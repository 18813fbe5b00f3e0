/// A running or queued transition, counted by its loop.
///
/// Ending a transition more than once, or after its loop was emptied, has no effect.
@MainActor final class RunningTransition {
  @exclusivity(unchecked) private var loop: MainLoop?
  /// The counting round in which the transition began.
  let round: Int

  init(in loop: MainLoop, round: Int) {
    self.loop = loop
    self.round = round
  }

  /// Ends the transition, removing it from the count.
  func end() {
    guard let loop else { return }
    self.loop = nil
    loop.transitionDidEnd(self)
  }
}
