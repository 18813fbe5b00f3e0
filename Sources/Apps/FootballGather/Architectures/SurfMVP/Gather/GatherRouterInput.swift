import FootballGather

/// Where the match can lead.
protocol GatherRouterInput: AnyObject {
  func showEndOfGatherModule(output: any EndOfGatherModuleOutput)
  func showMessageModule(with text: AlertText)
}
