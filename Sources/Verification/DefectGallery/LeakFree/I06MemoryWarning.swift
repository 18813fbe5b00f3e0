import RandomUsers
import UIKit
import UserSessions

/// A cache of maps is emptied on a memory warning; the visible map is released with its screen.
///
/// Leak-free: the cache drops everything it can, and a map in use must stay as long as it is
/// visible.
enum I06 {
  nonisolated static let app = LeakFreeApp(
    "I06", "a cache is emptied while a screen uses its content",
    events: [
      .tap("Map"), .back, .memoryWarning, .tap("Map"), .back, .tap("Map"), .memoryWarning, .back,
    ]
  ) { .root { AppCoordinator(window: $0) } }

  final class AppCoordinator: AppRoot {
    private let navigation = UINavigationController()
    private let maps = MapCache()

    init(window: UIWindow) { window.rootViewController = navigation }

    func start() {
      let places = PlacesScreen("Map") { [weak self] in self?.showMap() }
      navigation.setViewControllers([places], animated: false)
    }

    private func showMap() {
      let screen = MapScreen()
      screen.map = maps.map(of: "Oslo")
      navigation.pushViewController(screen, animated: true)
    }
  }

  final class MapCache {
    private var maps: [String: Map] = [:]

    /// The app never releases its cache, so the observer need not be removed.
    init() {
      _ = NotificationCenter.default.addObserver(
        forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
      ) { [weak self] _ in self?.maps.removeAll() }
    }

    func map(of place: String) -> Map {
      if let map = maps[place] { return map }
      let map = Map(place)
      maps[place] = map
      return map
    }
  }

  final class Map {
    let image: UIImage?

    init(_ place: String) { image = UIImage(named: place) }
  }

  final class PlacesScreen: Screen {}

  final class MapScreen: Screen {
    var map: Map?

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(UIImageView(image: map?.image))
    }
  }
}
