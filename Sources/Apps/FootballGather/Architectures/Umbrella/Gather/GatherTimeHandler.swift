import FootballGather
import UIKit

/// The clock of a match, which counts down.
final class GatherTimeHandler {
  private enum State: String {
    case stopped = "Start"
    case running = "Pause"
    case paused = "Resume"
  }

  /// Called when the time or the button's title may have changed.
  var onChange: CompletionBlock?
  private(set) var time = GatherTime.initial
  private var state = State.stopped
  private var timer: Timer?

  var buttonTitle: String { state.rawValue }

  func startOrPause() {
    switch state {
    case .running: halt(.paused)
    case .stopped, .paused: if !time.isZero { run() }
    }
    onChange?()
  }

  func reset(to time: GatherTime) {
    halt(.stopped)
    self.time = time
    onChange?()
  }

  func stop() {
    halt(.stopped)
  }

  private func run() {
    state = .running
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      self?.tick()
    }
  }

  private func halt(_ state: State) {
    timer?.invalidate()
    timer = nil
    self.state = state
  }

  private func tick() {
    time = time.afterTick
    if time.isZero { halt(.stopped) }
    onChange?()
  }
}
