import RandomUsers
import UIKit
import UserSessions

/// A screen replaces the navigation delegate, the coordinator that removes children after a pop.
///
/// From then on the coordinator is not notified of any pop.
enum L20 {
  nonisolated static let defect = Defect(
    "L20", "a screen replaces the navigation delegate that cleans up", .abandoned,
    of: "L20.PhotoCoordinator", suspect: "AppCoordinator.children",
    events: [.tap("Photo"), .swipeBack(isFinished: true)], times: 5
  ) { isFixed in .root { AppCoordinator(window: $0, isFixed: isFixed) } }

  final class AppCoordinator: NSObject, AppRoot, UINavigationControllerDelegate {
    private let navigation = UINavigationController()
    private let isFixed: Bool
    private var children: [PhotoCoordinator] = []

    init(window: UIWindow, isFixed: Bool) {
      self.isFixed = isFixed
      super.init()
      window.rootViewController = navigation
      navigation.delegate = self
    }

    func start() {
      let album = AlbumScreen("Photo") { [weak self] in self?.openPhoto() }
      navigation.setViewControllers([album], animated: false)
    }

    private func openPhoto() {
      let child = PhotoCoordinator(navigation)
      children.append(child)
      child.start(isFixed: isFixed)
    }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      children.removeAll { $0.hasLeft }
    }
  }

  final class PhotoCoordinator {
    private weak var navigation: UINavigationController?
    private weak var photo: PhotoScreen?

    var hasLeft: Bool { photo?.navigationController == nil }

    init(_ navigation: UINavigationController) { self.navigation = navigation }

    func start(isFixed: Bool) {
      let photo = PhotoScreen()
      photo.restoresDelegate = isFixed
      self.photo = photo
      navigation?.pushViewController(photo, animated: true)
    }
  }

  final class AlbumScreen: Screen {}

  final class PhotoScreen: Screen, UINavigationControllerDelegate {
    var restoresDelegate = false
    private weak var formerDelegate: (any UINavigationControllerDelegate)?

    override func viewDidLoad() {
      super.viewDidLoad()
      show("Preview")
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      formerDelegate = navigationController?.delegate
      navigationController?.delegate = self
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      if restoresDelegate { navigationController?.delegate = formerDelegate }
    }

    // Loading the large picture earlier would disturb the animation.
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      if viewController === self { show("Full size") }
    }
  }
}
