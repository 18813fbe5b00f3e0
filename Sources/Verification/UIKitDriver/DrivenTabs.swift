import UIKit

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
