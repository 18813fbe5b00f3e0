import FootballGather

/// Makes the modules of the login flow.
protocol AuthorizationFactoryProtocol: AnyObject {
  func makeLoginView() -> any LoginViewProtocol
}

/// Makes the modules of the players flow.
protocol MainFactoryProtocol: AnyObject {
  func makePlayerListView() -> any PlayerListViewProtocol
  func makePlayerDetailView(of player: Player) -> any PlayerDetailViewProtocol
  func makePlayerEditView(
    of field: PlayerField, player: Player
  ) -> any PlayerEditViewProtocol
  func makePlayerAddView() -> any PlayerAddViewProtocol
}

/// Makes the modules of the gather flow.
protocol GatherFactoryProtocol: AnyObject {
  func makeConfirmPlayersView(of players: [Player]) -> any ConfirmPlayersViewProtocol
  func makeGatherView(of gather: Gather) -> any GatherViewProtocol
}

/// Creates views from the storyboard, and has assemblies connect them to their presenters.
final class ModulesFactory {
  private let services: Services

  init(services: Services) {
    self.services = services
  }
}

extension ModulesFactory: AuthorizationFactoryProtocol {
  func makeLoginView() -> any LoginViewProtocol {
    let view: LoginViewController = MainStoryboard.instantiate()
    LoginAssembly.assembly(with: view, services: services)
    return view
  }
}

extension ModulesFactory: MainFactoryProtocol {
  func makePlayerListView() -> any PlayerListViewProtocol {
    let view: PlayerListViewController = MainStoryboard.instantiate()
    PlayerListAssembly.assembly(with: view, services: services)
    return view
  }

  func makePlayerDetailView(of player: Player) -> any PlayerDetailViewProtocol {
    let view: PlayerDetailViewController = MainStoryboard.instantiate()
    PlayerDetailAssembly.assembly(with: view, player: player)
    return view
  }

  func makePlayerEditView(
    of field: PlayerField, player: Player
  ) -> any PlayerEditViewProtocol {
    let view: PlayerEditViewController = MainStoryboard.instantiate()
    PlayerEditAssembly.assembly(with: view, services: services, field: field, player: player)
    return view
  }

  func makePlayerAddView() -> any PlayerAddViewProtocol {
    let view: PlayerAddViewController = MainStoryboard.instantiate()
    PlayerAddAssembly.assembly(with: view, services: services)
    return view
  }
}

extension ModulesFactory: GatherFactoryProtocol {
  func makeConfirmPlayersView(of players: [Player]) -> any ConfirmPlayersViewProtocol {
    let view: ConfirmPlayersViewController = MainStoryboard.instantiate()
    ConfirmPlayersAssembly.assembly(with: view, services: services, players: players)
    return view
  }

  func makeGatherView(of gather: Gather) -> any GatherViewProtocol {
    let view: GatherViewController = MainStoryboard.instantiate()
    GatherAssembly.assembly(with: view, services: services, gather: gather)
    return view
  }
}
