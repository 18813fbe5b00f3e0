import UIKit

final class DrivenAlert: UIAlertController, Driven {
  weak var world: World?

  override func viewDidLoad() { heard(.viewDidLoad) }
  override func viewWillAppear(_ animated: Bool) { heard(.viewWillAppear) }
  override func viewIsAppearing(_ animated: Bool) { heard(.viewIsAppearing) }
  override func viewDidAppear(_ animated: Bool) { heard(.viewDidAppear) }
  override func viewWillDisappear(_ animated: Bool) { heard(.viewWillDisappear) }
  override func viewDidDisappear(_ animated: Bool) { heard(.viewDidDisappear) }
}
