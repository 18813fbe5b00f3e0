/// A transition, counted by its loop from `MainLoop.begin(_:)` until its end.
///
/// Ending a transition more than once, or after its loop was emptied, has no effect.
@MainActor class RunningTransition {
  @exclusivity(unchecked) private final var loop: MainLoop?
  // The counting round in which the transition began.
  @exclusivity(unchecked) private final var round = 0

  /// Remembers the loop, which counts the transition.
  final func begin(in loop: MainLoop, round: Int) {
    self.loop = loop
    self.round = round
  }

  /// Ends the transition, removing it from the count.
  final func end() {
    guard let loop else { return }
    self.loop = nil
    loop.transitionDidEnd(of: round)
  }
}
