import FootballGather

/// Opens the gather.
final class ConfirmPlayersRouter: ConfirmPlayersRouterProtocol {
  private let factory: ModuleFactory

  init(factory: ModuleFactory) {
    self.factory = factory
  }

  func showGather(_ gather: Gather, delegate: any GatherDelegate) {
    factory.stack.push(factory.makeGather(gather, delegate: delegate))
  }
}
