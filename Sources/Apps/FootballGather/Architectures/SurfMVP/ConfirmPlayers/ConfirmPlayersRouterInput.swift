import FootballGather

/// Where the confirm module can lead.
protocol ConfirmPlayersRouterInput: AnyObject {
  func showGatherModule(with gather: Gather, output: any GatherModuleOutput)
  func showMessageModule(with text: AlertText)
}
