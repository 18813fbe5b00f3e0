import FootballGather

/// Where the login module can lead.
protocol LoginRouterInput: AnyObject {
  func showPlayerListModule(output: any PlayerListModuleOutput, animated: Bool)
  func showMessageModule(with text: AlertText)
}
