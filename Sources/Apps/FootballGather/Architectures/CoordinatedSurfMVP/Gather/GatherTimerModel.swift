import FootballGather

/// The clock of a match: the time left, and whether it is running.
struct GatherTimerModel {
  enum State {
    case stopped, running, paused
  }

  private(set) var state = State.stopped
  private(set) var time = GatherTime.initial

  /// The title of the main button.
  var actionTitle: String {
    switch state {
    case .stopped: "Start"
    case .running: "Pause"
    case .paused: "Resume"
    }
  }

  mutating func toggle() {
    guard !time.isZero else { return }
    state = state == .running ? .paused : .running
  }

  mutating func tick() {
    time = time.afterTick
    if time.isZero { state = .stopped }
  }

  mutating func stop(at time: GatherTime) {
    state = .stopped
    self.time = time
  }
}
