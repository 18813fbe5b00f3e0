import UIKit

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
