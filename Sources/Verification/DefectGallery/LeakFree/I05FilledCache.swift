import RandomUsers
import UIKit
import UserSessions

/// A store keeps each picture once it has been loaded.
///
/// Leak-free: there are only two pictures, and later visits reuse them.
enum I05 {
  nonisolated static let app = LeakFreeApp(
    "I05", "a cache is filled on the first visits",
    events: [.tap("Cat"), .back, .tap("Dog"), .back]
  ) { .root { AppCoordinator(window: $0) } }

  enum Animal: String, CaseIterable {
    case cat = "Cat"
    case dog = "Dog"
  }

  final class AppCoordinator: AppRoot {
    private let navigation = UINavigationController()
    private let pictures = PictureStore()

    init(window: UIWindow) { window.rootViewController = navigation }

    func start() {
      let animals = AnimalsScreen()
      for animal in Animal.allCases {
        animals.addButton(animal.rawValue) { [weak self] in self?.show(animal) }
      }
      navigation.setViewControllers([animals], animated: false)
    }

    private func show(_ animal: Animal) {
      let screen = AnimalScreen()
      screen.picture = pictures.picture(of: animal)
      navigation.pushViewController(screen, animated: true)
    }
  }

  final class PictureStore {
    private var loaded: [Animal: Picture] = [:]

    func picture(of animal: Animal) -> Picture {
      if let picture = loaded[animal] { return picture }
      let picture = Picture(animal)
      loaded[animal] = picture
      return picture
    }
  }

  final class Picture {
    let image: UIImage?

    init(_ animal: Animal) { image = UIImage(named: animal.rawValue) }
  }

  final class AnimalsScreen: Screen {}

  final class AnimalScreen: Screen {
    var picture: Picture?

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(UIImageView(image: picture?.image))
    }
  }
}
