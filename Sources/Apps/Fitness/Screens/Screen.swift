public import UIKit

/// The base class of all thirteen screens: the content, and an overlay for the busy state.
///
/// A screen replaces a storyboard scene: it has layout but no behaviour. Architectures use a screen
/// directly or subclass it, as with a custom class in a storyboard.
open class Screen: UIView {
  /// The container of all controls.
  public let contentView = UIView()
  /// An overlay that is visible while a request is pending.
  public let busyOverlay = UIView()

  /// Creates an idle screen with an accessibility identifier.
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

  final func addTable(_ identifier: String) -> UITableView {
    let table = add(UITableView(), identifier)
    table.register(UITableViewCell.self, forCellReuseIdentifier: BasicRow.reuseIdentifier)
    return table
  }

  final func addButton(_ title: String, _ identifier: String, to parent: UIView? = nil) -> UIButton
  {
    let button = add(UIButton(type: .system), identifier, to: parent)
    button.setTitle(title, for: .normal)
    return button
  }
}

/// A screen that loads its content, and offers to load it again when loading has failed.
open class LoadingScreen: Screen {
  public private(set) var statusLabel: UILabel!
  /// The button that loads the content again; hidden at first.
  public private(set) var retryButton: UIButton!

  final func addStatus() {
    statusLabel = add(UILabel(), ElementID.status)
    retryButton = addButton("Retry", ElementID.retry)
    retryButton.isHidden = true
  }
}
