/// The time for which a child process has given no sign of life although it could have.
///
/// The wall clock would blame an app for a closed lid, a paused virtual machine, a stopped process or a starved machine. So a
/// child that runs, or waits for a processor or a disk, is charged its processor time; one that is asleep, the time between
/// two looks, at most `longestInterval`, because a supervisor that looks later than that has not run itself; one that
/// is stopped, nothing.
struct Silence {
  /// Looks are a tenth of a second apart.
  static let longestInterval = Duration.milliseconds(200)

  private(set) var length = Duration.zero
  private var signs = 0
  private var processorTime = Duration.zero

  /// Takes in what a look has shown.
  ///
  /// - Parameters:
  ///   - interval: Since the last look.
  ///   - signs: Of life, so far.
  ///   - activity: Of the child's main thread; `nil` where the system does not show it.
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
    case .asleep, nil: length += min(interval, Self.longestInterval)
    }
  }
}
