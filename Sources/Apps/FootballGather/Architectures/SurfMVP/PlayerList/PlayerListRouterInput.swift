import FootballGather

/// Where the player list can lead; what is open already is shown again rather than made anew.
protocol PlayerListRouterInput: AnyObject {
  var isModuleOpen: Bool { get }

  /// Comes back to the list from whatever is above it.
  func showPlayerListModule()
  func showPlayerDetailModule(with player: Player, output: any PlayerDetailModuleOutput)
  func showPlayerEditModule(
    with field: PlayerField, of player: Player, output: any PlayerDetailModuleOutput)
  func showPlayerAddModule(output: any PlayerAddModuleOutput)
  func showConfirmPlayersModule(with players: [Player], output: any ConfirmPlayersModuleOutput)
  func showDeletionModule(with player: Player, output: any DeletionModuleOutput)
  func showMessageModule(with text: AlertText)
  func closeModule()
}
