/// The activity type of a universal link.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// A user activity that an app can continue.
@preconcurrency @MainActor open class NSUserActivity: NSObject {
  public let activityType: String
  open var title: String?
  open var webpageURL: URL?
  open var userInfo: [AnyHashable: Any]?
  /// Stored, but without effect: nothing searches for activities or hands them off.
  open var isEligibleForSearch = false
  open var isEligibleForHandoff = true
  open var isEligibleForPrediction = false
  open var isEligibleForPublicIndexing = false

  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }
}
