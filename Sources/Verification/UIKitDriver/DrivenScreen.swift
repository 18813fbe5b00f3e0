import UIKit

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
