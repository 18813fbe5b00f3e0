/// A button of an alert.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }

  public let title: String?
  public let style: Style
  @exclusivity(unchecked) open var isEnabled = true
  @exclusivity(unchecked) open var accessibilityIdentifier: String?
  @exclusivity(unchecked) open var isAccessibilityElement = true
  @exclusivity(unchecked) open var accessibilityLabel: String?
  // Retained by the action, and hence by the alert, until the alert is released (M15).
  @exclusivity(unchecked) var handler: ((UIAlertAction) -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}
