/// The activity type of a universal link.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// An activity of the user that an app can continue.
@preconcurrency @MainActor open class NSUserActivity: NSObject {
  public let activityType: String
  @exclusivity(unchecked) open var title: String?
  @exclusivity(unchecked) open var webpageURL: URL?
  @exclusivity(unchecked) open var userInfo: [AnyHashable: Any]?

  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }
}
