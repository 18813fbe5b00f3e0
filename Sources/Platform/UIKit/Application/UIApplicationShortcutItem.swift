/// A quick action on the app's icon.
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
  public let type: String
  public let localizedTitle: String

  public init(type: String, localizedTitle: String) {
    self.type = type
    self.localizedTitle = localizedTitle
    super.init()
  }
}
