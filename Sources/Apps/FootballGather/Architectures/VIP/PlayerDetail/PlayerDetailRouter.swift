import FootballGather

/// Opens the editor of a value.
final class PlayerDetailRouter: PlayerDetailRouterProtocol {
  private let factory: ModuleFactory

  init(factory: ModuleFactory) {
    self.factory = factory
  }

  func showEdit(of player: Player, field: PlayerField, delegate: any PlayerEditDelegate) {
    factory.stack.push(factory.makePlayerEdit(of: player, field: field, delegate: delegate))
  }
}
