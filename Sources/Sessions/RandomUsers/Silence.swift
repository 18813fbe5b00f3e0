/// The time for which a child process has given no sign of life although it could have.
///
/// The wall clock would blame an app for a closed lid, a paused virtual machine, a stopped process
/// or an overloaded machine. The child is therefore charged according to its state:
///
/// - Running, or waiting for a processor or disk: its processor time.
/// - Asleep: the time between two polls, up to `longestInterval`, because a supervisor that polls
///   later than that was not running itself.
/// - Stopped: nothing.
struct Silence {
  /// The maximum time charged per poll; polls are a tenth of a second apart.
  static let longestInterval = Duration.milliseconds(200)

  private(set) var length = Duration.zero
  /// The total time for which the child slept between polls without a sign of life.
  private(set) var sleep = Duration.zero
  private var signs = 0
  private var processorTime = Duration.zero

  /// Records the result of a poll.
  ///
  /// - Parameters:
  ///   - interval: The time since the last poll.
  ///   - signs: The signs of life so far.
  ///   - activity: The state of the child's main thread; `nil` if the system does not provide it.
  mutating func look(after interval: Duration, signs: Int, _ activity: ThreadActivity?) {
    let spent = (activity?.processorTime ?? processorTime) - processorTime
    processorTime += spent
    guard signs == self.signs else {
      self.signs = signs
      length = .zero
      return
    }
    switch activity?.state {
    case .stopped: break
    case .running: length += spent
    case .asleep:
      length += min(interval, Self.longestInterval)
      sleep += min(interval, Self.longestInterval)
    case nil: length += min(interval, Self.longestInterval)
    }
  }
}
