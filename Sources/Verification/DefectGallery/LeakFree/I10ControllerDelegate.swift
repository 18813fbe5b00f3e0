import RandomUsers
import UIKit
import UserSessions

/// Screens notify a weak delegate, their coordinator, instead of retaining it.
///
/// Leak-free: every coordinator has one screen, and every way back shows the next lower screen, so
/// `viewDidDisappear` is called for each.
enum I10 {
  nonisolated static let app = LeakFreeApp(
    "I10", "a screen's delegate ends the coordinator when the screen disappears",
    events: [
      .tap("Open"), .swipeBack(isFinished: false), .tap("Edit"), .back,
      .swipeBack(isFinished: true), .tap("Open"), .back,
    ]
  ) { .root { AppCoordinator(window: $0) } }

  final class AppCoordinator: AppRoot {
    private let navigation = UINavigationController()
    private var children: [PlayerCoordinator] = []

    init(window: UIWindow) { window.rootViewController = navigation }

    func start() {
      let list = ListScreen("Open") { [weak self] in self?.openPlayer() }
      navigation.setViewControllers([list], animated: false)
    }

    private func openPlayer() {
      let child = PlayerCoordinator(navigation)
      child.onFinish = { [weak self, weak child] in self?.children.removeAll { $0 === child } }
      children.append(child)
      child.start()
    }
  }

  protocol PlayerScreenDelegate: AnyObject {
    func playerScreenDidRequestEdit(_ screen: PlayerScreen)
    func playerScreenDidLeave(_ screen: PlayerScreen)
  }

  final class PlayerCoordinator: PlayerScreenDelegate {
    var onFinish: (() -> Void)?
    private weak var navigation: UINavigationController?

    init(_ navigation: UINavigationController) { self.navigation = navigation }

    func start() {
      let screen = PlayerScreen()
      screen.delegate = self
      navigation?.pushViewController(screen, animated: true)
    }

    func playerScreenDidRequestEdit(_ screen: PlayerScreen) {
      navigation?.pushViewController(EditScreen(), animated: true)
    }

    func playerScreenDidLeave(_ screen: PlayerScreen) { onFinish?() }
  }

  final class ListScreen: Screen {}

  final class PlayerScreen: Screen {
    weak var delegate: (any PlayerScreenDelegate)?

    override func viewDidLoad() {
      super.viewDidLoad()
      addButton("Edit") { [weak self] in
        if let self { delegate?.playerScreenDidRequestEdit(self) }
      }
      onLeave = { [weak self] in
        if let self { delegate?.playerScreenDidLeave(self) }
      }
    }
  }

  final class EditScreen: Screen {}
}
