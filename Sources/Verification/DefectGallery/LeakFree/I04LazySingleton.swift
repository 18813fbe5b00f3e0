import RandomUsers
import UIKit
import UserSessions

/// An app-wide service is created by the second screen and outlives it.
///
/// Leak-free: there is only one instance, which refers to no screen and is reused on every visit.
enum I04 {
  nonisolated static let app = LeakFreeApp(
    "I04", "a singleton is created by the second screen and outlives it",
    events: [.tap("Search"), .tap("Find"), .back]
  ) { .root { AppCoordinator(window: $0) } }

  final class AppCoordinator: AppRoot {
    private let navigation = UINavigationController()

    init(window: UIWindow) { window.rootViewController = navigation }

    func start() {
      let home = HomeScreen("Search") { [weak self] in
        self?.navigation.pushViewController(SearchScreen(), animated: true)
      }
      navigation.setViewControllers([home], animated: false)
    }
  }

  final class SearchService {
    static let shared = SearchService()

    private let index = SearchIndex()
    private var searches = 0

    private init() {}

    func find(_ word: String) -> String {
      searches += 1
      return "Search \(searches): \(index.places[word, default: 0]) found"
    }
  }

  final class SearchIndex {
    let places = ["navigation": 3]
  }

  final class HomeScreen: Screen {}

  final class SearchScreen: Screen {
    private let service = SearchService.shared

    override func viewDidLoad() {
      super.viewDidLoad()
      addButton("Find") { [weak self] in self?.find() }
    }

    private func find() { show(service.find("navigation")) }
  }
}
