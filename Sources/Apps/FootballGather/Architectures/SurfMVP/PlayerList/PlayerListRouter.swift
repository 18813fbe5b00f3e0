import FootballGather
import UIKit

// Taps and links use the same methods: a tap always opens a new module, whereas a link reuses an
// open one.
final class PlayerListRouter: PlayerListRouterInput {
  weak var view: (any ModuleTransitionable)?
  private let services: Services

  init(services: Services) {
    self.services = services
  }

  var isModuleOpen: Bool { view?.isInStack ?? false }

  func showPlayerListModule() {
    view?.replaceModulesAbove(with: [])
  }

  func showPlayerDetailModule(with player: Player, output: any PlayerDetailModuleOutput) {
    view?.replaceModulesAbove(with: [detailModule(with: player, output: output)])
  }

  func showPlayerEditModule(
    with field: PlayerField, of player: Player, output: any PlayerDetailModuleOutput
  ) {
    let detail = detailModule(with: player, output: output)
    guard let input = detail.moduleInput else { return }
    let edit =
      openModule(PlayerEditViewController.self) {
        $0.moduleInput?.isEditing(field, of: player.id) == true
      }
      ?? PlayerEditModuleConfigurator(services: services)
      .configure(with: field, of: input.player, output: input)
    view?.replaceModulesAbove(with: [detail, edit])
  }

  func showPlayerAddModule(output: any PlayerAddModuleOutput) {
    let add =
      openModule(PlayerAddViewController.self)
      ?? PlayerAddModuleConfigurator(services: services).configure(output: output)
    view?.replaceModulesAbove(with: [add])
  }

  func showConfirmPlayersModule(
    with players: [Player], output: any ConfirmPlayersModuleOutput
  ) {
    guard openModule(ConfirmPlayersViewController.self) == nil else {
      // Only an alert is dismissed: the teams, and a match above them, stay open.
      view?.replaceModulesAbove(with: view?.modulesAbove ?? [])
      return
    }
    guard !players.isEmpty else { return }
    let confirm = ConfirmPlayersModuleConfigurator(services: services)
      .configure(with: players, output: output)
    view?.replaceModulesAbove(with: [confirm])
  }

  func showDeletionModule(with player: Player, output: any DeletionModuleOutput) {
    view?.presentModule {
      AlertModuleConfigurator().configureDeletion(of: player, output: output)
    }
  }

  func showMessageModule(with text: AlertText) {
    view?.presentModule { AlertModuleConfigurator().configure(with: text) }
  }

  func closeModule() {
    view?.pop()
  }

  private func detailModule(
    with player: Player, output: any PlayerDetailModuleOutput
  ) -> PlayerDetailViewController {
    openModule(PlayerDetailViewController.self) { $0.moduleInput?.player.id == player.id }
      ?? PlayerDetailModuleConfigurator(services: services).configure(with: player, output: output)
  }

  private func openModule<Module: UIViewController>(
    _ type: Module.Type, where matches: (Module) -> Bool = { _ in true }
  ) -> Module? {
    view?.modulesAbove.lazy.compactMap { $0 as? Module }.first(where: matches)
  }
}
