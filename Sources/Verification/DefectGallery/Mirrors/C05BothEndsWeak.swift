import RandomUsers
import UIKit
import UserSessions

/// A screen and its presenter refer to each other weakly, so the presenter is released at once.
enum C05 {
  nonisolated static let defect = Defect(
    "C05", "a screen and its presenter refer to each other weakly", .releasedEarly,
    of: "C05.NewsPresenter", suspect: "NewsScreen.presenter",
    events: [.tap("News"), .tap("Refresh")]
  ) { isFixed in .root { AppCoordinator(window: $0, isFixed: isFixed) } }

  final class AppCoordinator: AppRoot {
    private let navigation = UINavigationController()
    private let isFixed: Bool

    init(window: UIWindow, isFixed: Bool) {
      self.isFixed = isFixed
      window.rootViewController = navigation
    }

    func start() {
      let home = HomeScreen("News") { [weak self] in self?.showNews() }
      navigation.setViewControllers([home], animated: false)
    }

    private func showNews() {
      let presenter = NewsPresenter()
      let news = NewsScreen()
      news.presenter = presenter
      if isFixed { news.keptPresenter = presenter }
      presenter.view = news
      navigation.pushViewController(news, animated: true)
    }
  }

  final class NewsPresenter {
    weak var view: NewsScreen?
    private var count = 0

    func refresh() {
      count += 1
      view?.show("Refreshed \(count) times")
    }
  }

  final class HomeScreen: Screen {}

  final class NewsScreen: Screen {
    weak var presenter: NewsPresenter?
    /// A strong reference, for the fixed version.
    var keptPresenter: NewsPresenter?

    override func viewDidLoad() {
      super.viewDidLoad()
      addButton("Refresh") { [weak self] in self?.presenter?.refresh() }
    }
  }
}
