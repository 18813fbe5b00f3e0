public import UIKit

/// What all seven screens are made of: the content, and an overlay that shows that the app is busy.
///
/// A screen is what a storyboard would hold, layout without behaviour. Architectures use it as it is or
/// give it a subclass, as they would with a custom class in a storyboard.
open class Screen: UIView {
  /// Everything that can be touched.
  public let contentView = UIView()
  /// Visible while a request is open.
  public let busyOverlay = UIView()

  /// Makes an idle screen that a user knows by `identifier`.
  public init(identifier: String) {
    super.init(frame: .zero)
    accessibilityIdentifier = identifier
    addSubview(contentView)
    busyOverlay.accessibilityIdentifier = ElementID.overlay
    busyOverlay.isHidden = true
    addSubview(busyOverlay)
  }

  public required init?(coder: NSCoder) {
    fatalError("Screens are made in code.")
  }

  /// Whether the content can be touched.
  public var isContentEnabled: Bool {
    get { contentView.isUserInteractionEnabled }
    set { contentView.isUserInteractionEnabled = newValue }
  }

  /// Whether the overlay is shown; while it is, the content cannot be touched.
  public var isBusy: Bool {
    get { !busyOverlay.isHidden }
    set {
      busyOverlay.isHidden = !newValue
      isContentEnabled = !newValue
    }
  }

  final func add<View: UIView>(_ view: View, _ identifier: String, to parent: UIView? = nil) -> View
  {
    view.accessibilityIdentifier = identifier
    (parent ?? contentView).addSubview(view)
    return view
  }

  final func addButton(_ title: String, _ identifier: String, to parent: UIView? = nil) -> UIButton
  {
    let button = add(UIButton(type: .system), identifier, to: parent)
    button.setTitle(title, for: .normal)
    return button
  }
}
