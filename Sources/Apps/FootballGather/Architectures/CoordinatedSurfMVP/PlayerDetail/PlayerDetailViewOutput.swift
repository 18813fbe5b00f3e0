import FootballGather

/// What the detail view tells the presenter.
protocol PlayerDetailViewOutput: AnyObject {
  func viewLoaded()
  func edit(_ field: PlayerField)
}
