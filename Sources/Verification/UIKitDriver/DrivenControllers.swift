import UIKit

/// A controller that reports every callback to its world.
@MainActor protocol Driven: UIViewController {
  var world: World? { get }
}

extension Driven {
  func heard(_ moment: Moment) { world?.hear(moment, from: self) }
}

/// A plain controller with a text field in its view.
class DrivenScreen: UIViewController, Driven {
  private(set) weak var world: World?
  let field = UITextField()

  init(_ world: World, _ kind: String = "Screen") {
    self.world = world
    super.init(nibName: nil, bundle: nil)
    world.name(self, kind)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = ScreenView(of: self)
    view.addSubview(field)
  }
  override func viewDidLoad() { heard(.viewDidLoad) }
  override func viewWillAppear(_ animated: Bool) { heard(.viewWillAppear) }
  override func viewIsAppearing(_ animated: Bool) { heard(.viewIsAppearing) }
  override func viewDidAppear(_ animated: Bool) { heard(.viewDidAppear) }
  override func viewWillDisappear(_ animated: Bool) { heard(.viewWillDisappear) }
  override func viewDidDisappear(_ animated: Bool) { heard(.viewDidDisappear) }
  override func willMove(toParent parent: UIViewController?) { world?.willMove(self) }
  override func didMove(toParent parent: UIViewController?) { world?.didMove(self, to: parent) }
}

/// A custom container with two views that can contain its children's views.
final class DrivenBox: DrivenScreen {
  let left = UIView()
  let right = UIView()

  override func loadView() {
    super.loadView()
    view.addSubview(left)
    view.addSubview(right)
  }
}

final class DrivenStack: UINavigationController, Driven {
  private(set) weak var world: World?

  init(_ world: World, _ screens: [UIViewController]) {
    self.world = world
    super.init(nibName: nil, bundle: nil)
    world.name(self, "Stack")
    delegate = world.listener
    viewControllers = screens
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() { heard(.viewDidLoad) }
  override func viewWillAppear(_ animated: Bool) { heard(.viewWillAppear) }
  override func viewIsAppearing(_ animated: Bool) { heard(.viewIsAppearing) }
  override func viewDidAppear(_ animated: Bool) { heard(.viewDidAppear) }
  override func viewWillDisappear(_ animated: Bool) { heard(.viewWillDisappear) }
  override func viewDidDisappear(_ animated: Bool) { heard(.viewDidDisappear) }
  override func willMove(toParent parent: UIViewController?) { world?.willMove(self) }
  override func didMove(toParent parent: UIViewController?) { world?.didMove(self, to: parent) }
}

final class DrivenTabs: UITabBarController, Driven {
  private(set) weak var world: World?

  init(_ world: World, _ tabs: [UIViewController]) {
    self.world = world
    super.init(nibName: nil, bundle: nil)
    world.name(self, "Tabs")
    delegate = world.listener
    viewControllers = tabs
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() { heard(.viewDidLoad) }
  override func viewWillAppear(_ animated: Bool) { heard(.viewWillAppear) }
  override func viewIsAppearing(_ animated: Bool) { heard(.viewIsAppearing) }
  override func viewDidAppear(_ animated: Bool) { heard(.viewDidAppear) }
  override func viewWillDisappear(_ animated: Bool) { heard(.viewWillDisappear) }
  override func viewDidDisappear(_ animated: Bool) { heard(.viewDidDisappear) }
  override func willMove(toParent parent: UIViewController?) { world?.willMove(self) }
  override func didMove(toParent parent: UIViewController?) { world?.didMove(self, to: parent) }
}

final class DrivenAlert: UIAlertController, Driven {
  weak var world: World?

  override func viewDidLoad() { heard(.viewDidLoad) }
  override func viewWillAppear(_ animated: Bool) { heard(.viewWillAppear) }
  override func viewIsAppearing(_ animated: Bool) { heard(.viewIsAppearing) }
  override func viewDidAppear(_ animated: Bool) { heard(.viewDidAppear) }
  override func viewWillDisappear(_ animated: Bool) { heard(.viewWillDisappear) }
  override func viewDidDisappear(_ animated: Bool) { heard(.viewDidDisappear) }
}

/// A controller's view, which can be recognised in the window after the controller is gone.
final class ScreenView: UIView {
  private(set) weak var screen: UIViewController?
  let title: String

  init(of screen: UIViewController) {
    self.screen = screen
    title = screen.title ?? ""
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }
}

/// The delegate of every stack, tab bar and sheet in a world.
@MainActor
final class Listener: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
  UIAdaptivePresentationControllerDelegate
{
  weak var world: World?

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { world?.willShow(viewController, in: navigationController) }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { world?.didShow(viewController, in: navigationController) }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { world?.hear(.didSelectTab, from: tabBarController) }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    world?.hear(.willDismissSheet, from: presentationController.presentingViewController)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    world?.hear(.didDismissSheet, from: presentationController.presentingViewController)
  }
}
