import RandomUsers
import UIKit
import UserSessions

/// A server holds the callback of a request whose sender has left, until the request is answered.
///
/// Leak-free: the callback captures its sender weakly, and concerns no screen that shares the
/// server, even one that was created together with the sender.
enum I12 {
  nonisolated static let app = LeakFreeApp(
    "I12", "a server holds the callback of a screen that has left",
    events: [.back, .tap("Open")]
  ) { .root { AppCoordinator(window: $0) } }

  final class AppCoordinator: AppRoot {
    private let navigation = UINavigationController()
    private let server = Server()

    init(window: UIWindow) { window.rootViewController = navigation }

    /// Shows the article that the user was reading, on top of the list.
    func start() {
      let list = ListScreen("Open") { [weak self] in self?.openArticle() }
      list.server = server
      navigation.setViewControllers([list], animated: false)
      openArticle()
    }

    private func openArticle() {
      let article = ArticleScreen()
      article.loader = Loader(server)
      navigation.pushViewController(article, animated: true)
    }
  }

  /// A server that cannot be reached; it keeps the last request to repeat it.
  final class Server {
    private struct Request {
      let answer: () -> Void
    }

    private var request: Request?

    func send(_ answer: @escaping () -> Void) { request = Request(answer: answer) }
  }

  final class Loader {
    private var hasLoaded = false

    init(_ server: Server) {
      server.send { [weak self] in self?.hasLoaded = true }
    }
  }

  final class ListScreen: Screen {
    var server: Server?
  }

  final class ArticleScreen: Screen {
    var loader: Loader?
  }
}
