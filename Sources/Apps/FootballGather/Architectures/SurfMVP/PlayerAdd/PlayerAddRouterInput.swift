import FootballGather

/// The transitions available from the add module.
protocol PlayerAddRouterInput: AnyObject {
  func showMessageModule(with text: AlertText)
  func closeModule()
}
