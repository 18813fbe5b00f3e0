import FootballGather

/// The presenter's commands to the match view.
protocol GatherViewInput: AnyObject {
  func configure(with teams: [TeamModel])
  func configure(with timer: GatherTimerModel)
  func configure(with result: GatherResult)
  func showTimePicker(with time: GatherTime)
  func hideTimePicker()
  func setBusy(_ isBusy: Bool)
}
