import FootballGather
import UIKit

/// Counts down the time of a match.
final class GatherTimeHandler {
  enum State {
    case stopped, running, paused
  }

  private(set) var time = GatherTime.initial
  private(set) var state = State.stopped
  private var timer: Timer?

  /// Starts, pauses or resumes the clock; does nothing if no time is left.
  func startOrPause(onTick: @escaping () -> Void) {
    if state == .running {
      stop()
      state = .paused
    } else if !time.isZero {
      state = .running
      timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
        self?.tick()
        onTick()
      }
    }
  }

  private func tick() {
    time = time.afterTick
    if time.isZero { stop() }
  }

  func stop() {
    timer?.invalidate()
    timer = nil
    state = .stopped
  }

  func reset(to time: GatherTime) {
    stop()
    self.time = time
  }
}
