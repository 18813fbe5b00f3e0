import RandomUsers
import UIKit
import UserSessions

/// A link that arrives while the app runs starts a new flow next to the old one.
///
/// The path is app → children → the old flow → its screens.
enum L06 {
  nonisolated static let defect = Defect(
    "L06", "a link starts a new flow and the old one stays", .abandoned, of: "L06.MainCoordinator",
    suspect: "AppCoordinator.children",
    events: [.openURL("gallery://offers/1"), .back], times: 5
  ) { isFixed in
    .delegate { AppDelegate(isFixed: isFixed) }
  }

  final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let isFixed: Bool
    private var coordinator: AppCoordinator?

    init(isFixed: Bool) { self.isFixed = isFixed }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: UIScreen.main.bounds)
      self.window = window
      coordinator = AppCoordinator(window: window, isFixed: isFixed)
      coordinator?.start(with: nil)
      window.makeKeyAndVisible()
      return true
    }

    func application(
      _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
      coordinator?.start(with: url)
      return true
    }
  }

  final class AppCoordinator {
    private let window: UIWindow
    private let isFixed: Bool
    private var children: [MainCoordinator] = []

    init(window: UIWindow, isFixed: Bool) {
      self.window = window
      self.isFixed = isFixed
    }

    func start(with link: URL?) {
      if isFixed { children.removeAll() }
      let main = MainCoordinator()
      children.append(main)
      window.rootViewController = main.navigation
      main.start(with: link)
    }
  }

  final class MainCoordinator {
    let navigation = UINavigationController()

    func start(with link: URL?) {
      let home = HomeScreen()
      home.onOffer = { [weak self] in self?.showOffer() }
      navigation.setViewControllers([home], animated: false)
      if link?.host == "offers" { showOffer() }
    }

    private func showOffer() {
      navigation.pushViewController(OfferScreen(), animated: false)
    }
  }

  final class HomeScreen: Screen {
    var onOffer: (() -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      addButton("Offer of the day") { [weak self] in self?.onOffer?() }
    }
  }

  final class OfferScreen: Screen {}
}
