/// An alert or action sheet with a title, a message and buttons, presented over everything else.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  public enum Style: Sendable { case actionSheet, alert }

  @exclusivity(unchecked) open var message: String?
  open var preferredStyle: Style { ownStyle }
  private let ownStyle: Style
  @exclusivity(unchecked) open private(set) var actions: [UIAlertAction] = []
  @exclusivity(unchecked) open var preferredAction: UIAlertAction?
  @exclusivity(unchecked) open private(set) var textFields: [UITextField]?

  public init(title: String?, message: String?, preferredStyle: Style) {
    ownStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    modalPresentationStyle = .overFullScreen
  }

  public required init?(coder: NSCoder) {
    ownStyle = .alert
    super.init(coder: coder)
  }

  public convenience init() { self.init(title: nil, message: nil, preferredStyle: .actionSheet) }

  /// Creates a view that contains the text fields, so that touches can reach them.
  open override func loadView() {
    view = UIView()
    for field in textFields ?? [] { view.addSubview(field) }
  }

  /// Whether an action sheet lacks the source that its popover requires (rule 130).
  var needsPopoverSource: Bool {
    preferredStyle == .actionSheet && MainLoop.current.idiom == .pad
      && popoverPresentationController?.hasSource != true
  }

  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      MainLoop.current.record(
        .crashed(reason: "UIAlertController can only have one action with a style of cancel"))
      return
    }
    actions.append(action)
  }

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      MainLoop.current.record(
        .crashed(reason: "Text fields can only be added to an alert controller of style alert"))
      return
    }
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    viewIfLoaded?.addSubview(field)
  }

  /// Simulates a tap outside an action sheet, which chooses its cancel action (rule 128).
  /// - Returns: Whether there is a cancel action.
  func cancelByTappingOutside() -> Bool {
    guard preferredStyle == .actionSheet, let cancel = actions.first(where: { $0.style == .cancel })
    else { return false }
    choose(cancel)
    return true
  }

  /// Simulates a tap on an action: the alert is dismissed, then the handler runs (rule 127).
  func choose(_ action: UIAlertAction) {
    guard action.isEnabled, let presenter = presentingViewController else { return }
    // Bypasses the app's overrides of `dismiss`, as UIKit does.
    presenter.startDismissal(animated: true) { [self] in
      action.handler?(action)
      if MainLoop.current.behavior.clearsAlertHandlers {
        for action in actions { action.handler = nil }
      }
    }
  }
}
