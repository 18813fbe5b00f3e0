import FootballGather

/// The transitions available from the confirm module.
protocol ConfirmPlayersRouterInput: AnyObject {
  func showGatherModule(with gather: Gather, output: any GatherModuleOutput)
  func showMessageModule(with text: AlertText)
}
