/// The direction of a scroll by an assistive technology.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left, up, down, next, previous
}

/// An element for assistive technologies that is not a view. Stored, but has no effect.
///
/// Its container retains it in `accessibilityElements`; it refers to the container weakly.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
  @exclusivity(unchecked) open weak var accessibilityContainer: AnyObject?
  @exclusivity(unchecked) open var isAccessibilityElement = true
  @exclusivity(unchecked) open var accessibilityIdentifier: String?
  @exclusivity(unchecked) open var accessibilityLabel: String?
  @exclusivity(unchecked) open var accessibilityHint: String?
  @exclusivity(unchecked) open var accessibilityValue: String?
  @exclusivity(unchecked) open var accessibilityTraits = UIAccessibilityTraits.none
  @exclusivity(unchecked) open var accessibilityFrame = CGRect.zero
  @exclusivity(unchecked) open var accessibilityFrameInContainerSpace = CGRect.zero

  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }
}

/// An action that VoiceOver offers on an element. Stored, but never performed.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  @exclusivity(unchecked) open var name: String
  @exclusivity(unchecked) open var image: UIImage?
  @exclusivity(unchecked) open var actionHandler: Handler?
  /// The receiver of the action, referenced weakly.
  @exclusivity(unchecked) open weak var target: AnyObject?
  @exclusivity(unchecked) open var selector: Selector?

  public init(name: String, image: UIImage? = nil, actionHandler: @escaping Handler) {
    (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
    super.init()
  }

  public init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
    (self.name, self.image, self.selector) = (name, image, selector)
    self.target = target as AnyObject?
    super.init()
  }
}
