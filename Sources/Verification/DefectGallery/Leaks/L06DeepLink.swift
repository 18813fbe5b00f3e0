import RandomUsers
import UIKit
import UserSessions

/// A link that arrives while the app runs starts a new flow next to the old one.
///
/// The path is app → children → the old flow → its screens.
enum L06 {
  nonisolated static let defect = Defect(
    "L06", "a link starts a new flow, but the old one stays", .abandoned, of: "L06.MainCoordinator",
    suspect: "AppCoordinator.children",
    events: [.openURL("gallery://offers/1"), .back], times: 5
  ) { isFixed in
    .delegate { LinkDelegate(AppCoordinator(isFixed: isFixed)) }
  }

  final class AppCoordinator: LinkedApp {
    private weak var window: UIWindow?
    private let isFixed: Bool
    private var children: [MainCoordinator] = []

    init(isFixed: Bool) { self.isFixed = isFixed }

    func start(in window: UIWindow) {
      self.window = window
      startMain(with: nil)
    }

    func open(_ link: URL) { startMain(with: link) }

    private func startMain(with link: URL?) {
      if isFixed { children.removeAll() }
      let main = MainCoordinator()
      children.append(main)
      window?.rootViewController = main.navigation
      main.start(with: link)
    }
  }

  final class MainCoordinator {
    let navigation = UINavigationController()

    func start(with link: URL?) {
      let home = HomeScreen("Offer of the day") { [weak self] in self?.showOffer() }
      navigation.setViewControllers([home], animated: false)
      if link?.host == "offers" { showOffer() }
    }

    private func showOffer() { navigation.pushViewController(OfferScreen(), animated: false) }
  }

  final class HomeScreen: Screen {}
  final class OfferScreen: Screen {}
}
