import RandomUsers
import UIKit
import UserSessions

/// A flow creates its screen on the first visit and retains it: coordinator → screen → presenter.
///
/// Leak-free: every visit shows the same screen again, as the user left it.
enum I03 {
  nonisolated static let app = LeakFreeApp(
    "I03", "a flow retains its screen for the next visit",
    events: [
      .tap("Player"), .tap("Louder"), .back, .wait(seconds: 1), .tap("Player"),
      .swipeBack(isFinished: false), .swipeBack(isFinished: true),
    ]
  ) { .root { AppCoordinator(window: $0) } }

  final class AppCoordinator: AppRoot {
    private let navigation = UINavigationController()
    private let player: PlayerCoordinator

    init(window: UIWindow) {
      player = PlayerCoordinator(navigation)
      window.rootViewController = navigation
    }

    func start() {
      let albums = AlbumsScreen("Player") { [weak self] in self?.player.start() }
      navigation.setViewControllers([albums], animated: false)
    }
  }

  final class PlayerCoordinator {
    private weak var navigation: UINavigationController?
    private lazy var screen = makeScreen()

    init(_ navigation: UINavigationController) { self.navigation = navigation }

    func start() { navigation?.pushViewController(screen, animated: true) }

    private func makeScreen() -> PlayerScreen {
      let screen = PlayerScreen()
      screen.presenter.view = screen
      return screen
    }
  }

  final class PlayerPresenter {
    weak var view: PlayerScreen?
    private var volume = 1

    func makeLouder() {
      volume += 1
      view?.show("Volume \(volume)")
    }
  }

  final class AlbumsScreen: Screen {}

  final class PlayerScreen: Screen {
    let presenter = PlayerPresenter()

    override func viewDidLoad() {
      super.viewDidLoad()
      addButton("Louder") { [weak self] in self?.presenter.makeLouder() }
    }
  }
}
