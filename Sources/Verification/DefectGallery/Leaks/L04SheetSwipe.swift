import RandomUsers
import UIKit
import UserSessions

/// A child is removed only by the sheet's button, not when the sheet is swiped away.
///
/// The path is parent → children → child → router → the sheet's stack.
enum L04 {
  nonisolated static let defect = Defect(
    "L04", "a child is not removed when its sheet is swiped away", .abandoned,
    of: "L04.NoteCoordinator", suspect: "AppCoordinator.children",
    events: [.tap("New note"), .swipeSheet(isFinished: true)], times: 5
  ) { isFixed in .root { AppCoordinator(window: $0, isFixed: isFixed) } }

  final class AppCoordinator: NSObject, AppRoot, UIAdaptivePresentationControllerDelegate {
    private let navigation = UINavigationController()
    private let isFixed: Bool
    private var children: [NoteCoordinator] = []

    init(window: UIWindow, isFixed: Bool) {
      self.isFixed = isFixed
      super.init()
      window.rootViewController = navigation
    }

    func start() {
      let notes = NotesScreen("New note") { [weak self] in self?.writeNote() }
      navigation.setViewControllers([notes], animated: false)
    }

    private func writeNote() {
      let child = NoteCoordinator()
      child.onFinish = { [weak self, weak child] in
        guard let self, let child else { return }
        navigation.dismiss(animated: true)
        remove(child)
      }
      children.append(child)
      child.start()
      let sheet = child.router.navigation
      if isFixed { sheet.presentationController?.delegate = self }
      navigation.present(sheet, animated: true)
    }

    private func remove(_ child: NoteCoordinator) {
      children.removeAll { $0 === child }
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      let sheet = presentationController.presentedViewController
      children.first { $0.router.navigation === sheet }.map(remove)
    }
  }

  final class NoteCoordinator {
    let router = Router()
    var onFinish: (() -> Void)?

    func start() {
      let note = NoteScreen("Save") { [weak self] in self?.onFinish?() }
      router.setRoot(note)
    }
  }

  /// Shows a coordinator's screens.
  final class Router {
    let navigation = UINavigationController()

    func setRoot(_ screen: UIViewController) {
      navigation.setViewControllers([screen], animated: false)
    }
  }

  final class NotesScreen: Screen {}
  final class NoteScreen: Screen {}
}
