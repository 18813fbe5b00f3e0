import RandomUsers
import UIKit
import UserSessions

/// A parent removes the child whose screen has left according to the transition coordinator.
///
/// A pop without animation has no transition coordinator, so the child stays in the list.
enum L21 {
  nonisolated static let defect = Defect(
    "L21", "cleaning up depends on the transition coordinator", .abandoned,
    of: "L21.DetailCoordinator", suspect: "AppCoordinator.children",
    events: [.tap("Open"), .openURL("shop://home")], times: 5
  ) { isFixed in .delegate { AppDelegate(isFixed: isFixed) } }

  final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let app: AppCoordinator

    init(isFixed: Bool) { app = AppCoordinator(isFixed: isFixed) }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: UIScreen.main.bounds)
      self.window = window
      app.start(in: window)
      window.makeKeyAndVisible()
      return true
    }

    func application(
      _ application: UIApplication, open url: URL,
      options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
      app.goHome()
      return true
    }
  }

  final class AppCoordinator: NSObject, UINavigationControllerDelegate {
    private let navigation = UINavigationController()
    private let isFixed: Bool
    private var children: [DetailCoordinator] = []

    init(isFixed: Bool) { self.isFixed = isFixed }

    func start(in window: UIWindow) {
      let list = ListScreen()
      list.onOpen = { [weak self] in self?.open() }
      navigation.delegate = self
      navigation.setViewControllers([list], animated: false)
      window.rootViewController = navigation
    }

    /// Shows the list at once, as if the app had just been launched.
    func goHome() { navigation.popToRootViewController(animated: false) }

    private func open() {
      let child = DetailCoordinator(navigation)
      children.append(child)
      child.start()
    }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      if isFixed {
        children.removeAll { !$0.isIn(navigationController.viewControllers) }
      } else if let left = navigationController.transitionCoordinator?.viewController(
        forKey: .from)
      {
        children.removeAll {
          $0.isIn([left]) && !navigationController.viewControllers.contains(left)
        }
      }
    }
  }

  final class DetailCoordinator {
    private weak var navigation: UINavigationController?
    private weak var detail: DetailScreen?

    init(_ navigation: UINavigationController) { self.navigation = navigation }

    func start() {
      let detail = DetailScreen()
      self.detail = detail
      navigation?.pushViewController(detail, animated: true)
    }

    func isIn(_ screens: [UIViewController]) -> Bool { screens.contains { $0 === detail } }
  }

  final class ListScreen: Screen {
    var onOpen: (() -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      addButton("Open") { [weak self] in self?.onOpen?() }
    }
  }

  final class DetailScreen: Screen {}
}
