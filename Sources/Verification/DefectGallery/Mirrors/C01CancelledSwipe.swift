import RandomUsers
import UIKit
import UserSessions

/// The parent releases a child as soon as its screen begins to leave, and the swipe is cancelled.
///
/// The screen stays, but the coordinator, which it references only weakly, is gone.
enum C01 {
  nonisolated static let defect = Defect(
    "C01", "the coordinator is released although the swipe is cancelled", .releasedEarly,
    of: "C01.DetailCoordinator", suspect: "DetailScreen.coordinator",
    events: [.tap("Open"), .swipeBack(isFinished: false), .tap("Buy")]
  ) { isFixed in .root { AppCoordinator(window: $0, isFixed: isFixed) } }

  final class AppCoordinator: NSObject, AppRoot, UINavigationControllerDelegate {
    private let navigation = UINavigationController()
    private let isFixed: Bool
    private var children: [DetailCoordinator] = []

    init(window: UIWindow, isFixed: Bool) {
      self.isFixed = isFixed
      super.init()
      window.rootViewController = navigation
      navigation.delegate = self
    }

    func start() {
      let list = ListScreen("Open") { [weak self] in self?.open() }
      navigation.setViewControllers([list], animated: false)
    }

    private func open() {
      let child = DetailCoordinator(navigation)
      children.append(child)
      child.start()
    }

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) {
      if isFixed, let transition = navigationController.transitionCoordinator {
        transition.animate(alongsideTransition: nil) { [weak self] context in
          if !context.isCancelled { self?.removeWhatHasLeft() }
        }
      } else {
        removeWhatHasLeft()
      }
    }

    private func removeWhatHasLeft() {
      children.removeAll { !$0.isIn(navigation.viewControllers) }
    }
  }

  final class DetailCoordinator {
    private weak var navigation: UINavigationController?
    private weak var detail: DetailScreen?

    init(_ navigation: UINavigationController) { self.navigation = navigation }

    func start() {
      let detail = DetailScreen()
      detail.coordinator = self
      self.detail = detail
      navigation?.pushViewController(detail, animated: true)
    }

    func buy() { navigation?.pushViewController(ReceiptScreen(), animated: true) }

    func isIn(_ screens: [UIViewController]) -> Bool { screens.contains { $0 === detail } }
  }

  final class ListScreen: Screen {}

  final class DetailScreen: Screen {
    weak var coordinator: DetailCoordinator?

    override func viewDidLoad() {
      super.viewDidLoad()
      addButton("Buy") { [weak self] in self?.coordinator?.buy() }
    }
  }

  final class ReceiptScreen: Screen {}
}
