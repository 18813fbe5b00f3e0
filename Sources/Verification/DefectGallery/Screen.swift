import UIKit

/// A screen with buttons and a label, which is all that most of the apps need.
///
/// A user taps a button by its title. Each screen of an app has a separate class, because random
/// users distinguish screens by their class.
class Screen: UIViewController {
  private struct Button {
    let title: String
    let action: () -> Void
  }

  /// Called when the screen has left its navigation controller in any way.
  var onLeave: (() -> Void)?
  private var buttons: [Button] = []
  private lazy var label = makeLabel()

  /// Creates a screen with one button.
  convenience init(_ button: String, action: @escaping () -> Void) {
    self.init(nibName: nil, bundle: nil)
    addButton(button, action)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    buttons.forEach(show)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { onLeave?() }
  }

  /// Adds a button, whose action the screen retains; the action must capture the screen weakly.
  func addButton(_ title: String, _ action: @escaping () -> Void) {
    let button = Button(title: title, action: action)
    buttons.append(button)
    if isViewLoaded { show(button) }
  }

  /// Replaces the text of the label.
  func show(_ text: String) { label.text = text }

  private func show(_ button: Button) {
    let control = UIButton(type: .system)
    control.setTitle(button.title, for: .normal)
    control.accessibilityIdentifier = button.title
    control.addAction(UIAction { _ in button.action() }, for: .touchUpInside)
    view.addSubview(control)
  }

  private func makeLabel() -> UILabel {
    let label = UILabel()
    view.addSubview(label)
    return label
  }
}
