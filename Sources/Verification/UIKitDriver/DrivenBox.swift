import UIKit

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
