import FootballGather

/// Where the edit module can lead.
protocol PlayerEditRouterInput: AnyObject {
  func showMessageModule(with text: AlertText)
  func closeModule()
}
