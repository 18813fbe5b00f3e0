import FootballGather
import UIKit

/// Shows the first modules in a window, and passes links to the list on the stack.
final class AppRouter {
  private let navigationController = UINavigationController()
  private let factory: ModuleFactory
  private var parkedLink: DeepLink?

  init(services: Services, isStackRetained: Bool) {
    let stack = StackRouter(navigationController, isRetained: isStackRetained)
    factory = ModuleFactory(services: services, stack: stack)
  }

  func start(isSignedIn: Bool) -> UIWindow {
    navigationController.viewControllers = [factory.makeLogin(listDelegate: self)]
    if isSignedIn {
      let list = factory.makePlayerList(delegate: self)
      navigationController.pushViewController(list, animated: false)
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
    return window
  }

  // MARK: Links

  /// Follows a link now, or parks it until the players have been loaded; the newest link wins.
  @discardableResult
  func open(_ text: String) -> Bool {
    guard let link = DeepLink(text) else { return false }
    if let list = playerList, list.hasLoaded {
      list.open(.init(link: link))
    } else {
      parkedLink = link
    }
    return true
  }

  /// The list on the stack; a list that is being popped may also be alive.
  private var playerList: (any PlayerListInteractorProtocol)? {
    navigationController.viewControllers.lazy
      .compactMap { ($0 as? PlayerListViewController)?.interactor }.first
  }
}

extension AppRouter: PlayerListDelegate {
  func playersDidLoad() {
    guard let link = parkedLink, let list = playerList, list.hasLoaded else { return }
    parkedLink = nil
    list.open(.init(link: link))
  }
}
