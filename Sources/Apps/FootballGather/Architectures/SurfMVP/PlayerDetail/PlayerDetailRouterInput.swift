import FootballGather

/// Where the detail module can lead.
protocol PlayerDetailRouterInput: AnyObject {
  func showPlayerEditModule(
    with field: PlayerField, of player: Player, output: any PlayerEditModuleOutput)
}
