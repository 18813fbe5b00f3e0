/// A share sheet, which the user closes or uses to copy the items.
///
/// Its view has two buttons, Copy and Close. Both dismiss the sheet, and then the completion
/// handler is called, as after a swipe that dismisses the sheet.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  public typealias CompletionWithItemsHandler =
    (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  private let activityItems: [Any]
  @exclusivity(unchecked) open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The activities that are not offered.
  @exclusivity(unchecked) open var excludedActivityTypes: [UIActivity.ActivityType]?
  @exclusivity(unchecked) private var hasCompleted = false

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    activityItems = []
    super.init(coder: coder)
  }

  open override func loadView() {
    view = UIView()
    for case let source as any UIActivityItemSource in activityItems {
      _ = source.activityViewControllerPlaceholderItem(self)
    }
    if excludedActivityTypes?.contains(.copyToPasteboard) != true {
      addButton("Copy") { $0.copyItems() }
    }
    addButton("Close") { $0.close(after: nil) }
  }

  private func addButton(
    _ title: String, _ action: @escaping (UIActivityViewController) -> Void
  ) {
    let button = UIButton(
      primaryAction: UIAction(title: title) { [weak self] _ in self.map(action) })
    view.addSubview(button)
  }

  private func copyItems() {
    for given in activityItems {
      var item: Any? = given
      if let source = given as? any UIActivityItemSource {
        item = source.activityViewController(self, itemForActivityType: .copyToPasteboard)
      }
      if let text = item as? String { UIPasteboard.general.string = text }
      if let url = item as? URL { UIPasteboard.general.url = url }
      if let image = item as? UIImage { UIPasteboard.general.image = image }
    }
    close(after: .copyToPasteboard)
  }

  private func close(after activity: UIActivity.ActivityType?) {
    hasCompleted = true
    // Bypasses the app's overrides of `dismiss`, as an alert does.
    presentingViewController?.startDismissal(animated: true) { [self] in complete(activity) }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed, !hasCompleted else { return }
    hasCompleted = true
    complete(nil)
  }

  private func complete(_ activity: UIActivity.ActivityType?) {
    let handler = completionWithItemsHandler
    completionWithItemsHandler = nil
    handler?(activity, activity != nil, nil, nil)
  }
}

/// A service in a share sheet.
@preconcurrency @MainActor open class UIActivity: NSObject {
  /// The name of a service.
  public struct ActivityType: Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
  }

  /// The row in which a share sheet shows a service. Ignored.
  public enum Category: Int, Sendable { case action, share }

  public override init() { super.init() }
  open class var activityCategory: Category { .action }
  open var activityType: ActivityType? { nil }
  open var activityTitle: String? { nil }
  open var activityImage: UIImage? { nil }
  open func canPerform(withActivityItems items: [Any]) -> Bool { false }
  open func prepare(withActivityItems items: [Any]) {}
  /// Never shown: no activity of the app's is offered.
  open var activityViewController: UIViewController? { nil }
  open func perform() {}
  open func activityDidFinish(_ completed: Bool) {}
}
