import FootballGather

/// The transitions available from the player list; modules that are already open are reused.
protocol PlayerListRouterInput: AnyObject {
  var isModuleOpen: Bool { get }

  /// Returns to the list from any module above it.
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
