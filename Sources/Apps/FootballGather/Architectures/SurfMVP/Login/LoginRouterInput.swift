import FootballGather

/// The transitions available from the login module.
protocol LoginRouterInput: AnyObject {
  func showPlayerListModule(output: any PlayerListModuleOutput, animated: Bool)
  func showMessageModule(with text: AlertText)
}
