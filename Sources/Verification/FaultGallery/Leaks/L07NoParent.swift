import RandomUsers
import UIKit
import UserSessions

/// A child in its creator's list lacks a parent reference, so it cannot report its end.
///
/// The path is creator → children → child.
enum L07 {
  nonisolated static let fault = Fault(
    "L07", "a child does not know the parent that it should tell of its end", .abandoned,
    of: "L07.EditCoordinator",
    suspect: "PlayersCoordinator.children",
    events: [.tap("Edit"), .tap("Save")], times: 5
  ) { isMended in
    .window { window in
      let navigation = UINavigationController()
      window.rootViewController = navigation
      let players = PlayersCoordinator(navigation, isMended: isMended)
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

    func finish() {
      parent?.remove(self)
    }

    private func remove(_ child: Coordinator) {
      children.removeAll { $0 === child }
    }
  }

  final class PlayersCoordinator: Coordinator {
    private let isMended: Bool

    init(_ navigation: UINavigationController, isMended: Bool) {
      self.isMended = isMended
      super.init(navigation)
    }

    override func start() {
      let players = PlayersScreen()
      players.onEdit = { [weak self] in self?.edit() }
      navigation.setViewControllers([players], animated: false)
    }

    private func edit() {
      start(EditCoordinator(navigation, parent: isMended ? self : nil))
    }
  }

  final class EditCoordinator: Coordinator {
    override func start() {
      let form = EditScreen()
      form.onSave = { [weak self] in self?.navigation.popViewController(animated: true) }
      form.onLeave = { [weak self] in self?.finish() }
      navigation.pushViewController(form, animated: true)
    }
  }

  final class PlayersScreen: Screen {
    var onEdit: (() -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      addButton("Edit") { [weak self] in self?.onEdit?() }
    }
  }

  final class EditScreen: Screen {
    var onSave: (() -> Void)?
    var onLeave: (() -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      addButton("Save") { [weak self] in self?.onSave?() }
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      if isMovingFromParent { onLeave?() }
    }
  }
}
