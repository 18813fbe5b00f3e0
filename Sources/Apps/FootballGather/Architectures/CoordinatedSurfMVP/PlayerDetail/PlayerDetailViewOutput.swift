import FootballGather

/// The detail view's messages to the presenter.
protocol PlayerDetailViewOutput: AnyObject {
  func viewLoaded()
  func edit(_ field: PlayerField)
}
