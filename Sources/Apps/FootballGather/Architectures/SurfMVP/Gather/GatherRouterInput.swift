import FootballGather

/// The transitions available from the match.
protocol GatherRouterInput: AnyObject {
  func showEndOfGatherModule(output: any EndOfGatherModuleOutput)
  func showMessageModule(with text: AlertText)
}
