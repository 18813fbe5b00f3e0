/// A transition that is under way, or waits for its turn, as its loop counts it.
///
/// It leaves the count once, however often it is ended, and not at all if the loop has been emptied in the meantime.
@MainActor final class RunningTransition {
  private var loop: MainLoop?
  /// The round of the loop's count that the transition belongs to.
  let round: Int

  init(in loop: MainLoop, round: Int) {
    self.loop = loop
    self.round = round
  }

  /// Takes the transition out of the count.
  func end() {
    guard let loop else { return }
    self.loop = nil
    loop.transitionDidEnd(self)
  }
}
