import UIKit

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
