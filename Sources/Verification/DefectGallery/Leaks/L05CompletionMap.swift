import RandomUsers
import UIKit
import UserSessions

/// A router stores completions by screen, and removes them only when the router itself pops.
///
/// The path is router → completions → screen.
enum L05 {
  nonisolated static let defect = Defect(
    "L05", "a router's completions retain screens that the user has left", .abandoned,
    of: "L05.ArticleScreen", suspect: "Router.completions",
    events: [.tap("Read"), .swipeBack(isFinished: true)], times: 5
  ) { isFixed in .root { AppCoordinator(window: $0, isFixed: isFixed) } }

  final class AppCoordinator: AppRoot {
    private let router: Router

    init(window: UIWindow, isFixed: Bool) {
      let navigation = UINavigationController()
      router = Router(navigation, isFixed: isFixed)
      window.rootViewController = navigation
    }

    func start() {
      let articles = ArticlesScreen()
      articles.addButton("Read") { [weak self, weak articles] in
        self?.showArticle { articles?.title = "Everything read" }
      }
      router.setRoot(articles)
    }

    private func showArticle(whenRead: @escaping () -> Void) {
      let article = ArticleScreen("Close") { [weak self] in self?.router.pop() }
      router.push(article, completion: whenRead)
    }
  }

  final class Router: NSObject, UINavigationControllerDelegate {
    private let navigation: UINavigationController
    private let isFixed: Bool
    private var completions: [UIViewController: () -> Void] = [:]

    init(_ navigation: UINavigationController, isFixed: Bool) {
      self.navigation = navigation
      self.isFixed = isFixed
      super.init()
      navigation.delegate = self
    }

    func setRoot(_ screen: UIViewController) {
      navigation.setViewControllers([screen], animated: false)
    }

    func push(_ screen: UIViewController, completion: @escaping () -> Void) {
      completions[screen] = completion
      navigation.pushViewController(screen, animated: true)
    }

    func pop() { navigation.popViewController(animated: true).map(complete) }

    private func complete(_ screen: UIViewController) {
      completions.removeValue(forKey: screen)?()
    }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      guard isFixed else { return }
      for screen in completions.keys where screen.navigationController == nil { complete(screen) }
    }
  }

  final class ArticlesScreen: Screen {}
  final class ArticleScreen: Screen {}
}
