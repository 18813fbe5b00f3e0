import FootballGather
import UIKit

/// Opens the first module, and parks a link until the module that can follow it is ready.
final class ApplicationRouter {
  private let services: Services
  private weak var playerList: (any PlayerListModuleInput)?
  // The newest link that arrived before the players were loaded.
  private var parkedLink: DeepLink?

  init(services: Services) {
    self.services = services
  }

  func showRootModule(in window: UIWindow) {
    let login = LoginModuleConfigurator(services: services).configure(output: self)
    window.rootViewController = UINavigationController(rootViewController: login)
    if services.store.token != nil { login.moduleInput?.continueSession() }
    window.makeKeyAndVisible()
  }

  func open(_ link: DeepLink) {
    // A list that is leaving the stack is still alive, but cannot follow links.
    if let playerList, playerList.isOpen {
      playerList.open(link)
    } else {
      parkedLink = link
    }
  }
}

extension ApplicationRouter: LoginModuleOutput {
  func playersLoaded(in module: any PlayerListModuleInput) {
    playerList = module
    guard let link = parkedLink else { return }
    parkedLink = nil
    module.open(link)
  }
}
