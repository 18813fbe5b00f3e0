import FootballGather

/// What the match's view tells the presenter.
protocol GatherViewOutput: AnyObject {
  func viewLoaded()
  /// The view has left the screen for good.
  func viewClosed()
  func toggleTimer()
  func setTime()
  func resetTime()
  func pickTime(_ time: GatherTime)
  func cancelPickingTime()
  func changeScore(to result: GatherResult)
  func endGather()
}
