/// An object that decides what a share sheet's activity receives.
@preconcurrency @MainActor public protocol UIActivityItemSource: AnyObject {
  func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any
  func activityViewController(
    _ controller: UIActivityViewController, itemForActivityType type: UIActivity.ActivityType?
  ) -> Any?
  /// Never called here: no activity has a subject.
  func activityViewController(
    _ controller: UIActivityViewController, subjectForActivityType type: UIActivity.ActivityType?
  ) -> String
  /// Never called here.
  func activityViewController(
    _ controller: UIActivityViewController,
    dataTypeIdentifierForActivityType type: UIActivity.ActivityType?
  ) -> String
  /// Never called here.
  func activityViewController(
    _ controller: UIActivityViewController,
    thumbnailImageForActivityType type: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage?
}

extension UIActivityItemSource {
  public func activityViewController(
    _ controller: UIActivityViewController, subjectForActivityType type: UIActivity.ActivityType?
  ) -> String { "" }
  public func activityViewController(
    _ controller: UIActivityViewController,
    dataTypeIdentifierForActivityType type: UIActivity.ActivityType?
  ) -> String { "" }
  public func activityViewController(
    _ controller: UIActivityViewController,
    thumbnailImageForActivityType type: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage? { nil }
}

/// An item that is made once an activity needs it. On a phone, it is an operation, which makes the
/// item on another thread.
@preconcurrency @MainActor open class UIActivityItemProvider: NSObject, UIActivityItemSource {
  public let placeholderItem: Any?
  @exclusivity(unchecked) public private(set) final var activityType: UIActivity.ActivityType?

  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  /// The item. Overridden by subclasses; the placeholder by default.
  open var item: Any { placeholderItem ?? "" }

  open func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any {
    placeholderItem ?? ""
  }
  open func activityViewController(
    _ controller: UIActivityViewController, itemForActivityType type: UIActivity.ActivityType?
  ) -> Any? {
    activityType = type
    return item
  }
}
