import FootballGather
import UIKit

/// Counts down a match second by second.
struct GatherTimeHandler {
  private enum State {
    case stopped, running, paused
  }

  private(set) var time = GatherTime.initial
  private var state = State.stopped
  private var timer: Timer?

  /// The main button's title.
  var buttonTitle: String {
    switch state {
    case .stopped: "Start"
    case .running: "Pause"
    case .paused: "Resume"
    }
  }

  /// Starts, pauses or resumes; `onTick` is called every second while the timer runs.
  mutating func startOrPause(onTick: @escaping () -> Void) {
    guard !time.isZero else { return }
    if state == .running {
      stop()
      state = .paused
    } else {
      state = .running
      timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in onTick() }
    }
  }

  mutating func tick() {
    time = time.afterTick
    if time.isZero { stop() }
  }

  mutating func stop() {
    timer?.invalidate()
    timer = nil
    state = .stopped
  }

  mutating func reset(to time: GatherTime) {
    stop()
    self.time = time
  }
}
