import FootballGather

/// The match view's messages to the presenter.
protocol GatherViewOutput: AnyObject {
  func viewLoaded()
  /// Called when the view has left the stack.
  func viewClosed()
  func toggleTimer()
  func setTime()
  func resetTime()
  func pickTime(_ time: GatherTime)
  func cancelPickingTime()
  func changeScore(to result: GatherResult)
  func endGather()
}
