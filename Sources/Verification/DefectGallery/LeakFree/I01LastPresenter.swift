import RandomUsers
import UIKit
import UserSessions

/// A coordinator retains the presenter of the last guide, so that the user can continue reading.
///
/// Leak-free: at most one presenter is retained, a button leads back to it, and the next guide
/// replaces it.
enum I01 {
  nonisolated static let app = LeakFreeApp(
    "I01", "a coordinator retains the last presenter until the next one replaces it",
    events: [
      .tap("Rome"), .back, .tap("Start over"), .tap("Go on"), .back, .tap("Oslo"), .back,
    ]
  ) { .root { AppCoordinator(window: $0) } }

  final class AppCoordinator: AppRoot {
    private let navigation = UINavigationController()
    private var recent: GuidePresenter?

    init(window: UIWindow) { window.rootViewController = navigation }

    func start() {
      let cities = CitiesScreen()
      cities.addButton("Start over") { [weak self, weak cities] in
        self?.recent = GuidePresenter("Rome")
        cities?.showStart()
      }
      cities.addButton("Rome") { [weak self] in self?.open("Rome") }
      cities.addButton("Oslo") { [weak self] in self?.open("Oslo") }
      cities.addButton("Go on") { [weak self] in self?.goOn() }
      navigation.setViewControllers([cities], animated: false)
    }

    private func open(_ city: String) {
      let presenter = GuidePresenter(city)
      recent = presenter
      show(presenter)
    }

    private func goOn() {
      if let recent { show(recent) } else { open("Rome") }
    }

    private func show(_ presenter: GuidePresenter) {
      let guide = GuideScreen()
      guide.presenter = presenter
      presenter.view = guide
      navigation.pushViewController(guide, animated: true)
    }
  }

  final class GuidePresenter {
    weak var view: GuideScreen?
    private let city: String
    private var page = 0

    init(_ city: String) { self.city = city }

    func showNextPage() {
      page += 1
      view?.show("\(city), page \(page)")
    }
  }

  final class CitiesScreen: Screen {
    private var starts = 0

    func showStart() {
      starts += 1
      show("Started over \(starts) times")
    }
  }

  final class GuideScreen: Screen {
    var presenter: GuidePresenter?

    override func viewDidLoad() {
      super.viewDidLoad()
      presenter?.showNextPage()
      addButton("Turn the page") { [weak self] in self?.presenter?.showNextPage() }
    }
  }
}
