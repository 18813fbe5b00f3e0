import FootballGather

/// The transitions available from the edit module.
protocol PlayerEditRouterInput: AnyObject {
  func showMessageModule(with text: AlertText)
  func closeModule()
}
