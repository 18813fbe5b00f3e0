import FootballGather
import NavigationTestSupport
import UIKit

@testable import CoordinatedSurfMVP

/// The app with its root coordinator at hand.
@MainActor struct RunningCoordinators {
  let app: LaunchedGather
  let root: ApplicationCoordinator

  init(isSignedIn: Bool = true, link: DeepLinkOption? = nil) throws {
    var delegate: Delegate?
    app = LaunchedGather(isSignedIn: isSignedIn) { services in
      let made = Delegate(services: services, link: link)
      delegate = made
      return made
    }
    guard let delegate else { throw LaunchedGather.OtherScreen() }
    root = delegate.coordinator
  }

  var players: PlayersCoordinator? { root.hasDependency(ofType: PlayersCoordinator.self) }

  /// The living coordinators, such as `Auth, Players(Gather)`.
  var flows: String { describe(root.childCoordinators) }

  private func describe(_ coordinators: [any Coordinator]) -> String {
    coordinators.map { coordinator in
      let name = "\(type(of: coordinator))".replacing("Coordinator", with: "")
      let children = describe((coordinator as? BaseCoordinator)?.childCoordinators ?? [])
      return children.isEmpty ? name : "\(name)(\(children))"
    }
    .joined(separator: ", ")
  }

  /// The app's delegate, whose coordinator is not private.
  private final class Delegate: UIResponder, UIApplicationDelegate {
    let coordinator: ApplicationCoordinator
    var window: UIWindow?
    private let navigation = UINavigationController()
    private let link: DeepLinkOption?

    init(services: Services, link: DeepLinkOption?) {
      coordinator = ApplicationCoordinator(
        router: MainRouter(navigationController: navigation), services: services)
      self.link = link
      super.init()
    }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      coordinator.start(with: link)
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = navigation
      window?.makeKeyAndVisible()
      return true
    }

    func application(
      _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
      DeepLinkOption(url: url).map(coordinator.handle) != nil
    }
  }
}
