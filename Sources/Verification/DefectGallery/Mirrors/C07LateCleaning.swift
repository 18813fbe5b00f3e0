import RandomUsers
import UIKit
import UserSessions

/// The parent removes finished children only at the next transition.
///
/// A child whose sheet was swiped away stays in the list for as long as the user stays on the
/// screen.
enum C07 {
  nonisolated static let defect = Defect(
    "C07", "a child is released only at the next transition", .releasedLate,
    of: "C07.ShareCoordinator", suspect: "AppCoordinator.children",
    events: [.tap("Share"), .swipeSheet(isFinished: true), .tap("Open"), .back]
  ) { isFixed in .root { AppCoordinator(window: $0, isFixed: isFixed) } }

  final class AppCoordinator: NSObject, AppRoot, UINavigationControllerDelegate,
    UIAdaptivePresentationControllerDelegate
  {
    private let navigation = UINavigationController()
    private let isFixed: Bool
    private var children: [ShareCoordinator] = []

    init(window: UIWindow, isFixed: Bool) {
      self.isFixed = isFixed
      super.init()
      window.rootViewController = navigation
      navigation.delegate = self
    }

    func start() {
      let list = ListScreen("Open") { [weak self] in
        self?.navigation.pushViewController(DetailScreen(), animated: true)
      }
      list.addButton("Share") { [weak self] in self?.share() }
      navigation.setViewControllers([list], animated: false)
    }

    private func share() {
      removeWhatIsOver()
      let child = ShareCoordinator(presenter: navigation)
      children.append(child)
      let sheet = child.start()
      if isFixed { sheet.presentationController?.delegate = self }
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      removeWhatIsOver()
    }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { removeWhatIsOver() }

    private func removeWhatIsOver() { children.removeAll(where: \.isOver) }
  }

  final class ShareCoordinator {
    private weak var presenter: UIViewController?
    private weak var sheet: ShareScreen?

    var isOver: Bool { sheet?.presentingViewController == nil }

    init(presenter: UIViewController) { self.presenter = presenter }

    func start() -> UIViewController {
      let sheet = ShareScreen()
      self.sheet = sheet
      presenter?.present(sheet, animated: true)
      return sheet
    }
  }

  final class ListScreen: Screen {}
  final class DetailScreen: Screen {}
  final class ShareScreen: Screen {}
}
