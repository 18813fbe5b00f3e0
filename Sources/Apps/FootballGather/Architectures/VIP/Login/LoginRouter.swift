/// Opens the player list.
final class LoginRouter: LoginRouterProtocol {
  private let factory: ModuleFactory
  private weak var listDelegate: (any PlayerListDelegate)?

  init(factory: ModuleFactory, listDelegate: (any PlayerListDelegate)?) {
    self.factory = factory
    self.listDelegate = listDelegate
  }

  func showPlayerList() {
    factory.stack.push(factory.makePlayerList(delegate: listDelegate))
  }
}
