import Testing
import UIKit

// MARK: - Routes, transitions and a generic coordinator

protocol Route {}

@MainActor protocol RoutePresentable: AnyObject {
  var viewController: UIViewController! { get }
}

extension UIViewController: RoutePresentable {
  var viewController: UIViewController! { self }
}

struct RouteTransition<RootViewController: UIViewController> {
  typealias Perform =
    @MainActor (
      _ rootViewController: RootViewController, _ animated: Bool,
      _ completion: (() -> Void)?
    ) -> Void

  let presentables: [any RoutePresentable]
  let perform: Perform

  static func present(_ presentable: any RoutePresentable) -> RouteTransition {
    RouteTransition(presentables: [presentable]) { root, animated, completion in
      root.present(presentable.viewController, animated: animated, completion: completion)
    }
  }

  static func dismiss() -> RouteTransition {
    RouteTransition(presentables: []) { root, animated, completion in
      root.dismiss(animated: animated, completion: completion)
    }
  }

  static func multiple(_ transitions: RouteTransition...) -> RouteTransition {
    RouteTransition(presentables: transitions.flatMap(\.presentables)) { root, animated, done in
      guard let first = transitions.first else {
        done?()
        return
      }
      let rest = Array(transitions.dropFirst())
      first.perform(root, animated) {
        rest.forEach { $0.perform(root, animated, nil) }
        done?()
      }
    }
  }
}

extension RouteTransition where RootViewController: UINavigationController {
  static func push(_ presentable: any RoutePresentable) -> RouteTransition {
    RouteTransition(presentables: [presentable]) { root, animated, completion in
      CATransaction.begin()
      CATransaction.setCompletionBlock(completion)
      root.pushViewController(presentable.viewController, animated: animated)
      CATransaction.commit()
    }
  }

  static func pop() -> RouteTransition {
    RouteTransition(presentables: []) { root, animated, completion in
      CATransaction.begin()
      CATransaction.setCompletionBlock(completion)
      root.popViewController(animated: animated)
      CATransaction.commit()
    }
  }
}

@MainActor protocol RouteTrigger<RouteType>: AnyObject {
  associatedtype RouteType: Route
  func trigger(_ route: RouteType, animated: Bool, completion: (() -> Void)?)
}

extension RouteTrigger {
  func trigger(_ route: RouteType) {
    trigger(route, animated: true, completion: nil)
  }
}

@MainActor private var coordinatorKey: UInt8 = 0
nonisolated(unsafe) private var closeKey: Void?

extension UIViewController {
  /// The coordinator that started with this screen and lives as long as it does.
  var owningCoordinator: AnyObject? {
    get { objc_getAssociatedObject(self, &coordinatorKey) as AnyObject? }
    set {
      objc_setAssociatedObject(
        self, &coordinatorKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  var onClose: (() -> Void)? {
    get { objc_getAssociatedObject(self, &closeKey) as? () -> Void }
    set { objc_setAssociatedObject(self, &closeKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
  }
}

class RouteCoordinator<RouteType: Route, RootViewController: UIViewController>: NSObject,
  RouteTrigger, RoutePresentable
{
  private(set) unowned var rootViewController: RootViewController
  var viewController: UIViewController! { rootViewController }

  init(rootViewController: RootViewController, initialRoute: RouteType?) {
    self.rootViewController = rootViewController
    super.init()
    rootViewController.owningCoordinator = self
    if let initialRoute { trigger(initialRoute, animated: false, completion: nil) }
  }

  func trigger(_ route: RouteType, animated: Bool, completion: (() -> Void)?) {
    prepareTransition(for: route).perform(rootViewController, animated, completion)
  }

  func prepareTransition(for route: RouteType) -> RouteTransition<RootViewController> {
    fatalError("Please override \(#function)")
  }
}

enum UserRoute: Route {
  case list
  case user(String)
  case about
  case close
  case switchTo(String)
}

final class UserCoordinator: RouteCoordinator<UserRoute, UINavigationController> {
  init() {
    super.init(rootViewController: UINavigationController(), initialRoute: .list)
  }

  override func prepareTransition(
    for route: UserRoute
  ) -> RouteTransition<UINavigationController> {
    switch route {
    case .list:
      return .push(UserScreen(name: "Users", router: self))
    case .user(let name):
      return .push(UserScreen(name: name, router: self))
    case .about:
      let about = AboutCoordinator()
      about.viewController.onClose = { [weak self] in self?.trigger(.close) }
      return .present(about)
    case .close:
      return .dismiss()
    case .switchTo(let name):
      return .multiple(.pop(), .push(UserScreen(name: name, router: self)))
    }
  }
}

enum AboutRoute: Route { case text }

final class AboutCoordinator: RouteCoordinator<AboutRoute, UINavigationController> {
  // Only its screen retains this coordinator.
  private let screens = UINavigationController()

  init() {
    super.init(rootViewController: screens, initialRoute: .text)
  }

  override func prepareTransition(
    for route: AboutRoute
  ) -> RouteTransition<UINavigationController> {
    .push(UIViewController())
  }
}

final class UserScreen: UIViewController {
  private weak var router: (any RouteTrigger<UserRoute>)?

  init(name: String, router: any RouteTrigger<UserRoute>) {
    self.router = router
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(title: "Ada", style: .plain, target: self, action: #selector(showAda)),
      UIBarButtonItem(title: "About", style: .plain, target: self, action: #selector(showAbout)),
    ]
  }

  @objc func showAda() { router?.trigger(.user("Ada")) }
  @objc func showAbout() { router?.trigger(.about) }
}

// MARK: - Test

@MainActor @Suite("Generic router with associated objects") struct GenericRouterTests {
  @Test("routes push, present and close screens, each of which retains its coordinator")
  func routes() {
    let phone = Phone()
    weak var coordinator: UserCoordinator?
    do {
      let made = UserCoordinator()
      coordinator = made
      phone.show(made.viewController)
    }
    #expect(phone.screen?.title == "Users")
    #expect(coordinator != nil)

    #expect(phone.tap("Ada"))
    #expect(phone.screen?.title == "Ada")
    var isDone = false
    coordinator?.trigger(.switchTo("Grace"), animated: true) { isDone = true }
    #expect(!isDone)
    phone.settle()
    #expect(isDone && phone.screen?.title == "Grace")

    #expect(phone.tap("About"))
    let modal = phone.screen?.navigationController
    #expect(modal?.owningCoordinator is AboutCoordinator)
    modal?.onClose?()
    phone.settle()
    #expect(phone.screen?.title == "Grace")

    phone.window?.rootViewController = UIViewController()
    phone.settle()
    #expect(coordinator == nil)
  }
}
