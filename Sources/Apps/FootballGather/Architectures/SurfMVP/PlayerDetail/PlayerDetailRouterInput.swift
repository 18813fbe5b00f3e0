import FootballGather

/// The transitions available from the detail module.
protocol PlayerDetailRouterInput: AnyObject {
  func showPlayerEditModule(
    with field: PlayerField, of player: Player, output: any PlayerEditModuleOutput)
}
