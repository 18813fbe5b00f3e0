import RandomUsers
import UIKit
import UserSessions

/// A child in its creator's list lacks a parent reference, so it cannot report that it finished.
///
/// The path is creator → children → child.
enum L07 {
  nonisolated static let defect = Defect(
    "L07", "a child cannot report its end because it has no parent", .abandoned,
    of: "L07.EditCoordinator",
    suspect: "PlayersCoordinator.children", events: [.tap("Edit"), .tap("Save")], times: 5
  ) { isFixed in
    .window { window in
      let navigation = UINavigationController()
      window.rootViewController = navigation
      let players = PlayersCoordinator(navigation, isFixed: isFixed)
      players.start()
      return players
    }
  }

  class Coordinator {
    let navigation: UINavigationController
    private weak var parent: Coordinator?
    private var children: [Coordinator] = []

    init(_ navigation: UINavigationController, parent: Coordinator? = nil) {
      self.navigation = navigation
      self.parent = parent
    }

    func start() {}

    func start(_ child: Coordinator) {
      children.append(child)
      child.start()
    }

    func finish() { parent?.remove(self) }

    private func remove(_ child: Coordinator) {
      children.removeAll { $0 === child }
    }
  }

  final class PlayersCoordinator: Coordinator {
    private let isFixed: Bool

    init(_ navigation: UINavigationController, isFixed: Bool) {
      self.isFixed = isFixed
      super.init(navigation)
    }

    override func start() {
      let players = PlayersScreen("Edit") { [weak self] in self?.edit() }
      navigation.setViewControllers([players], animated: false)
    }

    private func edit() { start(EditCoordinator(navigation, parent: isFixed ? self : nil)) }
  }

  final class EditCoordinator: Coordinator {
    override func start() {
      let form = EditScreen("Save") { [weak self] in
        self?.navigation.popViewController(animated: true)
      }
      form.onLeave = { [weak self] in self?.finish() }
      navigation.pushViewController(form, animated: true)
    }
  }

  final class PlayersScreen: Screen {}
  final class EditScreen: Screen {}
}
