import FootballGather

/// Where the add module can lead.
protocol PlayerAddRouterInput: AnyObject {
  func showMessageModule(with text: AlertText)
  func closeModule()
}
